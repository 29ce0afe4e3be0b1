import { assign, setup } from 'xstate'
import type { Switch } from '#api/contract/platform/common.ts'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { FormName } from '#api/registry/forms.ts'
import type { ListName } from '#api/registry/lists.ts'
import type { Draft } from '#api/resources/platform/resource.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'

interface Named {
  readonly id: number
  readonly label: string
}

/** What was done, with all that is needed to take it back. */
export type Undoing = Deletion | Edit | ProductEdit | StatusChange

interface Deletion {
  readonly what: 'deletion'
  readonly list: ListName
  readonly records: readonly Named[]
}

/** A save: what the record was before it, and the version that it made, which must not have moved on. */
interface Edit {
  readonly what: 'edit'
  readonly list: FormName
  readonly records: readonly Named[]
  readonly version: number
  readonly before: Draft
}

interface ProductEdit {
  readonly what: 'product'
  readonly list: 'products'
  readonly records: readonly Named[]
  readonly version: number
  readonly before: object
}

/** Records that became active or passive, each with the version that this made, which must not have moved on. */
export interface StatusChange {
  readonly what: 'status'
  readonly list: ListName
  readonly records: readonly (Named & { readonly version: number })[]
  readonly status: Switch
}

/** What came of it, record by record. */
export interface Undone {
  readonly back: readonly number[]
  readonly refused: readonly (Named & { readonly refusals: readonly Refusal[] })[]
}

interface UndoContext {
  readonly undoing: Undoing
  readonly undone: Undone | null
  readonly failure: ApiFailure | null
  /** Kept over retries, so that an undo whose answer was lost is done once. */
  readonly key: string
}

/** What the message after an act offers: taking it back. It goes on where the page that did it was left. */
export const undoMachine = setup({
  types: {
    context: {} as UndoContext,
    input: {} as { readonly undoing: Undoing },
    events: {} as { type: 'TAKE' } | { type: 'RETRY' },
    tags: {} as 'busy',
  },
  actors: {
    /** Takes back one record after the other and tells what came of each. */
    takeBack: unwired<Undone, { undoing: Undoing; key: string }>('takeBack'),
  },
  guards: { allBack: ({ event }) => outputOf(event).refused.length === 0 },
  actions: {
    makeKey: assign({ key: ({ context }) => context.key || newRequestKey() }),
    takeUndone: assign(({ event }) => ({ undone: outputOf(event), failure: null })),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as unknown as { error: unknown }).error) })),
  },
}).createMachine({
  id: 'undo',
  context: ({ input: { undoing } }) => ({ undoing, undone: null, failure: null, key: '' }),
  initial: 'offered',
  states: {
    offered: { on: { TAKE: 'undoing' } },
    undoing: {
      tags: 'busy',
      entry: 'makeKey',
      invoke: {
        id: 'takeBack',
        src: 'takeBack',
        input: ({ context: { undoing, key } }) => ({ undoing, key }),
        onDone: [
          { guard: 'allBack', target: 'undone', actions: 'takeUndone' },
          { target: 'refused', actions: 'takeUndone' },
        ],
        onError: { target: 'failed', actions: 'takeFailure' },
      },
    },
    undone: { type: 'final' },
    refused: { type: 'final', description: 'The server named what stands in the way.' },
    failed: { on: { RETRY: 'undoing' } },
  },
})

function outputOf(event: unknown): Undone {
  return (event as { output: Undone }).output
}
