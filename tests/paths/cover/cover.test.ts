import { describe, expect, it } from 'vitest'
import { and, setup } from 'xstate'
import type { Level } from '#machines/platform/proof.types.ts'
import orderPage from '#tests/paths/sales/order-page.paths.ts'
import type { Waiver } from '#tests/paths/waivers.ts'
import { crossing } from './crossing.ts'
import { graphOf } from './graph.ts'
import { checkRefusals, walkMachine } from './machine.ts'
import { obligationsOf } from './obligations.ts'
import { begin, observe } from './observe.ts'
import { coverOf, provedBy } from './report.ts'
import { type PathSpec, paths } from './spec.ts'

/** In the crossing, OPEN asks whether the chief forces it, and the chief never sends OPEN. */
const neverHolds = 'barrier.down/OPEN byChief holds'
/** An event with a value, which the generator passes on as it is. */
const passerBy = { type: 'FORCE', by: 'passer-by' }
const waived: Waiver = { machine: 'crossing', level: 'machine', obligation: neverHolds, reason: 'OPEN has no sender' }

describe('the obligations of a machine', () => {
  it('ask that every transition is taken, and every guarded one refused', () => {
    const ids = obligationsOf(crossing.machine).map(({ id }) => id)
    expect(ids).toContain('barrier.raising/after(settling) taken')
    expect(ids).toContain('barrier.raising/failed(motor)#2 taken')
    expect(ids).toContain('barrier.deciding/always refused')
    expect(ids).not.toContain('barrier.up/CLOSE refused')
  })

  it('ask that every part of and, or and not holds and fails', () => {
    const ids = obligationsOf(crossing.machine).map(({ id }) => id)
    for (const part of ['crossing.train_near', 'crossing.not_manned', 'byChief']) {
      expect(ids).toContain(`barrier.down/OPEN ${part} holds`)
      expect(ids).toContain(`barrier.down/OPEN ${part} fails`)
    }
    expect(ids).toContain('line/PASSED crossing.train_near fails')
  })
})

describe('an observed step', () => {
  const down = begin(crossing.machine, { manned: false }).next

  it('shows the parts of a guard even where the first of them decides', () => {
    const { proves } = observe(down, passerBy)
    expect(proves).toEqual([
      'barrier.down/FORCE byChief fails',
      'barrier.down/FORCE crossing.not_manned fails',
      'barrier.down/FORCE refused',
      'barrier.down/FORCE#2 crossing.not_manned fails',
      'barrier.down/FORCE#2 refused',
    ])
  })

  it('shows the eventless step that follows', () => {
    const near = observe(begin(crossing.machine, { manned: true }).next, { type: 'TRAIN' }).next
    expect(observe(near, passerBy).proves).toEqual(
      expect.arrayContaining([
        'barrier.down/FORCE#2 taken',
        'barrier.deciding/always refused',
        'barrier.deciding/always#2 taken',
      ]),
    )
  })
})

describe.each(['machine', 'browser'] as const)('the walks of a machine (%s)', (level) => {
  const excused: Waiver = { ...waived, level }
  const cover = coverOf(crossing, level, [excused])

  it('show every obligation but the one that nothing can meet', () => {
    expect(coverOf(crossing, level, []).unproved).toEqual([neverHolds])
    expect(cover.unproved).toEqual([])
    expect(cover.waived).toEqual([excused])
  })

  it('claim each obligation once', () => {
    const claimed = cover.walks.flatMap(provedBy)
    expect(new Set(claimed).size).toBe(claimed.length)
    expect(claimed.length).toBe(cover.obligations - 1)
  })

  it('are the same each time they are found', () => {
    expect(coverOf({ ...crossing }, level, [excused]).walks).toEqual(cover.walks)
  })

  it('survive JSON', () => {
    expect(JSON.parse(JSON.stringify(cover.walks))).toEqual(cover.walks)
  })

  it('can be run on a live actor', async () => {
    for (const walk of cover.walks) await walkMachine(crossing, walk)
  })

  it('fail on a machine that goes another way', async () => {
    const walk = cover.walks.find(({ steps }) => steps.some(({ event }) => event.type === 'CLOSE'))
    const changed = {
      ...crossing,
      machine: crossing.machine.provide({ guards: { 'crossing.train_near': () => false } } as never),
    }
    await expect(walkMachine(changed, walk as never)).rejects.toThrow('should lead to')
  })

  it('leave out what a replay cannot perform', () => {
    const { unproved } = coverOf(crossing, level, [], (event) => event.type !== 'TRAIN')
    expect(unproved).toContain('line/TRAIN taken')
    expect(unproved).not.toContain('barrier.down/OPEN taken')
  })

  it('report a waiver that nothing needs', () => {
    const needless: Waiver = { ...excused, obligation: 'barrier.up/CLOSE taken' }
    expect(coverOf(crossing, level, [excused, needless]).idle).toEqual(['barrier.up/CLOSE taken'])
  })
})

describe('the walks in a browser', () => {
  it('need fewer steps than those on the machine, and none is without end', () => {
    const stepsOf = (spec: PathSpec, level: Level) => coverOf(spec, level, []).walks.map(({ steps }) => steps.length)
    const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0)
    for (const spec of [crossing, orderPage]) {
      expect(sum(stepsOf(spec, 'browser'))).toBeLessThanOrEqual(sum(stepsOf(spec, 'machine')))
      expect(Math.max(...stepsOf(spec, 'browser'))).toBeLessThan(50)
    }
    expect(sum(stepsOf(orderPage, 'browser'))).toBeLessThan(sum(stepsOf(orderPage, 'machine')))
  })
})

describe('a refused event', () => {
  it('is told apart from one that has no transition', () => {
    const down = begin(crossing.machine, { manned: false }).next
    expect(() => checkRefusals(crossing, down)).not.toThrow()
  })

  it('that changes something is found out', () => {
    const down = begin(crossing.machine, { manned: false }).next
    const lying = Object.assign(Object.create(Object.getPrototypeOf(down)), down, { can: () => false })
    expect(() => checkRefusals({ ...crossing, events: () => [{ type: 'TRAIN' }] as never }, lying)).toThrow(
      'still changes something',
    )
  })
})

describe('the reachable space', () => {
  const counter = setup({ types: { context: {} as { n: number }, events: {} as { type: 'ADD' } } }).createMachine({
    id: 'counter',
    context: { n: 0 },
    on: { ADD: { guard: and([]), actions: ({ context }) => context.n } },
  })

  it('must end', () => {
    let n = 0
    const endless = paths(counter)({
      inputs: { only: undefined },
      events: () => [{ type: 'ADD' }],
      key: () => String(n++),
    })
    expect(() => graphOf(endless, 'only')).toThrow('more than 50000 states')
  })

  it('needs the answers of every actor', () => {
    const { answers: _, ...silent } = crossing
    expect(() => graphOf(silent, 'manned')).toThrow("invokes 'motor', whose answers are not declared")
  })

  it('has no failure that nobody handles', () => {
    const unhandled = { ...crossing, events: () => [{ type: 'xstate.error.actor.nobody', error: 'lost' }] as never }
    expect(() => graphOf(unhandled, 'manned')).toThrow('breaks on xstate.error.actor.nobody')
  })

  it('needs a key that tells apart what behaves apart', () => {
    const forgetful = { ...crossing, key: ({ value }: { value: unknown }) => JSON.stringify(value) }
    expect(() => coverOf(forgetful as never, 'machine', [])).toThrow('forgets too much')
  })
})
