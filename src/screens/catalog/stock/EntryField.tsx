import { useLingui } from '@lingui/react'
import type { ComponentProps } from 'react'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Field } from '#ui/Field.tsx'
import { useEntry, useErrorsAt } from './entry.ts'

/** A field of the movements, by its path: its errors are shown once it was left. */
export function EntryField({ name, children, className, ...field }: Omit<ComponentProps<typeof Field>, 'error'>) {
  const { i18n } = useLingui()
  const actor = useEntry()
  const errors = useErrorsAt(name).map((refusal) => sentenceOf(i18n, refusal))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the control inside was left
    <div className={className} onBlur={() => actor.send({ type: 'TOUCH', path: name })}>
      <Field {...field} name={name} error={errors}>
        {children}
      </Field>
    </div>
  )
}
