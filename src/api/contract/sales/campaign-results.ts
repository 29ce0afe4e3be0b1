import { array, type Infer, integer, object, string } from 'superstruct'

/** What a campaign brought: the orders that had it and kept it, each currency by itself. */
export const CampaignResults = object({
  orders: integer(),
  currencies: array(
    object({
      currency: string(),
      orders: integer(),
      /** What these orders came to. */
      turnover: string(),
      /** What it gave off them, and the carrying that it paid. */
      discount: string(),
      shipping: string(),
    }),
  ),
})
export type CampaignResults = Infer<typeof CampaignResults>
