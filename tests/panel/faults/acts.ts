import type { Snapshot } from 'xstate'
import type { Outcome } from '#api/rules/platform/outcomes.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Shop } from '#tests/shop.ts'
import type { FaultCase } from './faults.ts'
import type { Given } from './given.ts'

export type At = readonly [method: string, path: string]

/** Where acts are done: a shop with its records, and the ways to arrange what comes before. */
export interface Place {
  readonly shop: Shop
  readonly given: Given
  /** Plans a fault for a call that comes before the one that is tried. */
  readonly conflict: (at: At) => void
  /** Adds a record over HTTP, past the panel. */
  readonly add: (path: string, body: unknown) => Promise<number>
}

/** A machine, as far as the table asks for it. */
export interface Runner {
  getSnapshot(): Snapshot<unknown>
  stop(): void
}

/** Something a person does that asks the server, ready to be done. */
export interface Ready {
  /** The machine that does it; another one where somebody has to begin anew. */
  readonly actor: () => Runner
  /** Does it, or does it once more, from wherever the last try has left it. */
  readonly go: () => void
  /** What is told of it on the screen. */
  readonly told: () => readonly Refusal[]
  /** What the person has typed or chosen: no fault may take it away. */
  readonly kept: () => unknown
  readonly done: () => boolean
  /** The machine that all of it is part of, where that is another one. */
  readonly root?: Runner
  /** The call that meets the fault, where it is one of this record alone. */
  readonly at?: At
}

export interface Act {
  readonly name: string
  /** The call that meets the fault. */
  readonly at: At
  /** What is told when nothing better is known. */
  readonly says: Outcome
  /** What is told instead, by the status of the answer. */
  readonly saysAt?: Readonly<Record<number, readonly string[]>>
  /** How many changes the act is in the log of the shop; reading is none. */
  readonly changes: number
  /** What comes of the next try when the first was carried out and its answer lost: without a key it is not known again. */
  readonly lost?: { readonly changes: number; readonly says: readonly string[] }
  /** It asks for no session: a 401 ends none. */
  readonly open?: true
  readonly empty?: true
  /** It carries a file, and may take as long as it moves. */
  readonly file?: true
  /** Faults that cannot be met here, and why that is right. */
  readonly never?: (fault: FaultCase) => boolean
  readonly ready: (place: Place) => Promise<Ready>
}

/** A refusal of the machine's own, for what a state tells by being there. */
export const says = (id: string): readonly Refusal[] => [{ id }]
export const nothing: readonly Refusal[] = []
