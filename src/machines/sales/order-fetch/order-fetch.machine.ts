import { and, assign, emit, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { Job } from '#api/contract/platform/jobs.ts'
import type { OrderFetchOptions } from '#api/contract/sales/marketplace-orders.ts'
import { type Holder, permitted } from '#api/rules/platform/session.ts'
import { lastWeek, type OrderRange, orderFetchRules } from '#api/rules/sales/order-fetch.ts'
import { outputOf } from '#machines/platform/actor-events.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'

/** Whoever may take an order further may bring orders in. */
const codes: readonly number[] = [1501]

interface OrderFetchContext {
  readonly holder: Holder
  readonly marketplaces: OrderFetchOptions['marketplaces']
  readonly range: OrderRange
  readonly failure: ApiFailure | null
  /** Kept over retries of the same range, so that what got no answer is not begun twice. */
  readonly key: string
}

type OrderFetchEvent =
  | { type: 'OPEN' }
  | { type: 'CHOOSE'; marketplace_id: number }
  | { type: 'SET_DAY'; end: 'from' | 'to'; day: string }
  | { type: 'SUBMIT' }
  | { type: 'RETRY' }
  | { type: 'CANCEL' }

const guards = {
  ...asGuards([permitted], ({ context }) => ({ holder: context.holder, gate: { codes } })),
  ...asGuards(orderFetchRules, ({ context }) => context.range),
} as Record<'auth.forbidden' | (typeof orderFetchRules)[number]['id'], RuleGuard>

const nothing: OrderRange = { marketplace_id: null, from: '', to: '', today: '' }

const flow = setup({
  types: {
    context: {} as OrderFetchContext,
    input: {} as { readonly holder: Holder },
    events: {} as OrderFetchEvent,
    emitted: {} as { type: 'begun'; id: number },
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    look: unwired<OrderFetchOptions, undefined>('look'),
    begin: unwired<Job, { range: OrderRange; key: string }>('begin'),
  },
  guards,
  actions: {
    /** The last week, of the only marketplace there is (R238). */
    takeOptions: assign(({ event }) => {
      const { marketplaces, today } = outputOf<OrderFetchOptions>(event)
      const [only, ...others] = marketplaces
      const marketplace_id = only && others.length === 0 ? only.id : null
      return { marketplaces, range: { marketplace_id, today, ...lastWeek(today) }, failure: null, key: '' }
    }),
    choose: assign(({ context: { range }, event }) =>
      event.type === 'CHOOSE' ? { range: { ...range, marketplace_id: event.marketplace_id }, key: '' } : {},
    ),
    setDay: assign(({ context: { range }, event }) =>
      event.type === 'SET_DAY' ? { range: { ...range, [event.end]: event.day }, key: '' } : {},
    ),
    makeKey: assign({ key: ({ context }) => context.key || newRequestKey() }),
    takeFailure: assign(({ event }) => ({ failure: asFailure((event as AnyEvent).error) })),
    emitBegun: emit(({ event }) => ({ type: 'begun' as const, id: outputOf<Job>(event).id })),
  },
})

/** The orders of a marketplace, fetched by their days: at most two weeks, none older than three months (rules R238–R240). */
export const orderFetchMachine = flow.createMachine({
  id: 'orderFetch',
  context: ({ input }) => ({ ...input, marketplaces: [], range: nothing, failure: null, key: '' }),
  initial: 'closed',
  states: {
    closed: { on: { OPEN: { guard: 'auth.forbidden', target: 'opening' } } },
    opening: {
      tags: ['busy', 'asking'],
      invoke: {
        id: 'look',
        src: 'look',
        onDone: { target: 'choosing', actions: 'takeOptions' },
        onError: { target: 'unreachable', actions: 'takeFailure' },
      },
    },
    unreachable: { tags: ['asking'], on: { RETRY: 'opening', CANCEL: 'closed' } },
    choosing: {
      tags: ['asking'],
      on: {
        CHOOSE: { actions: 'choose' },
        SET_DAY: { actions: 'setDay' },
        SUBMIT: {
          guard: and(orderFetchRules.map(({ id }) => id)),
          target: 'beginning',
          actions: 'makeKey',
        },
        CANCEL: 'closed',
      },
    },
    beginning: {
      tags: ['busy', 'asking'],
      invoke: {
        id: 'begin',
        src: 'begin',
        input: ({ context: { range, key } }) => ({ range, key }),
        onDone: { target: 'begun', actions: 'emitBegun' },
        onError: { target: 'notBegun', actions: 'takeFailure' },
      },
    },
    notBegun: {
      tags: ['asking'],
      description: 'The marketplace gave nothing, or there is nothing new.',
      on: {
        RETRY: 'beginning',
        CHOOSE: { target: 'choosing', actions: 'choose' },
        SET_DAY: { target: 'choosing', actions: 'setDay' },
        CANCEL: 'closed',
      },
    },
    begun: { description: 'The job is shown instead.' },
  },
})

// biome-ignore lint/suspicious/noExplicitAny: the events of actors carry what the actor gave
type AnyEvent = any
