import { useLingui } from '@lingui/react'
import { wholeOf } from '#api/rules/catalog/product-facts.ts'
import { signedQuantity } from '#api/rules/catalog/stock-movements.ts'
import { variantName } from '#machines/catalog/stock-entry/stock-entry.context.ts'
import { AmountInput } from '#screens/catalog/products/form/AmountInput.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TrashIcon } from '#ui/icons.ts'
import { NumberInput } from '#ui/NumberInput.tsx'
import { EntryField } from './EntryField.tsx'
import { names, useEntry, useWritten } from './entry.ts'
import { StockFigure } from './StockFigure.tsx'
import styles from './stock.module.css'

/** What is moved, a line for each product. */
export function EntryLines() {
  const { i18n } = useLingui()
  const lines = useWritten(({ draft }) => draft.lines)
  if (lines.length === 0)
    return (
      <p className={styles.quiet}>
        {i18n._(/*i18n*/ { id: 'new_order.no_products', message: 'Henüz ürün yok: okutun, yazın ya da arayın.' })}
      </p>
    )
  return (
    <ul className={styles.lines}>
      {lines.map(({ variant_id }, index) => (
        <Line key={variant_id} index={index} variant_id={variant_id} />
      ))}
    </ul>
  )
}

function Line({ index, variant_id }: { index: number; variant_id: number }) {
  const { i18n } = useLingui()
  const actor = useEntry()
  const variant = useWritten(({ variants }) => variants[variant_id])
  const line = useWritten(({ draft }) => draft.lines[index])
  if (!variant || !line) return null
  const name = variantName(variant)
  const set = (key: 'quantity' | 'unit_price') => (value: string) => actor.send({ type: 'SET_LINE', index, key, value })
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <strong>{variant.name}</strong>
        <span className={styles.quiet}>
          {[variant.options, variant.stock_code || variant.barcode].filter(Boolean).join(' · ')}
        </span>
      </div>
      <EntryField name={`lines.${index}.quantity`} label={i18n._(names.quantity)}>
        <NumberInput whole value={String(line.quantity)} maxLength={10} onChange={set('quantity')} />
      </EntryField>
      <EntryField name={`lines.${index}.unit_price`} label={i18n._(names.unit_price)}>
        <AmountInput value={line.unit_price} decimals={2} maxLength={20} onChange={set('unit_price')} />
      </EntryField>
      <Becomes {...{ variant_id, index, name }} />
      <IconButton
        icon={TrashIcon}
        label={i18n._(/*i18n*/ { id: 'new_order.remove', message: 'Çıkar: {name}', values: { name } })}
        onPress={() => actor.send({ type: 'REMOVE_LINE', index })}
      />
    </li>
  )
}

/** What the stock is, and what it becomes. */
function Becomes({ variant_id, index, name }: { variant_id: number; index: number; name: string }) {
  const { i18n } = useLingui()
  const stock = useWritten(({ variants }) => variants[variant_id]?.stock ?? 0)
  const type = useWritten(({ draft }) => draft.type)
  const quantity = useWritten(({ draft }) => draft.lines[index]?.quantity ?? '')
  const after = Number.isNaN(wholeOf(quantity)) ? '–' : i18n.number(stock + signedQuantity(type, quantity))
  const values = { before: stock, after }
  return (
    <span className={styles.after}>
      {i18n._(/*i18n*/ { id: 'stock.becomes', message: 'Stok: {before, number} → {after}', values })}{' '}
      <StockFigure name={name} of={{ variant_id }} />
    </span>
  )
}
