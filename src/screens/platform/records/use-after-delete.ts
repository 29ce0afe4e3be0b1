import { useEffect } from 'react'
import type { Actor } from 'xstate'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { hearUndone, offerUndo } from '#screens/platform/frame/offer-undo.ts'

/** One of them is told by its name, so that two deletions in a row have a message, and an undo, each. */
export const deleted = /*i18n*/ {
  id: 'records.deleted',
  message: '{count, plural, =1 {“{name}” silindi.} other {# kayıt silindi.}}',
}

const madePassive = /*i18n*/ { id: 'records.made_passive', message: '“{name}” pasif yapıldı.' }

/** After a deletion: the message that offers to take it back, and the focus on the row that took the place of the first one that went (rule R194). */
export function useAfterDelete(actor: Actor<typeof recordListMachine>): void {
  useEffect(
    function hearOfUndone() {
      return hearUndone(actor.getSnapshot().context.resource, ([id]) => showAgain(actor, id))
    },
    [actor],
  )
  useEffect(
    function hearOfDeletions() {
      let before = actor.getSnapshot().context.rows ?? []
      const watching = actor.subscribe(({ context }) => {
        if (context.rows) before = context.rows
      })
      const hearing = actor.on('deleted', ({ records }) => {
        const [first] = records
        if (!first) return
        const list = actor.getSnapshot().context.resource
        const message = { message: deleted, about: { count: records.length, name: first.label } }
        offerUndo({ what: 'deletion', list, records }, message)
        const gone = (id: number) => records.some((record) => record.id === id)
        const place = before.findIndex((row) => gone(row.id))
        const rows = before.filter((row) => !gone(row.id))
        focusRow(rows[Math.min(place, rows.length - 1)]?.id)
      })
      const resting = actor.on('passive', ({ undoing }) => {
        const [first] = undoing.records
        offerUndo(undoing, { message: madePassive, about: { name: first?.label ?? '' } })
      })
      return () => {
        resting.unsubscribe()
        watching.unsubscribe()
        hearing.unsubscribe()
      }
    },
    [actor],
  )
}

/** The list anew, with the focus on the record that is back, where it is on this page. */
function showAgain(actor: Actor<typeof recordListMachine>, id: number | undefined): void {
  actor.send({ type: 'REFRESH' })
  const watching = actor.subscribe(({ value, context }) => {
    if (value.rows === 'loading') return
    watching.unsubscribe()
    if (context.rows?.some((row) => row.id === id)) focusRow(id)
  })
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
