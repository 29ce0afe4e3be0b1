import type { FileLanguage } from '#api/contract/platform/exports.ts'
import { formatPermission } from '#api/registry/permission-words.ts'
import type { ChoiceField, Field, FlagField, Kind, Row, RowsField } from '#api/resources/platform/field.types.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import type { ListedRecord, Sum } from '#api/resources/platform/wire.ts'
import { formats } from '#api/rules/platform/formats.ts'
import { plainTextOf } from '#api/rules/platform/rich-text.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import type { ExportColumn } from './columns.ts'
import { choiceWord, flagWord } from './notes.ts'
import type { Cell, CellKind } from './sheet.ts'

/** A field's value in a row of the list, as a file has it. */
interface Exported {
  readonly kind: CellKind
  cell(value: unknown, about: About): Cell
}

interface About {
  readonly field: Field
  readonly key: string
  readonly row: ListedRecord
  readonly lang: FileLanguage
}

const plain: Exported = { kind: 'text', cell: (value) => String(value ?? '') }
const number: Exported = { kind: 'number', cell: (value) => (value === '' || value === null ? null : Number(value)) }
const list: Exported = { kind: 'text', cell: (value) => (value as readonly string[]).join(', ') }

/** What every field kind is in a file. A new kind does not compile until it is told here. */
const exported = {
  text: plain,
  longText: plain,
  richText: { kind: 'text', cell: (value) => plainTextOf(String(value ?? '')) },
  place: plain,
  quantity: number,
  money: { kind: 'amount', cell: (value) => (value === '' || value === null ? null : String(value)) },
  rate: number,
  flag: { kind: 'text', cell: (value, { field, lang }) => flagWord(field as FlagField, value, lang) },
  choice: { kind: 'text', cell: (value, { field, lang }) => choiceWord(field as ChoiceField, value, lang) },
  date: { kind: 'date', cell: (value) => (value === '' ? null : String(value)) },
  reference: { kind: 'text', cell: (_, { row, key }) => String(row[`${key}_label`] ?? '') },
  references: { kind: 'number', cell: (value) => (value as readonly unknown[]).length },
  translations: plain,
  image: plain,
  swatch: plain,
  secret: { kind: 'text', cell: () => '' },
  rows: {
    kind: 'text',
    cell: (value, { field, lang }) => formatRows(value as readonly Row[], field as RowsField, lang),
  },
  values: list,
  permissions: {
    kind: 'text',
    cell: (codes, { lang }) =>
      (codes as readonly number[])
        .map((code) => formatPermission(code, (says) => formatMessage(lang, says)))
        .join('; '),
  },
} satisfies Record<Kind, Exported>

/** The columns of a resource's list: the name first, then the other listed fields, without pictures. */
export function recordColumnsIn(resource: Resource, lang: FileLanguage): readonly ExportColumn<ListedRecord>[] {
  const others = Object.entries(resource.fields).filter(
    ([key, field]) => field.listed && field.kind !== 'image' && key !== resource.naming,
  )
  const naming = resource.fields[resource.naming]
  const name = {
    id: resource.naming,
    header: resource.called ? formatMessage(lang, resource.called) : naming ? formatMessage(lang, naming.label) : '',
    kind: 'text' as const,
    cell: (row: ListedRecord) => row.label,
  }
  const sums = Object.entries(resource.sums ?? {}).map(([id, says]) => ({
    id,
    header: formatMessage(lang, says),
    kind: 'text' as const,
    cell: (row: ListedRecord) => (row[id] as readonly Sum[]).map((sum) => `${sum.amount} ${sum.currency}`).join(', '),
  }))
  return [name, ...others.map(([key, field]) => columnOf(key, field, lang)), ...sums]
}

function columnOf(key: string, field: Field, lang: FileLanguage): ExportColumn<ListedRecord> {
  const { kind, cell }: Exported = exported[field.kind]
  return {
    id: key,
    header: formatMessage(lang, field.label),
    kind,
    cell: (row) => cell(row[key], { field, key, row, lang }),
  }
}

/** The first column of each row, as the list tells it. */
function formatRows(rows: readonly Row[], { columns }: RowsField, lang: FileLanguage): string {
  const [key = '', column] = Object.entries(columns)[0] ?? []
  return rows
    .map((row) => (column?.kind === 'rate' ? formats(lang).percent(String(row[key])) : String(row[key])))
    .join(', ')
}
