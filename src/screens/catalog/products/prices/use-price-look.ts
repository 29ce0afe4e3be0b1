import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { PriceRow } from '#api/contract/catalog/multiple-price.ts'
import type { ColumnChoice } from '#api/contract/platform/list-settings.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { columnsOf } from '#machines/catalog/price-edit/columns.ts'
import { asksForOthers } from '#machines/catalog/price-edit/price-edit.context.ts'
import type { PriceFilters } from '#machines/catalog/price-edit/price-edit.types.ts'
import { leaveBy } from '#screens/platform/frame/leaving.ts'
import { type ListLook, useLook } from '#screens/platform/records/use-look.ts'
import type { ViewedList, ViewQuery } from '#screens/platform/records/viewed-list.ts'
import { inTheWay } from '#screens/platform/useRefusals.ts'
import { filtersIn, searchOf } from './address.ts'
import type { PriceActor } from './price-actor.ts'
import { usePriceColumns, variantColumn } from './price-columns.tsx'

/** How the grid looks to this person. Its columns are what the grid shows, in that order, but none with changes goes out of sight. */
export function usePriceLook(actor: PriceActor): ListLook<PriceRow> {
  const look = useLook(useViewedPrices(actor), usePriceColumns(actor))
  const lists = useSelector(actor, ({ context }) => context.lists)
  const changed = useSelector(actor, ({ context }) => context.changed)
  const wanted = keysOf(look.choices)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a column whose changes are settled may go then
  useEffect(
    function showColumns() {
      if (!look.settled || lists.length === 0) return
      const columns = wanted === '' ? [] : wanted.split(' ')
      const shown = columnsOf(actor.getSnapshot().context).map(({ key }) => key)
      if (shown.join(' ') !== wanted) actor.send({ type: 'SHOW_COLUMNS', columns })
    },
    [actor, look.settled, lists, wanted, changed],
  )
  return { ...look, inTheWay: (columns) => refusalsOf(actor, columns) }
}

/** What keeps these columns from being the ones that are shown. */
function refusalsOf(actor: PriceActor, columns: readonly ColumnChoice[]): readonly Refusal[] {
  const keys = keysOf(columns)
  const event = { type: 'SHOW_COLUMNS', columns: keys === '' ? [] : keys.split(' ') }
  return inTheWay(actor.getSnapshot(), event)
}

function keysOf(choices: readonly ColumnChoice[]): string {
  return choices
    .filter(({ id, shown }) => shown && id !== variantColumn)
    .map(({ id }) => id)
    .join(' ')
}

/** The grid as columns and views know it. */
function useViewedPrices(actor: PriceActor): ViewedList {
  const query = useSelector(actor, ({ context }) => context.query)
  return useMemo(
    () => ({
      name: 'product-prices',
      query: viewed(query),
      view: query.view,
      hasQuery: searchOf(query) !== '',
      fresh: viewed({ search: '', filters: {} }),
      known: ({ search, filters }) => viewed(filtersIn(searchOf({ search, filters }))),
      show: ({ search, filters }, view) => showPrices(actor, { search, filters, view }),
      leaveView: () => showPrices(actor, { ...actor.getSnapshot().context.query, view: 0 }),
    }),
    [actor, query],
  )
}

/** Shows other variants; changes of those that are here are asked for first, as when the page is left. */
export function showPrices(actor: PriceActor, query: PriceFilters): void {
  if (asksForOthers(actor.getSnapshot().context, query))
    leaveBy({ kind: 'open', to: location.pathname + searchOf(query), replace: true, state: null })
  else actor.send({ type: 'SHOW', query })
}

/** The grid has one order only. */
function viewed({ search, filters }: PriceFilters): ViewQuery {
  return { search, filters, order_index: 'product-prices.id', order_direction: 'desc' }
}
