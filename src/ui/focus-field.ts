/** Brings a field into view and the focus into it. `path` is the field's name, which is its control's id. */
export function focusField(path: string): void {
  const control = document.getElementById(path)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
