import type { Tie } from './resource.ts'

/** Products name most of the catalogue: their list is filtered by the name of the field that does. */
export function tiedToProducts(filter: string): Tie {
  return {
    what: 'products',
    says: /*i18n*/ { id: 'ties.products', message: '{count, plural, other {# ürün}}' },
    path: '/products',
    filter,
  }
}
