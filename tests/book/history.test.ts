import { describe, expect, it } from 'vitest'
import { differences } from '#book/history/differences.ts'
import { readPage } from '#book/history/past-chart.ts'
import { readHistory } from '#book/history/read-history.ts'
import { markdownOf } from '#book/markdown/page.ts'
import type { PartChanges } from '#machines/platform/chapter/book.types.ts'
import { crossing } from './sample.ts'

const place = { room: 'platform', name: 'crossing', source: 'src/x.machine.ts', pictured: false }
const nowPage = markdownOf(crossing, null, place)
const page = (markdown: string) => readPage(markdown) ?? expect.fail('no page')
const ids = ({ added, gone, changed }: PartChanges) => [added, gone, changed].map((parts) => parts.map(({ id }) => id))
const release = (id: number, day: string) => ({
  id,
  day,
  title: { tr: `Sürüm ${id}`, en: `Release ${id}` },
  changes: [],
})

describe('a committed page', () => {
  it('is read as the chart that it was written of', () => {
    const { id, states, arrows, rules } = page(nowPage)
    expect(id).toBe(crossing.id)
    expect([...states.keys()]).toEqual(crossing.states.slice(1).map((state) => state.id))
    expect([...arrows.keys()]).toEqual(crossing.transitions.map((arrow) => arrow.id))
    expect(rules.get('crossing.too_many')).toEqual({
      words: { tr: 'En fazla … tren.', en: 'At most … trains.' },
      of: 'R902',
    })
    expect([...(arrows.get('barrier.down/OPEN')?.conditions.keys() ?? [])]).toEqual([
      'crossing.train_near',
      'crossing.not_manned',
      'byChief',
    ])
  })

  it('of something else is none', () => {
    expect(readPage('# The statechart book\n')).toBeNull()
  })
})

describe('the difference of two versions', () => {
  it('is nothing where nothing changed', () => {
    expect(differences(page(nowPage), page(nowPage))).toBeNull()
  })

  it('tells states, arrows and rules that came, went and changed', () => {
    const without = nowPage
      .split('\n')
      .filter((line) => !line.includes('`barrier.broken`') && !line.includes('line/TRAIN`'))
      .join('\n')
    const found = differences(page(without), page(nowPage)) ?? expect.fail('no difference')
    expect(ids(found.states)).toEqual([['barrier.broken'], [], []])
    expect(ids(found.arrows)).toEqual([['line/TRAIN'], [], []])
    expect(ids(found.rules)).toEqual([['crossing.too_many'], [], []])
    const back = differences(page(nowPage), page(without)) ?? expect.fail('no difference')
    expect([ids(back.states)[1], ids(back.arrows)[1], ids(back.rules)[1]]).toEqual([
      ['barrier.broken'],
      ['line/TRAIN'],
      ['crossing.too_many'],
    ])
  })

  it('tells what a sentence was and is, once at its rule and not at its arrows', () => {
    const before = nowPage.replaceAll('At most … trains.', 'Too many trains.')
    const found = differences(page(before), page(nowPage))
    expect(found?.rules.changed).toEqual([
      {
        id: 'crossing.too_many',
        words: { tr: 'En fazla … tren.', en: 'At most … trains.' },
        was: [{ tr: 'En fazla … tren.', en: 'Too many trains.' }],
        now: [{ tr: 'En fazla … tren.', en: 'At most … trains.' }],
      },
    ])
    expect(found?.arrows.changed).toEqual([])
  })

  it('tells at an arrow the rule that it asks anew', () => {
    const before = nowPage.replace(/(`line\/TRAIN` \| )[^|]*\|/, '$1 |')
    const [train] = differences(page(before), page(nowPage))?.arrows.changed ?? []
    expect(train).toMatchObject({
      id: 'line/TRAIN',
      was: [],
      now: [{ tr: 'En fazla … tren.', en: 'At most … trains.', rule: 'crossing.too_many' }],
    })
  })
})

describe('the history', () => {
  const older = nowPage.replaceAll('At most … trains.', 'Too many trains.')
  const pages: Readonly<Record<string, readonly string[]>> = {
    '2026-01-01': [],
    '2026-01-02': [older],
    '2026-01-03': [nowPage],
  }
  const releases = [release(3, '2026-01-03'), release(2, '2026-01-02'), release(1, '2026-01-01')]

  it('tells each release against the one before it, and what came since the last', () => {
    const { known, spans } = readHistory(releases, [nowPage], (day) => pages[day] ?? null)
    expect(known).toBe(true)
    expect(spans.map(({ release: one, since }) => [one?.id ?? null, since.id])).toEqual([
      [null, 3],
      [3, 2],
      [2, 1],
    ])
    expect(spans.map(({ charts }) => Object.keys(charts))).toEqual([[], ['crossing'], ['crossing']])
    expect(spans[2]?.charts.crossing?.isNew).toBe(true)
    expect(spans[1]?.charts.crossing?.isNew).toBe(false)
  })

  it('says so where the sources do not go back so far, and tells what they have', () => {
    const short = readHistory(releases, [nowPage], (day) => (day === '2026-01-01' ? null : (pages[day] ?? null)))
    expect([short.known, short.spans.length]).toEqual([false, 2])
    expect(readHistory(releases, [nowPage], () => null)).toEqual({ known: false, spans: [] })
  })
})
