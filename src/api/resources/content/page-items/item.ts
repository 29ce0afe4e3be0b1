import { type Infer, object } from 'superstruct'
import type { ItemType } from '#api/contract/content/page-builder.ts'
import type {
  ChoiceField,
  ImageField,
  LongTextField,
  QuantityField,
  RowsField,
  TextField,
} from '#api/resources/platform/field.types.ts'
import type { Says } from '#api/rules/platform/rule.ts'

/** A field of a block; a block has no records of its own to point to. */
export type ItemField = TextField | LongTextField | QuantityField | ChoiceField | ImageField | RowsField
export type ItemFields = Readonly<Record<string, ItemField>>
export type ItemData = Readonly<Record<string, unknown>>

/** One picture for wide screens, tablets and phones; what is missing is taken from the wide one. */
export interface DrawnPicture {
  readonly web: string
  readonly tablet: string
  readonly mobile: string
}

/** Something with a picture, words and a link. */
export interface DrawnCard {
  readonly picture?: DrawnPicture
  readonly title?: string
  readonly text?: string
  readonly button?: string
  readonly url?: string
}

/** What the storefront fills from the shop's own records. */
export type Stocked = 'products' | 'categories' | 'brands' | 'comments' | 'posts' | 'menu'

/** A block as it is drawn, without a word of how: the same for the preview and for a storefront. */
export interface Drawn {
  readonly title?: string
  readonly text?: string
  /** Its colours, where it has some. */
  readonly background?: string
  readonly colour?: string
  readonly look: 'hero' | 'slider' | 'grid' | 'beside' | 'ticker' | 'facts'
  readonly columns?: number
  readonly cards?: readonly DrawnCard[]
  /** So many of the shop's own records. */
  readonly stock?: { readonly of: Stocked; readonly count: number }
  readonly side?: 'left' | 'right'
  readonly motion?: string
}

/** One kind of block, declared once: what is asked of it and how it is drawn. */
export interface PageItem<F extends ItemFields = ItemFields> {
  readonly type: ItemType
  readonly name: Says
  readonly fields: F
  readonly draw: (data: ItemData) => Drawn
}

/** Declares a kind of block. */
export function pageItem<const F extends ItemFields>(
  declared: Omit<PageItem<F>, 'draw'> & { draw(data: DataOf<F>): Drawn },
): PageItem {
  return declared as unknown as PageItem
}

/** The values of a block's fields. */
export type DataOf<F extends ItemFields> = { readonly [K in keyof F]: Infer<F[K]['struct']> }

/** The shape of a block's data. */
export function structOf({ fields }: PageItem) {
  return object(Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.struct])))
}

/** A new block's data. */
export function initialOf({ fields }: PageItem): ItemData {
  return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.initial]))
}
