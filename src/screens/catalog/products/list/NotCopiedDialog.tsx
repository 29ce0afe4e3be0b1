import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { productActionsMachine } from '#machines/catalog/product-actions/product-actions.machine.ts'
import { FailedDialog } from '#screens/platform/steps/FailedDialog.tsx'

/** A copy that could not be made: why, and once more. */
export function NotCopiedDialog({ actor }: { actor: Actor<typeof productActionsMachine> }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const cancel = () => actor.send({ type: 'CANCEL' })
  return (
    <FailedDialog
      open={value === 'notCopied'}
      title={i18n._(
        /*i18n*/ {
          id: 'products.not_copied',
          message: '“{name}” kopyalanamadı',
          values: { name: context.copying?.label ?? '' },
        },
      )}
      failure={context.failure}
      act="notSaved"
      onRetry={() => actor.send({ type: 'RETRY' })}
      onClose={cancel}
    />
  )
}
