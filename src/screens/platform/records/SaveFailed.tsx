import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { recordFormMachine } from '#machines/platform/record-form/record-form.machine.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { RefusalList } from '#ui/RefusalList.tsx'
import styles from './form.module.css'
import type { Parts } from './use-form-parts.tsx'

interface SaveFailedProps {
  actor: Actor<typeof recordFormMachine>
  parts: Parts
}

/** What came of a save that failed, with links to the fields that the server named. */
export function SaveFailed({ actor, parts }: SaveFailedProps) {
  const failure = useSelector(actor, (snapshot) =>
    snapshot.matches({ form: 'failed' }) ? snapshot.context.failure : null,
  )
  const adds = useSelector(actor, ({ context }) => context.id === null)
  const shown = useShown(
    failure ? failureMessages(failure, adds ? 'notSaved' : 'notUpdated') : [],
    parts.refusalOptions,
  )
  if (!failure) return null
  return (
    <div className={styles.failed} role="alert">
      <RefusalList refusals={shown} />
    </div>
  )
}
