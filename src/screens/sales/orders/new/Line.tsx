import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { Ref } from 'react'
import type { OrderVariant } from '#api/contract/sales/new-order.ts'
import { type NewOrderContext, variantName } from '#machines/sales/new-order/new-order.context.ts'
import { AmountInput } from '#screens/catalog/products/form/AmountInput.tsx'
import { StockFigure } from '#screens/catalog/stock/StockFigure.tsx'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { LinePicture } from '#screens/sales/orders/LinePicture.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TrashIcon } from '#ui/icons.ts'
import { NumberInput } from '#ui/NumberInput.tsx'
import styles from './new-order.module.css'
import { OrderField } from './OrderField.tsx'
import { sumsIn, useOrder, useWritten } from './order-form.ts'
import { names } from './order-names.ts'

interface LineProps {
  index: number
  variant_id: number
  /** How many there are, of which only some are drawn. */
  of: number
  /** The height of those before it that are not drawn. */
  gap: number
  onFocus: () => void
  onRemoved: () => void
  ref: Ref<HTMLLIElement> | undefined
}

/** One product of the order: its pieces, its price, and what they come to. */
export function Line({ index, variant_id, of, gap, onFocus, onRemoved, ref }: LineProps) {
  const { i18n } = useLingui()
  const actor = useOrder()
  const variant = useWritten(({ variants }) => variants[variant_id])
  const line = useWritten(({ draft }) => draft.lines[index])
  if (!variant || !line) return null
  const name = variantName(variant)
  const { count } = { count: variant.stock }
  const facts = [
    variant.options,
    variant.stock_code || variant.barcode,
    ...boughtSo(i18n, variant),
    variant.service ? '' : i18n._(/*i18n*/ { id: 'new_order.stock', message: 'Stok: {count}', values: { count } }),
  ]
  const set = (key: 'quantity' | 'price') => (value: string) => actor.send({ type: 'SET_LINE', index, key, value })
  return (
    <li
      ref={ref}
      data-index={index}
      aria-posinset={index + 1}
      aria-setsize={of}
      className={styles.line}
      style={gap > 0 ? { marginBlockStart: gap } : undefined}
      onFocus={onFocus}
    >
      <div className={styles.pictured}>
        <LinePicture url={variant.image_url} />
        <div className={styles.what}>
          <strong>{variant.name}</strong>
          <span className={styles.quiet}>
            {facts.filter(Boolean).join(' · ')} {!variant.service && <StockFigure name={name} of={{ variant_id }} />}
          </span>
        </div>
      </div>
      <OrderField name={`lines.${index}.quantity`} label={i18n._(names.quantity)} className={styles.pieces}>
        <NumberInput whole value={String(line.quantity)} maxLength={9} onChange={set('quantity')} />
      </OrderField>
      <OrderField name={`lines.${index}.price`} label={i18n._(names.price)} className={styles.price}>
        <AmountInput value={line.price} decimals={2} maxLength={20} onChange={set('price')} />
      </OrderField>
      <LineTotal index={index} />
      <IconButton
        icon={TrashIcon}
        label={i18n._(/*i18n*/ { id: 'new_order.remove', message: 'Çıkar: {name}', values: { name } })}
        onPress={() => {
          actor.send({ type: 'REMOVE_LINE', index })
          onRemoved()
        }}
      />
    </li>
  )
}

/** How many of it are bought, where that is not any number. */
function boughtSo(i18n: I18n, { min_quantity: min, max_quantity: max, step_quantity: step, stock }: OrderVariant) {
  return [
    min > 1 && i18n._(/*i18n*/ { id: 'new_order.at_least', message: 'En az: {min}', values: { min } }),
    max < stock && i18n._(/*i18n*/ { id: 'new_order.at_most', message: 'En çok: {max}', values: { max } }),
    step > 1 && i18n._(/*i18n*/ { id: 'new_order.in_steps', message: '{step} ve katları', values: { step } }),
  ]
}

/** What campaigns and the discount of the order take off a line. */
function offIn(context: NewOrderContext, index: number): number {
  const { discount = 0, off = 0 } = sumsIn(context).lines[index] ?? {}
  return discount + off
}

/** What the line comes to, and what is taken off it. */
function LineTotal({ index }: { index: number }) {
  const { i18n } = useLingui()
  const currency = useWritten(({ options }) => options?.currency ?? '')
  const total = useWritten((one) => sumsIn(one).lines[index]?.total ?? 0)
  const discount = useWritten((one) => offIn(one, index))
  return (
    <div className={styles.total}>
      <Amount of={total} currency={currency} />
      {discount > 0 && (
        <span className={styles.quiet}>
          {i18n._(/*i18n*/ { id: 'new_order.discount', message: 'İndirim' })}{' '}
          <Amount of={-discount} currency={currency} />
        </span>
      )}
    </div>
  )
}
