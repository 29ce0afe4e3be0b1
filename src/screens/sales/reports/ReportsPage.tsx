import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect } from 'react'
import { useSearch } from 'wouter'
import type { ReportQuery } from '#api/contract/sales/reports.ts'
import { orders } from '#api/listings/sales/orders.ts'
import type { Report } from '#api/listings/sales/report.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { permits } from '#api/rules/platform/session.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { ExportMenu } from '#screens/platform/records/ListExport.tsx'
import { PrintButton } from '#screens/platform/records/PrintButton.tsx'
import tabs from '#screens/platform/records/tabs.module.css'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { reports } from '#screens/sales/wiring/reports.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Link } from '#ui/Link.tsx'
import { Section } from '#ui/Section.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { madeFrom } from './made-from.ts'
import { ReportFilters } from './ReportFilters.tsx'
import { ReportTable } from './ReportTable.tsx'
import { addressOf, allReports, askedIn, type ReportName } from './report-address.ts'
import styles from './reports.module.css'
import { Totals } from './Totals.tsx'

const ReportPicture = lazy(() => import('./ReportPicture.tsx'))

/** What the shop sold, to whom, by whom, and what came back: `/reports`. */
export default function ReportsPage() {
  const { i18n } = useLingui()
  const holder = useHolder()
  const { report, query } = askedIn(useSearch())
  return (
    <Page wide>
      <nav className={tabs.tabs} aria-label={i18n._(/*i18n*/ { id: 'reports.title', message: 'Raporlar' })}>
        {allReports.map(({ name, title }) => (
          <Link
            key={name}
            tone="quiet"
            className={tabs.tab}
            href={addressOf(name, kept(query))}
            {...(name === report.name ? { 'aria-current': 'page' } : {})}
          >
            {i18n._(title)}
          </Link>
        ))}
      </nav>
      {permits(holder, report.codes) ? (
        <ReportOf key={report.name} report={report} query={query} />
      ) : (
        <EmptyState
          title={i18n._(
            /*i18n*/ {
              id: 'reports.no_access',
              message: 'Bu raporu görmek için {code} numaralı yetki gerekir.',
              values: { code: report.codes[0] },
            },
          )}
        />
      )}
    </Page>
  )
}

/** What stays when another report is looked at: the days, and which orders. */
function kept({ by: _, ...query }: ReportQuery): ReportQuery {
  return query
}

/** By what the rows are told apart, and which orders they are of, in words. */
function chosenIn(i18n: I18n, report: Report, { by, type }: ReportQuery): string[] {
  const grouping = report.by[by ?? Object.keys(report.by)[0] ?? '']
  const chosen = orders.fields.type.choices.find(({ value }) => value === type)
  return [grouping?.says, chosen?.says].flatMap((says) => (says ? [i18n._(says)] : []))
}

function ReportOf({ report, query }: { report: Report; query: ReportQuery }) {
  const { i18n } = useLingui()
  const actor = useActorRef(reports[report.name as ReportName], { input: { query } })
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const asked = addressOf(report.name, query)
  useEffect(
    function followAddress() {
      const { query: next } = askedIn(asked.split('?')[1] ?? '')
      if (asked !== addressOf(report.name, actor.getSnapshot().context.query)) actor.send({ type: 'SHOW', query: next })
    },
    [actor, report.name, asked],
  )
  const { data, failure } = context
  const formats = formatsOf(i18n)
  const busy = value === 'loading'
  const by = context.query.by ?? Object.keys(report.by)[0] ?? ''
  return (
    <>
      <ReportFilters report={report} query={query}>
        <PrintButton />
        <ExportMenu
          title={i18n._(report.title)}
          about={i18n._(/*i18n*/ { id: 'reports.file', message: 'Bu günlerin bütün satırları' })}
          request={() => ({
            resource: `reports/${report.name}`,
            query: {
              order_index: '',
              order_direction: 'asc',
              search: '',
              filters: query as Readonly<Record<string, string>>,
            },
            columns: ['key', 'currency', ...Object.keys(report.figures)],
            rows: data?.currencies.reduce((sum, { rows }) => sum + rows.length, 0) ?? 0,
          })}
        />
      </ReportFilters>
      {data && (
        <p className={styles.onPaper}>
          {[`${formats.day(data.days.first)} – ${formats.day(data.days.last)}`, ...chosenIn(i18n, report, query)].join(
            ' · ',
          )}
        </p>
      )}
      <p className={styles.more}>{i18n._(report.says)}</p>
      {value === 'failed' && failure ? (
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      ) : !data ? (
        <Skeleton shape="form" rows={6} />
      ) : data.currencies.length === 0 ? (
        <EmptyState title={i18n._(/*i18n*/ { id: 'reports.nothing', message: 'Bu günlerde kayıt yok.' })} />
      ) : (
        <div className={styles.currencies} aria-busy={busy}>
          {data.currencies.map((sums) => (
            <Section key={sums.currency} title={sums.currency}>
              <Totals
                report={report}
                sums={sums}
                href={madeFrom({ report, by, query: context.query, days: data.days, currency: sums.currency })}
              />
              <Suspense fallback={<div className={styles.picture} />}>
                <ReportPicture report={report} by={by} rows={sums.rows} compared={data.compared !== null} />
              </Suspense>
              <ReportTable report={report} by={by} query={context.query} days={data.days} sums={sums} busy={busy} />
              {sums.more > 0 && (
                <p className={styles.more}>
                  {i18n._(
                    /*i18n*/ {
                      id: 'reports.more',
                      message: '{count, plural, other {# satır daha var; toplamların içinde.}}',
                      values: { count: sums.more },
                    },
                  )}
                </p>
              )}
            </Section>
          ))}
        </div>
      )}
    </>
  )
}
