import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import { Field } from '#ui/Field.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import type { DeskProps } from './picking-actor.ts'
import { useScanner } from './use-scanner.ts'
import { useSignals } from './use-signals.ts'

/** Where scans arrive, and codes that somebody types: Enter ends one. It takes the keys wherever the focus is. */
export function ScanField({ actor }: DeskProps) {
  const { i18n } = useLingui()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useScanner(field, (key) => setTyped((before) => before + key))
  useSignals(actor)
  useEffect(() => {
    // On a phone the keyboard would come up and hide what is to be picked.
    if (window.matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true })
  }, [])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        const code = typed.trim()
        if (code !== '') actor.send({ type: 'SCAN', code })
        setTyped('')
      }}
    >
      <Field
        name="scan"
        label={i18n._(/*i18n*/ { id: 'picking.scan', message: 'Barkod ya da stok kodu' })}
        hint={i18n._(
          /*i18n*/ { id: 'picking.scan_hint', message: 'Okuyucu her zaman dinlenir; elle yazarsanız Enter’a basın.' },
        )}
      >
        <TextInput ref={field} code value={typed} onChange={setTyped} autoComplete="off" enterKeyHint="done" />
      </Field>
    </form>
  )
}
