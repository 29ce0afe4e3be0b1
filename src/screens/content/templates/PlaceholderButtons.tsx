import { useLingui } from '@lingui/react'
import { hole } from '#api/rules/platform/placeholders.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { Button } from '#ui/Button.tsx'
import styles from './templates.module.css'

interface PlaceholderButtonsProps {
  /** The names that a template knows, and what each stands for. */
  takes: readonly (readonly [name: string, says: Says])[]
  /** Puts it, in its braces, where the cursor is. */
  onInsert: (placeholder: string) => void
}

/** What may be put into the text of a template. */
export function PlaceholderButtons({ takes, onInsert }: PlaceholderButtonsProps) {
  const { i18n } = useLingui()
  return (
    <fieldset className={styles.placeholders}>
      <legend className={styles.quiet}>
        {i18n._(/*i18n*/ { id: 'emails.placeholders', message: 'Metne eklenebilecekler' })}
      </legend>
      {takes.map(([name, says]) => (
        <Button key={name} variant="plain" onPress={() => onInsert(hole(name))} title={hole(name)}>
          {i18n._(says)}
        </Button>
      ))}
    </fieldset>
  )
}
