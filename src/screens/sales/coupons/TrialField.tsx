import { useLingui } from '@lingui/react'
import type { ComponentProps } from 'react'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Field } from '#ui/Field.tsx'
import { useErrorsAt } from './simulator-actor.ts'

/** A field of the trial, by its path, with what is wrong there. */
export function TrialField({ name, ...field }: Omit<ComponentProps<typeof Field>, 'error'>) {
  const { i18n } = useLingui()
  const errors = useErrorsAt(name).map((refusal) => sentenceOf(i18n, refusal))
  return <Field {...field} name={name} error={errors} />
}
