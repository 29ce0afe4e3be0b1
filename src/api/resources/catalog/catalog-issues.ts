import type { CatalogIssueName } from '#api/contract/catalog/catalog.ts'
import type { reviewFilters } from '#api/contract/catalog/product-reviews.ts'
import type { productFilters } from '#api/contract/catalog/products.ts'
import type { Filled } from '#api/contract/platform/lists.ts'
import type { Says } from '#api/rules/platform/rule.ts'

/** Something that needs care: the filters of a list by which the server counts it and the panel opens it. */
export type CatalogIssue = { readonly says: Says; readonly about: Says } & (
  | { readonly list: 'products'; readonly filters: Filled<typeof productFilters> }
  | { readonly list: 'product-reviews'; readonly filters: Filled<typeof reviewFilters> }
)

export const catalogIssues = {
  no_stock: {
    list: 'products',
    filters: { stock: 'none' },
    says: /*i18n*/ { id: 'care.no_stock', message: 'Stokta olmayan ürün' },
    about: /*i18n*/ { id: 'care.no_stock_about', message: 'Satılacak adet kalmadı. Hizmetler sayılmaz.' },
  },
  no_image: {
    list: 'products',
    filters: { lacks: 'image' },
    says: /*i18n*/ { id: 'care.no_image', message: 'Görseli olmayan ürün' },
    about: /*i18n*/ { id: 'care.no_image_about', message: 'Hiçbir varyantının görseli yok.' },
  },
  no_price: {
    list: 'products',
    filters: { lacks: 'price' },
    says: /*i18n*/ { id: 'care.no_price', message: 'Fiyatı eksik ürün' },
    about: /*i18n*/ {
      id: 'care.no_price_about',
      message: 'Bir varyantının mağaza ülkesinde geçerli fiyatı yok; o varyant satılamaz.',
    },
  },
  untranslated: {
    list: 'products',
    filters: { lacks: 'translation' },
    says: /*i18n*/ { id: 'care.untranslated', message: 'Çevirisi eksik ürün' },
    about: /*i18n*/ { id: 'care.untranslated_about', message: 'Mağazanın dillerinden birinde adı yok.' },
  },
  passive: {
    list: 'products',
    filters: { status: '0' },
    says: /*i18n*/ { id: 'care.passive', message: 'Pasif ürün' },
    about: /*i18n*/ { id: 'care.passive_about', message: 'Mağazada görünmez.' },
  },
  unmatched: {
    list: 'products',
    filters: { lacks: 'match' },
    says: /*i18n*/ { id: 'care.unmatched', message: 'Pazaryerinde eşleşmeyen ürün' },
    about: /*i18n*/ { id: 'care.unmatched_about', message: 'Pazaryerindeki hiçbir ürünle eşleştirilmedi.' },
  },
  waiting_reviews: {
    list: 'product-reviews',
    filters: { status: 'pending' },
    says: /*i18n*/ { id: 'care.waiting_reviews', message: 'Bekleyen değerlendirme' },
    about: /*i18n*/ { id: 'care.waiting_reviews_about', message: 'Onaylanmadan mağazada görünmez.' },
  },
} as const satisfies Record<CatalogIssueName, CatalogIssue>
