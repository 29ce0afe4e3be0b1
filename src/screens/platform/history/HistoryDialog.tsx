import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { useWords } from '#ui/Kit.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './history.module.css'
import { historyTitle } from './history-words.ts'

interface HistoryDialogProps {
  /** What happened to what, where that is not a record. */
  title?: string

  /** Nothing is there to show yet. */
  waiting: boolean
  failure: ApiFailure | null
  onRetry: () => void
  onClose: () => void
  /** Under the lines: the way to older ones. */
  older?: ReactNode
  /** A `PastLine` for each change, newest first. */
  children?: ReactNode
}

/** What was done to a record, in front of its form. */
export function HistoryDialog({ title, waiting, failure, onRetry, onClose, older, children }: HistoryDialogProps) {
  const { i18n } = useLingui()
  const words = useWords()
  return (
    <Dialog
      open
      width="wide"
      onClose={onClose}
      title={title ?? i18n._(historyTitle)}
      footer={<Button onPress={onClose}>{words.close}</Button>}
    >
      {waiting && <Skeleton shape="form" rows={4} />}
      {children && <ol className={styles.history}>{children}</ol>}
      {failure && <ErrorState title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))} onRetry={onRetry} />}
      {older}
    </Dialog>
  )
}
