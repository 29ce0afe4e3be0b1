import { useLingui } from '@lingui/react'
import { discountKinds, type NewOrder, staffChannels } from '#api/contract/sales/new-order.ts'
import { channelSays } from '#api/listings/sales/orders.ts'
import { AmountInput } from '#screens/catalog/products/form/AmountInput.tsx'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { Coupon } from './Coupon.tsx'
import styles from './new-order.module.css'
import { OrderField } from './OrderField.tsx'
import { useOrder, useWritten } from './order-form.ts'
import { names } from './order-names.ts'

/** How it was ordered and is paid, what is taken off, and what is to be remembered. */
export function Payment() {
  const { i18n } = useLingui()
  const actor = useOrder()
  const { channel, payment_method, discount, note } = useWritten(({ draft }) => draft)
  const payments = useWritten(({ options }) => options?.payment_methods ?? none)
  const change = (changes: Partial<Pick<NewOrder, 'channel' | 'payment_method' | 'discount' | 'note'>>) =>
    actor.send({ type: 'CHANGE', changes })
  return (
    <Section title={i18n._(/*i18n*/ { id: 'new_order.payment', message: 'Ödeme' })}>
      <div className={styles.fields}>
        <OrderField name="channel" label={i18n._(names.channel)}>
          <Select
            value={channel}
            onChange={(value) => change({ channel: value as NewOrder['channel'] })}
            options={staffChannels.map((value) => ({ value, label: i18n._(channelSays[value]) }))}
          />
        </OrderField>
        <OrderField name="payment_method" label={i18n._(names.payment_method)}>
          <Select
            value={payment_method}
            onChange={(method) => change({ payment_method: method as NewOrder['payment_method'] })}
            options={payments.map(({ method, name }) => ({ value: method, label: name }))}
            {...(payments.length === 0 ? { placeholder: i18n._(noPayment) } : {})}
          />
        </OrderField>
        <OrderField name="discount-kind" label={i18n._(names.discount_kind)}>
          <Select
            value={discount.kind}
            onChange={(kind) => change({ discount: { ...discount, kind: kind as NewOrder['discount']['kind'] } })}
            options={discountKinds.map((value) => ({ value, label: i18n._(kinds[value]) }))}
          />
        </OrderField>
        <OrderField name="discount" label={i18n._(names.discount)}>
          <AmountInput
            value={discount.value}
            maxLength={20}
            onChange={(value) => change({ discount: { ...discount, value } })}
            {...(discount.kind === 'percentage' ? { suffix: '%' } : {})}
          />
        </OrderField>
      </div>
      <Coupon />
      <OrderField name="note" label={i18n._(names.note)}>
        <TextArea value={note} rows={3} onChange={(text) => change({ note: text })} />
      </OrderField>
    </Section>
  )
}

const none: readonly never[] = []

const noPayment = /*i18n*/ { id: 'new_order.no_payment', message: 'Mağazada ödeme yöntemi yok' }

const kinds = {
  fixed: /*i18n*/ { id: 'new_order.fixed', message: 'Tutar' },
  percentage: /*i18n*/ { id: 'new_order.percentage', message: 'Yüzde' },
}
