import { useLingui } from '@lingui/react'
import type { ReportSums } from '#api/contract/sales/reports.ts'
import type { Figure, Report } from '#api/listings/sales/report.ts'
import { Change } from './Change.tsx'
import { FigureLink } from './FigureLink.tsx'
import styles from './reports.module.css'

interface TotalsProps {
  report: Report
  sums: ReportSums
  /** The list of what they were made from. */
  href: string
}

/** All figures of the days, and how they changed. */
export function Totals({ report, sums, href }: TotalsProps) {
  const { i18n } = useLingui()
  return (
    <dl className={styles.totals}>
      {(Object.entries(report.figures) as [string, Figure][]).map(([name, { says }]) => (
        <div key={name}>
          <dt>{i18n._(says)}</dt>
          <dd>
            <FigureLink {...{ report, name, href, figures: sums.total, currency: sums.currency }} />
            {sums.before && (
              <small>
                <Change now={sums.total[name]} before={sums.before[name]} />
              </small>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
