import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { PriceChange } from '#api/rules/catalog/price-sums.ts'
import { columnsOf } from '#machines/catalog/price-edit/columns.ts'
import { blockOf, cellsIn } from '#machines/catalog/price-edit/spots.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { columnName } from './names.ts'
import type { PriceActor } from './price-actor.ts'
import styles from './prices.module.css'

/** One sum for every selected price: a percentage, an amount more or less, or one price for all; rounded if that is wished (R235). */
export function ChangeDialog({ actor }: { actor: PriceActor }) {
  const { i18n } = useLingui()
  const open = useSelector(actor, (snapshot) => snapshot.matches({ grid: 'changing' }))
  const change = useSelector(actor, ({ context }) => context.change)
  const { cells, lists } = useSelected(actor, open)
  const currency = useSelector(actor, ({ context }) => context.currency)
  const cancel = () => actor.send({ type: 'CANCEL' })
  const set = (next: Partial<PriceChange>) => actor.send({ type: 'SET_CHANGE', change: next })
  const cancelling = i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })
  return (
    <Dialog
      open={open}
      width="narrow"
      onClose={cancel}
      title={i18n._(/*i18n*/ { id: 'prices.change_title', message: 'Seçili fiyatları değiştir' })}
      description={i18n._(
        /*i18n*/ {
          id: 'prices.change_about',
          message: '{count, plural, one {# seçili fiyat} other {# seçili fiyat}}: {lists}',
          values: { count: cells, lists },
        },
      )}
      footer={
        <>
          <Button onPress={cancel}>{cancelling}</Button>
          <Act actor={actor} event={{ type: 'CONFIRM' }} variant="primary">
            {i18n._(/*i18n*/ { id: 'prices.change_apply', message: 'Hücrelere yaz' })}
          </Act>
        </>
      }
    >
      <form
        className={styles.change}
        onSubmit={(event) => {
          event.preventDefault()
          actor.send({ type: 'CONFIRM' })
        }}
      >
        <RadioGroup
          segmented
          label={i18n._(/*i18n*/ { id: 'prices.change_how', message: 'Nasıl' })}
          value={change.how}
          onChange={(how) => set({ how: how as PriceChange['how'] })}
          options={[
            { value: 'percent', label: i18n._(/*i18n*/ { id: 'prices.percent', message: 'Yüzde' }) },
            { value: 'fixed', label: i18n._(/*i18n*/ { id: 'prices.fixed', message: 'Tutar' }) },
            { value: 'set', label: i18n._(/*i18n*/ { id: 'prices.set', message: 'Tek fiyat' }) },
          ]}
        />
        <Field
          name="price-change-amount"
          label={i18n._(/*i18n*/ { id: 'prices.amount', message: 'Değişiklik' })}
          hint={i18n._(/*i18n*/ { id: 'prices.amount_hint', message: 'İndirim için eksi yazın: -10' })}
        >
          <TextInput
            value={change.amount}
            maxLength={40}
            inputMode="decimal"
            onChange={(amount) => set({ amount })}
            suffix={change.how === 'percent' ? '%' : currency.sign}
          />
        </Field>
        <Checkbox
          label={i18n._(/*i18n*/ { id: 'prices.rounded', message: 'Sonucu en yakın 0,5’e yuvarla' })}
          checked={change.rounded}
          onChange={(rounded) => set({ rounded })}
        />
      </form>
    </Dialog>
  )
}

/** How many prices are changed, and in which columns, so that none is by accident. */
function useSelected(actor: PriceActor, open: boolean): { cells: number; lists: string } {
  const { i18n } = useLingui()
  const context = useSelector(actor, (snapshot) => (open ? snapshot.context : null))
  if (!context) return { cells: 0, lists: '' }
  const { left, right } = blockOf(context)
  const names = columnsOf(context)
    .slice(left, right + 1)
    .map((column) => columnName(i18n, column))
  return { cells: cellsIn(context, blockOf(context)).length, lists: names.join(', ') }
}
