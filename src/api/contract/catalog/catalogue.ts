import {
  array,
  define,
  enums,
  type Infer,
  integer,
  max,
  min,
  nullable,
  object,
  optional,
  refine,
  size,
  string,
} from 'superstruct'
import { Id, IdText, listQuery, Switch, Text } from '#api/contract/platform/common.ts'

/** What the product form chooses from. Names are in the language asked for (`x-lid`), or in the shop's default one where they are missing. */

/** A category with its place in the tree. Lists give parents before their children, brothers in the order that people see them. */
export const Category = object({
  id: Id,
  parent_id: nullable(Id),
  name: string(),
  /** 1 when it has no subcategories: only such a one can be a main category (R14). */
  leaf: Switch,
  status: Switch,
  /**
   * Its version and picture, how many subcategories it has, how many products name it, as their main category or as one of the others, how many
   * marketplaces know it, and the day of the shop on which it was last changed; given when the list was asked with `products=1`.
   */
  version: optional(integer()),
  image: optional(string()),
  children: optional(integer()),
  products: optional(integer()),
  links: optional(integer()),
  changed_on: optional(string()),
  /** Its attributes, in order; given when the list was asked with `attributes=1`. */
  attributes: optional(array(Id)),
  /** The languages that it has a name in; given with its attributes. */
  named_in: optional(array(Id)),
})
export type Category = Infer<typeof Category>

/** A category as the tree's own screen reads it. */
export interface ListedCategory extends Omit<Category, 'attributes'> {
  readonly version: number
  readonly image: string
  readonly children: number
  readonly products: number
  readonly links: number
  readonly changed_on: string
  readonly attributes: readonly number[]
}

/** The whole tree with everything that can be asked of it. Judged row by row in plain words: field by field, ten thousand rows take longer than fetching them. */
export const CategoryTree = define<{ rows: ListedCategory[] }>('tree of categories', (value) => {
  const { rows } = Object(value) as { rows?: unknown }
  return Array.isArray(rows) && rows.every(isListed)
})

function isListed(value: unknown): value is ListedCategory {
  const row = Object(value) as Record<keyof ListedCategory, unknown>
  const { parent_id, leaf, status, attributes } = row
  return (
    isId(row.id) &&
    (parent_id === null || isId(parent_id)) &&
    [leaf, status].every((one) => one === 0 || one === 1) &&
    [row.name, row.image, row.changed_on].every((one) => typeof one === 'string') &&
    [row.version, row.children, row.products, row.links].every(Number.isInteger) &&
    Array.isArray(attributes) &&
    attributes.every(isId)
  )
}

function isId(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) > 0
}

/** The tree comes whole: there are no pages, and each of the two switches asks for more about every category. */
export const CategoryQuery = object({
  products: optional(enums(['0', '1'] as const)),
  attributes: optional(enums(['0', '1'] as const)),
  status: optional(enums(['0', '1'] as const)),
})
export type CategoryQuery = Infer<typeof CategoryQuery>

/** What the tree is narrowed to. */
export const CategoriesQuery = object({
  search: optional(size(Text, 0, 255)),
  attribute_id: optional(IdText),
  status: optional(enums(['0', '1'] as const)),
})
export type CategoriesQuery = Infer<typeof CategoriesQuery>

/** Where a category shall lie: under a parent or at the top (`null`), at a place from 0 among those that lie there. */
export const CategoryMove = object({
  parent_id: nullable(Id),
  position: min(max(integer(), 1_000_000), 0),
  version: integer(),
})
export type CategoryMove = Infer<typeof CategoryMove>

export const CategoryPlace = object({
  id: Id,
  version: integer(),
  parent_id: nullable(Id),
  position: integer(),
  changed_on: string(),
})
export type CategoryPlace = Infer<typeof CategoryPlace>

/** Where the contents of a category shall go; what is not named stays, and one of them is. Subcategories may go to the top (`null`). */
export const CategoryEmptying = refine(
  object({ children_to: optional(nullable(Id)), products_to: optional(Id) }),
  'request.malformed',
  ({ children_to, products_to }) => children_to !== undefined || products_to !== undefined,
)
export type CategoryEmptying = Infer<typeof CategoryEmptying>

/** How many were moved. */
export const EmptiedCategory = object({ children: integer(), products: integer() })
export type EmptiedCategory = Infer<typeof EmptiedCategory>

export const OptionValue = object({
  id: Id,
  name: string(),
  /** A colour (`#1f6feb`), the name of a picture, or empty. */
  swatch: string(),
})
export type OptionValue = Infer<typeof OptionValue>

/** What variants differ by, with its values in order. */
export const Option = object({ id: Id, name: string(), values: array(OptionValue) })
export type Option = Infer<typeof Option>

export const AttributeValue = object({ id: Id, name: string() })
export type AttributeValue = Infer<typeof AttributeValue>

/** What the products of some categories are described by. Without values its value is free text. */
export const Attribute = object({ id: Id, name: string(), values: array(AttributeValue) })
export type Attribute = Infer<typeof Attribute>

/** The whole of options or attributes: there are no pages. */
export const WholeQuery = object({ search: listQuery.search })

/**
 * A marketplace, as screens may know it: whether it is there, whether the shop switched it on, and whether it was configured. The account's
 * own data is never listed.
 */
export const MarketplaceRow = object({
  id: Id,
  name: string(),
  status: Switch,
  shop_status: Switch,
  /** 1 when a base key and a supplier id are stored. */
  configured: Switch,
  /** 1 when it may be chosen for pricing and import: there, switched on for the shop, and configured (R179). */
  offered: Switch,
})
export type MarketplaceRow = Infer<typeof MarketplaceRow>
