import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { longestTrackingCode } from '#api/contract/sales/shipments.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { methodChosen } from '#api/rules/sales/shipments.ts'
import type { ShipmentTypes } from '#machines/sales/shipment/shipment-actions.machine.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { StepButton } from '#screens/platform/steps/StepButton.tsx'
import { orderFixOf } from '#screens/sales/orders/order-fixes.ts'
import { emptyListFixes, setUpFixOf } from '#screens/sales/setup/set-up-fixes.ts'
import { Field } from '#ui/Field.tsx'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { FollowParcel } from './FollowParcel.tsx'
import { methodLabelOf } from './method-label.ts'
import { ParcelSizeFields, sizeSays } from './ParcelSizeFields.tsx'
import { parcelSays } from './ParcelSteps.tsx'
import type { DeskProps } from './ShippingSection.tsx'
import styles from './shipping.module.css'

const methodLabel = /*i18n*/ { id: 'shipping.method', message: 'Kargo yöntemi' }

/** The method, the size, and the button that announces the parcel: nothing was sent yet. */
export function NewParcel({ desk, page, order }: DeskProps) {
  const { i18n } = useLingui()
  const chosen = useSelector(desk, ({ context }) => context.shipping_method_id)
  const code = useSelector(desk, ({ context }) => context.typed.tracking_code ?? '')
  const holder = useHolder()
  // A shop without methods has none to choose.
  const none = order.shipping.methods.length === 0
  const linkOf = (refusal: Refusal) =>
    none && refusal.id === methodChosen.id
      ? setUpFixOf(i18n, holder, emptyListFixes)(refusal)
      : orderFixOf(i18n, page)(refusal)
  const byHand = order.shipping.methods.some(({ id, carrier }) => id === chosen && carrier === 'manual')
  return (
    <div className={styles.row}>
      <Field name="shipping_method_id" label={i18n._(methodLabel)} className={styles.method}>
        <Select
          value={chosen === null ? '' : String(chosen)}
          onChange={(id) => desk.send({ type: 'CHOOSE', shipping_method_id: Number(id) })}
          options={order.shipping.methods.map((method) => ({
            value: String(method.id),
            label: methodLabelOf(i18n, method, order.shipping_address),
          }))}
          {...(chosen === null
            ? { placeholder: i18n._(/*i18n*/ { id: 'shipping.no_method', message: 'Yöntem yok' }) }
            : {})}
        />
      </Field>
      <ParcelSizeFields desk={desk} />
      {byHand && (
        <Field
          name="tracking_code"
          label={i18n._(/*i18n*/ { id: 'shipping.code', message: 'Takip numarası' })}
          className={styles.method}
        >
          <TextInput
            code
            value={code}
            maxLength={longestTrackingCode}
            onChange={(value) => desk.send({ type: 'MEASURE', field: 'tracking_code', value })}
          />
        </Field>
      )}
      <StepButton<ShipmentTypes>
        actor={desk}
        step={{ type: 'REGISTER' }}
        variant="primary"
        nameOf={(path) => i18n._(sizeSays[path as keyof typeof sizeSays] ?? methodLabel)}
        linkOf={linkOf}
      >
        {i18n._(parcelSays('REGISTER'))}
      </StepButton>
      <FollowParcel desk={desk} />
    </div>
  )
}
