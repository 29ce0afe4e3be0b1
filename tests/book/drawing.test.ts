import { describe, expect, it } from 'vitest'
import { closeIn, heldIn, waysToClose } from '#book/drawing/closed.ts'
import { pictureOf } from '#book/drawing/layout.ts'
import { drawable } from '#book/drawing/shared.ts'
import { widthOf, wrap } from '#book/drawing/text.ts'
import type { Chart, ChartLeaf, ChartState, ChartTransition } from '#machines/platform/chart.types.ts'
import type { Area } from '#machines/platform/picture.types.ts'
import { svgOf } from '#screens/platform/statecharts/formats/svg.ts'
import { crossing, sentences } from './sample.ts'

const picture = await pictureOf(crossing, 'tr', sentences.word)

describe('a picture', () => {
  it('is the same each time it is laid out', async () => {
    expect(await pictureOf(crossing, 'tr', sentences.word)).toEqual(picture)
  })

  it('has a box for every state, inside that of its parent', () => {
    for (const { id, parent } of crossing.states) {
      const box = picture.boxes.find(({ state }) => state === id)
      const outer = picture.boxes.find(({ state }) => state === parent)
      expect(box).toBeDefined()
      if (box && outer) expect(isInside(box, outer)).toBe(true)
    }
  })

  it('has no two states on top of each other', () => {
    for (const { id, parent } of crossing.states) {
      for (const other of crossing.states.filter((one) => one.parent === parent && one.id !== id)) {
        expect(overlap(boxOf(id), boxOf(other.id))).toBe(false)
      }
    }
  })

  it('tells every transition somewhere: on an arrow, or in its box', () => {
    const told = [...picture.arrows.flatMap(({ label }) => label.lines), ...picture.boxes.flatMap(({ notes }) => notes)]
    for (const { id } of crossing.transitions) expect(told.some(({ transition }) => transition === id)).toBe(true)
  })

  it('draws failures, answers and delays each in their own way', () => {
    const tones = picture.arrows.map(({ from, to, tone }) => `${from} ${to} ${tone}`)
    expect(tones).toContain('barrier.raising barrier.broken failure')
    expect(tones).toContain('barrier.raising barrier.up success')
    expect(tones).toContain('barrier.raising barrier.up time')
  })

  it('draws regions and ends apart from other states', () => {
    expect(boxOf('line').kind).toBe('region')
    expect(boxOf('barrier.broken').kind).toBe('final')
  })

  it('becomes an SVG that carries the sentences of rules, light and dark', () => {
    const svg = svgOf(picture, crossing.title.tr, 'tr')
    expect(svg).toContain('Tren yaklaşıyor.')
    expect(svg).toContain('prefers-color-scheme:dark')
    expect(svg).not.toContain(' style="')
  })
})

describe('what all arrows ask', () => {
  const asked = (name: string): ChartLeaf => ({
    ...{ kind: 'leaf', name, rule: true, of: [], words: { tr: `${name} kuralı.`, en: `Rule ${name}.` } },
  })
  const arrow = (from: string, to: string, event: string, names: readonly string[]): ChartTransition => ({
    ...{
      id: `${from}/${event}`,
      from,
      to: [to],
      trigger: { kind: 'event', name: event },
      otherwise: false,
      actions: [],
    },
    ...{ words: { tr: event, en: event }, guard: { kind: 'and', parts: names.map(asked) } },
  })
  const state = (id: string, parent: string | null, kind: ChartState['kind'] = 'atomic'): ChartState => ({
    ...{ id, parent, kind, initial: null, words: { tr: id, en: id }, tags: [], runs: [], entry: [], exit: [] },
  })
  const shop: Chart = {
    ...{ id: 'shop', title: { tr: 'Mağaza', en: 'Shop' }, about: { tr: '', en: '' } },
    states: [
      state('', null, 'compound'),
      state('a', '', 'compound'),
      state('a.b', 'a'),
      state('a.c', 'a'),
      state('d', ''),
    ],
    transitions: [
      arrow('a.b', 'a.c', 'GO', ['all', 'b', 'own']),
      arrow('a.b', 'd', 'LEAVE', ['all', 'b']),
      arrow('d', 'a.b', 'COME', ['all']),
    ],
  }
  const told = drawable(shop)
  const namesAt = (id: string) => told.shared.get(id)?.map(({ name }) => name) ?? []
  const guards = told.transitions.map(({ guard }) => (guard?.kind === 'leaf' ? guard.name : guard))

  it('is said once at the frame, what all that leave a state ask in that state, and the rest on the arrow', () => {
    expect([namesAt(''), namesAt('a.b'), namesAt('d')]).toEqual([['all'], ['b'], []])
    expect(guards).toEqual(['own', null, null])
  })

  it('stands in the picture once', async () => {
    const drawn = await pictureOf(shop, 'en', sentences.word)
    const lines = [...drawn.boxes.flatMap(({ notes }) => notes), ...drawn.arrows.flatMap(({ label }) => label.lines)]
    expect(lines.filter(({ text }) => text === 'Rule all.')).toHaveLength(1)
    expect(drawn.boxes.find(({ state: id }) => id === 'a.b')?.notes.map(({ text }) => text)).toContain('Rule b.')
  })

  it('is not shared where one arrow does not ask it', () => {
    const free = { ...shop, transitions: [...shop.transitions, { ...arrow('d', 'a.c', 'JUMP', []), guard: null }] }
    expect(drawable(free).shared.get('')).toEqual([])
  })

  it('a closed box holds its states: arrows within are counted, those that cross end at it', async () => {
    expect(waysToClose(shop)).toEqual([['a']])
    expect(heldIn(shop, 'a')).toEqual({ states: 2, arrows: 1 })
    const closed = closeIn(shop, ['a'])
    expect(closed.states.map(({ id }) => id)).toEqual(['', 'a', 'd'])
    expect(closed.transitions.map(({ from, to }) => `${from} ${to}`)).toEqual(['a d', 'd a'])
    const drawn = await pictureOf(shop, 'en', sentences.word, ['a'])
    const box = drawn.boxes.find(({ state: id }) => id === 'a')
    expect([box?.kind, box?.notes.map(({ text }) => text)]).toEqual(['closed', [expect.stringMatching(/^2 .*1 /)]])
  })
})

describe('text', () => {
  it('is broken between words, no line wider than asked', () => {
    const lines = wrap('Bu seçeneklerle bir varyant zaten var.', 11, 100)
    expect(lines.join(' ')).toBe('Bu seçeneklerle bir varyant zaten var.')
    expect(lines.length).toBeGreaterThan(1)
    for (const line of lines) expect(widthOf(line, 11)).toBeLessThanOrEqual(100)
  })
})

function boxOf(id: string): Area & { kind: string } {
  const box = picture.boxes.find(({ state }) => state === id)
  if (!box) throw new Error(`no box for ${id}`)
  return box
}

function isInside(inner: Area, outer: Area): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.w <= outer.x + outer.w &&
    inner.y + inner.h <= outer.y + outer.h
  )
}

function overlap(one: Area, other: Area): boolean {
  return one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h
}
