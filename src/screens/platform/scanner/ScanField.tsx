import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Field } from '#ui/Field.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useScanner } from './use-scanner.ts'
import { useScansOverFields } from './use-scans-over-fields.ts'

interface ScanFieldProps {
  name: string
  label: string
  hint: string
  /** What was scanned or typed; `false` where it cannot be taken now, and stays in the field. */
  onScan: (code: string) => boolean
  /** Enter in the empty field. */
  onEnter?: () => void
  /** Scans are taken out of the other fields of the page too, told from typing by how quickly they come. */
  overFields?: boolean
}

/** Where scans arrive, and codes that somebody types: Enter ends one. It takes the keys wherever the focus is. */
export function ScanField({ name, label, hint, onScan, onEnter, overFields }: ScanFieldProps) {
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useScanner(field, (key) => setTyped((before) => before + key))
  useScansOverFields(field, overFields ? (code) => setTyped(onScan(code) ? '' : code) : null)
  useEffect(() => {
    // On a phone the keyboard would come up and hide what is to be picked or sold.
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [])
  const end = (event: SubmitEvent) => {
    event.preventDefault()
    const code = typed.trim()
    if (code === '') onEnter?.()
    if (code === '' || onScan(code)) setTyped('')
  }
  return (
    <form onSubmit={end}>
      <Field name={name} label={label} hint={hint}>
        <TextInput
          ref={field}
          code
          value={typed}
          maxLength={100}
          onChange={setTyped}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="done"
        />
      </Field>
    </form>
  )
}
