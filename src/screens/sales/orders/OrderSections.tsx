import { InvoiceSection } from '#screens/sales/invoices/InvoiceSection.tsx'
import { RefundsSection } from '#screens/sales/refunds/RefundsSection.tsx'
import { ShippingSection } from '#screens/sales/shipping/ShippingSection.tsx'
import { ContractsSection } from './ContractsSection.tsx'
import type { PartProps } from './order-actor.ts'

/**
 * The parts of the page that have files of their own elsewhere, one line each: refunds, invoice, shipping, contracts. Each is a component that takes
 * `PartProps` and draws its own `Section`; after a step of its own it sends `REFRESH` to `actor`, and the order is read anew.
 */
export function OrderSections(part: PartProps) {
  return (
    <>
      <ShippingSection {...part} />
      <InvoiceSection {...part} />
      <RefundsSection {...part} />
      <ContractsSection {...part} />
    </>
  )
}
