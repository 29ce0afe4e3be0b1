import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { About, Says } from '#api/rules/platform/rule.ts'
import type { StepPageMachine, StepPageTypes } from '#machines/platform/step-page/step-page.types.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

interface StepQuestionProps<Of extends StepPageTypes> {
  actor: Actor<StepPageMachine<Of>>
  /** What a step is called. */
  says: (type: string) => Says
  /** What comes of it. */
  about: (type: string, record: Of['record']) => Says & { readonly values?: About }
  /** Whether it takes away more than it can give back. */
  destructive: (type: string) => boolean
}

/** What is asked before a step of the page that is not taken back. */
export function StepQuestion<Of extends StepPageTypes>({ actor, says, about, destructive }: StepQuestionProps<Of>) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { command, record } = context as { command: { type: string } | null; record: Of['record'] | null }
  const verb = command ? i18n._(says(command.type)) : ''
  return (
    <ConfirmDialog
      open={value === 'confirming'}
      onClose={() => actor.send({ type: 'CANCEL' })}
      title={verb}
      description={command && record ? i18n._(about(command.type, record)) : ''}
      confirm={verb}
      cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
      destructive={command !== null && destructive(command.type)}
      onConfirm={() => actor.send({ type: 'CONFIRM' })}
    />
  )
}
