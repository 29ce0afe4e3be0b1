import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { Job } from '#api/contract/platform/jobs.ts'
import type { jobMachine } from '#machines/platform/jobs/job.machine.ts'
import { FailedDialog } from '#screens/platform/steps/FailedDialog.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/** The question before a job is taken back, and what is told of an act that did not succeed. */
export function JobDialogs({ actor, job }: { actor: Actor<typeof jobMachine>; job: Job }) {
  const { i18n } = useLingui()
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  const cancel = () => actor.send({ type: 'CANCEL' })
  return (
    <>
      <ConfirmDialog
        open={value === 'confirming'}
        onClose={cancel}
        title={i18n._(/*i18n*/ { id: 'jobs.undo_title', message: 'Bu iş geri alınsın mı?' })}
        description={i18n._(
          /*i18n*/ {
            id: 'jobs.undo_what',
            message:
              '{count, plural, other {# kayıt eski hâline döner}}. Bu işten sonra değişen kayıtlar olduğu gibi kalır ve nedeniyle gösterilir.',
            values: { count: job.done },
          },
        )}
        confirm={i18n._(/*i18n*/ { id: 'jobs.undo', message: 'Geri al' })}
        cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
        onConfirm={() => actor.send({ type: 'CONFIRM' })}
      />
      <FailedDialog
        open={value === 'notDone'}
        title={i18n._(/*i18n*/ { id: 'jobs.not_done', message: 'Olmadı' })}
        failure={context.failure}
        act="notApplied"
        onRetry={() => actor.send({ type: 'RETRY' })}
        onClose={cancel}
      />
    </>
  )
}
