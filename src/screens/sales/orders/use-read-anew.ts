import { useEffect } from 'react'

/** A part of the page with an actor of its own, which tells that it changed the record. */
interface ReadAnewPart {
  on(type: 'changed', hear: () => void): { unsubscribe(): void }
}

/** The page of a record, which reads it. */
interface ReadingPage {
  getSnapshot(): { readonly value: unknown }
  subscribe(look: () => void): { unsubscribe(): void }
  send(event: { type: 'REFRESH' }): void
}

/** Has the page read its record anew once a part of it changed something: at once, or when what the page asks or shows of the past is over. */
export function useReadAnew(part: ReadAnewPart, page: ReadingPage): void {
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
