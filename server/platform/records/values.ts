import type {
  Field,
  Kind,
  Row,
  RowsField,
  TranslationRow,
  TranslationsField,
} from '#api/resources/platform/field.types.ts'
import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import type { NamedValue } from '#api/resources/platform/values.ts'
import { decimalOf, minorOf } from '#api/rules/platform/money.ts'
import { cleanHtml } from '#server/platform/texts/rich-text.ts'

/** How a value of a kind is stored, and how it is told again. It was judged before: what comes here is right. */
interface Values {
  store(value: unknown, field: Field): unknown
  toValue(stored: unknown, field: Field): unknown
}

const same = (value: unknown) => value
const asIs: Values = { store: same, toValue: same }
const trimmed: Values = { store: (text) => String(text ?? '').trim(), toValue: same }
const emptyIsNull = (stored: (value: unknown) => unknown) => (value: unknown) => {
  return value === '' || value === null ? null : stored(value)
}
const nullIsEmpty = (toValue: (value: unknown) => unknown) => (stored: unknown) =>
  stored === null ? '' : toValue(stored)

const values = {
  text: trimmed,
  longText: asIs,
  richText: { store: (html) => cleanHtml(String(html ?? '')), toValue: same },
  place: trimmed,
  quantity: { store: (value) => Number(value), toValue: same },
  money: {
    store: emptyIsNull((value) => minorOf(value as string)),
    toValue: nullIsEmpty((minor) => decimalOf(minor as number)),
  },
  rate: { store: emptyIsNull((value) => String(value).trim()), toValue: nullIsEmpty(Number) },
  flag: asIs,
  choice: asIs,
  date: { store: emptyIsNull(same), toValue: nullIsEmpty(same) },
  reference: asIs,
  references: { store: (ids) => [...new Set(ids as number[])], toValue: same },
  permissions: { store: (codes) => [...(codes as number[])].sort((one, other) => one - other), toValue: same },
  translations: {
    store: (rows, field) => (rows as TranslationRow[]).map((row) => withTrimmedTexts(row, field as TranslationsField)),
    toValue: (rows, field) => (rows as TranslationRow[]).map((row) => withEveryText(row, field as TranslationsField)),
  },
  image: asIs,
  swatch: trimmed,
  // It is sealed where the record is saved.
  secret: { store: same, toValue: (sealed) => (sealed === '' ? '' : true) },
  // Rows live in one JSON column, as they are told.
  values: {
    store: (list) =>
      (list as NamedValue[]).map(({ id, translations, ...looks }) => ({
        id,
        ...looks,
        translations: translations.map((row) => ({ ...row, name: String(row.name).trim() })),
      })),
    toValue: (list) => list ?? [],
  },
  rows: { store: (rows, field) => (rows as Row[]).map((row) => toRowValues(row, field as RowsField)), toValue: same },
} satisfies Record<Kind, Values>

/** The columns of a draft. */
export function stored(resource: Resource, draft: Draft): Record<string, unknown> {
  return each(resource, (key, field) => values[field.kind].store(draft[key], field))
}

/** The fields of a row, as they travel. */
export function toRow(resource: Resource, row: Readonly<Record<string, unknown>>): Draft {
  return each(resource, (key, field) => toValue(field, row[key]))
}

/** One column, as it travels. */
export function toValue(field: Field, value: unknown): unknown {
  return values[field.kind].toValue(value, field)
}

function each(resource: Resource, of: (key: string, field: Field) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(resource.fields).map(([key, field]) => [key, of(key, field)]))
}

function withTrimmedTexts(row: TranslationRow, { texts }: TranslationsField): TranslationRow {
  const own = Object.entries(texts).map(([key, field]) => [key, values[field.kind].store(row[key] ?? '', field)])
  return { language_id: row.language_id, ...Object.fromEntries(own) }
}

/** Texts that were declared after the record was stored are empty. */
function withEveryText(row: TranslationRow, { texts }: TranslationsField): TranslationRow {
  const empty = Object.fromEntries(Object.keys(texts).map((text) => [text, '']))
  return { ...empty, ...row }
}

function toRowValues(row: Row, { columns }: RowsField): Row {
  return Object.fromEntries(
    Object.entries(columns).map(([key, column]) => {
      const { store, toValue } = values[column.kind] as Values
      return [key, toValue(store(row[key], column), column)]
    }),
  )
}
