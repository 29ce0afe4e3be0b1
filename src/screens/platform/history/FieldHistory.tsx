import { useLingui } from '@lingui/react'
import type { FieldChange } from '#api/contract/platform/history.ts'
import type { Field, TranslationRow } from '#api/resources/platform/field.types.ts'
import { ChangedValue } from '#screens/platform/records/ChangedValue.tsx'
import { type Languages, TextChanges } from './TextChanges.tsx'

interface FieldHistoryProps {
  field: Field
  change: FieldChange
  languages: Languages
}

/** A field that was changed: its label, and its old and new value; of a list of ids or codes, what went and what came. */
export function FieldHistory({ field, change: { from, to }, languages }: FieldHistoryProps) {
  const { i18n } = useLingui()
  const label = i18n._(field.label)
  if (field.kind === 'translations')
    return (
      <TextChanges field={field} from={from as TranslationRow[]} to={to as TranslationRow[]} languages={languages} />
    )
  if (field.kind !== 'permissions' && field.kind !== 'references')
    return (
      <li>
        {label}: <s>{<Shown field={field} value={from} />}</s> → <Shown field={field} value={to} />
      </li>
    )
  const [old, now] = [from, to] as [readonly number[], readonly number[]]
  const went = old.filter((one) => !now.includes(one))
  const came = now.filter((one) => !old.includes(one))
  return (
    <>
      {went.length > 0 && (
        <li>
          {i18n._(/*i18n*/ { id: 'history.taken_out', message: '{label}, çıkarılan:', values: { label } })}{' '}
          <s>{<Shown field={field} value={went} />}</s>
        </li>
      )}
      {came.length > 0 && (
        <li>
          {i18n._(/*i18n*/ { id: 'history.put_in', message: '{label}, eklenen:', values: { label } })}{' '}
          <Shown field={field} value={came} />
        </li>
      )}
    </>
  )
}

/** Longer texts are cut. */
const most = 80

function Shown({ field, value }: { field: Field; value: unknown }) {
  const isLong = (field.kind === 'text' || field.kind === 'longText') && String(value).length > most
  return <ChangedValue field={field} value={isLong ? `${String(value).slice(0, most)}…` : value} />
}
