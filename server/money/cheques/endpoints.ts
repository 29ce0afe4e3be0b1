import { cheques } from '#api/listings/money/cheques.ts'
import { chequeOperations } from '#api/operations/money/cheques.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { stepEndpoints } from '#server/platform/steps/step-endpoints.ts'
import { editCheque } from './edit.ts'
import { readCheque } from './read.ts'
import { takeChequeStep } from './steps.ts'
import { takeCheque } from './take.ts'
import { chequeCalendar, chequeTotals } from './totals.ts'

/** The calls of cheques. */
export const chequeEndpoints: readonly Endpoint[] = [
  endpoint(chequeOperations.take, ({ body, ...context }) => takeCheque(context, body)),
  endpoint(chequeOperations.edit, ({ params: { id }, body, ...context }) => editCheque(context, id, body)),
  // Their paths have words where a cheque's has its id.
  endpoint(chequeOperations.totals, ({ db, actor: { shop_id } }) => chequeTotals(db, shop_id)),
  endpoint(chequeOperations.calendar, ({ db, actor: { shop_id }, query: { month } }) =>
    chequeCalendar(db, shop_id, month),
  ),
  ...stepEndpoints(cheques, { read: readCheque, take: takeChequeStep }),
]
