import { type ListName, listNamed } from '#api/registry/lists.ts'
import type { ChoiceField, Field, Kind } from '#api/resources/platform/field.types.ts'
import type { Sum } from '#api/resources/platform/wire.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { messages as en } from '#locales/en.po'
import { messages as tr } from '#locales/tr.po'
import type { FileColumn, FileTable, ListRow } from './files.table.ts'
import { said, type Told, type Words } from './told.ts'

/** What a file tells of a list that nobody wrote down: its name, then its listed fields without pictures, each by its kind. */
export function fileByKind(name: ListName): FileTable {
  const { title, naming, called, sums = {}, fields } = listNamed(name)
  const others = Object.entries(fields).filter(
    ([key, field]) => field.listed && field.kind !== 'image' && key !== naming,
  )
  const named: FileColumn = {
    id: naming,
    header: wordsOf(called ?? fields[naming]?.label),
    // A row of its own is called by the field that names it.
    told: (row) => ({ text: row.label ?? row[naming] }),
  }
  const added = Object.entries(sums).map(
    ([id, says]): FileColumn => ({
      id,
      header: wordsOf(says),
      told: (row) =>
        text((row[id] as readonly Sum[]).map(({ amount, currency }) => `${amount} ${currency}`).join(', ')),
    }),
  )
  return { title: wordsOf(title), columns: [named, ...others.map(([key, field]) => columnOf(key, field)), ...added] }
}

const text = (value: unknown): Told => ({ text: String(value ?? '') })
const number = (value: unknown): Told => (value === null || value === '' ? null : { number: Number(value) })
const status = [
  ['Pasif', 'Passive'],
  ['Aktif', 'Active'],
] as const
const answer = [
  ['Hayır', 'No'],
  ['Evet', 'Yes'],
] as const

/** What each kind of field is in a cell. Those that are missing are told otherwise in each list, so a list of them is written down. */
const cells: Readonly<
  Partial<Record<Kind, (value: unknown, field: Field, at: { row: ListRow; key: string }) => CellOf>>
> = {
  text: (value) => () => text(value),
  longText: (value) => () => text(value),
  richText: (value) => () => text(String(value ?? '').replace(/<[^>]*>/g, '')),
  place: (value) => () => text(value),
  quantity: (value) => () => number(value),
  money: (value) => () => (value === null || value === '' ? null : { amount: String(value) }),
  rate: (value) => () => number(value),
  flag:
    (value, _, { key }) =>
    (lang) =>
      text(said((key === 'status' ? status : answer)[value === 1 ? 1 : 0], lang)),
  choice: (value, field) => (lang) => {
    const found = (field as ChoiceField).choices.find((one) => one.value === value)
    return text(found ? said(wordsOf(found.says), lang) : '')
  },
  date: (value) => () => (value === '' || value === null ? null : { day: String(value) }),
  reference:
    (_, __, { row, key }) =>
    () =>
      text(row[`${key}_label`]),
  references: (value) => () => ({ number: (value as readonly unknown[]).length }),
  translations: (value) => () => text(value),
  values: (value) => () => text((value as readonly string[]).join(', ')),
}

type CellOf = (lang: 'tr' | 'en') => Told

function columnOf(key: string, field: Field): FileColumn {
  const cell = cells[field.kind]
  if (!cell) throw new Error(`Write down in files.table.ts how a file tells ${key}, a field of ${field.kind}`)
  return {
    id: key,
    header: wordsOf(field.label),
    told: (row, { lang }) => cell(row[key], field, { row, key })(lang),
  }
}

function wordsOf(says: Says | undefined): Words {
  const id = says?.id ?? ''
  return [String(tr[id] ?? ''), String(en[id] ?? '')]
}
