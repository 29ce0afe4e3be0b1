import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import type { Actor } from 'xstate'
import type { Resource } from '#api/resources/platform/resource.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { rememberList } from '#screens/platform/frame/list-address.ts'
import { queryIn, searchOf } from './address.ts'

/** Keeps the address line and the list the same: what is asked of the list is written there, and going back asks it again. */
export function useListAddress(actor: Actor<typeof recordListMachine>, resource: Resource): void {
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
      const query = queryIn(resource, search)
      if (searchOf(resource, query) !== searchOf(resource, actor.getSnapshot().context.query))
        actor.send({ type: 'SHOW', query })
    },
    [actor, resource, search],
  )
  useEffect(
    function writeAddress() {
      let written = actor.getSnapshot().context.query
      const hearing = actor.subscribe(({ context: { query } }) => {
        if (query === written) return
        const replace = query.search !== written.search && written.search !== ''
        written = query
        const next = searchOf(resource, query)
        const now = new URLSearchParams(location.search).toString()
        if (next.replace(/^\?/, '') !== now) navigate(location.pathname + next, { replace })
      })
      return () => hearing.unsubscribe()
    },
    [actor, resource, navigate],
  )
}
