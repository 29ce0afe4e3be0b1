import { useLingui } from '@lingui/react'
import { addressParts } from '#api/contract/sales/new-order.ts'
import { isAddressLevel } from '#api/rules/platform/address-places.ts'
import { serves } from '#api/rules/sales/delivery-areas.ts'
import { addressLabels } from '#api/rules/sales/order-address.ts'
import { AmountInput } from '#screens/catalog/products/form/AmountInput.tsx'
import { PlaceInput } from '#screens/platform/address/PlaceInput.tsx'
import { usePlaces } from '#screens/platform/address/use-places.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Section } from '#ui/Section.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './new-order.module.css'
import { OrderField } from './OrderField.tsx'
import { useOrder, useWritten } from './order-form.ts'
import { names } from './order-names.ts'

type Which = 'shipping_address' | 'invoice_address'

/** How the goods come to the customer, where they go, and whom the invoice is for. */
export function Addresses() {
  const { i18n } = useLingui()
  const actor = useOrder()
  const { delivery, same_address, shipping_price } = useWritten(({ draft }) => draft)
  return (
    <Section title={i18n._(/*i18n*/ { id: 'new_order.delivery', message: 'Teslimat' })}>
      <RadioGroup
        segmented
        label={i18n._(/*i18n*/ { id: 'new_order.delivery_how', message: 'Teslimat şekli' })}
        value={delivery}
        onChange={(value) => actor.send({ type: 'CHANGE', changes: { delivery: value as typeof delivery } })}
        options={[
          { value: 'cargo', label: i18n._(/*i18n*/ { id: 'new_order.cargo', message: 'Kargoyla' }) },
          { value: 'pickup', label: i18n._(/*i18n*/ { id: 'new_order.pickup', message: 'Mağazadan' }) },
        ]}
      />
      {delivery === 'cargo' && (
        <>
          <div className={styles.fields}>
            <Method />
            <OrderField name="shipping_price" label={i18n._(names.shipping_price)}>
              <AmountInput
                value={shipping_price}
                decimals={2}
                maxLength={20}
                onChange={(price) => actor.send({ type: 'CHANGE', changes: { shipping_price: price } })}
              />
            </OrderField>
          </div>
          <Address of="shipping_address" />
        </>
      )}
      <Checkbox
        label={
          delivery === 'cargo'
            ? i18n._(/*i18n*/ { id: 'new_order.same_address', message: 'Fatura aynı adrese' })
            : i18n._(/*i18n*/ { id: 'new_order.no_invoice_address', message: 'Fatura adresi yazılmayacak' })
        }
        checked={same_address === 1}
        onChange={(on) => actor.send({ type: 'CHANGE', changes: { same_address: on ? 1 : 0 } })}
      />
      {same_address === 0 && (
        <>
          <h3 className={styles.heading}>{i18n._(names.invoice_address)}</h3>
          <Address of="invoice_address" />
        </>
      )}
    </Section>
  )
}

/** By which of the shop's methods the parcel goes. */
function Method() {
  const { i18n } = useLingui()
  const actor = useOrder()
  const methods = useWritten(({ options }) => options?.shipping_methods ?? none)
  const chosen = useWritten(({ draft }) => draft.shipping_method_id)
  const address = useWritten(({ draft }) => draft.shipping_address)
  const labelOf = ({ name, areas }: (typeof methods)[number]) =>
    serves(areas, address)
      ? name
      : i18n._(/*i18n*/ { id: 'new_order.not_served', message: '{name} (bu adrese göndermez)', values: { name } })
  return (
    <OrderField name="shipping_method_id" label={i18n._(names.shipping_method_id)} required>
      <Select
        value={String(chosen ?? '')}
        onChange={(id) => actor.send({ type: 'CHANGE', changes: { shipping_method_id: Number(id) } })}
        options={methods.map((method) => ({ value: String(method.id), label: labelOf(method) }))}
        {...(methods.length === 0
          ? { placeholder: i18n._(/*i18n*/ { id: 'new_order.no_method', message: 'Mağazada yöntem yok' }) }
          : {})}
      />
    </OrderField>
  )
}

const none: readonly never[] = []

function Address({ of }: { of: Which }) {
  const { i18n } = useLingui()
  const actor = useOrder()
  const address = useWritten(({ draft }) => draft[of])
  const places = usePlaces(address)
  return (
    <div className={styles.fields}>
      {addressParts.map((part) => (
        <OrderField
          key={part}
          name={`${of}.${part}`}
          label={i18n._(addressLabels[part])}
          required={part !== 'phone'}
          className={part === 'address' ? styles.wide : undefined}
        >
          {isAddressLevel(part) ? (
            <PlaceInput
              places={places}
              level={part}
              value={address[part]}
              onChange={(value, listed) => actor.send({ type: 'SET_ADDRESS', of, part, value, listed })}
            />
          ) : (
            <TextInput
              value={address[part]}
              onChange={(value) => actor.send({ type: 'SET_ADDRESS', of, part, value })}
            />
          )}
        </OrderField>
      ))}
    </div>
  )
}
