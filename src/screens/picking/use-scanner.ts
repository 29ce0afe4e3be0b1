import { type RefObject, useEffect } from 'react'

/**
 * Whatever a scanner types goes into this field, wherever the focus is: its first key brings the focus there, and its Enter then presses no
 * button. So nothing depends on how fast it types.
 */
export function useScanner(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key.length !== 1 || event.key === ' ') return
      if (isElsewhere(event.target)) return
      field.current?.focus()
    }
    window.addEventListener('keydown', lead, { capture: true })
    return () => window.removeEventListener('keydown', lead, { capture: true })
  }, [field])
}

/** Somebody types into a field, or answers what stands in front of the page. A list of choices is no field: a code would choose in it. */
function isElsewhere(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  return target.closest('input, textarea, [contenteditable="true"], [role="dialog"], [role="alertdialog"]') !== null
}
