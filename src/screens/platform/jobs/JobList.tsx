import { useLingui } from '@lingui/react'
import { useLocation } from 'wouter'
import { ListPage } from '#screens/platform/records/ListPage.tsx'
import { useOpenList } from '#screens/platform/records/use-open-list.ts'
import { useJobColumns } from './job-columns.tsx'
import { titleOfJob } from './job-words.ts'
import styles from './jobs.module.css'
import { jobIn, LatestJobs, useLatestJobs } from './use-latest-jobs.ts'

/** The long work of the shop: what runs, and what came of what is over: `/jobs`. */
export default function JobList() {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const list = useOpenList('jobs')
  const latest = useLatestJobs(list.actor)
  return (
    <LatestJobs.Provider value={latest.jobs}>
      <ListPage
        list={list}
        columns={useJobColumns()}
        wraps
        nameOf={(row) => titleOfJob(i18n, jobIn(row))}
        onOpen={(row) => navigate(`/jobs/${row.id}`)}
        begin={<Begin />}
      >
        {latest.lost && (
          // Under the rows, which stay where they are.
          <p className={styles.lost} role="status">
            {i18n._(/*i18n*/ { id: 'jobs.lost', message: 'Son durum alınamadı; yeniden deneniyor.' })}
          </p>
        )}
      </ListPage>
    </LatestJobs.Provider>
  )
}

function Begin() {
  const { i18n } = useLingui()
  return (
    <p className={styles.begin}>
      {i18n._(
        /*i18n*/ { id: 'jobs.none_why', message: 'Toplu değişiklik gibi uzun işler, sonuçlarıyla burada durur.' },
      )}
    </p>
  )
}
