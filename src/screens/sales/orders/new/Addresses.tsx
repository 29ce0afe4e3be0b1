import { useLingui } from '@lingui/react'
import { addressParts } from '#api/contract/sales/new-order.ts'
import { isAddressLevel } from '#api/rules/platform/address-places.ts'
import { addressLabels } from '#api/rules/sales/order-address.ts'
import { PlaceInput } from '#screens/platform/address/PlaceInput.tsx'
import { usePlaces } from '#screens/platform/address/use-places.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { Section } from '#ui/Section.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './new-order.module.css'
import { OrderField } from './OrderField.tsx'
import { useOrder, useWritten } from './order-form.ts'
import { names } from './order-names.ts'
import { Sending } from './Sending.tsx'

type Which = 'shipping_address' | 'invoice_address'

/** How the goods come to the customer, where they go, and whom the invoice is for. */
export function Addresses() {
  const { i18n } = useLingui()
  const actor = useOrder()
  const { delivery, same_address } = useWritten(({ draft }) => draft)
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
          <Sending />
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
