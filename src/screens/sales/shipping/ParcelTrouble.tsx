import { useLingui } from '@lingui/react'
import type { Shipment } from '#api/contract/sales/shipments.ts'
import { cargoUnreachable, inDeliveryArea, noCargoError } from '#api/rules/sales/shipments.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { classes } from '#ui/classes.ts'
import { CircleAlertIcon, TriangleAlertIcon } from '#ui/icons.ts'
import { FollowParcel } from './FollowParcel.tsx'
import { NewParcel } from './NewParcel.tsx'
import { ParcelSteps } from './ParcelSteps.tsx'
import type { DeskProps } from './ShippingSection.tsx'
import styles from './shipping.module.css'

/** What the cargo company said against a parcel, and what may be done about it: go on all the same, try again, or give up. */
export function ParcelTrouble({ desk, page, order, parcel, past }: DeskProps & { parcel: Shipment }) {
  const { i18n } = useLingui()
  const failed = parcel.status === 'failed'
  const message = parcel.message === cargoUnreachable.id ? i18n._(cargoUnreachable) : parcel.message
  const sentence = sentenceOf(i18n, failed ? { id: noCargoError.id, about: { message } } : { id: inDeliveryArea.id })
  return (
    <>
      <div className={classes(styles.trouble, failed ? styles.failed : styles.warned)} role="status">
        {failed ? <CircleAlertIcon aria-hidden="true" /> : <TriangleAlertIcon aria-hidden="true" />}
        <div>
          <p className={styles.says}>{sentence}</p>
          {!past && (
            <>
              <p className={styles.hint}>
                {failed
                  ? i18n._(
                      /*i18n*/ {
                        id: 'shipping.proceed_by_hand',
                        message:
                          'Devam ederseniz sipariş takip numarası olmadan kargoya bildirilir ve bu karar kayda geçer.',
                      },
                    )
                  : i18n._(
                      /*i18n*/ {
                        id: 'shipping.proceed_far',
                        message: 'Devam ederseniz firma gönderiyi olduğu gibi alır ve bu karar kayda geçer.',
                      },
                    )}
              </p>
              <div className={styles.acts}>
                <ParcelSteps desk={desk} page={page} order={order} />
                {!failed && <FollowParcel desk={desk} />}
              </div>
            </>
          )}
        </div>
      </div>
      {failed && !past && <NewParcel desk={desk} page={page} order={order} past={past} />}
    </>
  )
}
