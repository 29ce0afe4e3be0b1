import type { Campaign } from '#api/contract/content/campaigns.ts'
import { taxUpon } from '#api/rules/catalog/tax-sums.ts'
import { type Minor, minorOf } from '#api/rules/platform/money.ts'
import { type Rule, rule } from '#api/rules/platform/rule.ts'

/** A line of an order as campaigns see it. */
export interface BasketLine {
  readonly product_id: number
  /** With all categories above them. */
  readonly categories: readonly number[]
  readonly tags: readonly number[]
  readonly quantity: number
  readonly price: Minor
  readonly tax_rate: number
}

/** What is bought, by whom, how it is paid, and on which day of the shop. */
export interface Basket {
  readonly lines: readonly BasketLine[]
  /** A registered customer; nobody for guests and whoever buys at the till without a name. */
  readonly customer: { readonly group_id: number | null } | null
  /** The ways in which it is paid; none while nobody has chosen. */
  readonly payments: readonly string[]
  readonly day: string
  readonly tax_in_price: boolean
}

/** A campaign at a basket, of whose lines so much is left after the campaigns before it. */
export interface CampaignFacts {
  readonly campaign: Campaign
  readonly basket: Basket
  readonly left: readonly Minor[]
}

type Facts = CampaignFacts

export const campaignActive: Rule<Facts> = rule(
  /*i18n*/ { id: 'campaign.passive', message: '{name} kapalı.' },
  'own',
  ({ campaign }) => campaign.active,
  { about: ({ campaign: { name } }) => ({ name }) },
)

export const campaignBegun: Rule<Facts> = rule(
  /*i18n*/ { id: 'campaign.not_begun', message: '{name} daha başlamadı: ilk günü {start}.' },
  'own',
  ({ campaign, basket }) => campaign.start <= basket.day,
  { about: ({ campaign: { name, start } }) => ({ name, start }) },
)

export const campaignOpen: Rule<Facts> = rule(
  /*i18n*/ { id: 'campaign.ended', message: '{name} bitti: son günü {end}.' },
  'own',
  ({ campaign, basket }) => basket.day <= campaign.end,
  { about: ({ campaign: { name, end } }) => ({ name, end }) },
)

export const usesLeft: Rule<Facts> = rule(
  /*i18n*/ { id: 'coupon.limit_reached', message: 'Kupon kullanım sınırı doldu.' },
  'D8',
  ({ campaign: { usage_limit, used } }) => usage_limit === 0 || used < usage_limit,
)

export const customerUsesLeft: Rule<Facts> = rule(
  /*i18n*/ {
    id: 'coupon.customer_limit_reached',
    message: 'Müşteri bu kuponu kullanabileceği kadar kullandı ({limit}).',
  },
  'D8',
  ({ campaign: { customer_limit, used_by_customer } }) => customer_limit === 0 || used_by_customer < customer_limit,
  { about: ({ campaign }) => ({ limit: campaign.customer_limit }) },
)

/** Whose uses are counted is known by name. */
export const customerKnown: Rule<Facts> = rule(
  /*i18n*/ { id: 'campaign.customer_required', message: '{name} kayıtlı müşteriler içindir: müşteriyi seçin.' },
  'own',
  ({ campaign, basket }) => (!campaign.login_required && campaign.customer_limit === 0) || basket.customer !== null,
  { about: ({ campaign: { name } }) => ({ name }) },
)

/** No groups are everyone. */
export const customerGrouped: Rule<Facts> = rule(
  /*i18n*/ { id: 'campaign.customer_group', message: '{name} bu müşterinin grubu için değildir.' },
  'own',
  ({ campaign, basket }) => {
    if (campaign.customer_groups.length === 0) return true
    const group = basket.customer?.group_id ?? null
    return group === null ? campaign.without_groups : campaign.customer_groups.includes(group)
  },
  { about: ({ campaign: { name } }) => ({ name }) },
)

export const totalEnough: Rule<Facts> = rule(
  /*i18n*/ { id: 'campaign.below_minimum', message: '{name} en az {min, number} tutarındaki siparişler içindir.' },
  'own',
  ({ campaign, basket }) => campaign.minimum === null || productTotalOf(basket) >= amountOf(campaign.minimum),
  { about: ({ campaign: { name, minimum } }) => ({ name, min: amountOf(minimum) / 100 }) },
)

export const totalNotAbove: Rule<Facts> = rule(
  /*i18n*/ { id: 'campaign.above_maximum', message: '{name} en çok {max, number} tutarındaki siparişler içindir.' },
  'own',
  ({ campaign, basket }) => campaign.maximum === null || productTotalOf(basket) <= amountOf(campaign.maximum),
  { about: ({ campaign: { name, maximum } }) => ({ name, max: amountOf(maximum) / 100 }) },
)

export const paidSo: Rule<Facts> = rule(
  /*i18n*/ { id: 'campaign.other_payment', message: '{name} seçilen ödeme yöntemi için değildir.' },
  'own',
  ({ campaign, basket: { payments } }) =>
    campaign.basis !== 'payment_method' ||
    (payments.length > 0 && payments.every((one) => campaign.payments.includes(one))),
  { about: ({ campaign: { name } }) => ({ name }) },
)

export const goodsCovered: Rule<Facts> = rule(
  /*i18n*/ { id: 'campaign.nothing_covered', message: 'Siparişte {name} kapsamında bir ürün yok.' },
  'own',
  ({ campaign, basket }) => basket.lines.some((line) => covers(campaign, line)),
  { about: ({ campaign: { name } }) => ({ name }) },
)

/** What goods cost is given off once: after campaigns before it nothing may be left. */
export const somethingLeft: Rule<Facts> = rule(
  /*i18n*/ {
    id: 'campaign.nothing_left',
    message: 'Önceki indirimlerden sonra {name} ile düşülecek bir tutar kalmadı.',
  },
  'own',
  ({ campaign, basket, left }) =>
    campaign.free_shipping ||
    !basket.lines.some((line) => covers(campaign, line)) ||
    basket.lines.some((line, at) => covers(campaign, line) && (left[at] ?? 0) > 0),
  { about: ({ campaign: { name } }) => ({ name }) },
)

/** What keeps a campaign from an order, in the order in which it is told. */
export const campaignRules: readonly Rule<Facts>[] = [
  campaignActive,
  campaignBegun,
  campaignOpen,
  usesLeft,
  customerKnown,
  customerUsesLeft,
  customerGrouped,
  totalEnough,
  totalNotAbove,
  paidSo,
  goodsCovered,
  somethingLeft,
]

/** Whether a campaign is for what stands in a line; one for a way of paying is for all of them. */
export function covers({ basis, covers: ids }: Campaign, line: BasketLine): boolean {
  if (basis === 'payment_method') return true
  if (basis === 'product') return ids.includes(line.product_id)
  return (basis === 'category' ? line.categories : line.tags).some((id) => ids.includes(id))
}

/** What the goods come to before anything is given off, with their tax. */
export function productTotalOf({ lines, tax_in_price }: Basket): Minor {
  return lines.reduce((sum, { price, quantity, tax_rate }) => {
    const total = price * quantity
    return sum + total + (tax_in_price ? 0 : taxUpon(total, tax_rate))
  }, 0)
}

/** An amount of a campaign in kuruş, and a percentage in hundredths of a percent. */
export function amountOf(amount: string | null): Minor {
  return minorOf(amount ?? '') ?? 0
}
