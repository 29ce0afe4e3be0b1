import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useLocation, useSearch } from 'wouter'
import { jobs } from '#api/registry/jobs.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { Page } from '#screens/platform/frame/Page.tsx'
import { queryIn } from '#screens/platform/records/address.ts'
import { ListBar } from '#screens/platform/records/ListBar.tsx'
import listStyles from '#screens/platform/records/list.module.css'
import { RecordTable } from '#screens/platform/records/RecordTable.tsx'
import { useListAddress } from '#screens/platform/records/use-list-address.ts'
import { useListLook } from '#screens/platform/records/use-list-look.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { recordList } from '#screens/platform/wiring/records.ts'
import { useJobColumns } from './job-columns.tsx'
import { titleOfJob } from './job-words.ts'
import styles from './jobs.module.css'
import { jobIn, LatestJobs, useLatestJobs } from './use-latest-jobs.ts'

const resource = jobs as unknown as Resource

/** The long work of the shop: what runs, and what came of what is over: `/jobs`. */
export default function JobList() {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const holder = useHolder()
  const query = queryIn(resource, useSearch())
  const list = useActorRef(recordList, { input: { resource: 'jobs', holder, query } })
  useListAddress(list, resource)
  const total = useSelector(list, ({ context }) => (context.rows ? context.total : undefined))
  const look = useListLook(list, resource, useJobColumns())
  const latest = useLatestJobs(list)
  return (
    <Page wide count={total}>
      <div className={listStyles.list}>
        <ListBar actor={list} resource={resource} look={look} />
        <LatestJobs.Provider value={latest.jobs}>
          <RecordTable
            actor={list}
            resource={resource}
            mayAdd={false}
            look={look}
            wraps
            nameOf={(row) => titleOfJob(i18n, jobIn(row))}
            onOpen={(row) => navigate(`/jobs/${row.id}`)}
            begin={<Begin />}
          />
        </LatestJobs.Provider>
        {latest.lost && (
          // Under the rows, which stay where they are.
          <p className={styles.lost} role="status">
            {i18n._(/*i18n*/ { id: 'jobs.lost', message: 'Son durum alınamadı; yeniden deneniyor.' })}
          </p>
        )}
      </div>
    </Page>
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
