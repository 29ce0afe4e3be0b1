import { and, assign, emit, fromCallback, not, setup } from 'xstate'
import { type ApiFailure, asFailure } from '#api/contract/platform/failure.ts'
import type { FastSale, SoldOrder } from '#api/contract/sales/fast-sale.ts'
import type { KeptSale } from '#api/contract/sales/kept-sale.ts'
import type { GivenUp } from '#api/contract/sales/outbox.ts'
import { fullAccess, type Holder, permitted } from '#api/rules/platform/session.ts'
import { mendRules } from '#api/rules/sales/outbox.ts'
import { outputOf } from '#machines/platform/actor-events.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'
import { unwired } from '#machines/platform/unwired.ts'

export type UnsentSale = KeptSale<FastSale>

export interface OutboxContext {
  readonly holder: Holder
  /** What the server has not acknowledged, the oldest first. */
  readonly sales: readonly UnsentSale[]
  /** Why the last one was not sent. */
  readonly failure: ApiFailure | null
  readonly tries: number
  /** The sale that is on its way. */
  readonly current: string | null
  /** The refused sale that is mended or given up. */
  readonly chosen: string | null
}

export type OutboxEvent =
  /** A till kept a sale, or another window sent one. */
  | { type: 'CHANGED'; sales: readonly UnsentSale[] }
  /** This window sends, and no other. */
  | { type: 'TURN' }
  | { type: 'RETRY' }
  /** The network is there again. */
  | { type: 'ONLINE' }
  /** A refused sale goes back to the till. */
  | { type: 'MEND'; key: string }
  | { type: 'GIVE_UP'; key: string }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }

const saleIn = ({ context, event }: { context: OutboxContext; event: { key?: string } }) => ({
  sale: context.sales.find(({ key }) => key === event.key) ?? null,
})

const guards = {
  ...asGuards(mendRules, saleIn),
  ...asGuards([permitted], ({ context }) => ({ holder: context.holder, gate: { codes: [fullAccess] } })),
} as Record<'auth.forbidden' | 'outbox.not_refused' | 'outbox.stored_otherwise', RuleGuard>

const longestPatience = 60_000

/** Whether the server has judged the sale: sent again as it is, it would be refused again. */
export function isJudged({ kind, status, says }: ApiFailure): boolean {
  if (status === 429 || status === 413 || status === 507) return false
  return says !== null && (kind === 'refused' || kind === 'conflict')
}

/** The next sale to be sent: the oldest that nobody has refused. */
export function nextSale({ sales }: Pick<OutboxContext, 'sales'>): UnsentSale | null {
  return sales.find(({ refused }) => refused === null) ?? null
}

const flow = setup({
  types: {
    context: {} as OutboxContext,
    input: {} as { readonly holder: Holder },
    events: {} as OutboxEvent,
    emitted: {} as { type: 'mended'; key: string },
    tags: {} as 'busy' | 'asking',
  },
  actors: {
    /** Tells what is kept, now and whenever it changes. */
    changes: fromCallback<OutboxEvent>(() => {}),
    /** Waits until no other window sends, and holds the turn as long as it runs. */
    turn: fromCallback<OutboxEvent>(() => {}),
    connection: fromCallback<{ type: 'ONLINE' }>(() => {}),
    /** What another window may have sent meanwhile is read once more. */
    read: unwired<readonly UnsentSale[], undefined>('read'),
    /** Sends one, and notes in the browser what became of it before anybody hears of it. */
    send: unwired<SoldOrder, { sale: UnsentSale }>('send'),
    mend: unwired<unknown, { key: string }>('mend'),
    giveUp: unwired<GivenUp, { sale: UnsentSale }>('giveUp'),
  },
  // Many tills lose and find the same server at once: each waits a little otherwise.
  delays: {
    patience: ({ context: { tries } }) =>
      Math.min(longestPatience, 2_000 * 2 ** Math.min(tries, 10)) * (0.5 + Math.random() / 2),
  },
  guards: {
    ...guards,
    hasNext: ({ context }) => nextSale(context) !== null,
    hasRefused: ({ context }) => context.sales.some(({ refused }) => refused !== null),
    isJudged: ({ event }) => isJudged(asFailure((event as unknown as { error: unknown }).error)),
  },
  actions: {
    take: assign(({ event }) => (event.type === 'CHANGED' ? { sales: event.sales } : {})),
    takeRead: assign(({ event }) => ({ sales: outputOf<readonly UnsentSale[]>(event) })),
    takeAcknowledged: assign(({ context }) => ({
      ...{ failure: null, tries: 0 },
      sales: without(context.sales, context.current),
    })),
    takeRefused: assign(({ context, event }) => {
      const refused = asFailure((event as unknown as { error: unknown }).error)
      return {
        ...{ failure: null, tries: 0 },
        sales: context.sales.map((sale) => (sale.key === context.current ? { ...sale, refused } : sale)),
      }
    }),
    takeFailure: assign(({ context: { tries }, event }) => ({
      failure: asFailure((event as unknown as { error: unknown }).error),
      tries: tries + 1,
    })),
    begin: assign(({ context }) => ({ current: nextSale(context)?.key ?? null })),
    countTriesAnew: assign({ tries: 0 }),
    choose: assign(({ event }) => ('key' in event ? { chosen: event.key, failure: null } : {})),
    drop: assign({ chosen: null }),
    takeChosenOut: assign(({ context: { sales, chosen } }) => ({ sales: without(sales, chosen), chosen: null })),
    noteFailure: assign(({ event }) => ({ failure: asFailure((event as unknown as { error: unknown }).error) })),
    emitMended: emit(({ context }) => ({ type: 'mended' as const, key: context.chosen ?? '' })),
  },
})

const sending = [{ guard: 'hasNext', target: 'sending' }, { target: '#outbox.sender.acknowledged' }] as const

/** Finished sales on their way to the server: one window sends, in their order, each under its key, until all are acknowledged or refused. */
export const outboxMachine = flow.createMachine({
  id: 'outbox',
  context: ({ input }) => ({ ...input, sales: [], failure: null, tries: 0, current: null, chosen: null }),
  type: 'parallel',
  invoke: { id: 'changes', src: 'changes' },
  on: { CHANGED: { actions: 'take' } },
  states: {
    sender: {
      initial: 'acknowledged',
      states: {
        acknowledged: {
          description: 'The server has every sale that can be sent.',
          always: { guard: 'hasNext', target: 'unsent' },
        },
        unsent: {
          description: 'Of all windows one sends at a time.',
          initial: 'queued',
          invoke: { id: 'turn', src: 'turn' },
          states: {
            queued: { on: { TURN: 'reading' } },
            reading: {
              invoke: {
                id: 'read',
                src: 'read',
                onDone: [{ target: 'next', actions: 'takeRead' }],
                onError: { target: 'next' },
              },
            },
            next: { always: [...sending] },
            sending: {
              tags: ['busy'],
              entry: 'begin',
              invoke: {
                id: 'send',
                src: 'send',
                input: ({ context }) => ({ sale: nextSale(context) as UnsentSale }),
                onDone: { target: 'next', actions: 'takeAcknowledged' },
                onError: [
                  { guard: 'isJudged', target: 'next', actions: 'takeRefused' },
                  { target: 'unreachable', actions: 'takeFailure' },
                ],
              },
            },
            unreachable: {
              description:
                'No answer came. It may have been stored: it is sent again under the same key, which counts once.',
              invoke: { id: 'connection', src: 'connection' },
              after: { patience: 'reading' },
              on: { RETRY: 'reading', ONLINE: { target: 'reading', actions: 'countTriesAnew' } },
            },
          },
        },
      },
    },
    refused: {
      initial: 'none',
      states: {
        none: { always: { guard: 'hasRefused', target: 'waiting' } },
        waiting: {
          description:
            'A rule stands in the way of a finished sale. It stays until it is mended at the till or given up.',
          always: { guard: not('hasRefused'), target: 'none' },
          on: {
            MEND: {
              guard: and(['outbox.not_refused', 'outbox.stored_otherwise']),
              target: 'mending',
              actions: 'choose',
            },
            GIVE_UP: { guard: and(['auth.forbidden', 'outbox.not_refused']), target: 'asking', actions: 'choose' },
          },
        },
        mending: {
          tags: ['busy'],
          invoke: {
            id: 'mend',
            src: 'mend',
            input: ({ context }) => ({ key: context.chosen ?? '' }),
            onDone: { target: 'none', actions: ['emitMended', 'takeChosenOut'] },
            onError: { target: 'waiting', actions: ['noteFailure', 'drop'] },
          },
        },
        asking: {
          tags: ['asking'],
          description: 'A sale that was paid for is given up: it is written into the log.',
          on: { CONFIRM: 'givingUp', CANCEL: { target: 'waiting', actions: 'drop' } },
        },
        givingUp: {
          tags: ['busy'],
          invoke: {
            id: 'giveUp',
            src: 'giveUp',
            input: ({ context }) => ({ sale: context.sales.find(({ key }) => key === context.chosen) as UnsentSale }),
            onDone: { target: 'none', actions: 'takeChosenOut' },
            onError: { target: 'asking', actions: 'noteFailure' },
          },
        },
      },
    },
  },
})

function without(sales: readonly UnsentSale[], key: string | null | undefined): readonly UnsentSale[] {
  return sales.filter((sale) => sale.key !== key)
}
