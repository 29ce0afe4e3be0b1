import { ChequeCalendar, ChequeMonth, ChequeTotals, NewCheque, StoredCheque } from '#api/contract/money/cheques.ts'
import { cheques } from '#api/listings/money/cheques.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What is asked of cheques beside their life. */
export const chequeOperations = {
  take: operation({
    method: 'POST',
    path: '/v1/panel/cheques',
    summary: 'Takes a cheque of a customer that is for no order in particular',
    body: NewCheque,
    data: StoredCheque,
    codes: cheques.codes.add,
    key: 'required',
  }),
  totals: operation({
    method: 'GET',
    path: '/v1/panel/cheques/totals',
    summary: 'How many cheques of each state and currency there are, and their sums',
    data: ChequeTotals,
    codes: cheques.codes.list,
  }),
  calendar: operation({
    method: 'GET',
    path: '/v1/panel/cheques/calendar',
    summary: 'What is due in a month, day by day in each currency',
    query: ChequeMonth,
    data: ChequeCalendar,
    codes: cheques.codes.list,
  }),
}
