import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { trashMachine } from '#machines/platform/trash/trash.machine.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { classes } from '#ui/classes.ts'
import { useWords } from '#ui/Kit.tsx'
import styles from './trash.module.css'

/** What stands in the way of the record that was asked back, or that no answer came. */
export function NotRestored({ actor }: { actor: Actor<typeof trashMachine> }) {
  const { i18n } = useLingui()
  const words = useWords()
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  const state = typeof value === 'object' ? value.open.restoring : 'idle'
  const { wanted, refused, restoreFailure } = context
  if (state !== 'refused' && state !== 'failed') return null
  const failed = state === 'failed' && restoreFailure
  return (
    <div role="alert" className={classes(styles.refused, failed ? styles.failed : undefined)}>
      <p>
        <strong>{wanted?.label}</strong>{' '}
        {sentencesOf(i18n, failed ? failureMessages(restoreFailure, 'notRestored') : refused)}
      </p>
      {failed && (
        <Button size="compact" onPress={() => actor.send({ type: 'RETRY' })}>
          {words.retry}
        </Button>
      )}
      <Button size="compact" variant="ghost" onPress={() => actor.send({ type: 'CANCEL' })}>
        {i18n._(/*i18n*/ { id: 'bin.understood', message: 'Tamam' })}
      </Button>
    </div>
  )
}
