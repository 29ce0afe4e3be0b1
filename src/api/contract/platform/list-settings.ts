import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  max,
  min,
  nullable,
  object,
  refine,
  size,
  string,
} from 'superstruct'
import { Id } from './common.ts'

export const densities = ['normal', 'compact', 'touch'] as const
export type Density = (typeof densities)[number]

/** The narrowest and the widest that a column can be made, in pixels. */
export const columnWidths = { least: 56, most: 800 } as const

/** A column as a person wants it. Without a width it shares what the others leave. */
export const ColumnChoice = object({
  id: size(string(), 1, 60),
  shown: boolean(),
  width: nullable(min(max(integer(), columnWidths.most), columnWidths.least)),
})
export type ColumnChoice = Infer<typeof ColumnChoice>

/** All columns of a list in their order, each once; `null`: as the list is declared. */
export const Columns = nullable(
  refine(
    size(array(ColumnChoice), 0, 60),
    'request.malformed',
    (columns) => new Set(columns.map(({ id }) => id)).size === columns.length,
  ),
)
export type Columns = Infer<typeof Columns>

/** How a person wants a list to look, on every machine that they sign in on. */
export const ListSettings = object({
  density: enums(densities),
  columns: Columns,
  /** The view that the list opens with, where its address asks for nothing. */
  default_view_id: nullable(Id),
})
export type ListSettings = Infer<typeof ListSettings>

/** Of a list that nobody has changed. */
export const plainSettings: ListSettings = { density: 'normal', columns: null, default_view_id: null }
