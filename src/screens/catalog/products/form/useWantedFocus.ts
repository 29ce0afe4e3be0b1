import { useEffect } from 'react'
import { focusField } from '#ui/focus-field.ts'
import { useForm, usePart } from './form-actor.ts'

/** So many pictures of the page may pass until what hides a field has opened and drawn it. */
const timeout = 40
/** So many more the focus is held: what was closed on the way gives it back to the button that had opened it. */
const held = 12

/** Brings the field into view that asked for the focus, and the focus into it. What only a variant's details show is opened there. */
export function useWantedFocus(): void {
  const form = useForm()
  useFirstFocus()
  const wanted = usePart(({ view }) => view.focus)
  useEffect(
    function leadThere() {
      if (!wanted) return
      const { path } = wanted
      // A narrow screen has only the details for it.
      return focusWhenDrawn(path, () => {
        const [list, row] = path.split('.')
        if (list === 'variants' && row !== undefined) form.send({ type: 'OPEN_VARIANT', index: Number(row) })
      })
    },
    [form, wanted],
  )
}

/** Brings a field into view and the focus into it as soon as it is on the page. `onHidden`: it has not come by itself. Answers how to stop. */
export function focusWhenDrawn(path: string, onHidden: () => void = () => {}): () => void {
  let waited = 0
  let there = 0
  let frame = 0
  const look = () => {
    if (document.getElementById(path)) {
      there += 1
      if (!isIn(path)) focusField(path)
    } else waited += 1
    if (waited === timeout / 2) onHidden()
    if (there < held && waited < timeout) frame = requestAnimationFrame(look)
  }
  frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}

/** A new product begins with its name. */
function useFirstFocus(): void {
  const isNew = usePart(({ id }) => id === null)
  useEffect(
    function beginWithTheName() {
      if (isNew) document.getElementById('translations.0.name')?.focus({ preventScroll: true })
    },
    [isNew],
  )
}

function isIn(path: string): boolean {
  return document.getElementById(path)?.contains(document.activeElement) ?? false
}
