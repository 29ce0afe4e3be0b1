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
    function focusWhenDrawn() {
      if (!wanted) return
      const { path } = wanted
      let waited = 0
      let there = 0
      let frame = 0
      const look = () => {
        if (document.getElementById(path)) {
          there += 1
          if (!isIn(path)) focusField(path)
        } else waited += 1
        // A narrow screen has only the details for it.
        if (waited === timeout / 2) openDetails(path)
        if (there < held && waited < timeout) frame = requestAnimationFrame(look)
      }
      const openDetails = (of: string) => {
        const [list, row] = of.split('.')
        if (list === 'variants' && row !== undefined) form.send({ type: 'OPEN_VARIANT', index: Number(row) })
      }
      frame = requestAnimationFrame(look)
      return () => cancelAnimationFrame(frame)
    },
    [form, wanted],
  )
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
