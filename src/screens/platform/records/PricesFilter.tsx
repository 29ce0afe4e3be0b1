import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { Suspense, useState } from 'react'
import type { Actor } from 'xstate'
import type { MoneyField } from '#api/resources/platform/field.types.ts'
import { isAmount } from '#api/rules/platform/fields.ts'
import { startDebtBelow, startPriceBelow } from '#api/rules/platform/price-range.ts'
import { broken, type Refusal, type Rule, type Says } from '#api/rules/platform/rule.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useAfterPause } from '#screens/platform/use-after-pause.ts'
import { Chip } from '#ui/Chip.tsx'
import { Field } from '#ui/Field.tsx'
import { MoneyControl } from './controls/NumberControl.tsx'
import { FilterPopover } from './FilterPopover.tsx'
import styles from './list.module.css'

/** A range of amounts: the names of its two ends, what it is called, and the rule that they obey together. */
interface Range {
  readonly ends: readonly [from: string, to: string]
  readonly says: Says
  readonly labels: readonly [from: Says, to: Says]
  readonly rule: Rule<Readonly<Record<string, string>>>
}

const ranges: readonly Range[] = [
  {
    ends: ['min_price', 'max_price'],
    says: /*i18n*/ { id: 'products.price', message: 'Fiyat' },
    labels: [
      /*i18n*/ { id: 'records.min_price', message: 'En düşük fiyat' },
      /*i18n*/ { id: 'records.max_price', message: 'En yüksek fiyat' },
    ],
    rule: startPriceBelow,
  },
  {
    ends: ['min_debt', 'max_debt'],
    says: /*i18n*/ { id: 'accounting_customers.debt', message: 'Borç' },
    labels: [
      /*i18n*/ { id: 'customers.min_debt', message: 'En az borç' },
      /*i18n*/ { id: 'customers.max_debt', message: 'En çok borç' },
    ],
    rule: startDebtBelow,
  },
]

type Amounts = Readonly<Record<string, string>>

interface PricesFilterProps {
  actor: Actor<typeof recordListMachine>
  name: string
  field: MoneyField
}

/** From which amount to which a list shows, as one chip. What a rule refuses is told where it was typed, and asks for nothing (R150). */
export function PricesFilter({ actor, name, field }: PricesFilterProps) {
  const { i18n } = useLingui()
  const filters = useSelector(actor, ({ context }) => context.query.filters)
  const range = ranges.find(({ ends }) => ends.includes(name))
  if (!range) return null
  const { ends } = range
  const value: Amounts = Object.fromEntries(ends.map((end) => [end, filters[end] ?? '']))
  const set = (next: Amounts) => {
    const { query } = actor.getSnapshot().context
    const others = Object.entries(query.filters).filter(([key]) => !ends.includes(key))
    const amounts = Object.entries(next).filter(([, amount]) => amount !== '')
    actor.send({ type: 'SHOW', query: { ...query, page: 0, filters: Object.fromEntries([...others, ...amounts]) } })
  }
  const label = i18n._(range.says)
  const shown = ends.map((end) => {
    const amount = value[end] ?? ''
    return isAmount.holds(amount) ? formatsOf(i18n).decimal(amount, { least: 2 }) : amount || '…'
  })
  return (
    <>
      <FilterPopover label={label}>
        <Suspense fallback={null}>
          <AmountFields range={range} value={value} onChange={set} field={field} />
        </Suspense>
      </FilterPopover>
      {ends.some((end) => value[end] !== '') && (
        <Chip tone="accent" name={`${label}: ${shown.join(' – ')}`} onRemove={() => set({})} />
      )}
    </>
  )
}

interface AmountFieldsProps {
  range: Range
  value: Amounts
  onChange: (amounts: Amounts) => void
  field: MoneyField
}

function AmountFields({ range, value, onChange, field }: AmountFieldsProps) {
  const { i18n } = useLingui()
  const [draft, setDraft] = useState<{ readonly amounts: Amounts; readonly over: string } | null>(null)
  const over = JSON.stringify(value)
  const amounts = draft?.over === over ? draft.amounts : value
  const refusals = wrongIn(range, amounts)
  const typed = JSON.stringify(amounts)
  useAfterPause(typed === over || refusals.length > 0 ? null : typed, (text) => onChange(JSON.parse(text) as Amounts))
  return (
    <div className={styles.days}>
      {range.ends.map((end, at) => (
        <Field
          key={end}
          name={end}
          label={i18n._(range.labels[at] as Says)}
          error={sentencesOf(
            i18n,
            refusals.filter(({ at }) => at?.includes(end)),
          )}
        >
          <MoneyControl
            field={field}
            path={end}
            value={amounts[end] ?? ''}
            onChange={(amount) => setDraft({ amounts: { ...amounts, [end]: String(amount) }, over })}
            refusals={[]}
            locked={[]}
          />
        </Field>
      ))}
    </div>
  )
}

function wrongIn({ ends, rule }: Range, amounts: Amounts): readonly Refusal[] {
  const unread = ends.flatMap((end) =>
    amounts[end] === '' ? [] : broken([isAmount], amounts[end] ?? '').map((refusal) => ({ ...refusal, at: [end] })),
  )
  return unread.length > 0 ? unread : broken([rule], amounts)
}
