import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'

/** Whether the server is being asked if this one alone may be deleted. */
export function useDeletionCheck(list: Actor<typeof recordListMachine>, id: number): boolean {
  return useSelector(list, ({ value, context: { toDelete } }) => {
    return value.deletion === 'asking' && toDelete.length === 1 && toDelete[0]?.id === id
  })
}
