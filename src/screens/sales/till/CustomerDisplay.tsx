import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { Page } from '#screens/platform/frame/Page.tsx'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import styles from './till.module.css'
import { type Displayed, displayChannel } from './use-displayed.ts'

/** What the customer looks at in a window of their own: what was scanned, what it comes to, what is given back. */
export function CustomerDisplay() {
  const { i18n } = useLingui()
  const [shown, setShown] = useState<Displayed | null>(null)
  useEffect(() => {
    const channel = displayChannel()
    if (!channel) return
    channel.onmessage = ({ data }) => data.shown && setShown(data.shown)
    channel.postMessage('hello')
    return () => channel.close()
  }, [])
  const { lines = [], total = 0, change = 0, currency = 'TRY', stage = 'writing' } = shown ?? {}
  return (
    <Page title={i18n._(/*i18n*/ { id: 'till.display', message: 'Müşteri ekranı' })}>
      <div className={styles.display} aria-live="polite">
        {lines.length === 0 && (
          <p className={styles.welcome}>
            {i18n._(/*i18n*/ { id: 'till.welcome', message: 'Hoş geldiniz' })}
            {shown && <span>{shown.shop}</span>}
          </p>
        )}
        <ol className={styles.lines}>
          {lines.map(({ name, quantity, total: sum }) => (
            <li key={name} className={styles.shownLine}>
              <span>
                {quantity} × {name}
              </span>
              <Amount of={sum} currency={currency} />
            </li>
          ))}
        </ol>
        <p className={styles.whole}>
          <span>{i18n._(/*i18n*/ { id: 'new_order.total', message: 'Ödenecek' })}</span>
          <strong>
            <Amount of={total} currency={currency} />
          </strong>
        </p>
        {change > 0 && (
          <p className={styles.whole}>
            <span>{i18n._(/*i18n*/ { id: 'till.change', message: 'Para üstü' })}</span>
            <strong>
              <Amount of={change} currency={currency} />
            </strong>
          </p>
        )}
        {stage === 'done' && <p>{i18n._(/*i18n*/ { id: 'till.thanks', message: 'Teşekkür ederiz' })}</p>}
      </div>
    </Page>
  )
}
