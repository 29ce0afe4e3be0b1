import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { shipmentWords } from '#machines/sales/shipment/shipment.words.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { orderFixOf } from '#screens/sales/orders/order-fixes.ts'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import { FollowParcel } from './FollowParcel.tsx'
import { ParcelSizeFields, sizeSays } from './ParcelSizeFields.tsx'
import type { DeskProps } from './ShippingSection.tsx'
import styles from './shipping.module.css'

const methodLabel = /*i18n*/ { id: 'shipping.method', message: 'Kargo yöntemi' }

/** The method, the size, and the button that announces the parcel: nothing was sent yet. */
export function NewParcel({ desk, page, order }: DeskProps) {
  const { i18n } = useLingui()
  const chosen = useSelector(desk, ({ context }) => context.shipping_method_id)
  const busy = useSelector(desk, ({ value, context }) => value === 'sending' && context.command?.type === 'REGISTER')
  const register = shipmentWords.events.REGISTER
  return (
    <div className={styles.row}>
      <Field name="shipping_method_id" label={i18n._(methodLabel)} className={styles.method}>
        <Select
          value={chosen === null ? '' : String(chosen)}
          onChange={(id) => desk.send({ type: 'CHOOSE', shipping_method_id: Number(id) })}
          options={order.shipping.methods.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...(chosen === null
            ? { placeholder: i18n._(/*i18n*/ { id: 'shipping.no_method', message: 'Yöntem yok' }) }
            : {})}
        />
      </Field>
      <ParcelSizeFields desk={desk} />
      <Act
        actor={desk}
        event={{ type: 'STEP', step: { type: 'REGISTER' } }}
        variant="primary"
        busy={busy}
        nameOf={(path) => i18n._(sizeSays[path as keyof typeof sizeSays] ?? methodLabel)}
        linkOf={orderFixOf(i18n, page)}
      >
        {register && i18n._(register)}
      </Act>
      <FollowParcel desk={desk} />
    </div>
  )
}
