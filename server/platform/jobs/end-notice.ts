import type { Database } from '#server/db/open.ts'
import { notify } from '#server/platform/notices/notify.ts'
import type { Claimed } from './next.ts'

/** Whoever began a job is told how it ended. What was done to one record is seen at that record. */
export async function tellOfEnd(db: Database, job: Claimed): Promise<void> {
  const { id, shop_id, user_id, kind, about, total, done, refused, failed, cron_id } = job
  if (cron_id && done < total) await tellOfTrouble(db, job, cron_id)
  if (user_id === null || (total < 2 && done === total)) return
  await notify(db, {
    ...{ shop_id, user_id, kind: 'job', link: `/jobs/${id}` },
    says: /*i18n*/ {
      id: 'notices.job',
      message:
        '{title}: {done} yapıldı{refused, plural, =0 {} other {, # kural engelledi}}{failed, plural, =0 {} other {, # olmadı}}',
    },
    // The title is worded where it is read, from what the job is about.
    about: { ...about, job_kind: kind, undoes: job.undoes ?? 0, done, refused, failed },
  })
}

/** Nobody waits for what runs by itself: everybody who may see to it is told when it did not do all that it was to do. */
function tellOfTrouble(
  db: Database,
  { shop_id, kind, about, refused, failed }: Claimed,
  cron_id: number,
): Promise<void> {
  return notify(db, {
    ...{ shop_id, kind: 'cron', link: `/crons/edit/${cron_id}` },
    says: /*i18n*/ {
      id: 'notices.cron',
      message: '{title}: {refused, plural, =0 {} other {# kural engelledi}} {failed, plural, =0 {} other {# olmadı}}',
    },
    about: { ...about, job_kind: kind, undoes: 0, refused, failed },
  })
}
