import { describe, expect, it } from 'vitest'
import type { Chart } from '#machines/platform/chart.types.ts'
import { toggled } from '#screens/platform/statecharts/closed-pictures.ts'
import { passedOn } from '#screens/platform/statecharts/passed-on.ts'
import { tilesOf } from '#screens/platform/statecharts/tiles.ts'
import { wayOf, waysOf } from '#screens/platform/statecharts/ways.ts'
import { crossing } from './sample.ts'

describe('the ways of a state', () => {
  it('are the arrows that lead into it, and those that leave it, what lies in it, and what it lies in', () => {
    const { into, out } = waysOf(crossing, 'barrier.raising')
    expect(into.map(({ id }) => id)).toEqual(['barrier.down/OPEN', 'barrier.down/FORCE', 'barrier.deciding/always'])
    expect(out.map(({ id }) => id)).toContain('barrier.raising/done(motor)')
    expect(out.map(({ id }) => id)).not.toContain('barrier.down/OPEN')
  })

  it('are marked in the picture', () => {
    expect(wayOf('a.b', { from: 'c', to: 'a.b' })).toBe('in')
    expect(wayOf('a.b', { from: 'a.b', to: 'c' })).toBe('out')
    expect(wayOf('a.b', { from: 'a', to: 'c' })).toBe('out')
    expect(wayOf('a.b', { from: 'c', to: 'a.bc' })).toBeNull()
  })
})

describe('the way of a record on its chart', () => {
  const chart: Chart = {
    ...crossing,
    states: ['', 'open', 'open.new', 'open.sent', 'open.new.sent', 'done'].map((id) => ({
      ...(crossing.states[0] ?? expect.fail('no state')),
      ...{ id, kind: id === 'open' ? 'compound' : 'atomic' },
    })),
    transitions: [
      ['open.new/SEND', 'open.new', 'open.sent', 'SEND'],
      ['open.new/HAND', 'open.new', 'open.sent', 'HAND'],
      ['open/END', 'open', 'done', 'END'],
      ['open.sent/BACK', 'open.sent', 'open.new', 'BACK'],
    ].map(([id = '', from = '', to = '', name = '']) => ({
      ...(crossing.transitions[0] ?? expect.fail('no arrow')),
      ...{ id, from, to: [to], trigger: { kind: 'event', name } },
    })),
  }
  const step = (event: string, from: string | null, to: string) => ({ event, from, to })
  const way = (state: string, passed: ReturnType<typeof step>[]) => {
    const { marks, taken } = passedOn(chart, { state, passed })
    return [Object.fromEntries(marks), [...taken]]
  }

  it('is the states that it was in, where it stands, and the arrows that it took, also those of a state around it', () => {
    expect(way('done', [step('ADD', null, 'new'), step('SEND', 'new', 'sent'), step('END', 'sent', 'done')])).toEqual([
      { 'open.new': 'past', 'open.sent': 'past', done: 'lit' },
      ['open.new open.sent', 'open done'],
    ])
  })

  it('is of another step where the chart has none of this name any more, and of nothing where it leads nowhere', () => {
    expect(way('sent', [step('POST', 'new', 'sent')])[1]).toEqual(['open.new open.sent'])
    expect(way('new', [step('SEND', 'new', 'done'), step('X', 'gone', 'new'), step('X', 'new', 'new')])).toEqual([
      { 'open.new': 'lit', done: 'past' },
      ['open done'],
    ])
  })
})

describe('a box', () => {
  it('closes and opens; one around others takes them in, and opening one within opens what is around it', () => {
    expect(toggled([], 'a.b')).toEqual(['a.b'])
    expect(toggled(['a.b', 'c'], 'a')).toEqual(['c', 'a'])
    expect(toggled(['a'], 'a')).toEqual([])
    expect(toggled(['a', 'c'], 'a.b')).toEqual(['c'])
  })
})

describe('the sheets of a picture', () => {
  it.each([
    ['a4', 1046, 680, 1],
    ['a4', 1047, 680, 2],
    ['a4', 2100, 700, 6],
    ['a3', 2100, 700, 2],
  ] as const)('%s: %i × %i on %i', (paper, width, height, sheets) => {
    const tiles = tilesOf({ width, height }, paper)
    expect(tiles).toHaveLength(sheets)
    const last = tiles.at(-1) ?? expect.fail('no sheet')
    expect(last.x + last.w).toBeGreaterThanOrEqual(width)
    expect(last.y + last.h).toBeGreaterThanOrEqual(height)
  })
})
