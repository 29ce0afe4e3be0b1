import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { periods } from '#api/contract/platform/lists.ts'
import { type Comparison, comparisons, type ReportQuery } from '#api/contract/sales/reports.ts'
import { periodSays } from '#api/listings/platform/periods.ts'
import { orders } from '#api/listings/sales/orders.ts'
import type { Grouping, Report } from '#api/listings/sales/report.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { DayRange } from '#screens/platform/records/DayRange.tsx'
import tabs from '#screens/platform/records/tabs.module.css'
import { Field } from '#ui/Field.tsx'
import { Link } from '#ui/Link.tsx'
import { Select } from '#ui/Select.tsx'
import { addressOf } from './report-address.ts'
import styles from './reports.module.css'

const compareSays: Record<Comparison, Says> = {
  before: /*i18n*/ { id: 'reports.compare_before', message: 'Önceki dönem' },
  year: /*i18n*/ { id: 'reports.compare_year', message: 'Geçen yılın aynı günleri' },
}

interface FiltersProps {
  report: Report
  query: ReportQuery
  /** What can be done with the report. */
  children: ReactNode
}

/** The days, by what rows are told apart, which orders, and what they are compared with. All of it is the address of the page. */
export function ReportFilters({ report, query, children }: FiltersProps) {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const { period: _, from = '', to = '', ...others } = query
  const period = from !== '' || to !== '' ? undefined : (query.period ?? 'last_30_days')
  const go = (next: ReportQuery) => navigate(addressOf(report.name, next))
  const days = (next: { from: string; to: string }) =>
    go({ ...others, ...(next.from ? { from: next.from } : {}), ...(next.to ? { to: next.to } : {}) })
  const choose = (name: 'by' | 'type' | 'compare', value: string) => {
    const { [name]: __, ...rest } = query
    go({ ...rest, ...(value ? { [name]: value } : {}) })
  }
  const { type } = orders.fields
  return (
    <>
      <nav className={tabs.tabs} aria-label={i18n._(orders.fields.period.label)}>
        {periods.map((one) => (
          <Link
            key={one}
            tone="quiet"
            className={tabs.tab}
            href={addressOf(report.name, { ...others, period: one })}
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
        <Field name="by" label={i18n._(/*i18n*/ { id: 'reports.by', message: 'Neye göre' })}>
          <Select
            value={query.by ?? Object.keys(report.by)[0] ?? ''}
            onChange={(next) => choose('by', next)}
            options={(Object.entries(report.by) as [string, Grouping][]).map(([value, { says }]) => ({
              value,
              label: i18n._(says),
            }))}
          />
        </Field>
        <Field name="type" label={i18n._(type.label)}>
          <Select
            value={query.type ?? ''}
            onChange={(next) => choose('type', next)}
            options={[
              { value: '', label: i18n._(/*i18n*/ { id: 'records.all', message: 'Tümü' }) },
              ...type.choices.map(({ value, says }) => ({ value, label: i18n._(says) })),
            ]}
          />
        </Field>
        <Field name="compare" label={i18n._(/*i18n*/ { id: 'reports.compare', message: 'Karşılaştır' })}>
          <Select
            value={query.compare ?? ''}
            onChange={(next) => choose('compare', next)}
            options={[
              { value: '', label: i18n._(/*i18n*/ { id: 'reports.compare_none', message: 'Karşılaştırma yok' }) },
              ...comparisons.map((value) => ({ value, label: i18n._(compareSays[value]) })),
            ]}
          />
        </Field>
        <span className={styles.acts}>{children}</span>
      </div>
    </>
  )
}
