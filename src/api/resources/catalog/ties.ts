import type { Tie } from '#api/resources/platform/resource.ts'

/** Products name most of the catalogue: their list is filtered by the name of the field that does. */
export function tiedToProducts(filter: string): Tie {
  return {
    what: 'products',
    says: /*i18n*/ { id: 'ties.products', message: '{count, plural, other {# ürün}}' },
    path: '/products',
    filter,
  }
}

/** The tree shows those of its categories that an attribute belongs to. */
export const tiedToCategories: Tie = {
  what: 'categories',
  says: /*i18n*/ { id: 'ties.categories', message: '{count, plural, other {# kategori}}' },
  path: '/categories',
  filter: 'attribute_id',
}

/** Product groups name their group and their products. */
export const tiedToProductgroups: Tie = {
  what: 'productgroups',
  says: /*i18n*/ { id: 'ties.productgroups', message: '{count, plural, other {# ürün grubu}}' },
  path: '/productgroups',
  filter: 'group_id',
}

/** Refunds name the reason of each of their lines. */
export const tiedToRefunds: Tie = {
  what: 'order_refunds',
  says: /*i18n*/ { id: 'ties.order_refunds', message: '{count, plural, other {# iade}}' },
  path: '/order-refunds',
  filter: 'reason_id',
}
