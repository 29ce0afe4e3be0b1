import { useLingui } from '@lingui/react'
import type { ComponentProps } from 'react'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Field } from '#ui/Field.tsx'
import styles from './FormField.module.css'
import { useErrors, useForm } from './form-actor.ts'

interface FormFieldProps extends Omit<ComponentProps<typeof Field>, 'name' | 'error'> {
  /** Where the value lies in the product: what refusals name, and the control's id. */
  path: string
  /** Paths that this field stands for beside its own. */
  also?: readonly string[]
}

/** A field of the form: it tells what is wrong with its value once it was left. */
export function FormField({ path, also, ...field }: FormFieldProps) {
  const form = useForm()
  const { i18n } = useLingui()
  const errors = useErrors(path, also)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the control inside was left
    <div className={styles.touched} onBlur={() => form.send({ type: 'TOUCH', path })}>
      <Field {...field} name={path} error={errors.map((one) => sentenceOf(i18n, one))} />
    </div>
  )
}
