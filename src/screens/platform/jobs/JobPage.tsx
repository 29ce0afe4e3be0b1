import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation, useParams } from 'wouter'
import type { Actor } from 'xstate'
import type { Job, JobRow } from '#api/contract/platform/jobs.ts'
import { byItself, jobStateSays } from '#api/registry/job-words.ts'
import { isOpen } from '#api/rules/platform/jobs.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { jobMachine } from '#machines/platform/jobs/job.machine.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import listStyles from '#screens/platform/records/list.module.css'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { job as wired } from '#screens/platform/wiring/jobs.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { CloseIcon, RetryIcon, UndoIcon } from '#ui/icons.ts'
import { Link } from '#ui/Link.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import { SkeletonLine } from '#ui/SkeletonLine.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import { Counts } from './Counts.tsx'
import { JobDialogs } from './JobDialogs.tsx'
import { JobRows } from './JobRows.tsx'
import { settled, stateTones, titleOfJob } from './job-words.ts'
import styles from './jobs.module.css'
import { ShippingLinks } from './ShippingLinks.tsx'
import { waysOf } from './ways-on.ts'

/** One job: how far it is, what became of each record, and stopping, retrying and undoing it (rule D19). */
export default function JobPage() {
  const { i18n } = useLingui()
  const { id = '' } = useParams()
  const [, navigate] = useLocation()
  const actor = useActorRef(wired, { input: { id: Number(id) } })
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  const { job, failure } = context
  useEffect(() => {
    const hearing = actor.on('begun', (begun) => navigate(`/jobs/${begun.id}`))
    return () => hearing.unsubscribe()
  }, [actor, navigate])
  if (value === 'failed' && failure)
    return (
      <Page>
        <ErrorState
          title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
          onRetry={() => actor.send({ type: 'RETRY' })}
        />
      </Page>
    )
  if (!job)
    return (
      <Page>
        <SkeletonLine width="min(320px, 100%)" height={24} />
      </Page>
    )
  return (
    <Page wide title={titleOfJob(i18n, job)} actions={<Actions actor={actor} job={job} />}>
      <div className={listStyles.list}>
        <Head job={job} rows={context.rows?.rows ?? []} lost={typeof value === 'object' && value.known === 'lost'} />
        <JobRows actor={actor} job={job} />
        <JobDialogs actor={actor} job={job} />
      </div>
    </Page>
  )
}

/** While it runs it can be stopped; then it can be tried again, or it is said why not; and taken back where something was done. */
function Actions({ actor, job }: { actor: Actor<typeof jobMachine>; job: Job }) {
  const { i18n } = useLingui()
  const busy = useSelector(actor, (snapshot) => (snapshot.matches('acting') ? snapshot.context.act : null))
  const goesOn = job.state === 'cancelled' && settled(job) < job.total
  return (
    <>
      {isOpen(job.state) ? (
        <Act actor={actor} event={{ type: 'STOP' }} icon={CloseIcon} busy={busy === 'cancel'}>
          {i18n._(/*i18n*/ { id: 'jobs.stop', message: 'Durdur' })}
        </Act>
      ) : (
        <>
          {job.undoable && job.done > 0 && (
            <Act actor={actor} event={{ type: 'UNDO' }} icon={UndoIcon} busy={busy === 'undo'}>
              {i18n._(/*i18n*/ { id: 'jobs.undo', message: 'Geri al' })}
            </Act>
          )}
          <Act actor={actor} event={{ type: 'RETRY_FAILED' }} icon={RetryIcon} busy={busy === 'retry'}>
            {goesOn
              ? i18n._(/*i18n*/ { id: 'jobs.go_on', message: 'Devam et' })
              : i18n._(/*i18n*/ { id: 'jobs.retry', message: 'Olmayanları yeniden dene' })}
          </Act>
        </>
      )}
    </>
  )
}

function Head({ job, rows, lost }: { job: Job; rows: readonly JobRow[]; lost: boolean }) {
  const { i18n } = useLingui()
  const { onward } = waysOf(job.kind)
  return (
    <div className={styles.head}>
      {isOpen(job.state) && <ProgressBar label={titleOfJob(i18n, job)} value={settled(job)} max={job.total} />}
      <p className={styles.facts} role="status">
        <StatusDot tone={stateTones[job.state]}>{i18n._(jobStateSays[job.state])}</StatusDot>
        <Counts job={job} />
        {lost && (
          <span className={styles.lost}>
            {i18n._(/*i18n*/ { id: 'jobs.lost', message: 'Son durum alınamadı; yeniden deneniyor.' })}
          </span>
        )}
      </p>
      <p className={styles.facts}>
        <span>
          {i18n._(
            /*i18n*/ {
              id: 'jobs.begun_by',
              message: '{user}, {time}',
              values: { user: job.user || i18n._(byItself), time: formatsOf(i18n).moment(job.created_at) },
            },
          )}
        </span>
        {job.kind === 'orders.ship' && !isOpen(job.state) && <ShippingLinks job={job} rows={rows} />}
        {onward && !isOpen(job.state) && <Link href={onward.path}>{i18n._(onward.says)}</Link>}
        {job.undoes !== null && (
          <Link href={`/jobs/${job.undoes}`}>{i18n._(/*i18n*/ { id: 'jobs.undoes', message: 'Geri alınan iş' })}</Link>
        )}
        {job.undone_by !== null && (
          <Link href={`/jobs/${job.undone_by}`}>
            {i18n._(/*i18n*/ { id: 'jobs.undone_by', message: 'Bu iş geri alındı' })}
          </Link>
        )}
      </p>
    </div>
  )
}
