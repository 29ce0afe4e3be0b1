import type { CheckedPrice, PriceRow } from '#api/contract/catalog/multiple-price.ts'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { Job, JobRow } from '#api/contract/platform/jobs.ts'
import type { PriceList } from '#api/rules/catalog/price-lists.ts'
import type { PriceChange } from '#api/rules/catalog/price-sums.ts'
import type { Holder } from '#api/rules/platform/session.ts'

/** Which variants are shown. The address line holds the same. */
export interface PriceFilters {
  readonly search: string
  /** By the filter's name; one that is off is not there. */
  readonly filters: Readonly<Record<string, string>>
  /** The saved view that it began with; 0: none, although the grid would open with one. */
  readonly view?: number
}

export interface PriceEditInput {
  readonly holder: Holder
  readonly query: PriceFilters
  /** What people type and paste in. */
  readonly language: 'tr' | 'en'
  /** What it showed when it was left: that stands until it is read anew. */
  readonly kept?: Opened | null
}

/** A cell by its place among the rows and the price lists that are shown. */
export interface Spot {
  readonly row: number
  readonly column: number
}

/** Changed prices by variant and column: amounts, `''` for none, or what was typed and is no amount. */
export type Edits = Readonly<Record<number, Readonly<Record<string, string>>>>

/** One cell before and after a step; `null` is what is stored. */
export interface Patch {
  readonly id: number
  /** The column. */
  readonly key: string
  readonly before: string | null
  readonly after: string | null
}

/** What became of a paste: the cells that were filled, those that could not be read, and those that lay outside of the grid. */
export interface Pasted {
  readonly filled: number
  readonly unread: number
  readonly outside: number
}

export interface Currency {
  readonly code: string
  readonly sign: string
}

export interface Opened {
  readonly lists: readonly PriceList[]
  readonly currency: Currency
  readonly rows: readonly PriceRow[]
  readonly next: string | null
  readonly total: number
}

export interface Following {
  readonly rows: readonly PriceRow[]
  readonly next: string | null
}

/** How far a job is, with the rows that were refused when it is over. */
export interface Looked {
  readonly job: Job
  readonly refused: readonly JobRow[]
}

export interface PriceEditContext extends Omit<PriceEditInput, 'kept'> {
  readonly lists: readonly PriceList[]
  readonly currency: Currency
  /** The columns that are shown, in their order; `null`: all of them. */
  readonly shown: readonly string[] | null
  readonly rows: readonly PriceRow[]
  /** Where the following rows begin; `null` when all are here. */
  readonly next: string | null
  readonly total: number
  readonly edits: Edits
  /** How many cells are changed. */
  readonly changed: number
  readonly undo: readonly (readonly Patch[])[]
  readonly redo: readonly (readonly Patch[])[]
  /** The selection goes from the one to the other. */
  readonly anchor: Spot
  readonly focus: Spot
  /** What is being typed into the cell that has the focus. */
  readonly typed: string
  readonly change: PriceChange
  readonly pasted: Pasted | null
  readonly checked: readonly CheckedPrice[]
  /** What applies the changes, or takes them back, and the variants that it refused. */
  readonly job: Job | null
  readonly refused: readonly JobRow[]
  readonly failure: ApiFailure | null
  readonly key: string
}

export type PriceEditEvent =
  | { type: 'SEARCH'; text: string }
  | { type: 'FILTER'; name: string; value: string | null }
  | { type: 'RETRY' }
  /** The address says something else; whoever had changes here was asked before it did. */
  | { type: 'SHOW'; query: PriceFilters }
  /** Other columns, or another order. */
  | { type: 'SHOW_COLUMNS'; columns: readonly string[] }
  | { type: 'SELECT'; anchor: Spot; focus: Spot }
  /** Begins or goes on typing into the cell that has the focus. */
  | { type: 'TYPE'; text: string }
  /** Takes what was typed, and goes on to the next cell. */
  | { type: 'COMMIT'; to: Step | null }
  | { type: 'CANCEL' }
  | { type: 'PASTE'; text: string }
  | { type: 'CLEAR' }
  | { type: 'FILL' }
  /** The selection was drawn out as far as this cell. */
  | { type: 'FILL_TO'; spot: Spot }
  | { type: 'ROUND' }
  | { type: 'CHANGE' }
  | { type: 'SET_CHANGE'; change: Partial<PriceChange> }
  | { type: 'CONFIRM' }
  | { type: 'UNDO' }
  | { type: 'REDO' }
  | { type: 'DISCARD' }
  | { type: 'CHECK' }
  | { type: 'APPLY' }
  /** Takes back what was applied. */
  | { type: 'TAKE_BACK' }

export type Step = 'up' | 'down' | 'left' | 'right'
export type Changes = Partial<PriceEditContext>
