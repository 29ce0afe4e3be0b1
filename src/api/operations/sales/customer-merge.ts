import {
  CustomerMerges,
  MergedCustomer,
  MergePair,
  MergePairQuery,
  NewMerge,
} from '#api/contract/sales/customer-merge.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { customers } from '#api/resources/sales/customers.ts'

/** Two contacts that are the same are made one, and taken apart again. */
export const customerMergeOperations = {
  list: operation({
    method: 'GET',
    path: '/v1/panel/customers/:id/merges',
    summary: 'Who may be the same as a customer, who was made one with them, and whom they themselves went over to',
    data: CustomerMerges,
    codes: customers.codes.view,
  }),
  pair: operation({
    method: 'GET',
    path: '/v1/panel/customers/:id/merge-pair',
    summary: 'Two customers side by side, to choose of which each field stays',
    query: MergePairQuery,
    data: MergePair,
    codes: customers.codes.edit,
  }),
  merge: operation({
    method: 'POST',
    path: '/v1/panel/customers/:id/merges',
    summary: 'Makes another customer one with this: all that is theirs goes over',
    body: NewMerge,
    data: MergedCustomer,
    codes: customers.codes.edit,
    key: 'required',
  }),
  undo: operation({
    method: 'POST',
    path: '/v1/panel/customer-merges/:id/undo',
    summary: 'Takes two customers apart again, each with what was theirs',
    data: MergedCustomer,
    codes: customers.codes.edit,
    key: 'required',
  }),
}
