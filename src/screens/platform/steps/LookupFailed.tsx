import { useLingui } from '@lingui/react'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { useWords } from '#ui/Kit.tsx'
import styles from './steps.module.css'

interface LookupFailedProps {
  actor: { send(event: { type: 'RETRY' } | { type: 'DROP' }): void }
  failure: ApiFailure
  /** Whether it can still be asked for again, or given up. */
  open?: boolean
}

/** Something for a form that could not be asked for, such as a product that was scanned: ask again, or go on without. */
export function LookupFailed({ actor, failure, open = true }: LookupFailedProps) {
  const { i18n } = useLingui()
  const words = useWords()
  return (
    <p role="alert" className={styles.lookupFailed}>
      {sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}{' '}
      {open && (
        <>
          <Button variant="link" onPress={() => actor.send({ type: 'RETRY' })}>
            {words.retry}
          </Button>{' '}
          <Button variant="link" onPress={() => actor.send({ type: 'DROP' })}>
            {i18n._(/*i18n*/ { id: 'new_order.drop', message: 'Aramaktan vazgeç' })}
          </Button>
        </>
      )}
    </p>
  )
}
