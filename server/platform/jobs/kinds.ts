import type { JobKindName } from '#api/contract/platform/jobs.ts'
import { deleting } from '#server/catalog/bulk/deleting.ts'
import { editing } from '#server/catalog/bulk/editing.ts'
import { deciding } from '#server/catalog/matches/deciding.ts'
import { fetchingMatches } from '#server/catalog/matches/fetching.ts'
import { pricing } from '#server/catalog/prices/pricing.ts'
import {
  importingBrands,
  importingCategories,
  importingProducts,
  importingTags,
} from '#server/platform/imports/applying.ts'
import { moving } from '#server/sales/bulk/moving.ts'
import { shipping } from '#server/sales/bulk/shipping.ts'
import { sendingInvoices } from '#server/sales/invoices/sending.ts'
import { storingOrders } from '#server/sales/marketplace-orders/storing.ts'
import type { JobKind } from './kind.ts'

/** Every kind of long work there is. */
export const kinds: Readonly<Record<JobKindName, JobKind>> = {
  'products.edit': editing,
  'products.delete': deleting,
  'products.import': importingProducts,
  'brands.import': importingBrands,
  'categories.import': importingCategories,
  'tags.import': importingTags,
  'products.prices': pricing,
  'matches.fetch': fetchingMatches,
  'matches.decide': deciding,
  'orders.status': moving,
  'orders.ship': shipping,
  'orders.fetch': storingOrders,
  'invoices.send': sendingInvoices,
}
