import type { Database } from '#server/db/open.ts'
import { notify } from '#server/platform/notices/notify.ts'
import type { Claimed } from './next.ts'

/** Whoever began a job is told how it ended. What was done to one record is seen at that record. */
export async function tellOfEnd(db: Database, job: Claimed): Promise<void> {
  const { id, shop_id, user_id, kind, about, total, done, refused, failed } = job
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
