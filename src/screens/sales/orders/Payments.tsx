import { useLingui } from '@lingui/react'
import type { Order } from '#api/contract/sales/orders.ts'
import { paymentMethodSays } from '#api/listings/sales/orders.ts'
import { family } from '#api/resources/platform/resource.ts'
import { decimalOf, minorOf } from '#api/rules/platform/money.ts'
import { permits } from '#api/rules/platform/session.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Section } from '#ui/Section.tsx'
import { Amount } from './Amount.tsx'
import styles from './order.module.css'
import { PaymentLink } from './PaymentLink.tsx'

/** How the server names who did it where none of the staff did: the money came by itself, as the order is paid. */
const nobody = '–'

/** The money that came in for the order, and what was taken as not come after all. */
export function Payments({ order, past }: { order: Order; past: boolean }) {
  const { i18n } = useLingui()
  const mayPay = !past && order.payment_status === 'not_paid'
  const title = i18n._(/*i18n*/ { id: 'order_page.payments', message: 'Ödemeler' })
  return (
    <Section
      title={title}
      actions={
        mayPay && (
          <>
            <Collect order={order} />
            <PaymentLink order={order} />
          </>
        )
      }
    >
      {order.payments.length === 0 ? (
        <p className={styles.quiet}>{i18n._(/*i18n*/ { id: 'order_page.no_payments', message: 'Henüz ödeme yok.' })}</p>
      ) : (
        <ul className={styles.payments}>
          {order.payments.map(({ id, kind, amount, at, user, ...told }) => (
            <li key={id}>
              <span>{told.paid_on ? formatsOf(i18n).day(told.paid_on) : formatsOf(i18n).moment(at)}</span>
              <span>
                {kind in otherKinds
                  ? i18n._({ ...otherKinds[kind as keyof typeof otherKinds], values: { user } })
                  : kind === 'refund'
                    ? i18n._(
                        /*i18n*/ { id: 'order_page.paid_back_by', message: 'Para iadesi: {user}', values: { user } },
                      )
                    : user === nobody
                      ? i18n._(paymentMethodSays[order.payment_method])
                      : i18n._(
                          /*i18n*/ {
                            id: 'order_page.marked_by',
                            message: 'Elle işaretlendi: {user}',
                            values: { user },
                          },
                        )}
                {[told.account, told.reference].filter(Boolean).map((said) => ` · ${said}`)}
              </span>
              <span className={styles.number}>
                <Amount of={amount} currency={order.currency} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {order.payment_status === 'not_paid' && order.payments.length > 0 && (
        <p className={styles.payments}>
          {i18n._(
            /*i18n*/ {
              id: 'order_page.outstanding',
              message: 'Kalan borç: {rest}',
              values: { rest: formatsOf(i18n).money(outstandingOf(order), order.currency) },
            },
          )}
        </p>
      )}
    </Section>
  )
}

const otherKinds = {
  collection: /*i18n*/ { id: 'order_page.collected_by', message: 'Tahsilat: {user}' },
  sale: /*i18n*/ { id: 'order_page.sold_by', message: 'Kasada alındı: {user}' },
  reversal: /*i18n*/ { id: 'order_page.reversed_by', message: 'Geri alındı: {user}' },
} as const

/** Leads to the collection of its customer, with this order chosen. */
function Collect({ order: { id, customer_id } }: { order: Order }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  if (customer_id === null || !permits(holder, family(1400).add)) return null
  return (
    <ButtonLink href={`/accounting-customers/collect/${customer_id}?order_id=${id}`}>
      {i18n._(/*i18n*/ { id: 'collect.title', message: 'Tahsilat yap' })}
    </ButtonLink>
  )
}

function outstandingOf({ total, paid_total }: Order): string {
  return decimalOf((minorOf(total) ?? 0) - (minorOf(paid_total) ?? 0))
}
