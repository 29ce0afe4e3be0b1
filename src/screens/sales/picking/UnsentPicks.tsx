import { useLingui } from '@lingui/react'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { unsentCount } from '#machines/sales/picking/kept-basket.ts'
import { watchSignOut } from '#screens/platform/wiring/unsaved.ts'
import { unsentBaskets } from '#screens/sales/wiring/kept-baskets.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { TriangleAlertIcon } from '#ui/icons.ts'
import styles from './picking.module.css'

/** Above every page: the orders whose scans lie in this browser alone, each with the way to the page that sends them. Signing out asks about them. */
export default function UnsentPicks() {
  const { i18n } = useLingui()
  const [path] = useLocation()
  const baskets = useSyncExternalStore(unsentBaskets.listen, unsentBaskets.now)
  useEffect(() => watchSignOut(() => unsentBaskets.now().length > 0), [])
  const elsewhere = baskets.filter(({ order_id }) => path !== pathOf(order_id))
  if (elsewhere.length === 0) return null
  return (
    <ul className={styles.unsentPicks} role="status">
      {elsewhere.map(({ order_id, picking: { number }, pending, sending }) => {
        const count = Math.max(1, unsentCount(pending, sending))
        return (
          <li key={order_id} className={styles.unsent}>
            <TriangleAlertIcon aria-hidden="true" />
            <strong className={styles.unsentText}>
              {i18n._(
                /*i18n*/ {
                  id: 'picking.unsent_of',
                  message: '{number} siparişinin {count} okutması gönderilmedi.',
                  values: { number, count: i18n.number(count) },
                },
              )}
            </strong>
            <ButtonLink size="compact" href={pathOf(order_id)}>
              {i18n._(/*i18n*/ { id: 'picking.unsent_open', message: 'Toplamayı aç' })}
            </ButtonLink>
          </li>
        )
      })}
    </ul>
  )
}

function pathOf(order_id: number): string {
  return `/orders/edit/${order_id}/basket-picking`
}
