import { array, boolean, enums, type Infer, integer, min, nullable, object, size, string } from 'superstruct'
import { Id } from '#api/contract/platform/common.ts'

/** Where the value of a marketplace's attribute comes from: what the product calls so, an attribute or a variant option of the shop, or one value for all products of the category. */
export const attributeSources = ['name', 'attribute', 'option', 'fixed'] as const
export type AttributeSource = (typeof attributeSources)[number]

/** What was chosen for one attribute; `matches` are values of the shop that the marketplace calls otherwise. */
export const ChosenAttribute = object({
  attribute_id: Id,
  source: enums(attributeSources),
  source_id: nullable(Id),
  value_id: nullable(Id),
  matches: size(array(object({ own_id: Id, value_id: Id })), 0, 5_000),
})
export type ChosenAttribute = Infer<typeof ChosenAttribute>

const Named = object({ id: Id, name: string() })
const Described = object({ id: Id, name: string(), values: array(Named) })
export type Described = Infer<typeof Described>

/** What a marketplace asks for in the category that one of the shop's is linked with, what of the shop there is to answer with, and what was chosen. */
export const MarketplaceAttributes = object({
  version: min(integer(), 0),
  marketplace: string(),
  /** The marketplace's name of the category; `''` while nothing is linked. */
  category: string(),
  asked: array(object({ id: Id, name: string(), required: boolean(), values: array(Named) })),
  attributes: array(Described),
  options: array(Described),
  chosen: array(ChosenAttribute),
})
export type MarketplaceAttributes = Infer<typeof MarketplaceAttributes>

export const MarketplaceAttributesEdit = object({
  version: min(integer(), 0),
  chosen: size(array(ChosenAttribute), 0, 500),
})
