/** What went wrong, in a sentence for people. */
import { ApiError } from './api'
import { say } from './say.svelte'

/** The server's own sentence where it gave one; else that it cannot be reached. */
export function problem(error: unknown): string {
  return error instanceof ApiError ? error.message : say('problem-offline')
}
