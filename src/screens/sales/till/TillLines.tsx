import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { memo } from 'react'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { type FastSaleContext, sumsIn } from '#machines/sales/fast-sale/fast-sale.context.ts'
import { variantName } from '#machines/sales/new-order/new-order.context.ts'
import { AmountInput } from '#screens/catalog/products/form/AmountInput.tsx'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { Field } from '#ui/Field.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TrashIcon } from '#ui/icons.ts'
import { NumberInput } from '#ui/NumberInput.tsx'
import styles from './till.module.css'
import { errorsAt, tillNames, useTill } from './till-actor.ts'

/** What was scanned, the newest last. It hears the sale for all lines: with each hearing it for itself, a scan took a quarter longer. */
export function TillLines() {
  const { i18n } = useLingui()
  const snapshot = useSelector(useTill(), (whole) => whole)
  const { draft, variants, options } = snapshot.context
  const sums = sumsIn(snapshot.context).lines
  if (draft.lines.length === 0)
    return (
      <p className={styles.quiet}>
        {i18n._(/*i18n*/ { id: 'new_order.no_products', message: 'Henüz ürün yok: okutun, yazın ya da arayın.' })}
      </p>
    )
  return (
    <ol className={styles.lines} aria-label={i18n._(tillNames.product)}>
      {draft.lines.map((line, index) => (
        <Line
          // biome-ignore lint/suspicious/noArrayIndexKey: a kept sale may have a product twice
          key={`${line.variant_id} ${index}`}
          index={index}
          line={line}
          variant={variants[line.variant_id]}
          currency={options?.currency ?? ''}
          total={sums[index]?.total ?? 0}
          off={sums[index]?.off ?? 0}
          quantityErrors={errorsAt(snapshot, `lines.${index}.quantity`)}
          priceErrors={errorsAt(snapshot, `lines.${index}.price`)}
        />
      ))}
    </ol>
  )
}

interface LineProps {
  index: number
  line: FastSaleContext['draft']['lines'][number]
  variant: FastSaleContext['variants'][number] | undefined
  currency: string
  /** In the smallest units, as is what is taken off. */
  total: number
  off: number
  quantityErrors: readonly Refusal[]
  priceErrors: readonly Refusal[]
}

/** Another scan does not draw it again. */
const Line = memo(function Line({ index, line, variant, currency, total, off, ...errors }: LineProps) {
  const { i18n } = useLingui()
  const actor = useTill()
  const name = variant ? variantName(variant) : `#${line.variant_id}`
  const sentences = (refusals: readonly Refusal[]) => refusals.map((refusal) => sentenceOf(i18n, refusal))
  const set = (key: 'quantity' | 'price') => (value: string) => actor.send({ type: 'SET_LINE', index, key, value })
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <strong>{name}</strong>
        <span className={styles.quiet}>{variant?.stock_code || variant?.barcode}</span>
      </div>
      <Field
        name={`lines.${index}.quantity`}
        label={i18n._(tillNames.quantity)}
        error={sentences(errors.quantityErrors)}
      >
        <NumberInput whole value={String(line.quantity)} maxLength={9} onChange={set('quantity')} />
      </Field>
      <Field name={`lines.${index}.price`} label={i18n._(tillNames.price)} error={sentences(errors.priceErrors)}>
        <AmountInput value={line.price} decimals={2} maxLength={20} onChange={set('price')} />
      </Field>
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
