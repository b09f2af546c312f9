import { expect, test } from 'vitest'
import { bidOf, others } from '../src/board/reading'
import type { LogEntry } from '../src/lib/messages'
import type { Auction, View } from '../src/lib/ra'
import { epochEnds, history } from '../src/table/history'

let n = 0
const entry = (text: string, seat: number | null = 0, ...keys: string[]): LogEntry => ({
  n: ++n,
  entry: text,
  seat,
  time: 0,
  happened: keys.map((key) => ({ key, seat: seat ?? 0, epoch: 1 })),
})

test('the others sit clockwise from one’s own seat; a spectator sees all in order', () => {
  expect(others(4, 1)).toEqual([2, 3, 0])
  expect(others(3, null)).toEqual([0, 1, 2])
})

test('who offers, passes, waits or is out of an auction is what the server tells', () => {
  const auction = { bidders: [3, 1, 2], passed: [3], offers: [0, 9, 0, 0] } as unknown as Auction
  const view = { auction } as View
  expect([0, 1, 2, 3].map((seat) => bidOf(view, seat))).toEqual(['out', 'offer', 'waits', 'pass'])
})

test('nobody bids when there is no auction, or none any more', () => {
  expect(bidOf({ auction: null } as View, 0)).toBeNull()
  expect(bidOf({ auction: { bidders: [], offers: [9, 0] } as unknown as Auction } as View, 0)).toBeNull()
})

test('what was taken back is marked, and what came instead is not', () => {
  const entries = [entry('ra', 0, 'event-invoked'), entry('pass', 1, 'event-pass'), entry('undo 1'), entry('bid:3', 1, 'event-offer')]
  expect(history(entries).map(({ events, undone }) => [events[0]?.key, undone])).toEqual([
    ['event-invoked', false],
    ['event-pass', true],
    ['play-log-undo', false],
    ['event-offer', false],
  ])
})

test('a line that has not changed is the same object, so that it is not drawn again', () => {
  const entries = [entry('ra', 0, 'event-invoked'), entry('pass', 1, 'event-pass')]
  const [first] = history(entries.slice(0, 1))
  expect(history(entries)[0]).toBe(first)
})

test('a step without an event has no line', () => {
  expect(history([entry('draw')])).toEqual([])
})

test('an epoch ends where the record says, not where it was taken back', () => {
  const ended = entry('=ra', null, 'event-ra', 'event-epoch-ra')
  expect(epochEnds([entry('draw'), ended, entry('undo 0'), entry('ra'), entry('draw'), ended])).toEqual([{ at: 3, epoch: 1 }])
})

test('a seat that a bot takes over is named', () => {
  expect(history([entry('seat 2 vizier', 2)])[0]?.events).toEqual([{ key: 'play-log-bot', seat: 2 }])
  expect(history([entry('seat 2 human', 2)])[0]?.events[0]?.key).toBe('play-log-back')
})
