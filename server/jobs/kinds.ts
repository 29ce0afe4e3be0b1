import type { JobKindName } from '#api/contract/jobs.ts'
import { deleting } from '#server/bulk/deleting.ts'
import { editing } from '#server/bulk/editing.ts'
import { moving } from '#server/bulk/moving.ts'
import { shipping } from '#server/bulk/shipping.ts'
import { importingBrands, importingCategories, importingProducts, importingTags } from '#server/imports/applying.ts'
import { sendingInvoices } from '#server/invoices/sending.ts'
import { storingOrders } from '#server/marketplace-orders/storing.ts'
import { deciding } from '#server/matches/deciding.ts'
import { fetchingMatches } from '#server/matches/fetching.ts'
import { pricing } from '#server/prices/pricing.ts'
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
