import { useLingui } from '@lingui/react'
import { type ComponentType, type ReactNode, Suspense } from 'react'
import { formatPermission } from '#api/registry/permission-words.ts'
import type { ChoiceField, Field, FlagField, Kind, MoneyField, RowsField } from '#api/resources/platform/field.types.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { plainTextOf } from '#api/rules/platform/rich-text.ts'
import { fullAccess } from '#api/rules/platform/session.ts'
import { formatsOf, useFormats } from '#screens/platform/formats.ts'
import { StatusDot } from '#ui/StatusDot.tsx'
import { choiceWord } from './choice-word.ts'
import { stored } from './controls/SecretControl.tsx'
import { useShopCurrency } from './shop-currency.ts'

interface CellProps {
  field: Field
  /** The field's name in the row. */
  name: string
  row: ListedRecord
}

/** The cell of every field kind in a list. A new kind does not compile until it has one. */
const cells = {
  text: PlainCell,
  longText: PlainCell,
  richText: RichTextCell,
  place: PlainCell,
  quantity: NumberCell,
  money: MoneyCell,
  rate: RateCell,
  flag: FlagCell,
  choice: ChoiceCell,
  date: DateCell,
  reference: ReferenceCell,
  references: CountCell,
  translations: PlainCell,
  // The picture stands before the name, see `RecordName`.
  image: () => null,
  swatch: PlainCell,
  secret: SecretCell,
  rows: RowsCell,
  values: ValuesCell,
  permissions: PermissionsCell,
} satisfies Record<Kind, ComponentType<CellProps>>

/** Numbers stand at the right, so that they can be compared. */
export const numeric: readonly Kind[] = ['quantity', 'money', 'rate']

export function Cell(props: CellProps) {
  const Drawn: ComponentType<CellProps> = cells[props.field.kind]
  return <Drawn {...props} />
}

function PlainCell({ name, row }: CellProps): ReactNode {
  return String(row[name] ?? '')
}

/** Its words alone. */
function RichTextCell({ name, row }: CellProps): ReactNode {
  return plainTextOf(String(row[name] ?? ''))
}

function NumberCell({ name, row }: CellProps): ReactNode {
  const { i18n } = useLingui()
  return i18n.number(Number(row[name]))
}

/** The rows stand while the shop's currency is on its way: without a boundary of its own the whole page would wait for it. */
function MoneyCell(props: CellProps): ReactNode {
  return (
    <Suspense fallback={null}>
      <Money {...props} />
    </Suspense>
  )
}

function Money({ field, name, row }: CellProps): ReactNode {
  const format = useFormats()
  const money = useShopCurrency()
  if (row[name] === '') return ''
  const { bare, percent } = field as MoneyField
  if (percent?.is.includes(String(row[percent.field]))) return format.percent(String(row[name]))
  const amount = Number(row[name])
  // What may be a weight, or is money of another currency, stands without a currency.
  return money && (percent || !bare) ? format.money(amount, money.code) : format.amount(amount)
}

function RateCell({ field, name, row }: CellProps): ReactNode {
  const { i18n } = useLingui()
  const [format, value] = [formatsOf(i18n), String(row[name] ?? '')]
  if (value === '') return ''
  if (field.kind !== 'rate' || field.sign === undefined) return format.percent(value)
  return format.decimal(value, { least: field.sign === '' ? 0 : 4 })
}

function FlagCell({ field, name, row }: CellProps): ReactNode {
  const { i18n } = useLingui()
  const on = row[name] === 1
  return <StatusDot {...(on ? { tone: 'grass' } : {})}>{i18n._((field as FlagField).says[on ? 1 : 0])}</StatusDot>
}

function ChoiceCell({ field, name, row }: CellProps): ReactNode {
  const { i18n } = useLingui()
  const own = field as ChoiceField
  const chosen = own.choices.find((choice) => choice.value === row[name])
  return chosen ? choiceWord(i18n, own, chosen) : ''
}

/** Only that there is one. */
function SecretCell({ name, row }: CellProps): ReactNode {
  const { i18n } = useLingui()
  return row[name] === true ? i18n._(stored) : ''
}

function DateCell({ name, row }: CellProps): ReactNode {
  const { i18n } = useLingui()
  return row[name] === '' ? '' : formatsOf(i18n).day(String(row[name]))
}

function ReferenceCell({ name, row }: CellProps): ReactNode {
  return String(row[`${name}_label`] ?? '')
}

function CountCell({ name, row }: CellProps): ReactNode {
  const { i18n } = useLingui()
  return i18n.number((row[name] as readonly unknown[]).length)
}

function ValuesCell({ name, row }: CellProps): ReactNode {
  return excerpt(row[name] as readonly string[])
}

/** The first column of each row, as many as fit a glance. */
function RowsCell({ field, name, row }: CellProps): ReactNode {
  const { i18n } = useLingui()
  const [key = '', column] = Object.entries((field as RowsField).columns)[0] ?? []
  const values = (row[name] as readonly Readonly<Record<string, unknown>>[]).map((one) => one[key])
  const formatted = values.map((value) =>
    column?.kind === 'rate' ? formatsOf(i18n).percent(String(value)) : String(value),
  )
  return excerpt(formatted)
}

/** How many there are; all of them is a word of its own. */
function PermissionsCell({ name, row }: CellProps): ReactNode {
  const { i18n } = useLingui()
  const codes = row[name] as readonly number[]
  return codes.includes(fullAccess) ? formatPermission(fullAccess, (says) => i18n._(says)) : i18n.number(codes.length)
}

const most = 4

function excerpt(formatted: readonly string[]): string {
  return formatted.length > most ? `${formatted.slice(0, most).join(', ')} …` : formatted.join(', ')
}
