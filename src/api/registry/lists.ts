import { productMatches } from '#api/listings/catalog/product-matches.ts'
import { productPrices } from '#api/listings/catalog/product-prices.ts'
import { productReviews } from '#api/listings/catalog/product-reviews.ts'
import { products } from '#api/listings/catalog/products.ts'
import type { AnyListing } from '#api/listings/platform/listing.ts'
import { orderRefunds } from '#api/listings/sales/order-refunds.ts'
import { orders } from '#api/listings/sales/orders.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { jobs } from './jobs.ts'
import { resources } from './resources.ts'

/** Everything that has a list: the resources, and those whose table and form are their own. */
const lists = {
  ...resources,
  products,
  'product-matches': productMatches,
  'product-prices': productPrices,
  'product-reviews': productReviews,
  orders,
  'order-refunds': orderRefunds,
  jobs,
} as const

export type ListName = keyof typeof lists

/** The name of every list. */
export const listNames = Object.keys(lists) as ListName[]

/** The lists whose records lie in the bin for a while after they were deleted: those of resources, and those that are deleted from. */
export const trashable = listNames.filter((name) => name in resources || lists[name].acts.includes('delete'))

/** The lists whose rows are their own. */
export const listings: readonly AnyListing[] = Object.values(lists).flatMap((list) => ('filters' in list ? [list] : []))

/** How a list is declared. */
export function listNamed(name: ListName): Resource {
  return lists[name] as unknown as Resource
}
