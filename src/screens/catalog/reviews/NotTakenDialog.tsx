import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { reviewDeskMachine } from '#machines/catalog/product-review/review-desk.machine.ts'
import { FailedDialog } from '#screens/platform/steps/FailedDialog.tsx'

/** A step that was not taken: why, once more, or the review as it is now. */
export function NotTakenDialog({ actor }: { actor: Actor<typeof reviewDeskMachine> }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const reload = () => actor.send({ type: 'RELOAD' })
  return (
    <FailedDialog
      open={value === 'notTaken'}
      title={i18n._(/*i18n*/ { id: 'reviews.not_taken', message: 'Değerlendirme değişmedi' })}
      failure={context.failure}
      act="notUpdated"
      onRetry={() => actor.send({ type: 'RETRY' })}
      onClose={reload}
      close={i18n._(/*i18n*/ { id: 'reviews.reload', message: 'Güncel hâlini göster' })}
    />
  )
}
