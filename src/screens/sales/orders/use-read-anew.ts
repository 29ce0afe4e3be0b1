import { useEffect } from 'react'
import type { OrderActor } from './order-actor.ts'

/** A part of the page with an actor of its own, which tells that it changed the order. */
interface ReadAnewPart {
  on(type: 'changed', hear: () => void): { unsubscribe(): void }
}

/** Has the page read its order anew once a part of it changed something: at once, or when what the page asks or shows of the past is over. */
export function useReadAnew(part: ReadAnewPart, page: OrderActor): void {
  useEffect(
    function hearOfChanges() {
      let due = false
      const look = () => {
        const { value } = page.getSnapshot()
        if (!due || (value !== 'shown' && value !== 'opening')) return
        due = false
        page.send({ type: 'REFRESH' })
      }
      const hearings = [
        part.on('changed', () => {
          due = true
          look()
        }),
        page.subscribe(look),
      ]
      return () => {
        for (const hearing of hearings) hearing.unsubscribe()
      }
    },
    [part, page],
  )
}
