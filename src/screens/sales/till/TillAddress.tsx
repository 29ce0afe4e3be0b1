import { useLingui } from '@lingui/react'
import { type AddressPart, addressParts, type NewAddress } from '#api/contract/sales/new-order.ts'
import { isAddressLevel } from '#api/rules/platform/address-places.ts'
import { addressLabels } from '#api/rules/sales/order-address.ts'
import { addressOf } from '#machines/sales/fast-sale/fast-sale.context.ts'
import { PlaceInput } from '#screens/platform/address/PlaceInput.tsx'
import { usePlaces } from '#screens/platform/address/use-places.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { TextInput } from '#ui/TextInput.tsx'
import { TillField } from './TillField.tsx'
import styles from './till.module.css'
import { tillNames, useErrorsAt, useSale, useTill } from './till-actor.ts'

const nowhere = Object.fromEntries(addressParts.map((part) => [part, ''])) as unknown as NewAddress

/** Where it goes, behind a line that says it: the shop itself for whoever walks in. */
export function TillAddress() {
  const { i18n } = useLingui()
  const address = useSale(addressOf)
  const errors = useErrorsAt('address_id')
  const told = [address?.title, address?.address, address?.district, address?.city].filter(Boolean).join(', ')
  return (
    <>
      <details className={styles.address} id="address_id">
        <summary>
          {i18n._(tillNames.address_id)}:{' '}
          {told || i18n._(/*i18n*/ { id: 'till.no_address', message: 'Adres yok: yazmak için açın' })}
        </summary>
        <Parts />
      </details>
      {errors.length > 0 && <p className={styles.failed}>{sentencesOf(i18n, errors)}</p>}
    </>
  )
}

function Parts() {
  const { i18n } = useLingui()
  const actor = useTill()
  const address = useSale(addressOf) ?? nowhere
  const places = usePlaces(address)
  const set = (part: AddressPart) => (value: string, listed?: boolean) =>
    actor.send({ type: 'SET_ADDRESS', part, value, ...(listed ? { listed } : {}) })
  return (
    <div className={styles.fields}>
      {addressParts.map((part) => (
        <TillField key={part} name={`address.${part}`} label={i18n._(addressLabels[part])}>
          {isAddressLevel(part) ? (
            <PlaceInput places={places} level={part} value={address[part]} onChange={set(part)} />
          ) : (
            <TextInput value={address[part]} onChange={(value) => set(part)(value)} />
          )}
        </TillField>
      ))}
    </div>
  )
}
