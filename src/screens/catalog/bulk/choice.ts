import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { Actor } from 'xstate'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'

/** Records of a list: those that are named, or all that its filters leave. */
export interface ListChoice {
  readonly ids: number[] | null
  readonly filter: Record<string, unknown> | null
  readonly except: number[]
}

/** What a list has chosen: the rows that are ticked, or else all that its filters leave. */
export function useListChoice(list: Actor<typeof recordListMachine>): {
  choice: ListChoice
  count: number
  ticked: boolean
} {
  const { selected, total, query, until, fixed } = useSelector(list, ({ context }) => context)
  if (selected.length > 0) return { choice: named([...selected]), count: selected.length, ticked: true }
  const { search, filters } = query
  const filter = { ...filters, ...fixed, ...(search ? { search } : {}), ...(until === null ? {} : { until }) }
  return { choice: { ids: null, filter, except: [] }, count: total, ticked: false }
}

/** The records that a list has sent here: `?ids=3,5,8`. */
export function useSentChoice(search: string): ListChoice | null {
  const [choice] = useState(() => {
    const ids = (new URLSearchParams(search).get('ids') ?? '').split(',').filter((id) => /^[1-9]\d{0,8}$/.test(id))
    return ids.length > 0 ? named(ids.map(Number)) : null
  })
  return choice
}

function named(ids: number[]): ListChoice {
  return { ids, filter: null, except: [] }
}
