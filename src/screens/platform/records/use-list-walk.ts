import { useEffect, useState } from 'react'
import type { Actor } from 'xstate'
import { withFixed } from '#machines/platform/record-list/record-list.context.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { listWalks } from '#screens/platform/wiring/neighbours.ts'

/** The records of a list that is shown lead to each other from now on, in its order. */
export function useListWalk(actor: Actor<typeof recordListMachine>): void {
  const [walks] = useState(listWalks)
  useEffect(
    function follow() {
      let known: unknown = null
      const hearing = actor.subscribe(({ value, context: { rows, fixed, query, resource, until, total } }) => {
        if (value.rows !== 'shown' || !rows || rows === known) return
        known = rows
        walks.set(resource, { resource, query: withFixed(query, fixed), until, rows, total })
      })
      return () => hearing.unsubscribe()
    },
    [actor, walks],
  )
}
