/** The calls of the server's API, typed. Keys travel as cookies that no script can read. */
import type {
  Advice,
  Created,
  Games,
  LogEntry,
  News,
  Outlook,
  Position,
  RecordTableWish,
  Scored,
  ScoreWish,
  Sheet,
  TableWish,
  Told,
} from './messages'
import { language } from './say.svelte'

/** The server refused: a key for the program, a sentence for people in their language. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    message: string,
    /** With 409: all news, because the table has gone on. */
    readonly news: News | null = null,
  ) {
    super(message)
  }
}

/** The server cannot be reached. */
export class Offline extends Error {}

interface Refused {
  error: string
  message: string
  at?: number
  entries?: LogEntry[]
  table?: Position
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response
  try {
    answer = await fetch(path, {
      ...init,
      credentials: 'same-origin',
      headers: { 'accept-language': language.current, ...init.headers },
    })
  } catch {
    throw new Offline()
  }
  if (!answer.ok) throw await refusal(answer)
  return answer
}

async function refusal(answer: Response): Promise<ApiError> {
  const told = (await answer.json().catch(() => null)) as Refused | null
  if (!told) return new ApiError(answer.status, 'error-internal', answer.statusText)
  const news = told.table && told.entries ? { at: told.at ?? 0, entries: told.entries, table: told.table } : null
  return new ApiError(answer.status, told.error, told.message, news)
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T
}

function posting(path: string, body: unknown, signal?: AbortSignal): Promise<Response> {
  const init: RequestInit = {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  }
  if (signal) init.signal = signal
  return ask(path, init)
}

async function post<T>(path: string, body: unknown): Promise<T> {
  return (await (await posting(path, body)).json()) as T
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

export const api = {
  games: () => get<Games>('/api/games'),
  create: (wish: TableWish) => post<Created>('/api/tables', wish),
  playOn: (wish: RecordTableWish) => post<Created>('/api/records/tables', wish),
  see: (id: string, at?: number) => get<News>(`${table(id)}${at === undefined ? '' : `?at=${at}`}`),
  sit: (id: string, key: string) => post<News>(`${table(id)}/sit`, { key }),
  step: (id: string, at: number, step: string) => post<News>(`${table(id)}/steps`, { at, step }),
  undo: (id: string, at: number, answer: 'ask' | 'agree' | 'refuse' = 'ask') =>
    post<News>(`${table(id)}/undo`, { at, answer }),
  plan: (id: string, plan: string) => post<News>(`${table(id)}/plan`, { plan }),
  seat: (id: string, at: number, seat: number, player: string) => post<News>(`${table(id)}/seat`, { at, seat, player }),
  rematch: (id: string, at: number) => post<News>(`${table(id)}/rematch`, { at }),
  next: (id: string) => post<News>(`${table(id)}/next`, {}),
  outlook: (id: string) => get<Outlook>(`${table(id)}/outlook`),
  advice: (id: string) => get<Advice>(`${table(id)}/advice`),
  /** Who has several seats says which of them looks. */
  sheet: (id: string, seat?: number) => get<Sheet>(`${table(id)}/sheet${seat === undefined ? '' : `?seat=${seat}`}`),
  record: async (id: string) => (await ask(`${table(id)}/record`)).text(),
  read: (record: string) => post<Told>('/api/records', { record }),
  score: (wish: ScoreWish) => post<Scored>('/api/score', wish),
}

/** Follow the lines of an answer that comes little by little, each of them JSON. */
export async function* lines<T>(path: string, body: unknown, signal: AbortSignal): AsyncGenerator<T> {
  const answer = await posting(path, body, signal)
  if (!answer.body) throw new Offline()
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  for (;;) {
    const { done, value } = await reader.read()
    rest += value ?? ''
    const whole = rest.split('\n')
    rest = whole.pop() ?? ''
    for (const line of whole) if (line.trim()) yield JSON.parse(line) as T
    if (done) break
  }
  if (rest.trim()) yield JSON.parse(rest) as T
}
