import { useLingui } from '@lingui/react'
import type { Shipment } from '#api/contract/sales/shipments.ts'
import { shipmentWords } from '#machines/sales/shipment/shipment.words.ts'
import { WhyLink } from '#screens/platform/flow/WhyLink.tsx'
import { WhyOf } from '#screens/platform/flow/WhyOf.tsx'
import { formatsOf } from '#screens/platform/formats.ts'
import { safeAddress } from '#screens/platform/wiring/safe-address.ts'
import { Button } from '#ui/Button.tsx'
import { PrintIcon } from '#ui/icons.ts'
import { StatusDot } from '#ui/StatusDot.tsx'
import { FollowParcel } from './FollowParcel.tsx'
import { measuresOf, sizeSays } from './ParcelSizeFields.tsx'
import { ParcelSteps } from './ParcelSteps.tsx'
import { printLabel, ShippingLabel } from './ShippingLabel.tsx'
import type { DeskProps } from './ShippingSection.tsx'
import styles from './shipping.module.css'

/** A parcel that went off: its code with the way to the company's page of it, its label, and the company's news. */
export function Parcel({ desk, page, order, parcel, past }: DeskProps & { parcel: Shipment }) {
  const { i18n } = useLingui()
  const says = shipmentWords.states[parcel.status]
  return (
    <>
      <dl className={styles.facts}>
        <dt>{i18n._(/*i18n*/ { id: 'shipping.state', message: 'Gönderi' })}</dt>
        <dd role="status">
          <StatusDot tone={parcel.status === 'registered' ? 'grass' : 'amber'}>{says && i18n._(says)}</StatusDot>
        </dd>
        {parcel.method !== '' && (
          <>
            <dt>{i18n._(/*i18n*/ { id: 'shipping.method', message: 'Kargo yöntemi' })}</dt>
            <dd>{parcel.method}</dd>
          </>
        )}
        <dt>{i18n._(sizeSays.packages)}</dt>
        <dd>{[i18n.number(parcel.packages), ...measuresOf(i18n, parcel)].join(' · ')}</dd>
        <dt>{i18n._(/*i18n*/ { id: 'shipping.code', message: 'Takip numarası' })}</dt>
        <dd>
          <Code parcel={parcel} />
        </dd>
        {parcel.heard_at && (
          <>
            <dt>{i18n._(/*i18n*/ { id: 'shipping.heard', message: 'Son haber' })}</dt>
            <dd>{formatsOf(i18n).moment(parcel.heard_at)}</dd>
          </>
        )}
      </dl>
      {!past && (
        <>
          <div className={styles.acts}>
            <WhyOf of="shipments" id={parcel.id}>
              <ParcelSteps desk={desk} page={page} order={order} />
              <FollowParcel desk={desk} />
            </WhyOf>
            <Button icon={PrintIcon} onPress={printLabel}>
              {i18n._(/*i18n*/ { id: 'shipping.print_label', message: 'Etiketi yazdır' })}
            </Button>
            <WhyLink
              of="shipments"
              id={parcel.id}
              says={/*i18n*/ { id: 'shipping.way', message: 'Gönderinin geçtiği yol' }}
            />
          </div>
          {order.shipping.label && <ShippingLabel order={order} parcel={order.shipping.label} />}
        </>
      )}
    </>
  )
}

function Code({ parcel: { tracking_code, tracking_url } }: { parcel: Shipment }) {
  const { i18n } = useLingui()
  if (tracking_code === '') return i18n._(/*i18n*/ { id: 'shipping.no_code', message: 'Yok' })
  // Another company wrote it.
  const address = safeAddress(tracking_url)
  if (address === null) return <span className={styles.code}>{tracking_code}</span>
  return (
    <a className={styles.code} href={address} target="_blank" rel="noreferrer">
      {tracking_code}
    </a>
  )
}
