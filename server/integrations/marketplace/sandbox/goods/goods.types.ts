/** A text in Turkish and English. */
export type Both = readonly [tr: string, en: string]

/** How the variants of a kind of product differ. */
export type Variety = 'size and colour' | 'shoe size' | 'colour' | 'none' | 'service'

/** What is drawn for a kind of product. */
export type Drawing =
  | 'dress'
  | 'shirt'
  | 'trousers'
  | 'coat'
  | 'shoe'
  | 'textile'
  | 'lamp'
  | 'pot'
  | 'plate'
  | 'cup'
  | 'book'
  | 'pen'
  | 'jar'
  | 'gift'

/** A leaf of the category tree and the products in it. Prices in lira; `tax` is the rate of VAT. */
export interface Shelf {
  readonly leaf: Both
  readonly noun: Both
  readonly variety: Variety
  readonly drawing: Drawing
  readonly from: number
  readonly to: number
  readonly tax: 1 | 10 | 20
  readonly qualities: readonly Both[]
}

export interface Branch {
  readonly name: Both
  readonly shelves: readonly Shelf[]
}

export interface Trunk {
  readonly name: Both
  readonly branches: readonly Branch[]
}
