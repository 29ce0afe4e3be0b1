import { describe, expect, it } from 'vitest'
import { pictureOf } from '#book/drawing/layout.ts'
import { widthOf, wrap } from '#book/drawing/text.ts'
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
