import { describe, expect, it } from 'vitest'
import { createMachine } from 'xstate'
import { judged, readBook, staleIn } from '#book/book.ts'
import { markdownOf } from '#book/markdown/page.ts'
import { placeOf } from '#book/places.ts'
import { readProof } from '#book/proofs.ts'
import { stampOf } from '#book/reading/stamp.ts'
import type { LevelProof, Proof } from '#machines/platform/proof.types.ts'
import { refundChart } from '#machines/sales/refund/refund.chart.ts'
import { walksShowing } from '#screens/platform/statecharts/shown-by.ts'

const recorded = readProof('refund') as Proof
const stamped: Proof = {
  ...recorded,
  levels: recorded.levels.map((level) => ({ ...level, stamp: stampOf(refundChart, level.level, level.walks) })),
}
const staleOf = (proof: Proof, machine: Parameters<typeof judged>[0] = refundChart) =>
  judged(machine, proof)
    ?.levels.filter(({ stale }) => stale)
    .map(({ level }) => level)
const inLevel = (level: LevelProof['level'], change: (level: LevelProof) => LevelProof): Proof => ({
  ...stamped,
  levels: stamped.levels.map((one) => (one.level === level ? change(one) : one)),
})

describe('a recorded proof', () => {
  it('holds while its machine, its walks and their replays are what they were', () => {
    expect(recorded.levels.map(({ level }) => level)).toEqual(['machine', 'http', 'browser'])
    expect(staleOf(stamped)).toEqual([])
  })

  it('shows nothing at a level whose walks are others', () => {
    expect(staleOf(inLevel('http', (level) => ({ ...level, walks: level.walks.slice(1) })))).toEqual(['http'])
  })

  it('shows nothing at any level of a machine that was built otherwise', () => {
    const other = createMachine({ id: 'refund', initial: 'pending', states: { pending: {} } })
    expect(staleOf(stamped, other)).toEqual(['machine', 'http', 'browser'])
  })

  it('is of its own replay: each level has another stamp for the same walks', () => {
    const [first] = recorded.levels
    const walks = first?.walks ?? []
    const stamps = (['machine', 'http', 'browser'] as const).map((level) => stampOf(refundChart, level, walks))
    expect(new Set(stamps).size).toBe(3)
  })

  it('shows nothing when it was recorded without a stamp', () => {
    expect(staleOf(inLevel('browser', ({ stamp: _, ...level }) => level))).toEqual(['browser'])
  })
})

describe('what is shown no more', async () => {
  const { sentences, chapters } = await readBook()
  const chart = chapters.find(({ chart }) => chart.id === 'refund')?.chart
  if (!chart) throw new Error('the book has no refund')
  const proof = judged(
    refundChart,
    inLevel('http', ({ stamp: _, ...level }) => level),
  ) as Proof

  it('is told machine by machine', () => {
    expect([...staleIn({ sentences, chapters: [{ chart, proof }] })]).toEqual([['refund', ['http']]])
  })

  it('is told on the page, and proves no transition', () => {
    const page = markdownOf(chart, proof, placeOf('refund'))
    expect(page.match(/Not shown/g)).toHaveLength(1)
    const approved = walksShowing(proof, 'decision.pending/APPROVE').map(({ level }) => level)
    expect(approved).toEqual(['machine', 'browser'])
  })
})
