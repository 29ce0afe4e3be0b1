import { and, assign, type SnapshotFrom, setup } from 'xstate'
import type { ChequeStatus } from '#api/contract/money/cheques.ts'
import { cheques } from '#api/listings/money/cheques.ts'
import { type OnDay, onAnyDay, stepDay, stepDayRules } from '#api/rules/money/cheque-days.ts'
import {
  type ChequeFacts,
  chequeAccountChosen,
  chequeDue,
  chequeNotAtBank,
  chequeNotEndorsed,
  chequeSupplierChosen,
  chequeToBank,
} from '#api/rules/money/cheques.ts'
import { broken, type Refusal, type Rule } from '#api/rules/platform/rule.ts'
import { type Holder, permitted } from '#api/rules/platform/session.ts'
import { asGuards, noSuchStep, type RuleGuard, refusals } from '#machines/platform/refusals.ts'
import { stepsOf } from '#machines/platform/steps-of.ts'

/** What may be done with a cheque of a customer. */
export type ChequeStep = OnDay &
  /** It pays a supplier. */
  (
    | { type: 'ENDORSE'; supplier_id: number | null }
    /** A bank account is to collect it. */
    | { type: 'DEPOSIT'; account_id: number | null }
    /** It was paid: into the account that holds it, else into the one that was chosen. */
    | { type: 'CLEAR'; account_id: number | null }
    /** It comes back from the bank or the supplier, or was not paid after all. */
    | { type: 'TAKE_BACK' }
    | { type: 'BOUNCE' }
    /** The customer gets the paper back. */
    | { type: 'RETURN' }
  )

/** A step, and whoever takes it. */
export type ChequeEvent = ChequeStep & { readonly by: Holder }

export const chequeRules = [
  permitted,
  chequeSupplierChosen,
  chequeAccountChosen,
  chequeToBank,
  chequeDue,
  chequeNotEndorsed,
  chequeNotAtBank,
  ...stepDayRules,
] as const

type Rules = Record<Exclude<(typeof chequeRules)[number]['id'], 'cheque.endorsed' | 'cheque.at_bank'>, RuleGuard>

const rules = {
  ...asGuards([permitted], ({ event }) => ({ holder: event.by, gate: { codes: cheques.codes.edit } })),
  ...asGuards([chequeSupplierChosen], ({ event }) => event),
  ...asGuards([chequeAccountChosen, chequeToBank], ({ context, event }) => ({ ...event, accounts: context.accounts })),
  ...asGuards([chequeDue, ...stepDayRules], ({ context, event }) => ({
    ...context,
    day: stepDay({ ...event, today: context.today }),
  })),
} as Rules

const flow = setup({
  types: { context: {} as ChequeFacts, input: {} as ChequeFacts, events: {} as ChequeEvent },
  guards: rules,
  actions: {
    stand: assign(({ context: { today }, event }, params: { status: ChequeStatus }) => ({
      ...params,
      last_on: stepDay({ ...event, today }),
    })),
  },
})

const to = (status: ChequeStatus) => ({ target: status, actions: { type: 'stand', params: { status } } }) as const
const takeBack = { guard: and(['auth.forbidden', ...onAnyDay]), ...to('portfolio') } as const
const giveBack = {
  guard: and(['auth.forbidden', ...onAnyDay]),
  ...to('returned'),
  meta: { forGood: true },
} as const
const bounce = {
  guard: and(['auth.forbidden', 'cheque.not_due', ...onAnyDay]),
  ...to('bounced'),
  meta: { forGood: true },
} as const

/** The life of a cheque that a customer gave: it lies in the portfolio, goes to a supplier or a bank, and is paid or not. */
export const chequeChart = flow.createMachine({
  id: 'cheque',
  context: ({ input }) => input,
  initial: 'portfolio',
  states: {
    portfolio: {
      meta: { main: 'DEPOSIT', likely: ['ENDORSE', 'CLEAR'] },
      on: {
        DEPOSIT: {
          guard: and(['auth.forbidden', 'cheque.account', 'cheque.not_a_bank', ...onAnyDay]),
          ...to('deposited'),
        },
        ENDORSE: { guard: and(['auth.forbidden', 'cheque.supplier', ...onAnyDay]), ...to('endorsed') },
        CLEAR: {
          guard: and(['auth.forbidden', 'cheque.account', 'cheque.not_due', ...onAnyDay]),
          ...to('cleared'),
        },
        BOUNCE: bounce,
        RETURN: giveBack,
      },
    },
    endorsed: {
      description: 'A supplier was paid with it; whether it is paid concerns the shop until its day has passed.',
      meta: { likely: ['TAKE_BACK', 'BOUNCE'] },
      on: { TAKE_BACK: takeBack, BOUNCE: bounce },
    },
    deposited: {
      description: 'A bank collects it on its day.',
      meta: { main: 'CLEAR', likely: ['BOUNCE'] },
      on: {
        CLEAR: { guard: and(['auth.forbidden', 'cheque.not_due', ...onAnyDay]), ...to('cleared') },
        BOUNCE: bounce,
        TAKE_BACK: takeBack,
      },
    },
    cleared: {
      description: 'Its money is in an account.',
      on: { TAKE_BACK: takeBack },
    },
    bounced: {
      description: 'It was not paid: the customer owes again.',
      meta: { main: 'RETURN' },
      on: { RETURN: giveBack },
    },
    returned: { description: 'The customer has the paper back.' },
  },
})

type Snapshot = SnapshotFrom<typeof chequeChart>

/** A stored cheque as its chart stands. */
export function chequeAt(facts: ChequeFacts): Snapshot {
  return chequeChart.resolveState({ value: facts.status, context: facts })
}

/** Which rules stand in the way of a step. Where the state has no such step, the rules of where it stands say why. */
export function chequeRefusals(snapshot: Snapshot, event: ChequeEvent): Refusal[] {
  const found = refusals(snapshot, event)
  if (!found.some(({ id }) => id === noSuchStep)) return found
  const why = broken(elsewhere[event.type] ?? [], snapshot.context)
  return why.length > 0 ? why : found
}

/** Why a step of the portfolio cannot be taken where the cheque is. */
const elsewhere: Readonly<Record<string, readonly Rule<ChequeFacts>[]>> = {
  ENDORSE: [chequeNotAtBank],
  DEPOSIT: [chequeNotEndorsed],
  CLEAR: [chequeNotEndorsed],
  RETURN: [chequeNotEndorsed, chequeNotAtBank],
}

/** The steps of where it stands, and those that say why not from there. */
export function chequeSteps(at: Snapshot): ChequeStep['type'][] {
  const here = stepsOf(at).map(({ type }) => type)
  const explained = Object.keys(elsewhere).filter((type) => broken(elsewhere[type] ?? [], at.context).length > 0)
  return [...new Set([...here, ...explained])] as ChequeStep['type'][]
}
