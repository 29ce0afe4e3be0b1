import { useLingui } from '@lingui/react'
import type { CronState } from '#api/contract/settings/crons.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { Link } from '#ui/Link.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import styles from './crons.module.css'

/** How the last run went, with the way to its job. */
export function LastRun({ state }: { state: CronState | null }) {
  const { i18n } = useLingui()
  const format = useFormats()
  const job = state?.job
  if (!job) return <>{i18n._(/*i18n*/ { id: 'crons.never', message: 'henüz çalışmadı' })}</>
  const { state: stands, done, refused, failed } = job
  const troubles = refused + failed
  const open = stands === 'waiting' || stands === 'running'
  const says = open
    ? /*i18n*/ { id: 'crons.runs', message: 'sürüyor' }
    : troubles > 0
      ? /*i18n*/ { id: 'crons.went_wrong', message: 'olmadı' }
      : done === 0
        ? /*i18n*/ { id: 'crons.nothing', message: 'yapılacak bir şey yoktu' }
        : /*i18n*/ { id: 'crons.went_well', message: 'tamamlandı' }
  return (
    <span className={styles.last}>
      <StatusDot
        {...(troubles > 0 ? { tone: 'tomato' } : open ? { tone: 'amber' } : done > 0 ? { tone: 'grass' } : {})}
      >
        {i18n._(says)}
      </StatusDot>
      <Link href={`/jobs/${job.id}`}>{format.moment(job.created_at)}</Link>
    </span>
  )
}
