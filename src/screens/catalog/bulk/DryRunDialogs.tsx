import { useLingui } from '@lingui/react'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { FailedDialog } from '#screens/platform/steps/FailedDialog.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/** What is asked once more before a job that cannot be taken back. */
export interface DryRunQuestion {
  readonly title: string
  readonly description: string
  readonly confirm: string
  readonly destructive?: boolean
}

interface DryRunDialogsProps {
  actor: { send(event: { type: 'CONFIRM' } | { type: 'CANCEL' } | { type: 'RETRY' }): void }
  value: unknown
  failure: ApiFailure | null
  question: DryRunQuestion
}

/** The question in front of a job, and what is told when it could not be begun. */
export function DryRunDialogs({ actor, value, failure, question }: DryRunDialogsProps) {
  const { i18n } = useLingui()
  const cancel = () => actor.send({ type: 'CANCEL' })
  return (
    <>
      <ConfirmDialog
        {...question}
        open={value === 'confirming'}
        onClose={cancel}
        cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
        onConfirm={() => actor.send({ type: 'CONFIRM' })}
      />
      <FailedDialog
        open={value === 'notSent'}
        title={i18n._(/*i18n*/ { id: 'bulk.not_begun', message: 'İş başlatılamadı' })}
        failure={failure}
        act="notApplied"
        onRetry={() => actor.send({ type: 'RETRY' })}
        onClose={cancel}
      />
    </>
  )
}
