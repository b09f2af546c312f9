import { beforeAll, describe, expect, it } from 'vitest'
import { label, sentence, tileList } from '../src/lib/sentences'
import { language } from '../src/lib/say.svelte'
import { stubPage } from './page'

const NAMES = ['Ann', 'Bob']

describe('sentences', () => {
  beforeAll(async () => {
    stubPage()
    await language.use('en')
  })

  it('put the same tiles together', () => {
    expect(tileList(['nile', 'flood', 'nile'])).toBe('Nile ×2, Flood')
    expect(tileList([])).toBe('')
  })

  it('tell what somebody has won', () => {
    const won = { key: 'event-won', seat: 1, sun: 9, centre: 1, tiles: ['nile', 'nile'] }
    expect(sentence(won, NAMES)).toBe('Bob wins the auction with sun 9 and takes: Nile ×2, sun 1.')
    expect(sentence({ ...won, tiles: [] }, NAMES)).toBe('Bob wins the auction with sun 9 and takes: sun 1.')
  })

  it('tell a disaster and the end', () => {
    const disaster = { key: 'event-disaster', seat: 0, disaster: 'drought', tiles: [] }
    expect(sentence(disaster, NAMES)).toBe('Drought: Ann has nothing to lose.')
    expect(sentence({ key: 'event-over', seat: 1, scores: [3, 1] }, NAMES)).toContain('Bob wins with 1 point.')
  })

  it('name every step', () => {
    expect(['draw', 'ra', 'pass', 'bid:9', 'god:nile', 'discard:art'].map(label)).toEqual([
      'Draw a tile',
      'Invoke Ra',
      'Pass',
      'Offer sun 9',
      'Spend a God on: Nile',
      'Discard: Art',
    ])
  })

  it('follow the language at once', async () => {
    await language.use('ru')
    expect(label('bid:9')).toBe('Поставить солнце 9')
    await language.use('pl')
    expect(label('pass')).toBe('Pasuj')
  })
})
