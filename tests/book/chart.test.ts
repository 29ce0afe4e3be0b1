import { describe, expect, it } from 'vitest'
import type { ChartTransition } from '#machines/platform/chart.types.ts'
import { crossing } from './sample.ts'

const transition = (id: string): ChartTransition => {
  const found = crossing.transitions.find((one) => one.id === id)
  if (!found) throw new Error(`no transition ${id}`)
  return found
}

describe('a chart', () => {
  it('tells states, with what runs in them, in both languages', () => {
    expect(crossing.states.find(({ id }) => id === 'barrier.raising')).toMatchObject({
      parent: 'barrier',
      kind: 'atomic',
      words: { tr: 'Kapı kalkıyor', en: 'Barrier rises' },
      tags: ['busy'],
      runs: [{ id: 'motor', words: { tr: 'Motor', en: 'Motor' } }],
    })
  })

  it('calls a part without words by its name', () => {
    expect(crossing.states.find(({ id }) => id === 'barrier.up')?.words).toEqual({ tr: 'barrier.up', en: 'barrier.up' })
  })

  it('tells a guard as its rules, with their sentences and numbers', () => {
    expect(transition('line/TRAIN').guard).toEqual({
      kind: 'leaf',
      name: 'crossing.too_many',
      rule: true,
      of: ['R902'],
      words: { tr: 'En fazla … tren.', en: 'At most … trains.' },
    })
  })

  it('keeps how the parts of a guard are put together', () => {
    expect(transition('barrier.down/OPEN').guard).toMatchObject({
      kind: 'and',
      parts: [
        { name: 'crossing.train_near' },
        { kind: 'or', parts: [{ name: 'crossing.not_manned' }, { name: 'byChief', rule: false }] },
      ],
    })
    expect(transition('line/PASSED').guard).toMatchObject({ kind: 'not', parts: [{ name: 'crossing.train_near' }] })
  })

  it('tells answers and delays by what they are of', () => {
    expect(transition('barrier.raising/done(motor)').words).toEqual({ tr: 'Motor: tamam', en: 'Motor: (book.done)' })
    expect(transition('barrier.raising/after(settling)').words.tr).toBe('2 saniye: doldu')
  })

  it('knows which step is asked only when those before it did not hold', () => {
    expect(transition('barrier.raising/failed(motor)').otherwise).toBe(false)
    expect(transition('barrier.raising/failed(motor)#2').otherwise).toBe(true)
  })
})
