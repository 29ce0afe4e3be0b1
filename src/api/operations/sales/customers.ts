import { CustomerHistory, CustomerHistoryQuery, LinkedOrders, NewCustomerNote } from '#api/contract/sales/customers.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { customers } from '#api/resources/sales/customers.ts'

/** What happened with a customer, and orders of guests that become a customer's. */
export const customerOperations = {
  history: operation({
    method: 'GET',
    path: '/v1/panel/customers/:id/events',
    summary: 'What a customer ordered, paid and owes, and everything that happened, newest first, a page at a time',
    query: CustomerHistoryQuery,
    data: CustomerHistory,
    codes: customers.codes.view,
  }),
  note: operation({
    method: 'POST',
    path: '/v1/panel/customers/:id/notes',
    summary: 'Writes a note on a customer',
    body: NewCustomerNote,
    data: CustomerHistory,
    codes: customers.codes.edit,
  }),
  linkGuestOrders: operation({
    method: 'POST',
    path: '/v1/panel/customers/:id/guest-orders',
    summary: 'Makes the orders of guests with the e-mail of a customer that customer’s',
    data: LinkedOrders,
    codes: customers.codes.edit,
  }),
  keepGuest: operation({
    method: 'POST',
    path: '/v1/panel/orders/:id/customer',
    summary: 'Makes the guest of an order a customer, or finds the one with the same e-mail; their other orders follow',
    data: LinkedOrders,
    codes: customers.codes.add,
  }),
}
