import { type CampaignDiscounts, campaignDiscounts, type RefusedCampaign } from '#api/rules/content/discounts.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { type Refusal, type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'
import type { NewOrderFacts } from './new-order-facts.ts'

type Facts = NewOrderFacts

/** A code that nobody knows. */
export const couponUnknown = serverRule(
  /*i18n*/ { id: 'coupon.not_found', message: '{code} kodlu bir kupon yok.' },
  'own',
)

/** A coupon that was asked for gives something off, or it is taken out: nobody is promised what the order does not have. */
export const couponApplies: Rule<Facts> = rule(
  /*i18n*/ {
    id: 'order.coupon_not_applied',
    message: '{code} kuponu bu siparişte geçmiyor: koşulunu sağlayın ya da kuponu çıkarın.',
  },
  'own',
  (facts) => couponOf(facts) === '' || facts.order.lines.length === 0 || appliedCoupon(facts) !== undefined,
  { about: (facts) => ({ code: couponOf(facts) }), at: () => ['coupon_code'] },
)

/** What campaigns give off an order, worked out once for its facts, however many ask. */
export function discountsOf(facts: Facts): CampaignDiscounts {
  const before = found.get(facts)
  if (before) return before
  const { order, variants, tax_in_price, campaigns, paid_with = [order.payment_method] } = facts
  const lines = order.lines.map(({ variant_id, quantity, price }) => {
    const variant = variants[variant_id]
    return {
      product_id: variant?.product_id ?? 0,
      categories: variant?.category_ids ?? [],
      tags: variant?.tag_ids ?? [],
      quantity: piecesOf(quantity),
      price: Math.max(0, minorOf(price) ?? 0),
      tax_rate: variant?.tax_rate ?? 0,
    }
  })
  const discounts = campaignDiscounts(campaigns?.rows ?? [], {
    ...{ lines, tax_in_price, customer: campaigns?.customer ?? null, day: campaigns?.day ?? '' },
    payments: paid_with,
  })
  found.set(facts, discounts)
  return discounts
}

const found = new WeakMap<Facts, CampaignDiscounts>()

/** Why the coupon that was asked for does not apply; nothing where it does. */
export function couponRefusals(facts: Facts): readonly Refusal[] {
  if (couponApplies.holds(facts)) return []
  const refused = discountsOf(facts).refused.find(isCoupon)
  return refused ? refused.refusals : [{ id: couponUnknown.id, about: { code: couponOf(facts) } }]
}

function appliedCoupon(facts: Facts) {
  const code = fold(couponOf(facts))
  return discountsOf(facts).applied.find(({ campaign }) => campaign.kind === 'coupon' && fold(campaign.code) === code)
}

function isCoupon({ campaign }: RefusedCampaign): boolean {
  return campaign.kind === 'coupon'
}

function couponOf({ order }: Facts): string {
  return order.coupon_code?.trim() ?? ''
}

function piecesOf(quantity: number | string): number {
  const pieces = Number(quantity)
  return Number.isSafeInteger(pieces) && pieces > 0 ? pieces : 0
}
