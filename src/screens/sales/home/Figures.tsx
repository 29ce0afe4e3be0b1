import { useLingui } from '@lingui/react'
import { gate } from '#api/registry/gate.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Link } from '#ui/Link.tsx'
import styles from './home.module.css'

interface Trend {
  now: number
  before: number
  /** What it was before, in words. */
  told: string
}

/** The number that a block is about, beside what it was before. */
export function Figure({ value, trend }: { value: string; trend?: Trend }) {
  return (
    <p className={styles.figure}>
      <span className={styles.value}>{value}</span>
      {trend && <TrendText {...trend} />}
    </p>
  )
}

/** By how much it grew or shrank; where there was nothing before, that. A rise is no success and a fall no failure, so neither has a colour. */
function TrendText({ now, before, told }: Trend) {
  const { i18n } = useLingui()
  const formats = useFormats()
  if (before === 0 && now === 0) return null
  const share = before === 0 ? null : Math.round(((now - before) / before) * 100)
  const change = share === null ? '' : `${share > 0 ? '+' : ''}${formats.percent(share)} · `
  return (
    <span className={styles.trend}>
      {change}
      {i18n._(/*i18n*/ { id: 'dashboard.before', message: 'önceki 30 günde {told}', values: { told } })}
    </span>
  )
}

interface Row {
  says: string
  value: string
  /** The list of exactly these, where there is one. */
  href?: string
}

/** What belongs to a block beside its number, each with its list where the person may open it. */
export function Rows({ rows }: { rows: readonly Row[] }) {
  const holder = useHolder()
  const opens = (href: string) => gate(href.split('?')[0] ?? href, holder).kind === 'open'
  return (
    <dl className={styles.rows}>
      {rows.map(({ says, value, href }) => (
        <div key={says}>
          <dt>
            {href && opens(href) ? (
              <Link href={href} tone="quiet">
                {says}
              </Link>
            ) : (
              says
            )}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
