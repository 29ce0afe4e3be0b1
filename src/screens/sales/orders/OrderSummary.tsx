import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { periods } from '#api/contract/platform/lists.ts'
import { type OrderSummaryQuery, orderTypes } from '#api/contract/sales/order-list.ts'
import { periodSays } from '#api/listings/platform/periods.ts'
import { orders } from '#api/listings/sales/orders.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { DayRange } from '#screens/platform/records/DayRange.tsx'
import tabs from '#screens/platform/records/tabs.module.css'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { orderSummary } from '#screens/sales/wiring/order-summary.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Field } from '#ui/Field.tsx'
import { Link } from '#ui/Link.tsx'
import { Select } from '#ui/Select.tsx'
import { DayTable, StatusTable } from './SummaryTables.tsx'
import styles from './summary.module.css'

const path = '/orders-summary'

/** How many orders there are of each status and day, each number with the way to its list: `/orders-summary`. */
export default function OrderSummary() {
  const { i18n } = useLingui()
  const params = useSearch()
  const actor = useActorRef(orderSummary, { input: { query: queryIn(params) } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  useEffect(
    function followAddress() {
      const query = queryIn(params)
      if (addressOf(query) !== addressOf(actor.getSnapshot().context.query)) actor.send({ type: 'SHOW', query })
    },
    [actor, params],
  )
  const { data: summary, failure, query } = context
  const busy = value === 'loading'
  return (
    <Page wide count={summary?.cells.reduce((sum, { count }) => sum + count, 0)}>
      <SummaryFilters query={query} />
      {value === 'failed' && failure ? (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      ) : summary?.cells.length === 0 && !busy ? (
        <EmptyState title={i18n._(/*i18n*/ { id: 'order_summary.none', message: 'Bu günlerde sipariş yok.' })} />
      ) : (
        <div className={styles.tables} aria-busy={busy}>
          <StatusTable summary={summary} type={query.type} busy={busy} />
          <DayTable summary={summary} type={query.type} busy={busy} />
        </div>
      )}
    </Page>
  )
}

/** The days, and the kind of orders. All of it is the address of the page. */
function SummaryFilters({ query }: { query: OrderSummaryQuery }) {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const { from = '', to = '' } = query
  const free = from !== '' || to !== ''
  const period = free ? undefined : (query.period ?? 'last_30_days')
  const go = (next: OrderSummaryQuery) => navigate(addressOf(next))
  const days = (next: { from: string; to: string }) =>
    go({ ...only(query, ['type']), ...(next.from ? { from: next.from } : {}), ...(next.to ? { to: next.to } : {}) })
  const { type } = orders.fields
  return (
    <>
      <nav className={tabs.tabs} aria-label={i18n._(orders.fields.period.label)}>
        {periods.map((one) => (
          <Link
            key={one}
            tone="quiet"
            className={tabs.tab}
            href={addressOf({ ...only(query, ['type']), period: one })}
            {...(one === period ? { 'aria-current': 'page' } : {})}
          >
            {i18n._(periodSays[one])}
          </Link>
        ))}
      </nav>
      <div className={styles.filters}>
        <DayRange
          value={{ from, to }}
          onChange={days}
          labels={{ from: orders.fields.from.label, to: orders.fields.to.label }}
        />
        <Field name="type" label={i18n._(type.label)}>
          <Select
            value={query.type ?? ''}
            onChange={(next) =>
              go({ ...only(query, ['period', 'from', 'to']), ...(next ? { type: next as never } : {}) })
            }
            options={[
              { value: '', label: i18n._(/*i18n*/ { id: 'records.all', message: 'Tümü' }) },
              ...type.choices.map(({ value, says }) => ({ value, label: i18n._(says) })),
            ]}
          />
        </Field>
      </div>
    </>
  )
}

function only<K extends keyof OrderSummaryQuery>(query: OrderSummaryQuery, keys: readonly K[]): OrderSummaryQuery {
  return Object.fromEntries(keys.flatMap((key) => (query[key] ? [[key, query[key]]] : [])))
}

/** What the address asks for; what is none of it is passed over. */
function queryIn(search: string): OrderSummaryQuery {
  const given = new URLSearchParams(search)
  const day = (name: string) => (/^20\d{2}-\d{2}-\d{2}$/.test(given.get(name) ?? '') ? { [name]: given.get(name) } : {})
  const type = orderTypes.find((one) => one === given.get('type'))
  const period = periods.find((one) => one === given.get('period'))
  return { ...(type ? { type } : {}), ...(period ? { period } : {}), ...day('from'), ...day('to') }
}

function addressOf(query: OrderSummaryQuery): string {
  const params = new URLSearchParams(query as Record<string, string>).toString()
  return params === '' ? path : `${path}?${params}`
}
