import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import type { Actor } from 'xstate'
import { type TreeQuery, wholeTree } from '#machines/catalog/category-tree/category-tree.context.ts'
import type { categoryTreeMachine } from '#machines/catalog/category-tree/category-tree.machine.ts'
import type { TreeRow } from '#machines/catalog/category-tree/rows.ts'
import { type ListLook, useLook } from '#screens/platform/records/use-look.ts'
import type { ViewedList, ViewQuery } from '#screens/platform/records/viewed-list.ts'
import type { Column } from '#ui/data-table.ts'
import { filtersOf, queryIn, searchOf } from './address.ts'

/** How the tree looks to this person. Its views keep what is searched and filtered; what is open is everybody's own affair. */
export function useTreeLook(
  actor: Actor<typeof categoryTreeMachine>,
  declared: readonly Column<TreeRow>[],
): ListLook<TreeRow> {
  const [, navigate] = useLocation()
  const query = useSelector(actor, ({ context }) => context.query)
  const list = useMemo(
    (): ViewedList => ({
      name: 'categories',
      query: inView(query),
      view: query.view,
      hasQuery: searchOf(query) !== '',
      fresh: inView(wholeTree),
      known: (query) => inView(ofView(query)),
      show: (wanted, view, instead) => {
        const query = { ...ofView(wanted), view }
        if (instead) navigate(location.pathname + searchOf(query), { replace: true })
        actor.send({ type: 'SHOW', query })
      },
      leaveView: () => actor.send({ type: 'SHOW', query: { ...actor.getSnapshot().context.query, view: 0 } }),
    }),
    [actor, query, navigate],
  )
  return useLook(list, declared)
}

/** The tree has one order only: the one that people gave it. */
function inView(query: TreeQuery): ViewQuery {
  return {
    search: query.search,
    order_index: 'categories.id',
    order_direction: 'asc',
    filters: filtersOf(query),
  }
}

function ofView({ search, filters }: ViewQuery): TreeQuery {
  const { view: _, ...query } = queryIn(new URLSearchParams({ ...filters, search }).toString())
  return { ...query, open: null }
}
