import {
  array,
  coerce,
  enums,
  type Infer,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  record,
  refine,
  size,
  string,
  union,
} from 'superstruct'
import { Id, Switch, Text } from './common.ts'
import { fileLanguages } from './exports.ts'

/** What a file may hold. `stock` and `prices` change products that are there. */
export const importKinds = [
  'products',
  'stock',
  'prices',
  'brands',
  'categories',
  'tags',
  'parcels',
  'account-transactions',
] as const
export type ImportKind = (typeof importKinds)[number]

/** What may become of its rows: records that are there are changed, others added, or both. */
export const importModes = ['both', 'add', 'update'] as const
export type ImportMode = (typeof importModes)[number]

export const importLimits = {
  bytes: 10 * 1024 * 1024,
  rows: 50_000,
  columns: 200,
  /** Letters of one cell. */
  cell: 32_767,
  /** Letters of all cells together: a file that is packed well may hold far more than it is long. */
  letters: 32 * 1024 * 1024,
  /** The first rows, among which is the one that names the columns. */
  top: 20,
  /** The last row that a spreadsheet numbers. */
  last_row: 1_048_576,
} as const

const FileName = refine(Text, 'validation.max_length', (name) => [...name].length <= 255)

/** `content` is the file in base64. */
export const NewImport = object({ kind: enums(importKinds), name: FileName, content: string() })
export type NewImport = Infer<typeof NewImport>

const Position = min(max(integer(), importLimits.last_row), 1)
const CellText = refine(Text, 'validation.max_length', (text) => text.length <= importLimits.cell)

/** What rows name may be added to the shop where it lacks: each is the field that names it. */
export const makeables = ['brand', 'category', 'tags', 'supplier'] as const
export type Makeable = (typeof makeables)[number]

/** What holds for all rows of a file. */
export const ImportChoices = object({
  /** The value of a field in every row that has none of its own. */
  fixed: refine(record(string(), CellText), 'request.malformed', (fixed) => Object.keys(fixed).length <= 50),
  /** Whether a name that lacks in a language is that of the default language. */
  same_names: Switch,
  make: size(array(enums(makeables)), 0, makeables.length),
  /** By field: what a cell says, and what it is taken for wherever it says so. Files of before have none. */
  replaced: optional(
    refine(record(string(), record(string(), CellText)), 'request.malformed', (replaced) => {
      const values = Object.values(replaced)
      return values.length <= 50 && values.every((own) => Object.keys(own).length <= 1000)
    }),
  ),
})
export type ImportChoices = Infer<typeof ImportChoices>

/** A file as it is before anything is chosen. */
export const firstChoices: ImportChoices = { fixed: {}, same_names: 1, make: [] }

/** Which field each column of the file is, in their order; `null` is left out. Without choices they stay as they are. */
export const ImportMapping = object({
  mode: enums(importModes),
  columns: size(array(nullable(string())), 1, importLimits.columns),
  choices: optional(ImportChoices),
})
export type ImportMapping = Infer<typeof ImportMapping>

/** The row that names the columns, by its number in the spreadsheet; in a feed the element that is a row, by its number among those of the file. */
export const ImportHeader = object({ row: Position })
export type ImportHeader = Infer<typeof ImportHeader>

/** `leave_faulty` 0 applies all rows or none, 1 leaves those out that are faulty. */
export const ImportApplying = object({ leave_faulty: Switch })
export type ImportApplying = Infer<typeof ImportApplying>

const Cells = size(array(CellText), 1, importLimits.columns)
/** Rows that are mended at once: as many as are shown. */
export const mostMended = 2000

/** Rows as they were mended. */
export const ImportMending = object({
  rows: size(array(object({ position: Position, cells: Cells })), 1, mostMended),
})
export type ImportMending = Infer<typeof ImportMending>

/** Rows that somebody is mending, as they stand; `null` is as it was before. */
export const ImportKeeping = object({
  rows: size(array(object({ position: Position, cells: nullable(Cells) })), 1, mostMended),
})
export type ImportKeeping = Infer<typeof ImportKeeping>
export const KeptRows = object({ kept: min(integer(), 0) })

/** A field that a column may be. `of` tells one from its likes: a language, a price list. */
export const ImportColumn = object({
  key: string(),
  label: object({ id: string(), message: string() }),
  of: string(),
  required: integer(),
})
export type ImportColumn = Infer<typeof ImportColumn>

export const importStates = ['mapping', 'checking', 'checked', 'failed', 'applied'] as const
export type ImportState = (typeof importStates)[number]

const count = min(integer(), 0)

/** What the check came to, in rows of the file. */
export const ImportCounts = object({ create: count, update: count, same: count, faulty: count })
export type ImportCounts = Infer<typeof ImportCounts>

/** A record that applying a file adds because its rows name it: `Mutfak > Bardak` for one that lies under others. */
export const ToBeMade = object({ kind: enums(makeables), name: string() })
export type ToBeMade = Infer<typeof ToBeMade>

/** How many the good rows will have made, and the first of them. */
export const Making = object({ total: count, first: array(ToBeMade) })
export type Making = Infer<typeof Making>

export const Import = object({
  id: Id,
  kind: enums(importKinds),
  name: string(),
  state: enums(importStates),
  mode: enums(importModes),
  /** The names of the file's columns, what each was taken for, and the first rows. */
  headers: array(string()),
  mapping: array(nullable(string())),
  columns: array(ImportColumn),
  sample: array(array(string())),
  /** The row that names the columns; 0 in a feed, and in files of before, which do not keep it. The first rows, of which it is one. */
  header_row: count,
  top: array(object({ position: Position, cells: array(string()) })),
  /** The elements of a feed that may be its row, each the way to it, and the number of the one that is; none, and 0, in a table. */
  elements: array(object({ path: string(), count })),
  element: count,
  choices: ImportChoices,
  making: Making,
  total: count,
  counts: ImportCounts,
  /** The job that applies it, once there is one. */
  job_id: nullable(Id),
})
export type Import = Infer<typeof Import>

/** How long a file waits to be applied, in days. */
export const daysKept = 30

/** A file that its person has not finished with: it waits, or its job goes on. */
export const OpenImport = object({
  id: Id,
  kind: enums(importKinds),
  name: string(),
  state: enums(importStates),
  total: count,
  faulty: count,
  /** When it was last worked on, and when it goes by itself. */
  updated_at: string(),
  kept_until: string(),
})
export type OpenImport = Infer<typeof OpenImport>
export const OpenImports = object({ rows: array(OpenImport) })

/** A rule that a row breaks, and the fields that mend it. */
export const RowRefusal = object({
  id: string(),
  about: optional(record(string(), union([string(), number()]))),
  columns: array(string()),
})
export type RowRefusal = Infer<typeof RowRefusal>

/** `position` is the row's number in the spreadsheet; `mended` its cells as they were being mended when it was last left. */
export const ImportRow = object({
  position: Position,
  cells: array(string()),
  mended: nullable(array(string())),
  refusals: array(RowRefusal),
})
export type ImportRow = Infer<typeof ImportRow>

export const ImportRows = object({ rows: array(ImportRow), total: count })

const Shown = union([string(), number()])

/** A field of a good row as it is stored (`null`: there is no record yet) and as it will be. */
export const PreviewCell = object({ key: string(), before: nullable(Shown), after: Shown })
export type PreviewCell = Infer<typeof PreviewCell>

/** A good row as it will be stored. What is advised holds nobody up. */
export const PreviewRow = object({
  position: Position,
  result: enums(['create', 'update']),
  cells: array(PreviewCell),
  advice: array(RowRefusal),
})
export type PreviewRow = Infer<typeof PreviewRow>
export const PreviewRows = object({ rows: array(PreviewRow) })

/** Rows of each result that are shown before a file is applied, and as many with advice. */
export const mostShown = 100

const whole = coerce(min(max(integer(), 1_048_576), 0), string(), (text) =>
  /^\d{1,7}$/.test(text) ? Number(text) : text,
)

export const ImportRowsQuery = object({ after: optional(whole), limit: optional(whole) })

export const TemplateQuery = object({
  kind: enums(importKinds),
  lang: optional(enums(fileLanguages)),
})
export const FaultsQuery = object({ lang: optional(enums(fileLanguages)) })
