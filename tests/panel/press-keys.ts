import { fireEvent } from '@testing-library/react'

/** Presses keys in the field that has the focus, so many milliseconds apart by their own clock: what the keydown leaves alone is written, and Enter sends. */
export function pressKeys(keys: readonly string[], gap: number): void {
  const field = document.activeElement as HTMLInputElement
  let at = 10_000
  for (const key of keys) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    Object.defineProperty(event, 'timeStamp', { value: at })
    at += gap
    if (!fireEvent(field, event)) continue
    if (key.length === 1) fireEvent.input(field, { target: { value: field.value + key } })
    if (key === 'Enter') field.form?.requestSubmit()
  }
}
