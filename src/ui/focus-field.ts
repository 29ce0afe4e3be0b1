/**
 * Brings a field into view and the focus into it. `path` is the field's name, which is its control's id; where a form lies over the page, the
 * field is that form's.
 */
export function focusField(path: string): void {
  const front = document.querySelector<HTMLElement>('[data-field-scope]')
  const control = document.getElementById((front?.dataset.fieldScope ?? '') + path)
  control?.scrollIntoView({ block: 'center' })
  control?.focus({ preventScroll: true })
}
