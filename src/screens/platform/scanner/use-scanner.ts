import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Whatever a scanner types goes into this field, wherever the focus is: its first key brings the focus there and is written by hand, since
 * what had the focus would swallow it; the rest and its Enter follow by themselves. So nothing depends on how fast it types, and its Enter
 * presses no button.
 */
export function useScanner(field: RefObject<HTMLInputElement | null>, write: (key: string) => void): void {
  const begin = useEffectEvent(write)
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || event.key === ' ') return
      if (!field.current || isElsewhere(event.target)) return
      event.preventDefault()
      field.current.focus()
      begin(event.key)
    }
    window.addEventListener('keydown', lead, { capture: true })
    return () => window.removeEventListener('keydown', lead, { capture: true })
  }, [field])
}

/** Somebody types into a field, or answers what stands in front of the page. A list of choices is no field: a code would choose in it. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.closest(elsewhere) !== null
}

/** Nothing is typed into a radio button or a checkbox. */
const elsewhere =
  'input:not([type="radio"], [type="checkbox"]), textarea, [contenteditable="true"], [role="dialog"], [role="alertdialog"]'
