import { useLingui } from '@lingui/react'
import { weightOf } from '#api/rules/sales/parcel-weight.ts'
import { AmountInput } from '#screens/catalog/products/form/AmountInput.tsx'
import { methodLabelOf } from '#screens/sales/shipping/method-label.ts'
import { Select } from '#ui/Select.tsx'
import styles from './new-order.module.css'
import { OrderField } from './OrderField.tsx'
import { useOrder, useWritten } from './order-form.ts'
import { names } from './order-names.ts'

/** By which of the shop's methods the parcel goes, and what that costs. */
export function Sending() {
  const { i18n } = useLingui()
  const actor = useOrder()
  const price = useWritten(({ draft }) => draft.shipping_price)
  return (
    <div className={styles.fields}>
      <Method />
      <OrderField name="shipping_price" label={i18n._(names.shipping_price)} hint={useWeighed()}>
        <AmountInput
          value={price}
          decimals={2}
          maxLength={20}
          onChange={(shipping_price) => actor.send({ type: 'CHANGE', changes: { shipping_price } })}
        />
      </OrderField>
    </div>
  )
}

/** A method that does not send to the address says so before it is chosen (rule R220). */
function Method() {
  const { i18n } = useLingui()
  const actor = useOrder()
  const methods = useWritten(({ options }) => options?.shipping_methods ?? none)
  const { shipping_method_id: chosen, shipping_address: address } = useWritten(({ draft }) => draft)
  return (
    <OrderField name="shipping_method_id" label={i18n._(names.shipping_method_id)} required>
      <Select
        value={String(chosen ?? '')}
        onChange={(id) => actor.send({ type: 'CHANGE', changes: { shipping_method_id: Number(id) } })}
        options={methods.map((method) => ({ value: String(method.id), label: methodLabelOf(i18n, method, address) }))}
        {...(methods.length === 0
          ? { placeholder: i18n._(/*i18n*/ { id: 'new_order.no_method', message: 'Mağazada yöntem yok' }) }
          : {})}
      />
    </OrderField>
  )
}

/** What the parcel weighs, where the method asks for a price by that. */
function useWeighed(): string | undefined {
  const { i18n } = useLingui()
  const method = useWritten(({ options, draft }) =>
    options?.shipping_methods.find(({ id }) => id === draft.shipping_method_id),
  )
  const weight = useWritten(({ draft, variants }) => weightOf({ order: draft, variants }))
  if (method?.basis !== 'weight' || method.bands.length === 0) return undefined
  return weight === null
    ? i18n._(
        /*i18n*/ {
          id: 'new_order.weight_unknown',
          message: 'Her ürünün ağırlığı ya da desisi bilinmediğinden ücret hesaplanmadı: kendiniz yazın.',
        },
      )
    : i18n._(
        /*i18n*/ {
          id: 'new_order.weighed',
          message: 'Gönderinin ağırlığı ya da desisi: {weight, number}',
          values: { weight: weight / 100 },
        },
      )
}

const none: readonly never[] = []
