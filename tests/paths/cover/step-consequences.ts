import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { Consequences, Sent } from './consequences.ts'
import type { Lived, StepWorld } from './step-world.ts'

/** What each step of a record must send and store, told by hand: a step that leads elsewhere by where it leads, any other as a whole. */
export type Told<Row extends Lived> = Readonly<Record<string, string | OwnStep<Row>>>

interface OwnStep<Row extends Lived> {
  readonly method: 'PATCH' | 'POST' | 'DELETE'
  /** What its path ends with. */
  readonly at: string
  /** What it carries beside the version; nothing unless said. */
  readonly carries?: (step: EventObject, page: Done<Row>) => object
  /** What is stored of it beside the next version. */
  readonly changes: (row: Row, page: Done<Row>) => Partial<Row>
}

/** What was done on its page until then, and the record as the page knows it; nothing of either where its chart alone is walked. */
interface Done<Row extends Lived> {
  readonly done: readonly EventObject[]
  readonly known: Row | null
}

interface Carrying {
  readonly list: string
  /** What every step carries. */
  readonly carries?: (step: EventObject) => object
}

/** The calls of a record's steps, and what becomes of its row. */
export function stepConsequences<Row extends Lived>({ list, carries }: Carrying, told: Told<Row>) {
  const alone: Done<Row> = { done: [], known: null }
  const request = (step: EventObject, version: number | undefined, id: number, page = alone) => {
    const own = told[step.type]
    const path = `/v1/panel/${list}/${id}`
    if (typeof own !== 'object')
      return { method: 'PATCH', path: `${path}/status`, body: { ...carries?.(step), status: own, version } } as const
    const body = { ...carries?.(step), ...own.carries?.(step, page), version }
    return { method: own.method, path: `${path}/${own.at}`, body } as const
  }
  const after = (done: readonly EventObject[], before: Row | null): Row => {
    if (!before) throw new Error('A step of a record that is not there')
    const own = told[lastStep(done).type]
    const changes = typeof own === 'object' ? own.changes(before, { done, known: before }) : { status: own }
    return { ...before, version: before.version + 1, updated_at: expect.any(String), ...changes }
  }
  const of = (stored: (world: StepWorld) => Promise<Row | null>): Consequences<StepWorld, Row | null> => ({
    senders: ['send'],
    sends: (done, known, { id }): Sent => request(lastStep(done), known?.version, id, { done, known }),
    stored,
    after,
  })
  return { request, of }
}

function lastStep(done: readonly EventObject[]): EventObject {
  const last = done.findLast(({ type }) => type === 'STEP') as { step?: EventObject } | undefined
  return last?.step ?? { type: '' }
}
