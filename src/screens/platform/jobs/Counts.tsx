import { useLingui } from '@lingui/react'
import type { Job } from '#api/contract/platform/jobs.ts'
import { Badge } from '#ui/Badge.tsx'
import styles from './jobs.module.css'
import { waysOf } from './ways-on.ts'

const recordsDone = /*i18n*/ { id: 'jobs.done_of', message: '{total} kayıttan {done} tanesi yapıldı' }

/** What came of the records so far. Numbers that are nothing are left out, but for those that are done. */
export function Counts({ job }: { job: Job }) {
  const { i18n } = useLingui()
  const { total, done, refused, failed, kind } = job
  const { doneOf = recordsDone } = waysOf(kind)
  const values = { done: i18n.number(done), total: i18n.number(total) }
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
