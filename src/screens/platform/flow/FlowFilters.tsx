import { useLingui } from '@lingui/react'
import { useLocation } from 'wouter'
import type { FlowMap, FlowQuery } from '#api/contract/platform/flow.ts'
import { periods } from '#api/contract/platform/lists.ts'
import { periodSays } from '#api/listings/platform/periods.ts'
import { flowChannels, flows } from '#api/registry/flow-kinds.ts'
import { addDays } from '#api/rules/platform/days-between.ts'
import { DayRange } from '#screens/platform/records/DayRange.tsx'
import tabs from '#screens/platform/records/tabs.module.css'
import { Field } from '#ui/Field.tsx'
import { Link } from '#ui/Link.tsx'
import { Select } from '#ui/Select.tsx'
import styles from './flow.module.css'
import { flowAddress } from './flow-address.ts'
import { weekIn, weekName, weeksToChoose } from './weeks.ts'

const daySays = {
  from: /*i18n*/ { id: 'orders.from', message: 'İlk gün' },
  to: /*i18n*/ { id: 'orders.to', message: 'Son gün' },
}

interface FiltersProps {
  query: FlowQuery
  /** Who works in the shop, and who carries its parcels, once that is known. */
  map: FlowMap | null
}

/** The days or one week, and of what records belong to an order its channel and carrier; and who took the steps. All of it is the address of the page. */
export function FlowFilters({ query, map }: FiltersProps) {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const { period: _, from = '', to = '', ...others } = query
  const period = from !== '' || to !== '' ? undefined : (query.period ?? 'last_30_days')
  const go = (next: FlowQuery) => navigate(flowAddress(next))
  const days = (next: { from: string; to: string }) =>
    go({ ...others, ...(next.from ? { from: next.from } : {}), ...(next.to ? { to: next.to } : {}) })
  const choose = (name: 'channel' | 'carrier' | 'user', value: string) => {
    const { [name]: __, ...rest } = query
    go({ ...rest, ...(value ? { [name]: name === 'channel' ? value : Number(value) } : {}) })
  }
  const all = { value: '', label: i18n._(/*i18n*/ { id: 'records.all', message: 'Tümü' }) }
  const named = (rows: FlowMap['people']) => [all, ...rows.map(({ id, name }) => ({ value: String(id), label: name }))]
  const week = weekIn(from, to)
  const weeks = weeksToChoose(week)
  return (
    <>
      <nav className={tabs.tabs} aria-label={i18n._(/*i18n*/ { id: 'orders.period', message: 'Dönem' })}>
        {periods.map((one) => (
          <Link
            key={one}
            tone="quiet"
            className={tabs.tab}
            href={flowAddress({ ...others, period: one })}
            {...(one === period ? { 'aria-current': 'page' } : {})}
          >
            {i18n._(periodSays[one])}
          </Link>
        ))}
      </nav>
      <div className={styles.filters}>
        <DayRange value={{ from, to }} onChange={days} labels={daySays} />
        <Field name="week" label={i18n._(/*i18n*/ { id: 'reports.week', message: 'Hafta' })}>
          <Select
            value={week ?? ''}
            onChange={(first) => days(first === '' ? { from: '', to: '' } : { from: first, to: addDays(first, 6) })}
            options={[
              { value: '', label: '–' },
              ...weeks.map((one) => ({ value: one.first, label: weekName(i18n, one) })),
            ]}
          />
        </Field>
        {flows.find(({ kind }) => kind === query.kind)?.ofOrder && (
          <>
            <Field name="channel" label={i18n._(/*i18n*/ { id: 'orders.type', message: 'Tür' })}>
              <Select
                value={query.channel ?? ''}
                onChange={(next) => choose('channel', next)}
                options={[
                  all,
                  ...Object.entries(flowChannels).map(([value, says]) => ({ value, label: i18n._(says) })),
                ]}
              />
            </Field>
            <Field
              name="carrier"
              label={i18n._(/*i18n*/ { id: 'new_order.shipping_method', message: 'Kargo yöntemi' })}
            >
              <Select
                value={String(query.carrier ?? '')}
                onChange={(next) => choose('carrier', next)}
                options={named(map?.carriers ?? [])}
              />
            </Field>
          </>
        )}
        <Field name="user" label={i18n._(/*i18n*/ { id: 'flow.user', message: 'Adımı atan' })}>
          <Select
            value={String(query.user ?? '')}
            onChange={(next) => choose('user', next)}
            options={named(map?.people ?? [])}
          />
        </Field>
      </div>
    </>
  )
}
