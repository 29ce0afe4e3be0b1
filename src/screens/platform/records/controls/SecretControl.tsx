import { useLingui } from '@lingui/react'
import type { SecretField } from '#api/resources/platform/secret.ts'
import { Button } from '#ui/Button.tsx'
import { focusField } from '#ui/focus-field.ts'
import { TextInput } from '#ui/TextInput.tsx'
import type { ControlProps } from './control.ts'
import styles from './secret.module.css'

export const stored = /*i18n*/ { id: 'secret.stored', message: 'Kayıtlı' }
export const replaced = /*i18n*/ { id: 'secret.replaced', message: 'Yenisi yazıldı' }

/** A secret that is stored is only said to be there; whoever changes it types a new one, and an empty one removes it. */
export function SecretControl({ field, value, onChange, path, locked }: ControlProps<SecretField>) {
  const { i18n } = useLingui()
  const kept = value === true
  return (
    <div className={styles.secret}>
      <TextInput
        type={kept ? 'text' : 'password'}
        autoComplete="new-password"
        spellCheck={false}
        value={kept ? i18n._(stored) : value}
        onChange={onChange}
        maxLength={field.max}
        readOnly={kept || locked.length > 0}
      />
      {kept && locked.length === 0 && (
        <Button
          aria-label={i18n._(
            /*i18n*/ {
              id: 'secret.change_named',
              message: '{field}: değiştir',
              values: { field: i18n._(field.label) },
            },
          )}
          onPress={() => {
            onChange('')
            focusField(path)
          }}
        >
          {i18n._(/*i18n*/ { id: 'secret.change', message: 'Değiştir' })}
        </Button>
      )}
    </div>
  )
}
