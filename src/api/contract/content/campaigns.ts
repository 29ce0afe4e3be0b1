import { array, boolean, enums, type Infer, integer, nullable, object, string } from 'superstruct'
import { Id } from '#api/contract/platform/common.ts'

/** What a campaign may be for, as orders know it: goods, and ways of paying by their kind. */
export const campaignBases = ['product', 'category', 'tag', 'payment_method'] as const

/** A coupon or a sale as orders are priced with it. Amounts are decimal text; a percentage too. */
export const Campaign = object({
  id: Id,
  kind: enums(['coupon', 'sale'] as const),
  name: string(),
  code: string(),
  type: enums(['percentage', 'fixed'] as const),
  discount: string(),
  /** It comes off each piece, and not once off the order. */
  by_unit: boolean(),
  /** Both days count, by the clock of the shop. */
  start: string(),
  end: string(),
  active: boolean(),
  basis: enums(campaignBases),
  /** The products, categories or tags that it is for. */
  covers: array(Id),
  /** The ways of paying that it is for. */
  payments: array(string()),
  minimum: nullable(string()),
  maximum: nullable(string()),
  /** How often in all, and how often by one customer; 0 where there is no limit. */
  usage_limit: integer(),
  customer_limit: integer(),
  used: integer(),
  /** By the customer who is asked about; 0 where that is nobody. */
  used_by_customer: integer(),
  login_required: boolean(),
  customer_groups: array(Id),
  without_groups: boolean(),
  free_shipping: boolean(),
})
export type Campaign = Infer<typeof Campaign>

/** What an order is priced with: the day of the shop, the group of a registered customer, and the campaigns that may be for it. */
export const OrderCampaigns = object({
  day: string(),
  customer: nullable(object({ group_id: nullable(Id) })),
  rows: array(Campaign),
})
export type OrderCampaigns = Infer<typeof OrderCampaigns>
