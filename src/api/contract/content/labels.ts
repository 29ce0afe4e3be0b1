import { array, type Infer, integer, nullable, object, optional, size, string } from 'superstruct'
import { Id, Ids, Text } from '#api/contract/platform/common.ts'

/** What can stand on a label. */
export const partKinds = ['barcode', 'text', 'price', 'attribute', 'logo', 'line'] as const
export type PartKind = (typeof partKinds)[number]

/** How a code is drawn; `auto` as the code itself asks for. */
export const symbologies = ['auto', 'ean13', 'ean8', 'code128', 'qr'] as const
export type Symbology = (typeof symbologies)[number]

export const alignments = ['left', 'center', 'right'] as const
export type Alignment = (typeof alignments)[number]

/** What texts and codes may name, in braces: `{name}`. */
export const labelFields = ['name', 'options', 'barcode', 'stock_code', 'brand', 'shelf', 'shop', 'date'] as const
export type LabelField = (typeof labelFields)[number]

/** One thing on a label: where it stands, in millimetres from the upper left corner, and what it shows. */
export interface LabelPart {
  readonly kind: PartKind
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Of a barcode. */
  readonly symbology: Symbology
  /** Of a text or a barcode: what stands there, with fields in braces. */
  readonly content: string
  /** The attribute whose value is shown, by its name. */
  readonly attribute: string
  /** How high the letters are, in millimetres. */
  readonly size: number
  readonly align: Alignment
  readonly bold: 0 | 1
}

/** On what labels come: each on a piece of a roll, or many on a sheet of A4. */
export const labelPapers = ['roll', 'sheet'] as const
export type LabelPaper = (typeof labelPapers)[number]

/** How a label looks, and on what it is printed. */
export interface LabelTheme {
  readonly name: string
  readonly width_mm: number
  readonly height_mm: number
  /** Dots per millimetre. */
  readonly dpi: number
  readonly paper: LabelPaper
  readonly columns: number
  readonly rows: number
  readonly margin_left: number
  readonly margin_top: number
  readonly gap_x: number
  readonly gap_y: number
  readonly components: readonly LabelPart[]
}

/** A sheet of A4, in millimetres. */
export const a4 = { width: 210, height: 297 } as const

/** How many variants are asked for at once. */
const mostVariants = 500

/** What is asked of variants for their labels: by their ids, by what finds them, or the one that holds a code. */
export const LabelQuery = object({
  ids: optional(size(Ids, 1, mostVariants)),
  search: optional(size(Text, 0, 255)),
  code: optional(size(Text, 1, 100)),
})
export type LabelQuery = Infer<typeof LabelQuery>

/** A variant as labels tell of it. Without a price it is not sold. */
export const LabelVariant = object({
  id: Id,
  product_id: Id,
  name: string(),
  options: string(),
  barcode: string(),
  stock_code: string(),
  brand: string(),
  shelf: string(),
  stock: integer(),
  price: nullable(string()),
  /** What it cost before, where that was more. */
  list_price: nullable(string()),
  attributes: array(object({ name: string(), value: string() })),
})
export type LabelVariant = Infer<typeof LabelVariant>

/** Variants, and what is the same on all labels of the shop. */
export const LabelVariants = object({
  shop: object({ name: string(), logo_url: nullable(string()), currency: string(), today: string() }),
  rows: array(LabelVariant),
})
export type LabelVariants = Infer<typeof LabelVariants>
