import type { OrderCampaigns } from '#api/contract/content/campaigns.ts'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { customerUsesLeft, usesLeft } from '#api/rules/content/campaign-rules.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { couponOffline, discountsAsTold, toldIn } from '#api/rules/sales/fast-sale-discounts.ts'
import { couponApplies, couponUnknown } from '#api/rules/sales/order-campaigns.ts'
import { type Changes, drafted, type FastSaleContext, factsOf, followed } from './fast-sale.context.ts'

/** Nobody waits at a counter for what campaigns give longer than this, in milliseconds: the sale goes on as it is rung up. */
export const counterPatience = 4_000

/** What the server told of campaigns is what the sale has from then on; why the last try was refused stands until something is written. */
export function priced(context: FastSaleContext, answer: OrderCampaigns): Changes {
  const { options, draft } = context
  // The coupon may have been taken out while it was asked for.
  const code = fold(draft.coupon_code ?? '')
  const rows = answer.rows.filter((one) => one.kind === 'sale' || fold(one.code) === code)
  const campaigns = { ...answer, rows }
  const sales = { ...campaigns, rows: campaigns.rows.filter(({ kind }) => kind === 'sale') }
  return {
    ...{ campaigns, reachable: true, key: '', draft: followed(context, {}, { campaigns }) },
    // The next sale begins with them.
    options: options && { ...options, campaigns: sales },
  }
}

/** The coupon of the code that was asked for is part of the sale. */
export function couponed(context: FastSaleContext, campaigns: OrderCampaigns): Changes {
  const coupon = couponIn(campaigns)
  const next = { campaigns, reachable: true, coupon_code: '' }
  const draft = followed(context, { coupon_code: coupon?.code ?? '' }, next)
  return { ...next, draft, refused: [], failure: null, key: '' }
}

/** The sale goes without a coupon. */
export function uncouponed(context: FastSaleContext): Changes {
  const { campaigns } = context
  const without = campaigns && { ...campaigns, rows: campaigns.rows.filter(({ kind }) => kind === 'sale') }
  const next = { campaigns: without, coupon_code: '' }
  return { ...drafted(context, {}), ...next, draft: followed(context, { coupon_code: '' }, next) }
}

/** Nobody knows the code that was typed. */
export function noSuchCoupon(context: FastSaleContext): Changes {
  const refused = [{ id: couponUnknown.id, about: { code: context.coupon_code }, at: ['coupon_code'] }]
  return { ...uncouponed(context), refused }
}

/** Nobody could be asked for it. */
export function couponUnasked(context: FastSaleContext): Changes {
  return { ...uncouponed(context), refused: [{ id: couponOffline.id, at: ['coupon_code'] }] }
}

/** Whoever cannot ask sells as it is rung up: nothing is given off it but what is typed. */
export function undiscounted(context: FastSaleContext): Changes {
  const next = { campaigns: null, coupon_code: '' }
  return { ...drafted(context, {}), ...next, draft: followed(context, { coupon_code: '' }, next) }
}

/** The sale as it is finished, with the discounts that the customer was shown. */
export function withShownDiscounts(context: FastSaleContext): Changes {
  const discounts = toldIn(factsOf(context))
  return discounts.length > 0 ? { draft: { ...context.draft, discounts } } : {}
}

/** The coupon of the sale, as it was told last. */
export function couponIn(campaigns: OrderCampaigns | null) {
  return campaigns?.rows.find(({ kind }) => kind === 'coupon') ?? null
}

/** By which rules a sale is refused whose discounts are others now: they are asked for anew. */
const others: readonly string[] = [discountsAsTold.id, usesLeft.id, customerUsesLeft.id, couponApplies.id]

export function areOthers({ rules }: ApiFailure): boolean {
  return rules.some(({ id }) => others.includes(id))
}

/** Why it was refused, without what follows from it: what is to be paid is another amount now. */
export function whyOthers({ rules }: ApiFailure): readonly Refusal[] {
  return rules.filter(({ id }) => others.includes(id) || id.startsWith('campaign.'))
}
