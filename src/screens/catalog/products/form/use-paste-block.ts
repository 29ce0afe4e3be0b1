import type { ClipboardEvent } from 'react'
import { blockOf, cellsBefore, startAt } from '#machines/catalog/product-form/pasted-block.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'
import { useLocked } from '#ui/locked.ts'
import { useForm } from './form-actor.ts'

const takeBack = /*i18n*/ { id: 'undo.take', message: 'Geri al' }
const pasted = /*i18n*/ {
  id: 'variants.pasted',
  message:
    '{filled, plural, other {# hücreye yapıştırıldı}}{outside, plural, =0 {.} other {; tabloya sığmayan # değer atlandı.}}',
}

/** How long the message stays that offers to take a paste back. */
const offeredMs = 10_000

/** A block of a spreadsheet that is pasted into a field of the table fills the fields beside and below it, and can be taken back. */
export function usePasteBlock(): (event: ClipboardEvent<HTMLElement>) => void {
  const form = useForm()
  const locked = useLocked().length > 0
  return (event) => {
    const text = event.clipboardData.getData('text/plain')
    if (locked || !/[\t\r\n]/.test(text)) return
    const { draft: before, view } = form.getSnapshot().context
    const start = startAt((event.target as HTMLElement).id, view.country_id)
    if (!start) return
    event.preventDefault()
    const { cells, outside } = blockOf(before, start, text)
    form.send({ type: 'FILL_VARIANTS', cells })
    toast(
      { type: 'success', message: pasted, about: { filled: cells.length, outside }, offer: takeBack, ms: offeredMs },
      () => {
        const { status, context } = form.getSnapshot()
        if (status === 'active') form.send({ type: 'FILL_VARIANTS', cells: cellsBefore(before, context.draft, cells) })
      },
    )
  }
}
