import { urlOf } from '#api/contract/platform/files.ts'
import { changedPrice, changedStock, type ListingChange } from '#api/rules/catalog/listing-changes.ts'
import type { PushedProduct, PushedVariant } from '#api/rules/catalog/marketplace-push.ts'
import { rateOn } from '#api/rules/catalog/tax-sums.ts'
import { dayAt } from '#api/rules/platform/formats.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { Database } from '#server/db/open.ts'
import type { NewMarketplaceProduct } from '#server/integrations/marketplace/marketplace.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { publicAddress } from '#server/platform/http/public-address.ts'
import { zoneOf } from '#server/platform/jobs/zone.ts'
import { described, knownAttributes } from './attributes.ts'
import { changesOf } from './changes.ts'
import { type FoundProduct, type FoundVariant, findProducts } from './found.ts'

/** A product as it would be sent: what its rules are judged with, and the items of the call. */
export interface Goods {
  readonly product_id: number
  readonly facts: PushedProduct
  readonly items: readonly NewMarketplaceProduct[]
}

const mostImages = 8

/** Where goods are sent, and from which shop. */
export interface Place {
  readonly shop_id: number
  readonly marketplace_id: number
}

/** These products as they would be sent now, by their ids, with the changes that the shop makes for marketplaces. */
export async function goodsOf(
  db: Database,
  services: Pick<Services, 'config' | 'marketplace'>,
  place: Place,
  products: readonly number[],
): Promise<Map<number, Goods>> {
  const found = await findProducts(db, { ...place, products })
  const changes = await changesOf(db, place.shop_id)
  const today = dayAt(new Date(), await zoneOf(db, place.shop_id))
  return new Map(found.map((one) => [one.product_id, goodsFrom(services, { ...place, today }, one, changes)]))
}

/** The same on a day of the shop. */
interface PlaceToday extends Place {
  readonly today: string
}

function goodsFrom(
  { config, marketplace }: Pick<Services, 'config' | 'marketplace'>,
  place: PlaceToday,
  found: FoundProduct,
  changes: readonly ListingChange[],
): Goods {
  const category = found.category ?? ''
  const asked = knownAttributes({ marketplace }, place, category)
  const tax = rateOn(found.rates, place.today)
  const sold = (found.variants ?? []).map((variant) => ({
    variant,
    pushed: pushed(found, variant, changes, tax),
    ...described(asked, [...(variant.values ?? []), ...(found.values ?? [])], found.chosen),
  }))
  const facts: PushedProduct = {
    ...{ name: found.name, category, brand: found.brand ?? '' },
    variants: sold.map((one) => one.pushed),
    missing: [...new Set(sold.flatMap((one) => one.missing))],
  }
  const items = sold.map(
    ({ variant, pushed, attributes }): NewMarketplaceProduct => ({
      barcode: variant.barcode,
      title: found.name,
      description: found.description || found.name,
      productMainId: pushed.product_id,
      stockCode: variant.stock_code,
      ...{ brandId: Number(facts.brand), categoryId: Number(category), attributes },
      ...{ quantity: pushed.quantity ?? 0, currency: found.currency, vatRate: tax },
      ...{ salePrice: pushed.sale_price ?? '0.00', listPrice: pushed.list_price ?? '0.00' },
      images: (variant.images ?? []).slice(0, mostImages).map((image) => `${publicAddress(config)}${urlOf(image)}`),
    }),
  )
  return { product_id: found.product_id, facts, items }
}

/** A marketplace has prices of its own, or those of the shop; what is not struck through is listed for what it costs. */
function pushed(
  { product_id, currency }: FoundProduct,
  variant: FoundVariant,
  changes: readonly ListingChange[],
  tax: number,
): PushedVariant {
  const { barcode, stock_code, quantity, values } = variant
  const sale = variant.sale ?? variant.price
  const list = variant.list ?? (variant.sale === null ? variant.struck : null) ?? sale
  const priceOf = (minor: number | null) => (minor === null ? null : decimalOf(changedPrice(minor, changes)))
  return {
    name: (values ?? []).map(({ value }) => value).join(' / ') || barcode || stock_code,
    ...{ barcode, stock_code, currency, tax },
    product_id: String(product_id),
    quantity: changedStock(quantity, changes),
    ...{ list_price: priceOf(list), sale_price: priceOf(sale) },
  }
}
