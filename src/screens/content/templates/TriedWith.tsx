import { useLingui } from '@lingui/react'
import { type ReactNode, useState } from 'react'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { Failed } from '#screens/content/wiring/template-values.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import styles from './templates.module.css'

interface TriedWithProps {
  data: { readonly order: string | null } | null
  failure: Failed
  /** Shows the template with the order of this number. */
  onTry: (order: string) => void
  children?: ReactNode
}

/** With which order a template is shown, and the field that names another. */
export function TriedWith({ data, failure, onTry, children }: TriedWithProps) {
  const { i18n } = useLingui()
  const [number, setNumber] = useState('')
  return (
    <form
      className={styles.tried}
      onSubmit={(event) => {
        event.preventDefault()
        onTry(number.trim())
      }}
    >
      <Field
        name="tried_order"
        label={i18n._(/*i18n*/ { id: 'emails.tried_order', message: 'Sipariş numarası' })}
        hint={
          data?.order
            ? i18n._(
                /*i18n*/ {
                  id: 'emails.shown_with',
                  message: '{order} numaralı siparişle gösteriliyor.',
                  values: { order: data.order },
                },
              )
            : i18n._(/*i18n*/ { id: 'emails.samples', message: 'Örnek değerlerle gösteriliyor.' })
        }
        error={failure ? failureMessages(failure, 'notLoaded').map((one) => sentenceOf(i18n, one)) : []}
      >
        <TextInput value={number} onChange={setNumber} />
      </Field>
      <Button type="submit" variant="plain">
        {i18n._(/*i18n*/ { id: 'emails.try', message: 'Bu siparişle göster' })}
      </Button>
      {children}
    </form>
  )
}
