import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Actor } from 'xstate'
import type { categoryTreeMachine } from '#machines/catalog/category-tree/category-tree.machine.ts'
import { rememberList } from '#screens/platform/frame/list-address.ts'
import { queryIn, searchOf } from './address.ts'

/** Keeps the address line and the tree the same. */
export function useTreeAddress(actor: Actor<typeof categoryTreeMachine>): void {
  const [path, navigate] = useLocation()
  const search = useSearch()
  useEffect(
    function remember() {
      rememberList(path, search)
    },
    [path, search],
  )
  useEffect(
    function followAddress() {
      const query = queryIn(search)
      if (searchOf(query) !== searchOf(actor.getSnapshot().context.query)) actor.send({ type: 'SHOW', query })
    },
    [actor, search],
  )
  useEffect(
    function writeAddress() {
      let written = actor.getSnapshot().context.query
      const hearing = actor.subscribe(({ context: { query } }) => {
        if (query === written) return
        const replace = query.search !== written.search && written.search !== ''
        written = query
        const next = searchOf(query)
        if (next.replace(/^\?/, '') !== new URLSearchParams(location.search).toString())
          navigate(location.pathname + next, { replace })
      })
      return () => hearing.unsubscribe()
    },
    [actor, navigate],
  )
}
