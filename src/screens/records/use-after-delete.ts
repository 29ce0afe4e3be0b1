import { useEffect } from 'react'
import type { Actor } from 'xstate'
import { outcomes } from '#api/rules/outcomes.ts'
import type { recordListMachine } from '#machines/record-list/record-list.machine.ts'
import { toast } from '#screens/wiring/toasts.ts'

/** After a deletion: the message, and the focus on the row that took the place of the first one that went (rule R194). */
export function useAfterDelete(actor: Actor<typeof recordListMachine>): void {
  useEffect(
    function hearOfDeletions() {
      let before = actor.getSnapshot().context.rows ?? []
      const watching = actor.subscribe(({ context }) => {
        if (context.rows) before = context.rows
      })
      const hearing = actor.on('deleted', ({ ids }) => {
        if (ids.length === 0) return
        toast({ type: 'success', message: outcomes.deleted })
        const place = before.findIndex((row) => ids.includes(row.id))
        const rows = before.filter((row) => !ids.includes(row.id))
        focusRow(rows[Math.min(place, rows.length - 1)]?.id)
      })
      return () => {
        watching.unsubscribe()
        hearing.unsubscribe()
      }
    },
    [actor],
  )
}

/** Waits until the dialog has given the focus back: what it came from is gone with the row. */
function focusRow(id: number | undefined): void {
  setTimeout(() => {
    if (document.querySelector('[role="alertdialog"]')) return
    const row = id === undefined ? null : document.querySelector<HTMLElement>(`tr[data-key="${id}"]`)
    const place = row ?? document.querySelector<HTMLElement>('main')
    place?.focus()
  }, 60)
}
