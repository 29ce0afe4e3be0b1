import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { type CustomerHistory, happeningsAtOnce } from '#api/contract/sales/customers.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { gate } from '#api/registry/gate.ts'
import { customers } from '#api/resources/sales/customers.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { permits } from '#api/rules/platform/session.ts'
import { customerNoteLabel } from '#api/rules/sales/customers.ts'
import { ShortField, ShortFields } from '#screens/platform/account/ShortFields.tsx'
import { useAfterSending } from '#screens/platform/account/use-after-sending.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { customerHistory, customerNote, guestOrdersLink } from '#screens/sales/wiring/customers.ts'
import { Button } from '#ui/Button.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Link } from '#ui/Link.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './customer-events.module.css'

const kinds: Readonly<Record<CustomerHistory['rows'][number]['kind'], Says>> = {
  order: /*i18n*/ { id: 'orders.one', message: 'Sipariş' },
  payment: /*i18n*/ { id: 'customers.payment', message: 'Ödeme' },
  refund: /*i18n*/ { id: 'customers.refund', message: 'İade' },
  mail: /*i18n*/ { id: 'customers.mail', message: 'E-posta' },
  phone_message: /*i18n*/ { id: 'customers.phone_message', message: 'SMS' },
  note: /*i18n*/ { id: 'customers.note', message: 'Not' },
}

/** What a customer ordered, paid and owes, and everything that happened on one time line. */
export function CustomerEvents({ customer }: { customer: number }) {
  const { i18n } = useLingui()
  const actor = useActorRef(customerHistory, { input: { query: { id: customer, page: 0 } } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { data, failure, query } = context
  const reload = () => actor.send({ type: 'SHOW', query: { id: customer, page: 0 } })
  if (value === 'failed' && failure)
    return (
      <ErrorState
        title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
        onRetry={() => actor.send({ type: 'RETRY' })}
      />
    )
  if (!data) return <Skeleton shape="form" rows={3} />
  const last = Math.max(0, Math.ceil(data.total / happeningsAtOnce) - 1)
  const show = (page: number) => actor.send({ type: 'SHOW', query: { id: customer, page } })
  return (
    <>
      <Totals customer={customer} totals={data.totals} />
      {data.guest_orders > 0 && <GuestOrders customer={customer} count={data.guest_orders} onLinked={reload} />}
      <Section title={i18n._(/*i18n*/ { id: 'customers.events', message: 'Geçmiş' })}>
        <NewNote customer={customer} onWritten={reload} />
        <ol className={styles.events}>
          {data.rows.map((row) => (
            <Event key={`${row.kind} ${row.id}`} row={row} />
          ))}
        </ol>
        {last > 0 && (
          <div className={styles.pages}>
            {query.page > 0 && (
              <Button onPress={() => show(query.page - 1)}>
                {i18n._(/*i18n*/ { id: 'customers.newer', message: 'Daha yeni' })}
              </Button>
            )}
            {query.page < last && (
              <Button onPress={() => show(query.page + 1)}>
                {i18n._(/*i18n*/ { id: 'customers.older', message: 'Daha eski' })}
              </Button>
            )}
          </div>
        )}
      </Section>
    </>
  )
}

function Event({
  row: { kind, at, text, order_id, amount, currency, user },
}: {
  row: CustomerHistory['rows'][number]
}) {
  const { i18n } = useLingui()
  const { moment } = useFormats()
  const holder = useHolder()
  const opens = order_id !== null && permits(holder, orders.codes.view)
  return (
    <li>
      <span className={styles.kind}>{i18n._(kinds[kind])}</span>{' '}
      {opens ? <Link href={`/orders/edit/${order_id}`}>{text}</Link> : <span className={styles.text}>{text}</span>}{' '}
      {amount !== null && currency !== null && <Amount of={amount} currency={currency} />}
      <p className={styles.when}>{[moment(at), user].filter(Boolean).join(' · ')}</p>
    </li>
  )
}

/** In each currency by itself: sums of two are none. */
function Totals({ customer, totals }: Pick<CustomerHistory, 'totals'> & { customer: number }) {
  const { i18n } = useLingui()
  const opens = gate(`/account-movements/${customer}`, useHolder()).kind === 'open'
  return totals.map(({ currency, orders: count, net_sales, average, owed }) => (
    <dl key={currency} className={styles.totals}>
      <div>
        <dt>{i18n._(orders.title)}</dt>
        <dd>{i18n.number(count)}</dd>
      </div>
      <div>
        <dt>{i18n._(/*i18n*/ { id: 'customers.net_sales', message: 'Net satış' })}</dt>
        <dd>
          <Amount of={net_sales} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{i18n._(/*i18n*/ { id: 'customers.average', message: 'Ortalama sipariş' })}</dt>
        <dd>
          <Amount of={average} currency={currency} />
        </dd>
      </div>
      <div>
        <dt>{i18n._(/*i18n*/ { id: 'customers.owed', message: 'Bakiye (borç)' })}</dt>
        <dd>
          {opens ? (
            <Link href={`/account-movements/${customer}`}>
              <Amount of={owed} currency={currency} />
            </Link>
          ) : (
            <Amount of={owed} currency={currency} />
          )}
        </dd>
      </div>
    </dl>
  ))
}

interface GuestOrdersProps {
  customer: number
  count: number
  onLinked: () => void
}

/** Orders that were given as a guest with the same e-mail, and making them this customer's. */
function GuestOrders({ customer, count, onLinked }: GuestOrdersProps) {
  const { i18n } = useLingui()
  const actor = useActorRef(
    useMemo(() => guestOrdersLink(customer), [customer]),
    { input: { fields: {} } },
  )
  useAfterSending(actor, onLinked)
  if (!permits(useHolder(), customers.codes.edit)) return null
  return (
    <ShortFields
      actor={actor}
      act="notApplied"
      labels={{}}
      variant="plain"
      submit={i18n._(/*i18n*/ { id: 'customers.link_orders', message: 'Bu müşteriye bağla' })}
    >
      <p>
        {i18n._(
          /*i18n*/ {
            id: 'customers.guest_orders',
            message: '{count, plural, other {# sipariş}} aynı e-postayla misafir olarak verilmiş.',
            values: { count },
          },
        )}
      </p>
    </ShortFields>
  )
}

function NewNote({ customer, onWritten }: { customer: number; onWritten: () => void }) {
  const { i18n } = useLingui()
  const actor = useActorRef(
    useMemo(() => customerNote(customer), [customer]),
    { input: { fields: { note: '' } } },
  )
  useAfterSending(actor, onWritten)
  if (!permits(useHolder(), customers.codes.edit)) return null
  return (
    <ShortFields
      actor={actor}
      act="notSaved"
      labels={{ note: customerNoteLabel }}
      variant="plain"
      submit={i18n._(/*i18n*/ { id: 'order_page.add_note', message: 'Not ekle' })}
    >
      <ShortField actor={actor} name="note" label={customerNoteLabel} />
    </ShortFields>
  )
}
