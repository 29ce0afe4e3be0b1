import { createActor } from 'xstate'
import type { ListName } from '#api/registry/lists.ts'
import { failureMessages, outcomes } from '#api/rules/platform/outcomes.ts'
import type { About, Says } from '#api/rules/platform/rule.ts'
import type { Undoing, Undone } from '#machines/platform/undo/undo.machine.ts'
import { panelPart } from '#screens/platform/wiring/panel.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'
import { undo } from '#screens/platform/wiring/undo.ts'

const takeBack = /*i18n*/ { id: 'undo.take', message: 'Geri al' }
const again = /*i18n*/ { id: 'undo.again', message: 'Tekrar dene' }
/** Of one by its name, or of how many. */
export const taken = /*i18n*/ {
  id: 'undo.taken',
  message: '{count, plural, =1 {“{name}” geri alındı.} other {# kayıt geri alındı.}}',
}

const reverted = /*i18n*/ {
  id: 'undo.reverted',
  message: '{count, plural, =1 {“{name}” önceki hâline döndü.} other {# kayıt önceki hâline döndü.}}',
}

/** How long a message stays that can be answered. */
const offeredMs = 10_000

type Hear = (ids: readonly number[]) => void
const hearers = panelPart(() => new Map<Hear, ListName>())

/** Hears of records of a list that are back as they were, until the answer is called: the list shows them, whichever page took them back. */
export function hearUndone(list: ListName, hear: Hear): () => void {
  const open = hearers()
  open.set(hear, list)
  return () => void open.delete(hear)
}

/** What withdraws the offer to take back a deletion, by what was deleted. */
const dismissals = panelPart(() => new Map<string, () => void>())

/** A record was had back by another way, such as the trash: a message that still offers it is taken away. */
export function dismissUndo(list: ListName, id: number): void {
  dismissals().get(keyOf(list, [{ id }]))?.()
  dismissals().delete(keyOf(list, [{ id }]))
}

/** Tells of what was done and offers to take it back; then tells what came of that. Answers what withdraws the offer. */
export function offerUndo(
  undoing: Undoing,
  { message, about = {} }: { message: Says; about?: About },
  onUndone: Hear = () => {},
): () => void {
  const actor = createActor(undo, { input: { undoing } }).start()
  actor.subscribe(({ value, context: { undone, failure } }) => {
    if (value === 'failed' && failure) {
      const [why = { id: outcomes.notRestored.id }] = failureMessages(failure, 'notRestored')
      const { id, about = {} } = why
      toast({ type: 'error', message: id, about, offer: again, ms: offeredMs }, () => actor.send({ type: 'RETRY' }))
    }
    if ((value === 'undone' || value === 'refused') && undone) toastUndone(undoing, undone, onUndone)
  })
  const dismiss = toast({ type: 'success', message, about, offer: takeBack, ms: offeredMs }, () =>
    actor.send({ type: 'TAKE' }),
  )
  if (undoing.what === 'deletion') dismissals().set(keyOf(undoing.list, undoing.records), dismiss)
  return dismiss
}

function keyOf(list: ListName, records: readonly { readonly id: number }[]): string {
  return `${list} ${records.map(({ id }) => id).join(',')}`
}

function toastUndone({ what, list, records }: Undoing, { back, refused }: Undone, onUndone: Hear): void {
  for (const { id, about = {} } of refused.flatMap(({ refusals }) => refusals))
    toast({ type: 'error', message: id, about, ms: offeredMs })
  if (back.length === 0) return
  const name = records.find(({ id }) => id === back[0])?.label ?? ''
  toast({ type: 'success', message: what === 'deletion' ? taken : reverted, about: { count: back.length, name } })
  onUndone(back)
  for (const [hear, of] of hearers()) if (of === list) hear(back)
}
