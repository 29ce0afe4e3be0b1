import { assign, setup } from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { CashMove, SessionClosing, TillSession, TillSessions } from '#api/contract/sales/till-session.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import { cashMoved, closingRules, openingRules } from '#api/rules/sales/till-session.ts'
import { failureOf, outputOf } from '#machines/platform/actor-events.ts'
import { asOneGuard } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'

/** What is written at the desk: what was counted, and cash that comes or goes. */
export interface DeskDraft {
  readonly account_id: number | null
  readonly counted: string
  readonly move: CashMove
  readonly override: 0 | 1
  /** By what an approval of a second person is named; empty without one. */
  readonly approval: string
}

interface DeskContext {
  readonly holder: Holder
  readonly desks: TillSessions['desks']
  readonly rows: readonly TillSession[]
  /** How many sales of this till are not with the server yet. */
  readonly unsent: number
  readonly draft: DeskDraft
  readonly failure: ApiFailure | null
  readonly key: string
}

type DeskEvent =
  | { type: 'WRITE'; changes: Partial<DeskDraft> }
  | { type: 'OPEN' }
  | { type: 'MOVE' }
  | { type: 'CLOSE' }
  | { type: 'RETRY' }

/** The desk as it is asked for: what is told of it, and what this browser has not sent. */
export interface LookedDesk extends TillSessions {
  readonly unsent: number
}

const nothing: DeskDraft = {
  account_id: null,
  counted: '',
  move: { kind: 'in', amount: '', note: '' },
  override: 0,
  approval: '',
}

const flow = setup({
  types: {
    context: {} as DeskContext,
    input: {} as { readonly holder: Holder },
    events: {} as DeskEvent,
    tags: {} as 'busy',
  },
  actors: {
    look: unwired<LookedDesk, undefined>('look'),
    open: unwired<TillSession, { account_id: number | null; counted: string; key: string }>('open'),
    move: unwired<TillSession, { id: number; body: CashMove; key: string }>('move'),
    close: unwired<TillSession, { id: number; body: SessionClosing; key: string }>('close'),
  },
  guards: {
    isOpen: ({ context, event }) => openIn(outputOf<LookedDesk>(event) ?? context) !== undefined,
    opens: asOneGuard(openingRules, ({ context }) => wrongToOpen(context)),
    moves: asOneGuard([cashMoved], ({ context }) => broken([cashMoved], context.draft.move)),
    closes: asOneGuard(closingRules, ({ context }) => wrongToClose(context)),
  },
  actions: {
    take: assign(({ context, event }) => {
      const { desks, rows, unsent } = outputOf<LookedDesk>(event)
      const account_id = context.draft.account_id ?? desks[0]?.id ?? null
      return { desks, rows, unsent, failure: null, draft: { ...nothing, account_id } }
    }),
    write: assign(({ context, event }) =>
      event.type === 'WRITE' ? { draft: { ...context.draft, ...event.changes }, failure: null, key: '' } : {},
    ),
    makeKey: assign({ key: ({ context }) => context.key || newRequestKey() }),
    forgetKey: assign({ key: '' }),
    takeFailure: assign(({ event }) => ({ failure: failureOf(event) })),
  },
})

/** The cash desk of the till: opened with what was counted, cash in and out, closed with a count once every sale is sent. */
export const tillSessionMachine = flow.createMachine({
  id: 'tillSession',
  context: ({ input }) => ({ ...input, desks: [], rows: [], unsent: 0, draft: nothing, failure: null, key: '' }),
  initial: 'looking',
  states: {
    looking: {
      tags: ['busy'],
      entry: 'forgetKey',
      invoke: {
        id: 'look',
        src: 'look',
        onDone: [
          { guard: 'isOpen', target: 'opened', actions: 'take' },
          { target: 'closed', actions: 'take' },
        ],
        onError: { target: 'unreachable', actions: 'takeFailure' },
      },
    },
    unreachable: { on: { RETRY: 'looking' } },
    closed: {
      on: { WRITE: { actions: 'write' }, OPEN: { guard: 'opens', target: 'opening' } },
    },
    opening: {
      tags: ['busy'],
      entry: 'makeKey',
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { draft, key } }) => ({ account_id: draft.account_id, counted: draft.counted, key }),
        onDone: 'looking',
        onError: { target: 'closed', actions: 'takeFailure' },
      },
    },
    opened: {
      on: {
        WRITE: { actions: 'write' },
        MOVE: { guard: 'moves', target: 'moving' },
        CLOSE: { guard: 'closes', target: 'closing' },
      },
    },
    moving: {
      tags: ['busy'],
      entry: 'makeKey',
      invoke: {
        id: 'move',
        src: 'move',
        input: ({ context }) => ({ id: openIn(context)?.id ?? 0, body: context.draft.move, key: context.key }),
        onDone: 'looking',
        onError: { target: 'opened', actions: 'takeFailure' },
      },
    },
    closing: {
      tags: ['busy'],
      entry: 'makeKey',
      invoke: {
        id: 'close',
        src: 'close',
        input: ({ context }) => ({ id: openIn(context)?.id ?? 0, body: closingOf(context), key: context.key }),
        onDone: 'looking',
        onError: { target: 'opened', actions: 'takeFailure' },
      },
    },
  },
})

/** The session that is open; of several desks the one that was opened last. */
export function openIn({ rows }: { readonly rows: readonly TillSession[] }): TillSession | undefined {
  return rows.find(({ status }) => status === 'open')
}

function closingOf({ draft, unsent }: DeskContext): SessionClosing {
  const { counted, override, approval } = draft
  return { counted, unsent, override, ...(approval === '' ? {} : { approval }) }
}

function wrongToOpen({ draft, desks }: DeskContext): Refusal[] {
  return broken(openingRules, { ...draft, desks })
}

function wrongToClose(context: DeskContext): Refusal[] {
  return broken(closingRules, {
    ...closingOf(context),
    holder: context.holder,
    approved: context.draft.approval !== '',
  })
}
