import { incomingInvoices } from '#api/listings/money/incoming-invoices.ts'
import type { Route } from '#api/routes/platform/route.ts'

/** How an incoming invoice comes. */
export const incomingRoutes: readonly Route[] = [
  {
    path: '/fastBuy/invoices/new',
    title: incomingInvoices.one,
    adds: true,
    codes: incomingInvoices.codes.add,
    parent: '/fastBuy/invoices',
    screen: 'money/incoming/NewIncomingPage',
  },
]
