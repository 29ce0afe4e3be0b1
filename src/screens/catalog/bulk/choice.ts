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

/** Records, and how many they are. */
export interface Chosen {
  readonly choice: ListChoice
  readonly count: number
}

/** What may be chosen in a list: the rows that are ticked, and all that its filters leave. */
export function useListChoice(list: Actor<typeof recordListMachine>): { ticked: Chosen; all: Chosen } {
  const { selected, total, query, until, fixed } = useSelector(list, ({ context }) => context)
  const { search, filters } = query
  const filter = { ...filters, ...fixed, ...(search ? { search } : {}), ...(until === null ? {} : { until }) }
  return {
    ticked: { choice: named([...selected]), count: selected.length },
    all: { choice: { ids: null, filter, except: [] }, count: total },
  }
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
