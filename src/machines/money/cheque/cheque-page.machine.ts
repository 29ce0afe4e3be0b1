import type { Cheque } from '#api/contract/money/cheques.ts'
import { noStep, stepPage } from '#machines/platform/step-page/step-page.ts'
import { type ChequeStep, chequeAt, chequeRefusals, chequeRules } from './cheque.chart.ts'

/** What a cheque's page is about. */
export interface ChequePageTypes {
  record: Cheque
  step: ChequeStep
  /** The account, the supplier and the day stand on the page. */
  asks: { readonly type: ChequeStep['type'] }
  own: ChequeChoices
  events:
    | { type: 'SET_DAY'; day: string }
    | { type: 'SET_ACCOUNT'; account_id: number | null }
    | { type: 'SET_SUPPLIER'; supplier_id: number | null }
}

/** Where the cheque is to go. */
interface ChequeChoices {
  /** When it happened; today where it is left empty. */
  readonly day: string
  readonly account_id: number | null
  readonly supplier_id: number | null
}

/** One cheque on the screen: it is taken from one state of its chart to another. */
export const chequePageMachine = stepPage<ChequePageTypes>({
  id: 'chequePage',
  own: () => ({ day: '', account_id: null, supplier_id: null }),
  chart: chartOf,
  rules: [...chequeRules, noStep],
  refusals: chequeRefusals,
  filled: ({ type }, context) => {
    const { day, supplier_id } = context
    if (type === 'ENDORSE') return { type, day, supplier_id }
    if (type === 'DEPOSIT' || type === 'CLEAR') return { type, day, account_id: chosenAccount(context) }
    return { type, day }
  },
  questions: { confirming: 'isForGood' },
  // What happens next happens on a day of its own.
  stored: () => ({ day: '' }),
  choices: {
    SET_DAY: ({ day }) => ({ day }),
    SET_ACCOUNT: ({ account_id }) => ({ account_id }),
    SET_SUPPLIER: ({ supplier_id }) => ({ supplier_id }),
  },
  parts: {
    guards: { isForGood: ({ context: { command } }) => command?.type === 'BOUNCE' || command?.type === 'RETURN' },
  },
})

/** Where a cheque stands in its chart. */
export function chartOf({ status, due_on, today, last_on, closed_until, accounts }: Cheque) {
  const days = { today, last_on, closed_until }
  return chequeAt({ status, due_on, ...days, accounts: accounts.map(({ id, kind }) => ({ id, kind })) })
}

/** The account that was chosen; where a bank has it, or there is only one, that needs no choosing. */
export function chosenAccount({
  record,
  account_id,
}: {
  readonly record: Cheque | null
  readonly account_id: number | null
}): number | null {
  if (record === null || account_id !== null) return account_id
  const { account, accounts, status } = record
  if (status === 'deposited') return account?.id ?? null
  const banks = accounts.filter(({ kind }) => kind === 'bank')
  return banks.length === 1 ? (banks[0]?.id ?? null) : null
}
