import { useEffect } from 'react'
import { recordAt } from '#api/registry/record-path.ts'
import { recentRecords } from '#screens/platform/wiring/recent-records.ts'

/** Keeps in mind that the record of this page was opened, once its name is known; one that is not there is forgotten. */
export function useRecentRecord(path: string, name: string | undefined, missing: boolean): void {
  useEffect(
    function keepInMind() {
      const record = recordAt(path)
      if (record && missing) recentRecords.forget(record)
      else if (record && name) recentRecords.remember({ ...record, label: name })
    },
    [path, name, missing],
  )
}
