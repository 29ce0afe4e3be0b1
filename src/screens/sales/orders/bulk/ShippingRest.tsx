import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { shippingPause } from '#api/rules/sales/bulk-shipping.ts'
import type { bulkShippingMachine } from '#machines/sales/bulk/bulk-shipping.machine.ts'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { ReaderOnly } from '#ui/ReaderOnly.tsx'
import styles from './order-bulk.module.css'

/** How often a screen reader is told, in seconds. */
const announceEvery = 30

/** The rest between two bulk shippings, counted down for the eye every second, and told to screen readers now and then (R211, R236). */
export function ShippingRest({ actor }: { actor: Actor<typeof bulkShippingMachine> }) {
  const { i18n } = useLingui()
  const left = useSelector(actor, ({ context }) => context.left)
  const label = i18n._(/*i18n*/ { id: 'bulk_shipping.rest', message: 'Sonraki toplu gönderime kalan süre' })
  return (
    <>
      <ReaderOnly live="polite">{left > 0 && left % announceEvery === 0 ? inWords(left) : ''}</ReaderOnly>
      {left > 0 && (
        <div className={styles.rest}>
          <p>
            <span>{label}</span>
            <span role="timer" className={styles.left}>
              {Math.floor(left / 60)}:{String(left % 60).padStart(2, '0')}
            </span>
          </p>
          <ProgressBar label={label} value={shippingPause - left} max={shippingPause} />
          <p className={styles.why}>
            {i18n._(
              /*i18n*/ {
                id: 'bulk_shipping.why_rest',
                message:
                  'Toplu gönderimler arasında iki dakika beklenir. Bu arada siparişleri kontrol edebilirsiniz; gönderim süre dolunca açılır.',
              },
            )}
          </p>
        </div>
      )}
    </>
  )

  function inWords(seconds: number): string {
    return i18n._(
      /*i18n*/ {
        id: 'bulk_shipping.rest_told',
        message: 'Sonraki toplu gönderime {seconds} saniye kaldı.',
        values: { seconds },
      },
    )
  }
}
