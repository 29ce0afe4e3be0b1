import type { OrderCampaigns } from '#api/contract/content/campaigns.ts'
import type { NewOrder, OrderVariant } from '#api/contract/sales/new-order.ts'
import type { PaymentChoice } from '#api/contract/sales/orders.ts'
import type { DeliveryAreas } from './delivery-areas.ts'

/** What the rules of a new order are judged with: the panel has the variants as it last saw them, the server as they are. */
export interface NewOrderFacts {
  readonly order: NewOrder
  /** The variants of its lines, by their id; one that is not sold any more is missing. */
  readonly variants: Readonly<Record<number, OrderVariant>>
  readonly tax_in_price: boolean
  /** The shipping methods that the shop has in use. */
  readonly methods: readonly SendingMethod[]
  /** The ways of paying that the shop offers. */
  readonly payments: readonly PaymentChoice[]
  /** The sales of the day and the coupon that was asked for; none where nothing is given off. */
  readonly campaigns?: OrderCampaigns | undefined
  /** In which ways it is paid, where that is not the one of the order. */
  readonly paid_with?: readonly string[]
}

/** A method with where it sends to. */
export interface SendingMethod {
  readonly id: number
  readonly name: string
  readonly areas: DeliveryAreas
}
