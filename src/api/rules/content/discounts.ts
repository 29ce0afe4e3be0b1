import type { Campaign } from '#api/contract/content/campaigns.ts'
import { type Minor, portionOf } from '#api/rules/platform/money.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { shareOut } from '#api/rules/platform/share-out.ts'
import { amountOf, type Basket, type CampaignFacts, campaignRules, covers } from './campaign-rules.ts'

/** A campaign that gives something off an order: how much in all, and how much of each line. */
export interface AppliedCampaign {
  readonly campaign: Campaign
  readonly amount: Minor
  readonly lines: readonly Minor[]
}

/** A campaign that does not apply, and every rule that keeps it from it. */
export interface RefusedCampaign {
  readonly campaign: Campaign
  readonly refusals: readonly Refusal[]
}

/** What campaigns make of an order. */
export interface CampaignDiscounts {
  /** What is given off each line by all of them. */
  readonly lines: readonly Minor[]
  readonly amount: Minor
  /** One of them pays the carrying. */
  readonly free_shipping: boolean
  readonly applied: readonly AppliedCampaign[]
  readonly refused: readonly RefusedCampaign[]
}

/** Sales of goods come first, then those of tags and of ways of paying, and a coupon last. */
const places: Readonly<Record<Campaign['basis'], number>> = { product: 0, category: 0, tag: 1, payment_method: 2 }

/**
 * What these campaigns give off a basket: the one reckoning of the new order, the till, the simulator and any storefront. One follows the
 * other, each on what the ones before it left of the lines; what it gives is rounded once and shared over its lines to the last kuruş, and no
 * line goes below nothing.
 */
export function campaignDiscounts(campaigns: readonly Campaign[], basket: Basket): CampaignDiscounts {
  const applied: AppliedCampaign[] = []
  const refused: RefusedCampaign[] = []
  let left: readonly Minor[] = basket.lines.map(({ price, quantity }) => price * quantity)
  for (const campaign of inTurn(campaigns)) {
    const facts = { campaign, basket, left }
    const refusals = broken(campaignRules, facts)
    if (refusals.length > 0) {
      refused.push({ campaign, refusals })
      continue
    }
    const lines = givenOff(facts)
    left = left.map((amount, at) => amount - (lines[at] ?? 0))
    applied.push({ campaign, amount: plus(lines), lines })
  }
  const lines = basket.lines.map(({ price, quantity }, at) => price * quantity - (left[at] ?? 0))
  const free_shipping = applied.some(({ campaign }) => campaign.free_shipping)
  return { lines, amount: plus(lines), free_shipping, applied, refused }
}

function inTurn(campaigns: readonly Campaign[]): readonly Campaign[] {
  const place = ({ kind, basis }: Campaign) => (kind === 'coupon' ? 3 : places[basis])
  return campaigns.toSorted((one, other) => place(one) - place(other) || one.id - other.id)
}

/** What a campaign gives off each line. */
function givenOff({ campaign, basket, left }: CampaignFacts): readonly Minor[] {
  const own = basket.lines.map((line, at) => (covers(campaign, line) ? (left[at] ?? 0) : 0))
  const discount = amountOf(campaign.discount)
  if (campaign.by_unit)
    return basket.lines.map(({ price, quantity }, at) => {
      const each = campaign.type === 'fixed' ? discount : portionOf(price, discount, whole)
      return Math.min(own[at] ?? 0, each * quantity)
    })
  const all = plus(own)
  return shareOut(campaign.type === 'fixed' ? Math.min(discount, all) : portionOf(all, discount, whole), own)
}

/** A whole in hundredths of a percent. */
const whole = 10_000

function plus(amounts: readonly Minor[]): Minor {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
