import { type ComponentType, lazy } from 'react'
import type { FlowKind } from '#api/contract/platform/flow.ts'
import type { LifeProps } from './platform/flow/life-props.ts'

/** What must happen before a record goes further, as its own page judges it: loaded when it is asked why. */
export const lives: Partial<Record<FlowKind, ComponentType<LifeProps>>> = {
  orders: lazy(() => import('./sales/orders/OrderNow.tsx')),
  pickings: lazy(() => import('./sales/picking/PickingNow.tsx')),
  shipments: lazy(() => import('./sales/shipping/ParcelNow.tsx')),
  invoices: lazy(() => import('./sales/invoices/InvoiceNow.tsx')),
  'order-refunds': lazy(() => import('./sales/refunds/RefundNow.tsx')),
  cheques: lazy(() => import('./money/cheques/ChequeNow.tsx')),
  'given-cheques': lazy(() => import('./money/given-cheques/GivenChequeNow.tsx')),
  purchases: lazy(() => import('./money/purchases/PurchaseNow.tsx')),
  'incoming-invoices': lazy(() => import('./money/incoming/IncomingNow.tsx')),
}
