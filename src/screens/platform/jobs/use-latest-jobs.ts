import { useActorRef, useSelector } from '@xstate/react'
import { createContext, useContext, useEffect, useMemo } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import type { Job } from '#api/contract/platform/jobs.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { isOpen } from '#api/rules/platform/jobs.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { jobList } from '#screens/platform/wiring/jobs.ts'
import { useLooking } from './use-looking.ts'

interface Latest {
  /** What was last heard of the jobs of the list that were under way. */
  readonly jobs: ReadonlyMap<number, Job>
  /** It could not be had the last time. */
  readonly lost: boolean
}

/**
 * While jobs of a list are under way, how far they are now. The list stays as it is under the eyes of its reader, rows and places; it is asked
 * anew only when a job was begun that belongs at its top.
 */
export function useLatestJobs(list: Actor<typeof recordListMachine>): Latest {
  const actor = useActorRef(jobList)
  const heard = useSelector(actor, ({ context }) => context.jobs)
  const lost = useSelector(actor, ({ value }) => value === 'failed')
  useLooking(actor)
  useEffect(
    function watchThese() {
      let lastRows: unknown = null
      const refresh = ({ context: { rows, query, until } }: SnapshotFrom<typeof recordListMachine>) => {
        if (!rows || rows === lastRows) return
        lastRows = rows
        const seen = rows.map(jobIn).filter(({ state }) => isOpen(state))
        actor.send({ type: 'SHOWN', seen: seen.map(({ id }) => id), newest: query.page === 0 ? until : null })
      }
      refresh(list.getSnapshot())
      const hearing = list.subscribe(refresh)
      return () => hearing.unsubscribe()
    },
    [actor, list],
  )
  useEffect(
    function hearOfNewOnes() {
      const hearing = actor.on('begun', () => list.send({ type: 'REFRESH' }))
      return () => hearing.unsubscribe()
    },
    [actor, list],
  )
  const jobs = useMemo(() => new Map((heard ?? []).map((job) => [job.id, job])), [heard])
  return { jobs, lost }
}

/** What the cells of a list of jobs tell. */
export const LatestJobs = createContext<ReadonlyMap<number, Job>>(new Map())

/** A row's job as it is now. */
export function useLatest(row: ListedRecord): Job {
  return useContext(LatestJobs).get(row.id) ?? jobIn(row)
}

export function jobIn(row: ListedRecord): Job {
  return row as unknown as Job
}
