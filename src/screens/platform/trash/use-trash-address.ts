import { useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Actor } from 'xstate'
import type { trashMachine } from '#machines/platform/trash/trash.machine.ts'

/** An address with `?bin=1` opens the trash, and an open bin stands in the address, to be shared and reloaded. */
export function useTrashAddress(actor: Actor<typeof trashMachine>, isWanted: boolean): void {
  const [, navigate] = useLocation()
  useEffect(
    function followAddress() {
      if (isWanted) actor.send({ type: 'OPEN' })
    },
    [actor, isWanted],
  )
  useEffect(
    function writeAddress() {
      let was = actor.getSnapshot().value === 'closed'
      const hearing = actor.subscribe(({ value }) => {
        const closed = value === 'closed'
        if (closed === was) return
        was = closed
        const next = new URLSearchParams(location.search)
        if (closed) next.delete('bin')
        else next.set('bin', '1')
        const search = next.toString()
        if (search !== new URLSearchParams(location.search).toString())
          navigate(search === '' ? location.pathname : `${location.pathname}?${search}`, { replace: true })
      })
      return () => hearing.unsubscribe()
    },
    [actor, navigate],
  )
}
