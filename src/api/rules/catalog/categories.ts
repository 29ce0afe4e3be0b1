import { type Rule, rule } from '#api/rules/platform/rule.ts'

/** What stands in the way of deleting a category. */
export interface Held {
  readonly children: number
  readonly products: number
}

export const hasNoChildren: Rule<Held> = rule(
  /*i18n*/ { id: 'delete.category_has_children', message: 'Kategorinin alt kategorileri var.' },
  'R164',
  ({ children }) => children === 0,
  { about: ({ children }) => ({ what: 'categories', count: children }) },
)

/** Products count whether it is their main category or one of the others. */
export const hasNoProducts: Rule<Held> = rule(
  /*i18n*/ { id: 'delete.category_has_products', message: 'Kategoride ürünler var.' },
  'R165',
  ({ products }) => products === 0,
  { about: ({ products }) => ({ what: 'products', count: products }) },
)

export const deletionRules = [hasNoChildren, hasNoProducts] as const

/** Where the contents of a category would go. `undefined`: they stay; `null`: the top of the tree. */
export interface Emptying {
  readonly id: number
  readonly children_to?: number | null | undefined
  readonly products_to?: number | undefined
  /** Whether the category for the products is there and has no subcategories. */
  readonly leaf: boolean
}

/** Products lie in leaves: their new category has no subcategories, and does not get any by the same step. */
export const productsFitIn: Rule<Emptying> = rule(
  /*i18n*/ {
    id: 'category.products_need_leaf',
    message: 'Ürünler yalnızca alt kategorisi olmayan başka bir kategoriye taşınabilir.',
  },
  'R14',
  ({ id, products_to, children_to, leaf }) =>
    products_to === undefined || (leaf && products_to !== id && products_to !== children_to),
  { at: () => ['products_to'] },
)
