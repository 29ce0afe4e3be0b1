import { useLingui } from '@lingui/react'
import { languageNames } from '#api/contract/platform/languages.ts'
import { channelSays, paymentMethodSays } from '#api/listings/sales/orders.ts'
import { customers } from '#api/resources/sales/customers.ts'
import { permits } from '#api/rules/platform/session.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Link } from '#ui/Link.tsx'
import { Section } from '#ui/Section.tsx'
import { KeepGuest } from './KeepGuest.tsx'
import styles from './order.module.css'
import type { PartProps } from './order-actor.ts'

/** Who bought, when, where, and how it is paid. */
export function Buyer({ order, past }: Pick<PartProps, 'order' | 'past'>) {
  const { i18n } = useLingui()
  const seen = permits(useHolder(), customers.codes.view)
  return (
    <Section title={i18n._(/*i18n*/ { id: 'order_page.customer', message: 'Müşteri' })}>
      <dl className={styles.facts}>
        <dt>{i18n._(/*i18n*/ { id: 'order_page.customer_name', message: 'Ad' })}</dt>
        <dd>
          {order.customer_id !== null && seen ? (
            <Link href={`/customers/details/${order.customer_id}`}>{order.customer_name || '–'}</Link>
          ) : (
            order.customer_name || '–'
          )}
        </dd>
        {order.customer?.email && (
          <>
            <dt>{i18n._(/*i18n*/ { id: 'order_page.customer_email', message: 'E-posta' })}</dt>
            <dd>
              <a href={mailTo(order.customer.email)}>{order.customer.email}</a>
            </dd>
          </>
        )}
        {order.customer?.phone && (
          <>
            <dt>{i18n._(/*i18n*/ { id: 'order_page.customer_phone', message: 'Telefon' })}</dt>
            <dd>
              <a href={`tel:${order.customer.phone.replace(/[^+\d]/g, '')}`}>{order.customer.phone}</a>
            </dd>
          </>
        )}
        {order.language && (
          <>
            <dt>{i18n._(/*i18n*/ { id: 'new_order.language', message: 'E-postaların dili' })}</dt>
            <dd>{languageNames[order.language]}</dd>
          </>
        )}
        <dt>{i18n._(/*i18n*/ { id: 'order_page.ordered_at', message: 'Tarih' })}</dt>
        <dd>{formatsOf(i18n).moment(order.ordered_at)}</dd>
        <dt>{i18n._(/*i18n*/ { id: 'order_page.channel', message: 'Nereden' })}</dt>
        <dd>{i18n._(channelSays[order.channel])}</dd>
        <dt>{i18n._(/*i18n*/ { id: 'order_page.payment_method', message: 'Ödeme yöntemi' })}</dt>
        <dd>{i18n._(paymentMethodSays[order.payment_method])}</dd>
      </dl>
      {order.customer_id === null && order.channel !== 'marketplace' && !past && <KeepGuest order={order.id} />}
    </Section>
  )
}

/** What is written into an address cannot add a receiver or a subject of its own. */
function mailTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`
}
