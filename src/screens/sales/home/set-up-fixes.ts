import type { Says } from '#api/rules/platform/rule.ts'
import { inProduction, sellerKnown } from '#api/rules/sales/invoices.ts'
import { senderKnown, senderReachable, somethingToSell, wayToSend } from '#api/rules/sales/readiness.ts'

interface SetUpFix {
  readonly path: string
  readonly says: Says
}

const toInvoiceData = /*i18n*/ { id: 'readiness.to_seller', message: 'Vergi ve fatura ayarlarına git' }

/** Where a shop gets what it lacks, by the rule that asks for it. */
export const setUpFixes: Readonly<Record<string, SetUpFix>> = {
  [somethingToSell.id]: {
    path: '/products/add',
    says: /*i18n*/ { id: 'products.add_title', message: 'Ürün ekle' },
  },
  [wayToSend.id]: {
    path: '/shop-shipping-methods',
    says: /*i18n*/ { id: 'readiness.to_shipping', message: 'Kargo yöntemlerine git' },
  },
  [senderKnown.id]: { path: '/accounts?section=seller&field=address', says: toInvoiceData },
  [senderReachable.id]: {
    path: '/accounts?section=identity&field=phone',
    says: /*i18n*/ { id: 'readiness.to_identity', message: 'Mağaza bilgilerine git' },
  },
  [sellerKnown.id]: { path: '/accounts?section=seller&field=title', says: toInvoiceData },
  [inProduction.id]: { path: '/accounts?section=seller&field=api_mode', says: toInvoiceData },
}
