import { useLingui } from '@lingui/react'
import type { ComponentProps } from 'react'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Field } from '#ui/Field.tsx'
import { useErrorsAt } from './till-actor.ts'

/** A field of the sale, by its path, with what is wrong at it. */
export function TillField(field: Omit<ComponentProps<typeof Field>, 'error' | 'name'> & { name: string }) {
  const { i18n } = useLingui()
  const errors = useErrorsAt(field.name).map((refusal) => sentenceOf(i18n, refusal))
  return <Field {...field} error={errors} />
}
