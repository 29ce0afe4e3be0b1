import { useLingui } from '@lingui/react'
import { memo } from 'react'
import { sumsIn } from '#machines/sales/fast-sale/fast-sale.context.ts'
import { variantName } from '#machines/sales/new-order/new-order.context.ts'
import { AmountInput } from '#screens/catalog/products/form/AmountInput.tsx'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TrashIcon } from '#ui/icons.ts'
import { NumberInput } from '#ui/NumberInput.tsx'
import { TillField } from './TillField.tsx'
import styles from './till.module.css'
import { tillNames, useSale, useTill } from './till-actor.ts'

/** What was scanned, the newest last. */
export function TillLines() {
  const { i18n } = useLingui()
  const ids = useSale(({ draft }) => draft.lines)
  if (ids.length === 0)
    return (
      <p className={styles.quiet}>
        {i18n._(/*i18n*/ { id: 'new_order.no_products', message: 'Henüz ürün yok: okutun, yazın ya da arayın.' })}
      </p>
    )
  return (
    <ol className={styles.lines} aria-label={i18n._(tillNames.product)}>
      {ids.map(({ variant_id }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a kept sale may have a product twice
        <Line key={`${variant_id} ${index}`} index={index} />
      ))}
    </ol>
  )
}

/** Another scan does not draw it again. */
const Line = memo(function Line({ index }: { index: number }) {
  const { i18n } = useLingui()
  const actor = useTill()
  const line = useSale(({ draft }) => draft.lines[index])
  const variant = useSale(({ draft, variants }) => variants[draft.lines[index]?.variant_id ?? 0])
  const currency = useSale(({ options }) => options?.currency ?? '')
  const total = useSale((one) => sumsIn(one).lines[index]?.total ?? 0)
  const off = useSale((one) => sumsIn(one).lines[index]?.off ?? 0)
  if (!line) return null
  const name = variant ? variantName(variant) : `#${line.variant_id}`
  const set = (key: 'quantity' | 'price') => (value: string) => actor.send({ type: 'SET_LINE', index, key, value })
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <strong>{name}</strong>
        <span className={styles.quiet}>{variant?.stock_code || variant?.barcode}</span>
      </div>
      <TillField name={`lines.${index}.quantity`} label={i18n._(tillNames.quantity)}>
        <NumberInput whole value={String(line.quantity)} maxLength={9} onChange={set('quantity')} />
      </TillField>
      <TillField name={`lines.${index}.price`} label={i18n._(tillNames.price)}>
        <AmountInput value={line.price} decimals={2} maxLength={20} onChange={set('price')} />
      </TillField>
      <strong className={styles.sum}>
        <Amount of={total} currency={currency} />
        {off > 0 && (
          <span className={styles.why}>
            {i18n._(/*i18n*/ { id: 'new_order.discount', message: 'İndirim' })} <Amount of={-off} currency={currency} />
          </span>
        )}
      </strong>
      <IconButton
        icon={TrashIcon}
        label={i18n._(/*i18n*/ { id: 'new_order.remove', message: 'Çıkar: {name}', values: { name } })}
        onPress={() => actor.send({ type: 'REMOVE_LINE', index })}
      />
    </li>
  )
})
