import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { formatsOf } from '#screens/platform/formats.ts'
import { jobList } from '#screens/platform/wiring/jobs.ts'
import { Link } from '#ui/Link.tsx'
import { Spinner } from '#ui/Spinner.tsx'
import { settled } from './job-words.ts'
import styles from './jobs.module.css'
import { useLooking } from './use-looking.ts'

/** In the header, while long work is under way: how far it is, and the way to it. */
export default function RunningJobs() {
  const { i18n } = useLingui()
  const actor = useActorRef(jobList)
  const jobs = useSelector(actor, ({ context }) => context.jobs)
  useLooking(actor)
  useEffect(() => actor.send({ type: 'REFRESH' }), [actor])
  const [first] = jobs ?? []
  if (!jobs || !first) return null
  const part = jobs.reduce((sum, job) => sum + settled(job), 0) / jobs.reduce((sum, job) => sum + job.total, 0)
  const percent = formatsOf(i18n).percent(Number.isFinite(part) ? part * 100 : 0, { most: 0 })
  const words = i18n._(
    /*i18n*/ {
      id: 'jobs.running_count',
      message: '{count, plural, other {# iş sürüyor}}',
      values: { count: jobs.length },
    },
  )
  return (
    <Link
      className={styles.mark}
      href={jobs.length === 1 ? `/jobs/${first.id}` : '/jobs'}
      aria-label={`${words}, ${percent}`}
    >
      <Spinner />
      <span className={styles.words}>{words}</span>
      <span>{percent}</span>
    </Link>
  )
}
