import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import type { Actor } from 'xstate'
import type { ListName } from '#api/registry/lists.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { freshList } from '#screens/platform/wiring/shop-preferences.ts'
import type { Column } from '#ui/data-table.ts'
import { queryIn, searchOf } from './address.ts'
import { type ListLook, useLook } from './use-look.ts'
import type { ViewedList } from './viewed-list.ts'

type List = Actor<typeof recordListMachine>

/**
 * How a list of records looks to this person. One that chooses what something else is done with begins with everything, not with the
 * person's view: what its filters leave is meant.
 */
export function useListLook(
  list: List,
  resource: Resource,
  declared: readonly Column<ListedRecord>[],
  chooses = false,
): ListLook {
  return useLook(useViewedRecords(list, resource, chooses), declared)
}

/** The machine of lists as columns and views know it. */
function useViewedRecords(list: List, resource: Resource, chooses: boolean): ViewedList {
  const [, navigate] = useLocation()
  const query = useSelector(list, ({ context }) => context.query)
  // A screen with filters of its own says already what it shows.
  const own = useSelector(list, ({ context }) => context.fixed !== undefined)
  return useMemo(
    () => ({
      name: resource.name as ListName,
      query,
      view: query.view,
      hasQuery: own || chooses || searchOf(resource, query) !== '',
      fresh: freshList(resource.name as ListName),
      known: (query) => queryIn(resource, searchOf(resource, { ...query, page: 0 })),
      show: (wanted, view, instead) => {
        const query = { ...wanted, page: 0, view }
        if (instead) navigate(location.pathname + searchOf(resource, query), { replace: true })
        list.send({ type: 'SHOW', query })
      },
      leaveView: () => list.send({ type: 'SHOW', query: { ...list.getSnapshot().context.query, view: 0 } }),
    }),
    [list, resource, query, own, chooses, navigate],
  )
}
