import { customerMergeOperations } from '#api/operations/sales/customer-merge.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { duplicatesOf } from './duplicates.ts'
import { mergeCustomers } from './merge.ts'
import { contactsOf, readPair } from './merge-contacts.ts'
import { survivorOf } from './survivor.ts'
import { mergesInto, undoMerge } from './unmerge.ts'

const list = endpoint(customerMergeOperations.list, async ({ db, actor: { shop_id }, params: { id } }) => {
  const survivor = await survivorOf(db, shop_id, id)
  if (survivor !== null) return { survivor, duplicates: [], merges: [] }
  await contactsOf(db, shop_id, [id])
  const [duplicates, merges] = [await duplicatesOf(db, shop_id, id), await mergesInto(db, shop_id, id)]
  return { survivor, duplicates, merges }
})

const pair = endpoint(customerMergeOperations.pair, ({ db, actor, params, query }) => {
  if (params.id === query.with) throw refuse(404, notFound)
  return readPair(db, actor.shop_id, params.id, query.with)
})

const merge = endpoint(customerMergeOperations.merge, ({ params, body, ...context }) =>
  mergeCustomers(context, params.id, body),
)

const undo = endpoint(customerMergeOperations.undo, ({ params, ...context }) => undoMerge(context, params.id))

/** Contacts that are the same are made one, and taken apart. */
export const customerMergeEndpoints: readonly Endpoint[] = [list, pair, merge, undo]
