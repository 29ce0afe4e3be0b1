import { useLingui } from '@lingui/react'
import { productTypes } from '#api/contract/catalog/products.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { Section } from '#ui/Section.tsx'
import { Switch } from '#ui/Switch.tsx'
import { AmountInput } from './AmountInput.tsx'
import { FormField } from './FormField.tsx'
import { useForm, usePart } from './form-actor.ts'
import styles from './Quantities.module.css'

type Quantity = 'min_quantity' | 'max_quantity' | 'step_quantity'
type Allowed = 'review_status' | 'refund_status' | 'adult_status'

/** How many of it can be bought at once, and what its buyers may do. */
export function Quantities() {
  const { i18n } = useLingui()
  const service = usePart(({ draft }) => draft.product_type_id === productTypes.service)
  return (
    <>
      <Section title={i18n._(/*i18n*/ { id: 'product.quantities', message: 'Satın alma adedi' })}>
        <div className={styles.three}>
          <QuantityField field="min_quantity" label={/*i18n*/ { id: 'product.min_quantity', message: 'En az' }} />
          <QuantityField field="max_quantity" label={/*i18n*/ { id: 'product.max_quantity', message: 'En çok' }} />
          <QuantityField field="step_quantity" label={/*i18n*/ { id: 'product.step_quantity', message: 'Artış' }} />
        </div>
      </Section>
      {!service && <MinStock />}
      <Section title={i18n._(/*i18n*/ { id: 'product.allowed', message: 'İzinler' })}>
        <div className={styles.switches}>
          <Allow field="review_status" label={/*i18n*/ { id: 'product.review', message: 'Değerlendirilebilir' }} />
          <Allow field="refund_status" label={/*i18n*/ { id: 'product.refund', message: 'İade edilebilir' }} />
          <Allow field="adult_status" label={/*i18n*/ { id: 'product.adult', message: 'Yalnızca yetişkinlere' }} />
        </div>
      </Section>
    </>
  )
}

/** Below how many of a variant the shop wants to be told. */
function MinStock() {
  const form = useForm()
  const { i18n } = useLingui()
  const value = usePart(({ draft }) => draft.min_stock)
  return (
    <Section title={i18n._(/*i18n*/ { id: 'product.stock_watch', message: 'Stok uyarısı' })}>
      <FormField
        path="min_stock"
        label={i18n._(/*i18n*/ { id: 'product.min_stock', message: 'Kritik stok' })}
        hint={i18n._(
          /*i18n*/ {
            id: 'product.min_stock_hint',
            message: 'Satıştaki bir varyantın stoku bunun altına inince ana sayfada görünür. 0: uyarılmaz.',
          },
        )}
        required
      >
        <AmountInput
          whole
          value={value}
          onChange={(next) => form.send({ type: 'SET_FIELD', key: 'min_stock', value: next })}
        />
      </FormField>
    </Section>
  )
}

function QuantityField({ field, label }: { field: Quantity; label: Says }) {
  const form = useForm()
  const { i18n } = useLingui()
  const value = usePart(({ draft }) => draft[field])
  return (
    <FormField path={field} label={i18n._(label)} required>
      <AmountInput whole value={value} onChange={(next) => form.send({ type: 'SET_FIELD', key: field, value: next })} />
    </FormField>
  )
}

function Allow({ field, label }: { field: Allowed; label: Says }) {
  const form = useForm()
  const { i18n } = useLingui()
  const value = usePart(({ draft }) => draft[field])
  return (
    <Switch
      id={field}
      checked={value === 1}
      onChange={(on) => form.send({ type: 'SET_FIELD', key: field, value: on ? 1 : 0 })}
      label={i18n._(label)}
    />
  )
}
