import { fromPromise } from 'xstate'
import type { CustomerHistory } from '#api/contract/sales/customers.ts'
import { customerOperations } from '#api/operations/sales/customers.ts'
import { customerNoteRules } from '#api/rules/sales/customers.ts'
import { type LoadedInput, loaded } from '#machines/platform/loaded/loaded.machine.ts'
import { type Filled, shortForm } from '#machines/platform/short-form/short-form.machine.ts'
import { call } from '#screens/platform/wiring/http.ts'

/** What happened with a customer, a page of it. */
export const customerHistory = loaded(
  fromPromise<CustomerHistory, LoadedInput<{ id: number; page: number }>>(({ input: { query } }) =>
    call(customerOperations.history, { params: { id: query.id }, query: { page: query.page } }),
  ),
)

/** A note on a customer. */
export function customerNote(id: number) {
  return shortForm({
    rules: customerNoteRules,
    send: fromPromise<unknown, Filled>(({ input: { fields, key } }) =>
      call(customerOperations.note, { params: { id }, body: { note: fields.note ?? '' }, key }),
    ),
  })
}

/** The orders of guests with a customer's e-mail become that customer's. */
export function guestOrdersLink(id: number) {
  return shortForm({
    rules: [],
    send: fromPromise<unknown, Filled>(({ input: { key } }) =>
      call(customerOperations.linkGuestOrders, { params: { id }, key }),
    ),
  })
}

/** The guest of an order becomes a customer. */
export function guestKeeping(order: number) {
  return shortForm({
    rules: [],
    send: fromPromise<unknown, Filled>(({ input: { key } }) =>
      call(customerOperations.keepGuest, { params: { id: order }, key }),
    ),
  })
}
