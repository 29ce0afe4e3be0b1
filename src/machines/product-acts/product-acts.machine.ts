import { assign, emit, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/failure.ts'
import type { Job } from '#api/contract/jobs.ts'
import type { SavedProduct } from '#api/contract/products.ts'
import { products } from '#api/resources/products.ts'
import { wordTyped } from '#api/rules/records.ts'
import { type Holder, permitted } from '#api/rules/session.ts'
import { asGuards, type RuleGuard } from '#machines/refusals.ts'
import { newRequestKey } from '#machines/request-key.ts'
import { unwired } from '#machines/unwired.ts'

export interface ProductActsInput {
  readonly holder: Holder
  /** What has to be typed before everything is deleted, in the language of the panel. */
  readonly word: string
}

interface ProductActsContext extends ProductActsInput {
  readonly copying: { readonly id: number; readonly label: string } | null
  readonly typed: string
  readonly failure: ApiFailure | null
  /** Kept over retries, so that an act whose answer was lost is not done twice. */
  readonly key: string
}

type ProductActsEvent =
  | { type: 'COPY'; id: number; label: string }
  | { type: 'DELETE_ALL' }
  | { type: 'TYPE_WORD'; text: string }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'RETRY' }

type Rules = Record<'auth.forbidden' | 'confirm.word', RuleGuard>

const rules = {
  ...asGuards([permitted], ({ context, event }) => ({
    holder: context.holder,
    gate: { codes: event.type === 'COPY' ? products.codes.add : products.codes.delete },
  })),
  ...asGuards([wordTyped], ({ context }) => ({ typed: context.typed, word: context.word })),
} as Rules

const flow = setup({
  types: {
    context: {} as ProductActsContext,
    input: {} as ProductActsInput,
    events: {} as ProductActsEvent,
    emitted: {} as { type: 'copied'; id: number } | { type: 'begun'; id: number },
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    copy: unwired<SavedProduct, { id: number; key: string }>('copy'),
    /** Begins the job. */
    removeAll: unwired<Job, { key: string }>('removeAll'),
  },
  guards: rules,
  actions: {
    take: assign(({ event }) =>
      event.type === 'COPY'
        ? { copying: { id: event.id, label: event.label }, key: newRequestKey(), failure: null }
        : {},
    ),
    begin: assign({ typed: '', failure: null, key: () => newRequestKey() }),
    type: assign(({ event }) => (event.type === 'TYPE_WORD' ? { typed: event.text } : {})),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as AnyEvent).error) })),
    tellCopied: emit(({ event }) => ({ type: 'copied' as const, id: outputOf<SavedProduct>(event).id })),
    tellBegun: emit(({ event }) => ({ type: 'begun' as const, id: outputOf<Job>(event).id })),
  },
})

/** What the product list does beside listing: copying one (rule R190), and deleting all that may go after a typed word (rule R192). */
export const productActsMachine = flow.createMachine({
  id: 'productActs',
  context: ({ input }) => ({ ...input, copying: null, typed: '', failure: null, key: '' }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        COPY: { guard: 'auth.forbidden', target: 'copying', actions: 'take' },
        DELETE_ALL: { guard: 'auth.forbidden', target: 'asking', actions: 'begin' },
      },
    },
    copying: {
      tags: ['busy'],
      invoke: {
        id: 'copy',
        src: 'copy',
        input: ({ context: { copying, key } }) => ({ id: copying?.id ?? 0, key }),
        onDone: { target: 'idle', actions: 'tellCopied' },
        onError: { target: 'notCopied', actions: 'takeFailure' },
      },
    },
    notCopied: { tags: ['asking'], on: { RETRY: 'copying', CANCEL: 'idle' } },
    asking: {
      tags: ['asking'],
      on: {
        TYPE_WORD: { actions: 'type' },
        CONFIRM: { guard: 'confirm.word', target: 'deleting' },
        CANCEL: 'idle',
      },
    },
    deleting: {
      tags: ['busy'],
      invoke: {
        id: 'removeAll',
        src: 'removeAll',
        input: ({ context: { key } }) => ({ key }),
        onDone: { target: 'begun', actions: 'tellBegun' },
        onError: { target: 'notDeleted', actions: 'takeFailure' },
      },
    },
    notDeleted: { tags: ['asking'], on: { RETRY: 'deleting', CANCEL: 'idle' } },
    begun: { tags: ['asking'], description: 'The job is shown instead: how many went, and what stopped the others.' },
  },
})

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any

function outputOf<T>(event: AnyEvent): T {
  return event.output as T
}
