import { useLingui } from '@lingui/react'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { useWords } from '#ui/Kit.tsx'
import styles from './controls.module.css'

/** The records to choose from could not be fetched. */
export function ChoicesFailed({ failure, onRetry }: { failure: ApiFailure; onRetry: () => void }) {
  const { i18n } = useLingui()
  const words = useWords()
  return (
    <p className={styles.failed} role="alert">
      {sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}{' '}
      <Button variant="link" onPress={onRetry}>
        {words.retry}
      </Button>
    </p>
  )
}
