import { useLingui } from '@lingui/react'
import type { Job } from '#api/contract/platform/jobs.ts'
import { Badge } from '#ui/Badge.tsx'
import styles from './jobs.module.css'
import { waysOf } from './ways-on.ts'

const recordsDone = /*i18n*/ { id: 'jobs.done_of', message: '{total} kayıttan {done} tanesi yapıldı' }

/** Of a job that is over, when some records stayed as they were: never that it was done for all. */
const partly = /*i18n*/ { id: 'bulk.partial', message: '{ok} kayıt işlendi, {failed} kayıt işlenemedi.' }

/** What came of the records so far. Numbers that are nothing are left out, but for those that are done. */
export function Counts({ job }: { job: Job }) {
  const { i18n } = useLingui()
  const { total, done, refused, failed, kind, state } = job
  const missed = refused + failed
  const { doneOf = state === 'finished' && missed > 0 ? partly : recordsDone } = waysOf(kind)
  const [ok, all, not] = [done, total, missed].map((count) => i18n.number(count))
  const values = { done: ok, total: all, ok, failed: not }
  return (
    <span className={styles.counts}>
      <span>{i18n._(doneOf.id, values, { message: doneOf.message })}</span>
      {refused > 0 && (
        <Badge tone="amber">
          {i18n._(
            /*i18n*/ {
              id: 'jobs.refused_count',
              message: '{count} engellendi',
              values: { count: i18n.number(refused) },
            },
          )}
        </Badge>
      )}
      {failed > 0 && (
        <Badge tone="tomato">
          {i18n._(
            /*i18n*/ { id: 'jobs.failed_count', message: '{count} olmadı', values: { count: i18n.number(failed) } },
          )}
        </Badge>
      )}
    </span>
  )
}
