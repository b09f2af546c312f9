/** The lesson under way: at which stop it is, which position the board shows, and what came of the learner's tries. */
import { tick } from 'svelte'
import { announce } from '../lib/announce.svelte'
import type { Told } from '../lib/messages'
import type { Event, View } from '../lib/ra'
import { say } from '../lib/say.svelte'
import { label, sentence } from '../lib/sentences'
import { keep, kept, settings, type Motion } from '../lib/settings.svelte'
import { arrive, depart, land } from '../table/flights'
import { STOPS, type Stop } from './stops'

const PLACE = 'heliopolis.lesson'
const LENGTH = 1100 // milliseconds for what happens to one player
const QUICK = 0.22 // of that, where many turns are run through
const FAR = 120 // steps: whole epochs lie between, which nobody wants to see one by one
const PACES: Record<Motion, number> = { full: 1, short: 0.4, none: 0 }
/** Events that take tiles from where they lie: they are shown before the board looks as it does afterwards. */
const DEPARTURES = new Set(['event-won', 'event-god', 'event-epoch-ra'])
/** What is worth telling of many turns at once. */
const MILESTONES = new Set(['event-won', 'event-epoch-ra'])
/** What the coach need not repeat. */
const UNTOLD = new Set(['event-done', 'event-first'])

export const LEARNER = 0

export class Lesson {
  /** Which stop the lesson has reached. */
  place = $state(0)
  /** The position on the board; while something happens, on its way to that of the stop. */
  shown = $state(0)
  /** What is just happening. */
  now = $state.raw<Event | null>(null)
  busy = $state(false)
  /** What the coach says to a step that is not the one to try. */
  note = $state('')
  /** The answer that was chosen. */
  answer = $state<number | null>(null)
  /** The lesson goes on where it was left the last time. */
  resumed = $state(false)
  private hurry: (() => void) | null = null
  private skipping = false
  private from = $state(0)

  constructor(readonly told: Told) {
    const left = STOPS.findIndex(({ id }) => id === kept<string>(PLACE, ''))
    this.resumed = left > 0 && left < STOPS.length - 1
    this.place = this.resumed ? left : 0
    this.shown = this.stop.at
    this.from = this.before
  }

  get stop(): Stop {
    return STOPS[this.place]!
  }

  get view(): View {
    return this.told.positions[this.shown]!
  }

  /** The step to try, if the learner is to take one now. */
  get wanted(): string | null {
    return this.stop.try && !this.busy ? (this.told.steps[this.stop.at]?.step ?? null) : null
  }

  get legal(): string[] {
    return this.wanted === null ? [] : (this.told.legal[this.stop.at] ?? [])
  }

  get actor(): number | null {
    const actor = this.told.actors[this.shown]
    return typeof actor === 'number' ? actor : null
  }

  get names(): string[] {
    return this.told.players.map((_, seat) => (seat === LEARNER && settings.now.name.trim()) || say(`learn-name-${seat}`))
  }

  /** What has happened between the stop before and the position shown; of many turns only what counts. */
  get happened(): Event[] {
    if (this.shown - this.from > FAR) return []
    const events = this.told.steps.slice(this.from, this.shown).flatMap(({ happened }) => happened)
    return events.filter(({ key }) => !UNTOLD.has(key) && (!this.stop.quick || MILESTONES.has(key)))
  }

  get last(): boolean {
    return this.place === STOPS.length - 1
  }

  /** The position of the stop before, from which on things are told. */
  private get before(): number {
    return STOPS[this.place - 1]?.at ?? this.stop.at
  }

  /** On to the next stop, with everything that happens on the way. */
  async next(): Promise<void> {
    if (this.busy) return this.skip()
    if (this.last) return
    this.arriveAt(this.place + 1)
    await this.play()
    announce([...this.happened.map((event) => sentence(event, this.names)), this.speech].join(' '))
  }

  /** Back to the stop before, or to any other, as it was. */
  jump(place: number): void {
    this.skip()
    this.arriveAt(Math.max(0, Math.min(STOPS.length - 1, place)))
    this.shown = this.stop.at
    announce(this.speech)
  }

  /** The learner takes a step: the one to try goes on, any other gets an answer. */
  take(step: string): void {
    if (this.wanted === null) return
    if (step === this.wanted) return void this.next()
    const legal = this.legal.includes(step)
    this.note = legal ? say('learn-allowed', { step: label(step), why: say(`learn-other-${this.stop.id}`) }) : say('learn-not-now')
    announce(this.note)
  }

  /** The learner answers a question. */
  reply(answer: number): void {
    this.answer = answer
    const verdict = say(answer === this.stop.answer ? 'learn-right' : 'learn-not-quite')
    announce(`${verdict} ${say(`learn-answer-${this.stop.id}`)}`)
  }

  /** Show at once what the stop shows. */
  skip(): void {
    if (!this.busy) return
    this.skipping = true
    land()
    this.hurry?.()
  }

  /** What the coach says at this stop. */
  get speech(): string {
    return say(`learn-at-${this.stop.id}`)
  }

  private arriveAt(place: number): void {
    this.place = place
    this.note = ''
    this.answer = null
    this.resumed = false
    this.from = this.before
    keep(PLACE, this.last ? '' : this.stop.id)
  }

  private get pace(): number {
    if (this.skipping || document.hidden) return 0
    return PACES[settings.motion] * (this.stop.quick ? QUICK : 1)
  }

  private async play(): Promise<void> {
    const goal = this.stop.at
    this.busy = true
    this.skipping = goal - this.shown > FAR
    while (this.shown < goal && this.stop.at === goal) await this.move(this.told.steps[this.shown]!.happened)
    this.shown = this.stop.at
    this.now = null
    this.busy = this.skipping = false
  }

  /** Show one step of the record. */
  private async move(events: Event[]): Promise<void> {
    const departure = events.find(({ key }) => DEPARTURES.has(key))
    const before = this.view
    if (departure && this.pace > 0) {
      this.now = departure
      await this.during(depart(departure, before, LENGTH * this.pace))
    }
    this.shown += 1
    if (!events.length || this.pace === 0) return
    this.now = events[0]!
    await tick()
    for (const event of events) arrive(event, before, this.view, LENGTH * this.pace)
    if (!departure) await this.during(new Promise((resolve) => setTimeout(resolve, LENGTH * this.pace)))
  }

  /** Wait for something to be shown, unless it is skipped. */
  private async during(shown: Promise<unknown>): Promise<void> {
    await Promise.race([shown, new Promise<void>((resolve) => (this.hurry = resolve))])
    this.hurry = null
  }
}
