import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { Suspense, useState } from 'react'
import type { Actor } from 'xstate'
import type { MoneyField } from '#api/resources/platform/field.types.ts'
import { isAmount } from '#api/rules/platform/fields.ts'
import { startPriceBelow } from '#api/rules/platform/price-range.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useAfterPause } from '#screens/platform/use-after-pause.ts'
import { Chip } from '#ui/Chip.tsx'
import { Field } from '#ui/Field.tsx'
import { MoneyControl } from './controls/NumberControl.tsx'
import { FilterPopover } from './FilterPopover.tsx'
import styles from './list.module.css'

const words = {
  price: /*i18n*/ { id: 'products.price', message: 'Fiyat' },
  min_price: /*i18n*/ { id: 'records.min_price', message: 'En düşük fiyat' },
  max_price: /*i18n*/ { id: 'records.max_price', message: 'En yüksek fiyat' },
}

interface Prices {
  readonly min_price: string
  readonly max_price: string
}

interface PricesFilterProps {
  actor: Actor<typeof recordListMachine>
  field: MoneyField
}

/** From which price to which a list shows, as one chip. What a rule refuses is told where it was typed, and asks for nothing (R150). */
export function PricesFilter({ actor, field }: PricesFilterProps) {
  const { i18n } = useLingui()
  const { min_price = '', max_price = '' } = useSelector(actor, ({ context }) => context.query.filters)
  const set = (next: Prices) => {
    const { query } = actor.getSnapshot().context
    const { min_price: _, max_price: __, ...others } = query.filters
    const prices = Object.fromEntries(Object.entries(next).filter(([, price]) => price !== ''))
    actor.send({ type: 'SHOW', query: { ...query, page: 0, filters: { ...others, ...prices } } })
  }
  const label = i18n._(words.price)
  const shown = [min_price, max_price].map((price) =>
    isAmount.holds(price) ? formatsOf(i18n).decimal(price, { least: 2 }) : price || '…',
  )
  const some = min_price !== '' || max_price !== ''
  return (
    <>
      <FilterPopover label={label}>
        <Suspense fallback={null}>
          <PriceFields value={{ min_price, max_price }} onChange={set} field={field} />
        </Suspense>
      </FilterPopover>
      {some && (
        <Chip
          tone="accent"
          name={`${label}: ${shown.join(' – ')}`}
          onRemove={() => set({ min_price: '', max_price: '' })}
        />
      )}
    </>
  )
}

interface PriceFieldsProps {
  value: Prices
  onChange: (prices: Prices) => void
  field: MoneyField
}

function PriceFields({ value, onChange, field }: PriceFieldsProps) {
  const { i18n } = useLingui()
  const [draft, setDraft] = useState<{ readonly prices: Prices; readonly over: string } | null>(null)
  const over = JSON.stringify(value)
  const prices = draft?.over === over ? draft.prices : value
  const refusals = wrongIn(prices)
  const typed = JSON.stringify(prices)
  useAfterPause(typed === over || refusals.length > 0 ? null : typed, (text) => onChange(JSON.parse(text) as Prices))
  return (
    <div className={styles.days}>
      {(['min_price', 'max_price'] as const).map((end) => (
        <Field
          key={end}
          name={end}
          label={i18n._(words[end])}
          error={sentencesOf(
            i18n,
            refusals.filter(({ at }) => at?.includes(end)),
          )}
        >
          <MoneyControl
            field={field}
            path={end}
            value={prices[end]}
            onChange={(price) => setDraft({ prices: { ...prices, [end]: String(price) }, over })}
            refusals={[]}
            locked={[]}
          />
        </Field>
      ))}
    </div>
  )
}

function wrongIn(prices: Prices): readonly Refusal[] {
  const unread = (['min_price', 'max_price'] as const).flatMap((end) =>
    prices[end] === '' ? [] : broken([isAmount], prices[end]).map((refusal) => ({ ...refusal, at: [end] })),
  )
  return unread.length > 0 ? unread : broken([startPriceBelow], prices)
}
