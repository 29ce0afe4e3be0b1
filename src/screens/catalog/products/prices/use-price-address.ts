import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { asksForOthers } from '#machines/catalog/price-edit/price-edit.context.ts'
import { leaveBy } from '#screens/platform/frame/leaving.ts'
import { anythingUnsaved } from '#screens/platform/wiring/unsaved.ts'
import { filtersIn, searchOf } from './address.ts'
import type { PriceActor } from './price-actor.ts'

/** The filters and the view stand in the address line, so that the page can be shared, reloaded and gone back to. */
export function usePriceAddress(actor: PriceActor): void {
  const [, navigate] = useLocation()
  const search = useSearch()
  useEffect(
    function followAddress() {
      const query = filtersIn(search)
      const { context } = actor.getSnapshot()
      if (!asksForOthers(context, query) && query.view === context.query.view) return
      if (!anythingUnsaved()) return actor.send({ type: 'SHOW', query })
      const { pathname } = location
      navigate(pathname + searchOf(context.query), { replace: true })
      leaveBy({ kind: 'open', to: pathname + searchOf(query), replace: true, state: null })
    },
    [actor, navigate, search],
  )
  useEffect(
    function writeAddress() {
      let written = actor.getSnapshot().context.query
      const hearing = actor.subscribe(({ context: { query } }) => {
        if (query === written) return
        written = query
        navigate(location.pathname + searchOf(query), { replace: true })
      })
      return () => hearing.unsubscribe()
    },
    [actor, navigate],
  )
}
