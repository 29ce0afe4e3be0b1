import { useLingui } from '@lingui/react'
import type { ReportSums } from '#api/contract/sales/reports.ts'
import type { Figure, Report } from '#api/listings/sales/report.ts'
import { Change } from './Change.tsx'
import { FigureOf } from './FigureOf.tsx'
import styles from './reports.module.css'

/** All figures of the days, and how they changed. */
export function Totals({ report, sums }: { report: Report; sums: ReportSums }) {
  const { i18n } = useLingui()
  return (
    <dl className={styles.totals}>
      {(Object.entries(report.figures) as [string, Figure][]).map(([name, { says, kind }]) => (
        <div key={name}>
          <dt>{i18n._(says)}</dt>
          <dd>
            <FigureOf kind={kind} value={sums.total[name] ?? 0} currency={sums.currency} />
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
