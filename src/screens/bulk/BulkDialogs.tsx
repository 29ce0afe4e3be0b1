import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { bulkMachine } from '#machines/bulk/bulk.machine.ts'
import { FailedDialog } from '#screens/FailedDialog.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

/** The question before many products are deleted, and what is told when the job could not be begun. */
export function BulkDialogs({ actor }: { actor: Actor<typeof bulkMachine> }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const cancel = () => actor.send({ type: 'CANCEL' })
  return (
    <>
      <ConfirmDialog
        open={value === 'confirming'}
        onClose={cancel}
        destructive
        title={i18n._(
          /*i18n*/ {
            id: 'bulk.delete_title',
            message: '{count, plural, other {Seçilen # ürün silinsin mi?}}',
            values: { count: context.verdict?.total ?? 0 },
          },
        )}
        description={i18n._(
          /*i18n*/ {
            id: 'bulk.delete_what',
            message: 'Stok hareketi ya da siparişi olan ürünler silinmez; her biri nedeniyle gösterilir.',
          },
        )}
        confirm={i18n._(/*i18n*/ { id: 'bulk.delete', message: 'Sil' })}
        cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
        onConfirm={() => actor.send({ type: 'CONFIRM' })}
      />
      <FailedDialog
        open={value === 'notSent'}
        title={i18n._(/*i18n*/ { id: 'bulk.not_begun', message: 'İş başlatılamadı' })}
        failure={context.failure}
        act="notApplied"
        onRetry={() => actor.send({ type: 'AGAIN' })}
        onClose={cancel}
      />
    </>
  )
}
