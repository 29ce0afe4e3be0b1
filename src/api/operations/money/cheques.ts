import {
  Cheque,
  ChequeCalendar,
  ChequeMonth,
  ChequeTotals,
  EditedCheque,
  NewCheque,
  StoredCheque,
} from '#api/contract/money/cheques.ts'
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
  edit: operation({
    method: 'PATCH',
    path: '/v1/panel/cheques/:id/paper',
    summary: 'Mends what was written wrongly of a cheque that lies in the portfolio',
    body: EditedCheque,
    data: Cheque,
    codes: cheques.codes.edit,
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
