import { Collection, NewCollection, Outstanding, OutstandingQuery } from '#api/contract/money/collections.ts'
import { collections } from '#api/listings/money/collections.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** What money of customers is collected with. */
export const collectionOperations = {
  outstanding: operation({
    method: 'GET',
    path: '/v1/panel/collections/outstanding',
    summary: 'What a customer owes: the unpaid orders, oldest first, and how the money for them may come in',
    query: OutstandingQuery,
    data: Outstanding,
    codes: collections.codes.add,
  }),
  collect: operation({
    method: 'POST',
    path: '/v1/panel/collections',
    summary: 'Spreads money of a customer over the orders that were chosen, oldest first',
    body: NewCollection,
    data: Collection,
    codes: collections.codes.add,
    key: 'required',
  }),
  read: operation({
    method: 'GET',
    path: '/v1/panel/collections/:id',
    summary: 'One collection: the orders that it was spread over, and what stands in the way of taking it back',
    data: Collection,
    codes: collections.codes.view,
  }),
  undo: operation({
    method: 'POST',
    path: '/v1/panel/collections/:id/undo',
    summary: 'Takes a collection back: its payments are reversed, and its orders owe again',
    data: Collection,
    codes: collections.codes.edit,
    key: 'required',
  }),
}
