import type { ChosenAttribute } from '#api/contract/catalog/marketplace-attributes.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { accountAt } from '#server/catalog/marketplaces/account.ts'
import { fetching } from '#server/catalog/marketplaces/ask.ts'
import type {
  Marketplace,
  MarketplaceAttribute,
  NewMarketplaceProduct,
} from '#server/integrations/marketplace/marketplace.ts'
import type { Services } from '#server/platform/http/endpoint.ts'

/** What a marketplace asks for in a category changes seldom: what it said stands for a day, in milliseconds. */
const lasts = 86_400_000

interface Place {
  readonly shop_id: number
  readonly marketplace_id: number
}

interface Kept {
  readonly until: number
  readonly attributes: readonly MarketplaceAttribute[]
}

const kept = new WeakMap<Marketplace, Map<string, Kept>>()

/** What products of these categories of the marketplace are described by, asked for where it is not known. It stands before any transaction. */
export async function learnAttributes(
  services: Pick<Services, 'db' | 'secrets' | 'marketplace' | 'log'>,
  { shop_id, marketplace_id }: Place,
  categories: readonly string[],
): Promise<void> {
  const known = kept.get(services.marketplace) ?? new Map<string, Kept>()
  kept.set(services.marketplace, known)
  const unknown = [...new Set(categories)].filter(
    (id) => id !== '' && !((known.get(keyOf({ shop_id, marketplace_id }, id))?.until ?? 0) > Date.now()),
  )
  if (unknown.length === 0) return
  const account = await accountAt(services, shop_id, marketplace_id)
  for (const id of unknown) {
    const attributes = await fetching(services, 'categories', () =>
      services.marketplace.categoryAttributes(account, Number(id)),
    )
    known.set(keyOf({ shop_id, marketplace_id }, id), { until: Date.now() + lasts, attributes })
  }
}

/** Those that are known by now. */
export function knownAttributes(
  { marketplace }: Pick<Services, 'marketplace'>,
  place: Place,
  category: string,
): readonly MarketplaceAttribute[] {
  return kept.get(marketplace)?.get(keyOf(place, category))?.attributes ?? []
}

/** Each shop says for itself who its marketplace is: two of them may number their categories alike. */
function keyOf({ shop_id, marketplace_id }: Place, category: string): string {
  return `${shop_id} ${marketplace_id} ${category}`
}

/** A value that a product or variant has, by what it is called in the shop: `Renk`, `Siyah`. */
export interface NamedValue {
  readonly of: 'attribute' | 'option'
  readonly of_id: number
  readonly name: string
  /** `null`: a text of its own. */
  readonly value_id: number | null
  readonly value: string
}

/** What is sent of a variant's values, and the required ones that the marketplace does not find among them. */
export function described(
  asked: readonly MarketplaceAttribute[],
  values: readonly NamedValue[],
  chosen: readonly ChosenAttribute[],
) {
  const attributes: NewMarketplaceProduct['attributes'][number][] = []
  const missing: string[] = []
  for (const attribute of asked) {
    const { id, name, required } = attribute
    const choice = chosen.find((one) => one.attribute_id === id)
    const found = sentValue(attribute, values, choice)
    if (found) attributes.push({ attributeId: id, attributeValueId: found.id })
    else if (required) missing.push(name)
  }
  return { attributes, missing }
}

/** The value that the marketplace is told: the chosen one, or the one that is called as the product's own. */
function sentValue(
  { name, values: allowed }: MarketplaceAttribute,
  values: readonly NamedValue[],
  choice: ChosenAttribute | undefined,
) {
  if (choice?.source === 'fixed') return allowed.find(({ id }) => id === choice.value_id)
  const byName = choice === undefined || choice.source === 'name'
  const own = values.filter((one) =>
    byName ? fold(one.name) === fold(name) : one.of === choice.source && one.of_id === choice.source_id,
  )
  const matched = choice?.matches.find(({ own_id }) => own.some(({ value_id }) => value_id === own_id))
  const named = own.map(({ value }) => fold(value))
  return allowed.find((one) => (matched ? one.id === matched.value_id : named.includes(fold(one.name))))
}
