import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { heard, noBurst } from './burst.ts'

type TextField = HTMLInputElement | HTMLTextAreaElement

/** A field as it was before something quick came into it. */
interface Before {
  readonly field: TextField
  readonly value: string
  readonly from: number | null
  readonly to: number | null
}

/**
 * A scan that comes while somebody is in another field of the page is no text of that field: it holds again what they had typed, and the code
 * goes where scans go. What they type themselves is never touched. A field inside of `data-takes-scans` is scanned into: what comes is its own.
 */
export function useScansOverFields(own: RefObject<HTMLInputElement | null>, onScan: ((code: string) => void) | null) {
  const burst = useRef(noBurst)
  const before = useRef<Before | null>(null)
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { key, timeStamp: at, isComposing, repeat, ctrlKey, metaKey, altKey, target } = event
    const told = heard(burst.current, { key, at, apart: isComposing || repeat || ctrlKey || metaKey || altKey })
    burst.current = told.burst
    if (told.begins) before.current = asBefore(target)
    const was = before.current
    if (!told.scan || !was || was.field !== target || was.field === own.current) return
    event.preventDefault()
    event.stopImmediatePropagation()
    putBack(was)
    onScan?.(told.scan)
  })
  const listens = onScan !== null
  useEffect(() => {
    if (!listens) return
    const listener = (event: KeyboardEvent) => hear(event)
    window.addEventListener('keydown', listener, { capture: true })
    return () => window.removeEventListener('keydown', listener, { capture: true })
  }, [listens])
}

/** What stands in front of the page has its own answers, and some fields are scanned into. */
function asBefore(target: EventTarget | null): Before | null {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  if (!isField || target.closest('[role="dialog"], [role="alertdialog"], [data-takes-scans]')) return null
  return { field: target, value: target.value, from: target.selectionStart, to: target.selectionEnd }
}

/** As if it had been typed, so that whoever keeps the field hears of it. */
function putBack({ field, value, from, to }: Before): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  // A field for numbers has no place of its caret.
  if (from !== null && to !== null) field.setSelectionRange(from, to)
}
