import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { Order, OrderPast } from '#api/contract/sales/orders.ts'
import { phoneNotSent } from '#api/rules/platform/phone-messages.ts'
import { mailNotSent } from '#api/rules/sales/readiness.ts'
import { whenOrdered } from '#machines/sales/order/order-then.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { reasons } from '#screens/sales/picking/reasons.ts'
import { setUpFixOf } from '#screens/sales/setup/set-up-fixes.ts'
import { RefusalList } from '#ui/RefusalList.tsx'
import { Section } from '#ui/Section.tsx'
import { Amount } from './Amount.tsx'
import styles from './order.module.css'
import type { OrderActor, PartProps } from './order-actor.ts'
import { happened, paymentSays, statusSays } from './order-words.ts'
import { ProductName } from './ProductName.tsx'

/** Everything that happened to the order, newest first, each with what it did and a way to look at the order as it stood then. */
export function Timeline({ actor, order }: PartProps) {
  const { i18n } = useLingui()
  return (
    <Section title={i18n._(/*i18n*/ { id: 'order_page.timeline', message: 'Geçmiş' })}>
      <NotSent mails={order.failed_mails} messages={order.failed_phone_messages ?? []} />
      <ol className={styles.timeline}>
        {order.history.map((past) => (
          <li key={past.id}>
            <Head at={past.at} user={past.user} words={i18n._(happened(past))} actor={actor} id={past.id} />
            <Effects past={past} order={order} />
          </li>
        ))}
        <li>
          <Head
            at={order.ordered_at}
            words={i18n._(/*i18n*/ { id: 'order_page.ordered', message: 'Sipariş verildi' })}
            actor={actor}
            id={whenOrdered}
          />
        </li>
      </ol>
    </Section>
  )
}

interface NotSentProps {
  mails: Order['failed_mails']
  messages: NonNullable<Order['failed_phone_messages']>
}

/** The mails and messages that nobody took, with the way to the connection that sends them. */
function NotSent({ mails, messages }: NotSentProps) {
  const { i18n } = useLingui()
  const linkOf = setUpFixOf(i18n, useHolder())
  const shown = useShown(
    [
      ...mails.map((about) => ({ id: mailNotSent.id, about })),
      ...messages.map((about) => ({ id: phoneNotSent.id, about })),
    ],
    { linkOf },
  )
  return shown.length > 0 && <RefusalList refusals={shown} />
}

interface HeadProps {
  at: string
  user?: string
  words: string
  actor: OrderActor
  id: number
}

function Head({ at, user, words, actor, id }: HeadProps) {
  const { i18n } = useLingui()
  const here = useSelector(actor, ({ value, context }) => value === 'viewing' && context.visited === id)
  const look = i18n._(/*i18n*/ { id: 'order_page.visit', message: 'O ana bak' })
  const time = formatsOf(i18n).moment(at)
  return (
    <div className={styles.moment} aria-current={here ? 'true' : undefined}>
      <strong>{words}</strong>
      <span className={styles.quiet}>{[time, user].filter(Boolean).join(' · ')}</span>
      <Act
        actor={actor}
        event={{ type: 'VIEW_HISTORY', past: id }}
        size="compact"
        variant="ghost"
        aria-label={`${look}: ${time}`}
      >
        {look}
      </Act>
    </div>
  )
}

/** From where to where, and what it did: pieces with their movement, money, a mail, a note, an address. */
function Effects({ past, order }: { past: OrderPast; order: Order }) {
  const { i18n } = useLingui()
  const { from, to, payment_from, payment_to, moves, money, payment, mail, phone_message, note, address, short } = past
  const status = (name: string) => i18n._(statusSays(name as OrderStatus))
  return (
    <ul className={styles.effects}>
      {from !== '' && from !== to && (
        <li>
          {status(from)} → {status(to)}
        </li>
      )}
      {payment_from && payment_to && payment_from !== payment_to && (
        <li>
          {i18n._(paymentSays(payment_from))} → {i18n._(paymentSays(payment_to))}
        </li>
      )}
      {money !== null && (
        <li>
          {i18n._(/*i18n*/ { id: 'order_page.money_moved', message: 'Ödeme kaydı' })}:{' '}
          <Amount of={money} currency={order.currency} />
          {payment &&
            [payment.account, formatsOf(i18n).day(payment.day), payment.reference]
              .filter(Boolean)
              .map((said) => ` · ${said}`)}
        </li>
      )}
      {mail !== null && (
        <li>
          {i18n._(
            /*i18n*/ { id: 'order_page.mailed', message: 'Müşteriye e-posta: {address}', values: { address: mail } },
          )}
        </li>
      )}
      {phone_message !== undefined && (
        <li>
          {i18n._(
            /*i18n*/ {
              id: 'order_page.phone_told',
              message: 'Müşteriye SMS: {phone}',
              values: { phone: phone_message },
            },
          )}
        </li>
      )}
      {short.map(({ line_id, picked, short_reason }) => {
        const line = order.lines.find(({ id }) => id === line_id)
        return (
          line && (
            <li key={line_id}>
              {line.name} ·{' '}
              {i18n._(
                /*i18n*/ {
                  id: 'order_page.packed',
                  message: '{count} adet paketlendi',
                  values: { count: i18n.number(picked) },
                },
              )}
              {` · ${i18n._(reasons[short_reason])}`}
            </li>
          )
        )
      })}
      {moves.map(({ line_id, quantity, movement_id }) => {
        const line = order.lines.find(({ id }) => id === line_id)
        return (
          line && (
            <li key={movement_id}>
              {i18n._(
                /*i18n*/ {
                  id: 'order_page.stock_moved',
                  message: 'Stok hareketi {number}: {count}',
                  values: { number: movement_id, count: formatsOf(i18n).change(quantity) },
                },
              )}{' '}
              <ProductName line={line} />
            </li>
          )
        )
      })}
      {note !== null && <li className={styles.written}>“{note}”</li>}
      {address && (
        <li>
          {i18n._(addressTitles[address.of])}:{' '}
          {i18n._(
            /*i18n*/ {
              id: 'order_page.address_was',
              message: 'önceki {address}',
              values: { address: [address.before.address, address.before.city].filter(Boolean).join(', ') || '–' },
            },
          )}
        </li>
      )}
    </ul>
  )
}

const addressTitles = {
  shipping: /*i18n*/ { id: 'order_page.shipping_address', message: 'Teslimat adresi' },
  invoice: /*i18n*/ { id: 'order_page.invoice_address', message: 'Fatura adresi' },
} as const
