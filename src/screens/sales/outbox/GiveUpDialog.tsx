import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { outboxMachine } from '#machines/sales/outbox/outbox.machine.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/** Asks before a sale that was paid for is given up. */
export function GiveUpDialog({ actor }: { actor: Actor<typeof outboxMachine> }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (now) => now)
  return (
    <ConfirmDialog
      open={value.refused === 'asking' || value.refused === 'givingUp'}
      onClose={() => actor.send({ type: 'CANCEL' })}
      onConfirm={() => actor.send({ type: 'CONFIRM' })}
      busy={value.refused === 'givingUp'}
      title={i18n._(/*i18n*/ { id: 'outbox.give_up_title', message: 'Satıştan vazgeçilsin mi?' })}
      description={i18n._(
        /*i18n*/ {
          id: 'outbox.give_up_text',
          message:
            'Satış hiç kaydedilmez; ne satıldığı, tutarı ve kimin vazgeçtiği günlüğe yazılır. Alınan parayı geri verin.',
        },
      )}
      cancel={i18n._(/*i18n*/ { id: 'outbox.keep', message: 'Satışı sakla' })}
      confirm={i18n._(/*i18n*/ { id: 'outbox.give_up', message: 'Satıştan vazgeç' })}
      destructive
    >
      {context.failure && <p role="alert">{sentencesOf(i18n, failureMessages(context.failure, 'notSaved'))}</p>}
    </ConfirmDialog>
  )
}
