import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { type Job, jobsPage } from '#api/contract/jobs.ts'
import { told } from '#api/rules/outcomes.ts'
import { Page } from '#screens/frame/Page.tsx'
import listStyles from '#screens/records/list.module.css'
import { sentencesOf } from '#screens/sentences.ts'
import { jobList } from '#screens/wiring/jobs.ts'
import { DataTable } from '#ui/DataTable.tsx'
import type { Column } from '#ui/data-table.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Link } from '#ui/Link.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import { Counts } from './Counts.tsx'
import { stateWords, titleOfJob } from './job-words.ts'
import styles from './jobs.module.css'
import { useLooking } from './use-looking.ts'

/** The long work of the shop, newest first: what runs, and what came of what is over. */
export default function JobList() {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const actor = useActorRef(jobList, { input: { open: false } })
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  const columns = useColumns()
  const { jobs, failure, page } = context
  useLooking(actor)
  const failed = value === 'failed' && failure && jobs === null
  return (
    <Page wide count={jobs?.total}>
      <div className={listStyles.list}>
        {value === 'failed' && jobs && (
          <p className={styles.lost} role="status">
            {i18n._(/*i18n*/ { id: 'jobs.lost', message: 'Son durum alınamadı; yeniden deneniyor.' })}
          </p>
        )}
        <DataTable<Job>
          label={i18n._(/*i18n*/ { id: 'jobs.title', message: 'İşler' })}
          columns={columns}
          rows={jobs?.rows ?? []}
          rowKey={(job) => String(job.id)}
          rowName={(job) => titleOfJob(i18n, job)}
          status={failed ? 'failed' : jobs === null ? 'loading' : 'ready'}
          total={jobs?.total ?? 0}
          offset={page * jobsPage}
          onOpen={(job) => navigate(`/jobs/${job.id}`)}
          empty={
            <EmptyState title={i18n._(/*i18n*/ { id: 'jobs.none', message: 'Henüz bir iş yok.' })}>
              {i18n._(
                /*i18n*/ {
                  id: 'jobs.none_why',
                  message: 'Toplu değişiklik gibi uzun işler, sonuçlarıyla burada durur.',
                },
              )}
            </EmptyState>
          }
          error={
            failed && (
              <ErrorState
                title={sentencesOf(i18n, told(failure, 'notLoaded'))}
                onRetry={() => actor.send({ type: 'LOOK' })}
              />
            )
          }
        />
        {jobs && jobs.total > jobsPage && (
          <div className={listStyles.pages}>
            <Pagination
              page={page + 1}
              pageSize={jobsPage}
              total={jobs.total}
              onPage={(next) => actor.send({ type: 'SET_PAGE', page: next - 1 })}
            />
          </div>
        )}
      </div>
    </Page>
  )
}

function useColumns(): readonly Column<Job>[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo(() => {
    void locale
    return [
      {
        id: 'title',
        header: i18n._(/*i18n*/ { id: 'jobs.one', message: 'İş' }),
        cell: (job) => (
          <Link tone="quiet" href={`/jobs/${job.id}`}>
            {titleOfJob(i18n, job)}
          </Link>
        ),
        matters: true,
      },
      { id: 'state', header: status(i18n), cell: (job) => <State job={job} />, width: 140, matters: true },
      {
        id: 'result',
        header: i18n._(/*i18n*/ { id: 'jobs.result', message: 'Sonuç' }),
        cell: (job) => <Counts job={job} />,
        width: 340,
        matters: true,
      },
      {
        id: 'user',
        header: i18n._(/*i18n*/ { id: 'jobs.user', message: 'Başlatan' }),
        cell: (job) => job.user,
        width: 180,
      },
      {
        id: 'created_at',
        header: i18n._(/*i18n*/ { id: 'jobs.begun', message: 'Başlama' }),
        cell: (job) => i18n.date(job.created_at, { dateStyle: 'short', timeStyle: 'short' }),
        width: 150,
      },
    ]
  }, [i18n, locale])
}

function status(i18n: I18n): string {
  return i18n._(/*i18n*/ { id: 'common.status', message: 'Durum' })
}

function State({ job }: { job: Job }) {
  const { i18n } = useLingui()
  const { says, tone } = stateWords[job.state]
  return <StatusDot tone={tone}>{i18n._(says)}</StatusDot>
}
