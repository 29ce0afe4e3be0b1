import { describe, expect, it } from 'vitest'
import { toggled } from '#screens/platform/statecharts/closed-pictures.ts'
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
