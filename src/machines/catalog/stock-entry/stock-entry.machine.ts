import { assign, emit, fromCallback, setup } from 'xstate'
import type {
  NewStockMovements,
  StaffMovementType,
  StockedVariant,
  StoredMovements,
} from '#api/contract/catalog/stock-movements.ts'
import { codeStocked, newMovementFormRules, nothingSought } from '#api/rules/catalog/stock-movements.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { failureOf, outputOf } from '#machines/platform/actor-events.ts'
import { asOneGuard } from '#machines/platform/refusals.ts'
import { newRequestKey } from '#machines/platform/request-key.ts'
import { unwired } from '#machines/platform/unwired.ts'
import { type Wanted, wantedStates } from '#machines/platform/wanted-states.ts'
import { begun, drafted, found, type LeftOut, type StockEntryContext, without, wrong } from './stock-entry.context.ts'

export type StockEntryEvent =
  /** What was scanned or typed, or chosen from those that were found. */
  | { type: 'ADD'; wanted: Wanted }
  | { type: 'SET_LINE'; index: number; key: 'quantity' | 'unit_price'; value: string }
  | { type: 'REMOVE_LINE'; index: number }
  | { type: 'SET_TYPE'; to: StaffMovementType }
  | { type: 'SET_NOTE'; note: string }
  | { type: 'TOUCH'; path: string }
  | { type: 'REVEAL' }
  | { type: 'SUBMIT' }
  | { type: 'RENEWED' }
  | { type: 'RETRY' }
  /** What could not be asked for is not wanted any more. */
  | { type: 'DROP' }

const flow = setup({
  types: {
    context: {} as StockEntryContext,
    events: {} as StockEntryEvent,
    emitted: {} as { type: 'added' } | { type: 'notAdded' },
    tags: {} as 'busy' | 'editable' | 'asking',
  },
  actors: {
    /** One variant with its stock. */
    find: unwired<StockedVariant, { wanted: Wanted }>('find'),
    store: unwired<StoredMovements, { movements: NewStockMovements; key: string }>('store'),
    /** Hears that the same person has signed in again. */
    renewals: fromCallback<{ type: 'RENEWED' }>(() => {}),
  },
  guards: {
    valid: asOneGuard([nothingSought, ...newMovementFormRules], ({ context }) => wrong(context)),
    /** It was written on since something went wrong. */
    forgotten: ({ context }) => context.failure === null,
    moreWanted: ({ context }) => context.wanted.length > 0,
    isExpired: ({ event }) => failureOf(event).kind === 'session',
    isMissing: ({ event }) => failureOf(event).kind === 'notFound',
  },
  actions: {
    want: assign(({ context, event }) =>
      event.type === 'ADD' ? { wanted: [...context.wanted, event.wanted], missed: null } : {},
    ),
    wantAnew: assign({ left: [] }),
    takeVariant: assign(({ context, event }) => found(context, outputOf<StockedVariant>(event))),
    noteMissing: assign(({ context: { left, wanted } }) => ({ left: [...left, notThere(wanted[0])] })),
    emitFound: emit(({ context, event }) => ({
      type: found(context, outputOf<StockedVariant>(event)).left ? ('notAdded' as const) : ('added' as const),
    })),
    emitNotAdded: emit({ type: 'notAdded' as const }),
    drop: assign({ wanted: [], missed: null }),
    wantNext: assign({ wanted: ({ context }) => context.wanted.slice(1) }),
    setLine: assign(({ context, event }) =>
      event.type === 'SET_LINE'
        ? drafted(context, {
            lines: context.draft.lines.map((line, at) =>
              at === event.index ? { ...line, [event.key]: event.value } : line,
            ),
          })
        : {},
    ),
    removeLine: assign(({ context, event }) => (event.type === 'REMOVE_LINE' ? without(context, event.index) : {})),
    setType: assign(({ context, event }) => (event.type === 'SET_TYPE' ? drafted(context, { type: event.to }) : {})),
    setNote: assign(({ context, event }) => (event.type === 'SET_NOTE' ? drafted(context, { note: event.note }) : {})),
    touch: assign(({ context, event }) =>
      event.type === 'TOUCH' && !context.touched.includes(event.path)
        ? { touched: [...context.touched, event.path] }
        : {},
    ),
    reveal: assign({ revealed: true }),
    makeKey: assign({ key: ({ context }) => context.key || newRequestKey() }),
    takeStored: assign(({ event }) => ({ stored: outputOf<StoredMovements>(event), failure: null })),
    takeMissed: assign(({ event }) => ({ missed: failureOf(event) })),
    takeFailure: assign(({ event }) => ({ failure: failureOf(event), refused: failureOf(event).rules })),
  },
})

/** Movements of one type that the staff write: scanned one after the other, and written together (rules R23, D2, D3). */
export const stockEntryMachine = flow.createMachine({
  id: 'stockEntry',
  context: begun,
  initial: 'form',
  states: {
    form: {
      tags: ['editable'],
      initial: 'writing',
      on: {
        ADD: { target: '.finding', actions: ['wantAnew', 'want'] },
        SET_LINE: { actions: 'setLine' },
        REMOVE_LINE: { actions: 'removeLine' },
        SET_TYPE: { actions: 'setType' },
        SET_NOTE: { actions: 'setNote' },
        TOUCH: { actions: 'touch' },
        REVEAL: { actions: 'reveal' },
        SUBMIT: { guard: 'valid', target: 'storing' },
      },
      states: {
        writing: {},
        ...wantedStates('ADD', [{ target: 'writing' }]),
        failed: {
          description: 'Nothing was written; everything is as it was.',
          always: { guard: 'forgotten', target: 'writing' },
        },
      },
    },
    storing: {
      tags: ['busy'],
      entry: 'makeKey',
      invoke: {
        id: 'store',
        src: 'store',
        input: ({ context: { draft, key } }) => ({ movements: draft, key }),
        onDone: { target: 'stored', actions: 'takeStored' },
        onError: [
          { guard: 'isExpired', target: 'expired', actions: 'takeFailure' },
          { target: 'form.failed', actions: ['takeFailure', 'reveal'] },
        ],
      },
    },
    expired: {
      tags: ['asking'],
      description:
        'The session ended. What was written is kept, and is stored once the same person has signed in again.',
      invoke: { id: 'renewals', src: 'renewals' },
      on: { RENEWED: 'storing' },
    },
    stored: { type: 'final', description: 'The ledger is shown.' },
  },
})

function notThere(wanted: Wanted | undefined): LeftOut {
  const rule = wanted && 'code' in wanted ? { id: codeStocked.id, about: { code: wanted.code } } : { id: notFound.id }
  return { name: '', rules: [rule] }
}
