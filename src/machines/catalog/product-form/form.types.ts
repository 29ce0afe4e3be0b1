import type { Attribute, Category, Option } from '#api/contract/catalog/catalogue.ts'
import type { Product, ProductInput, SavedProduct, Translation, Variant } from '#api/contract/catalog/products.ts'
import type { Switch, Typed } from '#api/contract/platform/common.ts'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { ImageType } from '#api/contract/platform/images.ts'
import type { FastProductSettings } from '#api/contract/platform/shop.ts'
import type { Uploaded } from '#api/rules/platform/gallery.ts'
import type { About, Refusal } from '#api/rules/platform/rule.ts'
import type { Holder } from '#api/rules/platform/session.ts'
import type { Choices, Compared, Side } from '#machines/platform/conflict/parts.ts'
import type { CodePatterns } from './code-pattern.ts'

export type Mode = 'full' | 'quick'

/** A language of the shop, named as people read it. */
export interface FormLanguage {
  readonly id: number
  readonly code: string
  readonly name: string
}

/** Which of the records that the presets name still exist. */
export interface Living {
  readonly taxes: readonly number[]
  readonly units: readonly number[]
  readonly brands: readonly number[]
  readonly tags: readonly number[]
  readonly suppliers: readonly number[]
}

/** What the form chooses from and is judged with. Loaded once; the languages' first one is the shop's default. */
export interface FormLists {
  readonly languages: readonly FormLanguage[]
  readonly countries: readonly { readonly id: number; readonly name: string }[]
  /** Those that are offered for pricing (R179). */
  readonly marketplaces: readonly { readonly id: number; readonly name: string }[]
  /** The signs beside an amount, such as `₺` on the left. */
  readonly currency: { readonly left: string; readonly right: string }
  readonly categories: readonly Category[]
  readonly options: readonly Option[]
  readonly presets: FastProductSettings
  readonly living: Living
  /** The patterns that codes were last made of in this browser. */
  readonly patterns: CodePatterns | null
}

/** The lists, and the product with the attributes of its category when one is edited. */
export interface LoadedForm {
  readonly lists: FormLists
  readonly product: Product | null
  readonly attributes: readonly Attribute[]
}

/** What is on screen beside the values: which language, price list and variant are open, and the field that asked for the focus. */
export interface FormView {
  readonly language_id: number
  readonly country_id: number
  /** The variant whose details are open, by its place. */
  readonly variant: number | null
  /** The path to focus; `nth` grows with each wish, so that the same field can be asked for twice. */
  readonly focus: { readonly path: string; readonly nth: number } | null
}

export interface FormInput {
  readonly mode: Mode
  /** The product to edit; `null` for a new one. */
  readonly id: number | null
  readonly holder: Holder
}

/** Plain data: it can be logged, stored and replayed. */
export interface FormContext extends FormInput, Compared {
  readonly lists: FormLists
  readonly version: number | null
  readonly draft: ProductInput
  /** The draft as it was opened, or last agreed with the server: what counts as unsaved is the difference. */
  readonly original: ProductInput
  /** The categories that were chosen by hand, not by the main category (R43). */
  readonly byHand: readonly number[]
  /** The attributes of the category `attributesOf`; they count while it is the main one (R44). */
  readonly attributes: readonly Attribute[]
  readonly attributesOf: number | null
  /** The category whose attributes were asked for last. */
  readonly attributesFor: number | null
  /** Why they could not be had. */
  readonly attributesFailure: ApiFailure | null
  /** The places of variants whose pictures are being uploaded. */
  readonly uploading: readonly number[]
  /** The paths that were left once: their errors are shown from then on. */
  readonly touched: readonly string[]
  /** Every error is shown, because the list of rules was opened. */
  readonly revealed: boolean
  /** What the server refused at the last try, until the fields are changed. Paths are the draft's. */
  readonly refused: readonly Refusal[]
  readonly failure: ApiFailure | null
  /** The Idempotency-Key of this save: kept over retries, dropped by an edit. */
  readonly key: string
  /** The save was sent again after signing in; the next 401 waits for a person. */
  readonly replayed: boolean
  /** The variant that is about to be deleted, or the one whose options would repeat those of another. */
  readonly pendingVariant: number | null
  /** The kind of product that is about to be chosen. */
  readonly pendingType: number | null
  /** The values chosen in the generator. */
  readonly chosen: readonly Chosen[]
  /** Those of their combinations that no variant is made of, as `combinationOf` names them. */
  readonly omitted: readonly string[]
  /** What the codes of variants are made of. */
  readonly patterns: CodePatterns
  /** While two versions stand against each other. */
  readonly theirs: Product | null
  readonly changedBy: About
  readonly choices: Choices
  readonly view: FormView
  readonly saved: SavedProduct | null
}

export interface Chosen {
  readonly option_id: number
  readonly values: readonly number[]
}

/** Fields of the product that are set as they are. */
export type PlainField =
  | 'tax_id'
  | 'unit_id'
  | 'brand_id'
  | 'tags'
  | 'supplier_id'
  | 'min_quantity'
  | 'max_quantity'
  | 'step_quantity'
  | 'min_stock'
  | 'review_status'
  | 'refund_status'
  | 'adult_status'
  | 'status'
  | 'auto_meta'

type SetField = { [K in PlainField]: { type: 'SET_FIELD'; key: K; value: ProductInput[K] } }[PlainField]

export type TextKey = Exclude<keyof Translation, 'id' | 'language_id' | 'language_name'>

export type VariantKey =
  | 'quantity'
  | 'supplier_price'
  | 'supplier_code'
  | 'stock_code'
  | 'shelf'
  | 'barcode'
  | 'width'
  | 'height'
  | 'length'
  | 'weight'
  | 'status'

export type VariantValue = Variant[VariantKey]

export type PriceKey = 'price' | 'strikethrough_price' | 'status'
export type PriceValue = Typed | Switch | null

/** A column of the variants that is filled from top to bottom: a field, or a price of one list. */
export type FilledColumn =
  | { readonly key: VariantKey; readonly value: VariantValue }
  | { readonly country_id: number; readonly key: PriceKey; readonly value: PriceValue }
  | { readonly key: 'images'; readonly value: Variant['images'] }

/** One field of one variant, with what it is filled with. */
export type FilledCell = FilledColumn & { readonly index: number }

/** What changes the draft and asks nothing. */
export type EditEvent =
  | SetField
  | { type: 'SET_TEXT'; language_id: number; key: TextKey; value: string }
  /** `made`: the category was made in the middle of the form, and its lists do not know it yet. */
  | { type: 'ADD_CATEGORY'; id: number; made?: Category }
  | { type: 'REMOVE_CATEGORY'; id: number }
  | { type: 'SET_ATTRIBUTE'; attribute_id: number; attribute_value_id: number | null; value: string }
  | { type: 'CHOOSE_OPTIONS'; options: readonly number[] }
  | { type: 'SET_VARIANT'; index: number; key: VariantKey; value: VariantValue }
  | { type: 'SET_PRICE'; index: number; country_id: number; key: PriceKey; value: PriceValue }
  /** A column of all variants, or a block of cells, such as a spreadsheet's. */
  | { type: 'FILL_VARIANTS'; column: FilledColumn; cells?: never }
  | { type: 'FILL_VARIANTS'; cells: readonly FilledCell[]; column?: never }
  | { type: 'MAKE_DEFAULT'; index: number }
  | { type: 'MOVE_IMAGE'; index: number; from: number; to: number }
  | { type: 'SET_IMAGE_TYPE'; index: number; image: number; value: ImageType }
  | { type: 'SET_IMAGE_STATUS'; index: number; image: number; value: Switch }
  | { type: 'DELETE_IMAGE'; index: number; image: number }
  | { type: 'RESTORE_IMAGE'; index: number; image: string }

/** What changes the draft when its rules let it. */
export type GuardedEvent =
  | { type: 'CHOOSE_TYPE'; product_type_id: number }
  | { type: 'CHOOSE_MAIN_CATEGORY'; id: number; made?: Category }
  | { type: 'ADD_VARIANT'; options: readonly { option_id: number; option_value_id: number }[] }
  | { type: 'SET_VARIANT_OPTION'; index: number; option_id: number; option_value_id: number }
  | { type: 'DELETE_VARIANT'; index: number }
  | { type: 'ADD_IMAGES'; index: number; images: readonly Uploaded[] }
  | { type: 'GENERATE' }
  | { type: 'FILL_CODES' }
  /** The pictures of a variant for those that share its value of an option, or for all others without one. */
  | { type: 'SHARE_IMAGES'; index: number; option_id: number | null }

export type FormEvent =
  | EditEvent
  | GuardedEvent
  /** Back to what was opened. */
  | { type: 'REVERT' }
  | { type: 'OPEN_GENERATOR' }
  | { type: 'OPEN_CODES' }
  | { type: 'SET_PATTERN'; key: keyof CodePatterns; value: string }
  | { type: 'CHOOSE_VALUES'; option_id: number; values: readonly number[] }
  /** Combinations, as `combinationOf` names them, that are left out or taken in again. */
  | { type: 'CHOOSE_COMBINATIONS'; combinations: readonly string[]; chosen: boolean }
  | { type: 'UPLOADING'; index: number; busy: boolean }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'SUBMIT' }
  | { type: 'RETRY' }
  | { type: 'RETRY_ATTRIBUTES' }
  /** The same person has signed in again. */
  | { type: 'RENEWED' }
  /** One side for a difference, or for all of them without a path. */
  | { type: 'CHOOSE'; path: string | null; side: Side }
  | { type: 'MERGE' }
  | { type: 'TAKE_THEIRS' }
  | { type: 'BACK' }
  /** The product was deleted meanwhile: what was typed becomes a new one. */
  | { type: 'RESTORED' }
  | { type: 'ADD_AGAIN' }
  /** A control was left: from now on its errors are shown. */
  | { type: 'TOUCH'; path: string }
  /** All errors are shown; with a path, its language, price list and variant open and its control takes the focus. */
  | { type: 'REVEAL'; path?: string }
  | { type: 'SHOW_LANGUAGE'; language_id: number }
  | { type: 'SHOW_PRICES'; country_id: number }
  | { type: 'OPEN_VARIANT'; index: number | null }

/** What the form hands to whoever opened it (R38). */
export interface FormOutput {
  readonly product_id: number
  readonly variant_id: number | null
}

export interface Saving {
  readonly id: number | null
  readonly version: number | null
  readonly product: ProductInput
  readonly key: string
}
