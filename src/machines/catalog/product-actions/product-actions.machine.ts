import { assign, emit, setup } from 'xstate'
import type { SavedProduct } from '#api/contract/catalog/products.ts'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import { products } from '#api/listings/catalog/products.ts'
import { wordTyped } from '#api/rules/platform/records.ts'
import { type Holder, permitted } from '#api/rules/platform/session.ts'
import { outputOf } from '#machines/platform/actor-events.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'

export interface ProductActionsInput {
  readonly holder: Holder
  /** What has to be typed before everything is deleted, in the language of the panel. */
  readonly word: string
}

interface Copied {
  readonly id: number
  readonly label: string
}

interface ProductActionsContext extends ProductActionsInput {
  readonly copying: Copied | null
  /** Those that were asked for while another copy was under way, in the order that they were asked for. */
  readonly waiting: readonly Copied[]
  readonly typed: string
  readonly failure: ApiFailure | null
  /** Kept over retries, so that an act whose answer was lost is not done twice. */
  readonly key: string
}

type ProductActionsEvent =
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
    context: {} as ProductActionsContext,
    input: {} as ProductActionsInput,
    events: {} as ProductActionsEvent,
    emitted: {} as { type: 'copied'; id: number } | { type: 'begun'; id: number },
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    copy: unwired<SavedProduct, { id: number; key: string }>('copy'),
    /** Begins the job. */
    removeAll: unwired<Job, { key: string }>('removeAll'),
  },
  guards: {
    ...rules,
    /** Asked for once already, it is not copied twice. */
    isAnother: ({ context: { copying, waiting }, event }) =>
      event.type === 'COPY' && ![copying, ...waiting].some((one) => one?.id === event.id),
    isMore: ({ context: { waiting } }) => waiting.length > 0,
  },
  actions: {
    take: assign(({ event }) =>
      event.type === 'COPY'
        ? { copying: { id: event.id, label: event.label }, key: newRequestKey(), failure: null }
        : {},
    ),
    queue: assign(({ context: { waiting }, event }) =>
      event.type === 'COPY' ? { waiting: [...waiting, { id: event.id, label: event.label }] } : {},
    ),
    takeNext: assign(({ context: { waiting } }) => {
      const [copying = null, ...others] = waiting
      return { copying, waiting: others, key: newRequestKey(), failure: null }
    }),
    begin: assign({ typed: '', failure: null, key: () => newRequestKey() }),
    type: assign(({ event }) => (event.type === 'TYPE_WORD' ? { typed: event.text } : {})),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as AnyEvent).error) })),
    emitCopied: emit(({ event }) => ({ type: 'copied' as const, id: outputOf<SavedProduct>(event).id })),
    emitBegun: emit(({ event }) => ({ type: 'begun' as const, id: outputOf<Job>(event).id })),
  },
})

/** What the product list does beside listing: copying one after another (rule R190), and deleting all that may go after a typed word (rule R192). */
export const productActionsMachine = flow.createMachine({
  id: 'productActions',
  context: ({ input }) => ({ ...input, copying: null, waiting: [], typed: '', failure: null, key: '' }),
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
        onDone: [
          { guard: 'isMore', target: 'copying', reenter: true, actions: ['emitCopied', 'takeNext'] },
          { target: 'idle', actions: 'emitCopied' },
        ],
        onError: { target: 'notCopied', actions: 'takeFailure' },
      },
      on: { COPY: { guard: 'isAnother', actions: 'queue' } },
    },
    notCopied: {
      tags: ['asking'],
      on: {
        RETRY: 'copying',
        CANCEL: [{ guard: 'isMore', target: 'copying', actions: 'takeNext' }, { target: 'idle' }],
      },
    },
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
        onDone: { target: 'begun', actions: 'emitBegun' },
        onError: { target: 'notDeleted', actions: 'takeFailure' },
      },
    },
    notDeleted: { tags: ['asking'], on: { RETRY: 'deleting', CANCEL: 'idle' } },
    begun: { tags: ['asking'], description: 'The job is shown instead: how many went, and what stopped the others.' },
  },
})

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any
