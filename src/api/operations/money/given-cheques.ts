import { NewGivenCheque, StoredGivenCheque } from '#api/contract/money/given-cheques.ts'
import { givenCheques } from '#api/listings/money/given-cheques.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What is asked of given cheques beside their life. */
export const givenChequeOperations = {
  give: operation({
    method: 'POST',
    path: '/v1/panel/given-cheques',
    summary: 'Gives a cheque of the shop’s own to a supplier',
    body: NewGivenCheque,
    data: StoredGivenCheque,
    codes: givenCheques.codes.add,
    key: 'required',
  }),
}
