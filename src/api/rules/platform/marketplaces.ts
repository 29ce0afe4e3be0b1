import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { failureMessages, outcomes } from '#api/rules/platform/outcomes.ts'
import { type Refusal, type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'

/** A marketplace as a shop has it. */
export interface ShopMarketplace {
  /** There is such a marketplace now. */
  readonly status: number
  /** The shop has switched it on. */
  readonly shop_status: number
  readonly auth_data: { readonly baseKey?: string | null; readonly supplier_id?: string | null }
}

/** A marketplace takes part in prices and imports only when it is on, the shop has it on, and the shop's account is filled in. */
export const offered: Rule<ShopMarketplace> = rule(
  /*i18n*/ { id: 'marketplace.offered', message: 'Bu pazaryeri açık değil ya da hesap bilgileri eksik.' },
  'R179',
  ({ status, shop_status, auth_data }) =>
    status === 1 && shop_status === 1 && Boolean(auth_data.baseKey) && Boolean(auth_data.supplier_id),
)

/** What can be fetched from a marketplace, by the words for it in the sentence below. */
export const fetchable = {
  orders: /*i18n*/ { id: 'marketplace.orders', message: 'siparişler' },
  products: /*i18n*/ { id: 'marketplace.products', message: 'ürünler' },
  categories: /*i18n*/ { id: 'marketplace.categories', message: 'kategoriler' },
  brands: /*i18n*/ { id: 'marketplace.brands', message: 'markalar' },
}

export const fetchFailed = serverRule(
  /*i18n*/ { id: 'marketplace.fetch_failed', message: 'Pazaryerinden {what} alınamadı.' },
  'R203',
)

export const productFetchFailed = serverRule(
  /*i18n*/ { id: 'marketplace.product_fetch_failed', message: 'Ürün pazaryerinden alınamadı.' },
  'R52',
)

/** What is looked for on the marketplace. */
export const barcodeGiven: Rule<{ readonly barcode: string }> = rule(
  /*i18n*/ { id: 'marketplace.barcode_required', message: 'Aranacak barkodu yazın.' },
  'R15',
  ({ barcode }) => barcode.trim() !== '',
)

/** What a fetch that failed is told with: `fetchFailed` or `productFetchFailed` unless something better is known, such as that the session has ended. */
export function notFetched(failure: ApiFailure, act: Refusal): readonly Refusal[] {
  const known = failureMessages(failure, 'notLoaded')
  return known.every(({ id }) => id === outcomes.notLoaded.id) ? [act] : known
}
