import { useLingui } from '@lingui/react'
import { outcomes } from '#api/rules/outcomes.ts'
import { Button } from '#ui/Button.tsx'
import { useWords } from '#ui/Kit.tsx'
import styles from './controls.module.css'

/** The records to choose from could not be fetched. */
export function ChoicesFailed({ onRetry }: { onRetry: () => void }) {
  const { i18n } = useLingui()
  const words = useWords()
  return (
    <p className={styles.failed} role="alert">
      {i18n._(outcomes.notLoaded)}{' '}
      <Button variant="link" onPress={onRetry}>
        {words.retry}
      </Button>
    </p>
  )
}
