import { useActorRef, useSelector } from '@xstate/react'
import type { OrderInvoice } from '#api/contract/sales/order-invoice.ts'
import { invoiceFacts } from '#api/rules/sales/invoices.ts'
import { invoiceAt } from '#machines/sales/invoice/invoice.chart.ts'
import type { InvoiceTypes } from '#machines/sales/invoice-actions/invoice-actions.machine.ts'
import type { LifeProps } from '#screens/platform/flow/life-props.ts'
import { StepsNow } from '#screens/platform/flow/StepsNow.tsx'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { invoiceActions } from '#screens/sales/wiring/invoices.ts'
import { orderPage } from '#screens/sales/wiring/order.ts'

/** Where the invoice of an order may go from where it is, and what keeps it. */
export default function InvoiceNow({ order_id }: LifeProps) {
  const page = useActorRef(orderPage, { input: { id: order_id ?? 0, holder: useHolder() } })
  const order = useSelector(page, ({ context }) => context.record)
  return order && <Now invoice={order.invoice} />
}

function Now({ invoice }: { invoice: OrderInvoice }) {
  const actor = useActorRef(invoiceActions, { input: { record: invoice, holder: useHolder() } })
  return (
    <StepsNow<InvoiceTypes> kind="invoices" actor={actor} chart={({ standing }) => invoiceAt(invoiceFacts(standing))} />
  )
}
