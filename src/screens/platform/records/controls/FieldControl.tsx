import { useLingui } from '@lingui/react'
import type { Field as Declared } from '#api/resources/platform/field.types.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Field } from '#ui/Field.tsx'
import type { FieldControlProps } from './control.ts'
import { controlOf } from './controls.tsx'

/** These frame themselves: they hold fields of their own. */
const framed: readonly Declared['kind'][] = ['translations', 'rows', 'values', 'permissions']

/** One field of a record with its label, its hint, and what is wrong with it. */
export function FieldControl({ bare = false, optional = false, ...props }: FieldControlProps) {
  const { i18n } = useLingui()
  const { field, path, refusals } = props
  const Control = controlOf(field)
  if (framed.includes(field.kind)) return <Control {...props} />
  const errors = refusals.filter((refusal) => refusal.at?.includes(path)).map((refusal) => sentenceOf(i18n, refusal))
  return (
    <Field
      name={path}
      label={i18n._(field.label)}
      {...(field.hint ? { hint: i18n._(field.hint) } : {})}
      error={errors}
      required={field.required && !optional}
      bare={bare}
    >
      <Control {...props} />
    </Field>
  )
}
