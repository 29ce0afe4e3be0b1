import type { FlowKind } from '#api/contract/platform/flow.ts'
import { cheques } from '#api/listings/money/cheques.ts'
import { givenCheques } from '#api/listings/money/given-cheques.ts'
import { incomingInvoices } from '#api/listings/money/incoming-invoices.ts'
import { purchases } from '#api/listings/money/purchases.ts'
import { orderRefunds } from '#api/listings/sales/order-refunds.ts'
import { orderSteps } from '#api/listings/sales/order-steps.ts'
import { channelSays, orders } from '#api/listings/sales/orders.ts'
import { parcels } from '#api/listings/sales/parcels.ts'
import { editPath, type Resource } from '#api/resources/platform/resource.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { type Holder, permits } from '#api/rules/platform/session.ts'

/** A kind of record whose ways are kept, and who may look at it. */
interface Flow {
  readonly kind: FlowKind
  readonly title: Says
  readonly one: Says
  readonly codes: readonly number[]
  /** It belongs to an order, which has a channel and a carrier. */
  readonly ofOrder: boolean
  /** The list that shows them, or what they belong to: an arrow of the process map leads to it. */
  readonly list: Resource
  /** The list of their steps, where they have one: it knows how long each had stood. */
  readonly steps?: Resource
  /** The page of one, where it has its own. */
  path?(id: number): string
}

const ofOrder = { codes: orders.codes.view, ofOrder: true, list: orders } as const

/** Every kind of record whose ways are kept, in the order of the shop's work. */
export const flows: readonly Flow[] = [
  { kind: 'orders', title: orders.title, one: orders.one, ...ofOrder, steps: orderSteps, path: pathIn(orders) },
  {
    kind: 'pickings',
    title: /*i18n*/ { id: 'flow.pickings', message: 'Toplamalar' },
    one: /*i18n*/ { id: 'flow.picking', message: 'Toplama' },
    ...ofOrder,
  },
  {
    kind: 'shipments',
    title: /*i18n*/ { id: 'parcels.title', message: 'Gönderiler' },
    one: /*i18n*/ { id: 'parcels.one', message: 'Gönderi' },
    ...ofOrder,
    list: parcels,
  },
  {
    kind: 'invoices',
    title: /*i18n*/ { id: 'flow.invoices', message: 'Faturalar' },
    one: /*i18n*/ { id: 'invoices.title', message: 'Fatura' },
    ...ofOrder,
  },
  { ...of(orderRefunds), kind: 'order-refunds', ofOrder: true },
  { ...of(cheques), kind: 'cheques', ofOrder: false },
  { ...of(givenCheques), kind: 'given-cheques', ofOrder: false },
  { ...of(purchases), kind: 'purchases', ofOrder: false },
  { ...of(incomingInvoices), kind: 'incoming-invoices', ofOrder: false },
]

/** The kinds that somebody may look at. */
export function flowsFor(holder: Holder): readonly Flow[] {
  return flows.filter(({ codes }) => permits(holder, codes))
}

/** Where an order may have come from, in words. */
export const flowChannels = channelSays

type Listed = typeof orderRefunds | typeof cheques | typeof givenCheques | typeof purchases | typeof incomingInvoices

function of(list: Listed): Pick<Flow, 'title' | 'one' | 'codes' | 'list' | 'path'> {
  return { title: list.title, one: list.one, codes: list.codes.view, list, path: pathIn(list) }
}

function pathIn(list: Listed | typeof orders) {
  return (id: number) => editPath(list, id)
}
