import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { listingPushMachine } from '#machines/catalog/product-listing/listing-push.machine.ts'
import { useConnectionFix } from '#screens/catalog/marketplaces/use-connection-fix.ts'
import { FailedDialog } from '#screens/platform/steps/FailedDialog.tsx'

/** What is told when a check or an update could not be begun. */
export function NotBegun({ actor }: { actor: Actor<typeof listingPushMachine> }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const linkOf = useConnectionFix()
  return (
    <FailedDialog
      open={value === 'notSent'}
      title={i18n._(/*i18n*/ { id: 'bulk.not_begun', message: 'İş başlatılamadı' })}
      failure={context.failure}
      act="notApplied"
      linkOf={linkOf}
      onRetry={() => actor.send({ type: 'RETRY' })}
      onClose={() => actor.send({ type: 'CANCEL' })}
    />
  )
}
