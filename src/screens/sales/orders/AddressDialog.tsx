import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { AddressField, AddressKind } from '#api/contract/sales/order-address.ts'
import { isAddressLevel } from '#api/rules/platform/address-places.ts'
import { addressLabels, addressOf, fieldsOf } from '#api/rules/sales/order-address.ts'
import { addressToSend } from '#machines/sales/order-page/order-page.context.ts'
import { PlaceInput } from '#screens/platform/address/PlaceInput.tsx'
import { type PlacesActor, usePlaces } from '#screens/platform/address/use-places.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Field } from '#ui/Field.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './order.module.css'
import type { OrderActor } from './order-actor.ts'

const titles = {
  shipping: /*i18n*/ { id: 'order_page.change_shipping', message: 'Teslimat adresini değiştir' },
  invoice: /*i18n*/ { id: 'order_page.change_invoice', message: 'Fatura adresini değiştir' },
} as const

/** The fields of an address. What somebody else stored meanwhile stands under the field that both changed. */
export function AddressDialog({ actor }: { actor: OrderActor }) {
  const { i18n } = useLingui()
  const open = useSelector(actor, ({ value }) => value === 'addressing')
  const of = useSelector(actor, ({ context }) => context.draft?.of ?? 'shipping')
  const back = () => actor.send({ type: 'CANCEL' })
  const nameOf = (field: string) => i18n._(addressLabels[field as AddressField])
  return (
    <Dialog
      open={open}
      onClose={back}
      title={i18n._(titles[of])}
      footer={
        <>
          <Button onPress={back}>{i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}</Button>
          <Act actor={actor} event={{ type: 'CONFIRM' }} variant="primary" nameOf={nameOf}>
            {i18n._(/*i18n*/ { id: 'records.save', message: 'Kaydet' })}
          </Act>
        </>
      }
    >
      {open && <Parts actor={actor} of={of} />}
    </Dialog>
  )
}

function Parts({ actor, of }: { actor: OrderActor; of: AddressKind }) {
  const address = useSelector(actor, ({ context }) => addressToSend(context)) ?? nowhere
  const places = usePlaces(address)
  return (
    <div className={styles.address}>
      {fieldsOf(of).map((field) => (
        <Part key={field} actor={actor} places={places} field={field} />
      ))}
    </div>
  )
}

const nowhere = addressOf({})

function Part({ actor, places, field }: { actor: OrderActor; places: PlacesActor; field: AddressField }) {
  const { i18n } = useLingui()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const refusals = useRefusals(actor, { type: 'CONFIRM' })
  const { draft, record: order } = context
  const value = addressToSend(context)?.[field] ?? ''
  const now = (draft && order?.[`${draft.of}_address`][field]) ?? ''
  const wrong = refusals.filter(({ at }) => at?.includes(field))
  const touched = draft !== null && draft.address[field] !== draft.base[field]
  const props = { value, onChange: (text: string) => actor.send({ type: 'TYPE', field, text }) }
  return (
    <Field
      name={field}
      label={i18n._(addressLabels[field])}
      required={refusals.some(({ id, at }) => id === 'validation.required' && at?.includes(field))}
      error={touched ? wrong.map((refusal) => sentenceOf(i18n, refusal)) : []}
      hint={
        draft && now !== draft.base[field]
          ? i18n._(
              /*i18n*/ { id: 'order_page.stored_now', message: 'Şimdi kayıtlı: {now}', values: { now: now || '–' } },
            )
          : undefined
      }
    >
      {isAddressLevel(field) ? (
        <PlaceInput
          places={places}
          level={field}
          value={value}
          onChange={(text, listed) => actor.send({ type: 'TYPE', field, text, listed })}
        />
      ) : field === 'address' ? (
        <TextArea rows={2} {...props} />
      ) : (
        <TextInput {...props} code={field.endsWith('_number')} />
      )}
    </Field>
  )
}
