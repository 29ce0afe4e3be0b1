import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { openPath, type Resource } from '#api/resources/platform/resource.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { FailedDialog } from '#screens/platform/steps/FailedDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useWords } from '#ui/Kit.tsx'
import { Link } from '#ui/Link.tsx'
import { RefusedRecords } from './RefusedRecords.tsx'

interface StatusDialogProps {
  actor: Actor<typeof recordListMachine>
  resource: Resource
}

/** What stood in the way of making records active or passive, each with its reasons and the way to it; or that no answer came. */
export function StatusDialog({ actor, resource }: StatusDialogProps) {
  const { i18n } = useLingui()
  const words = useWords()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { switching, deleteFailure } = context
  if (!switching) return null
  const { records, refused } = switching
  const close = () => actor.send({ type: 'CANCEL' })
  return (
    <>
      <Dialog
        open={value.deletion === 'notSwitched'}
        role="alertdialog"
        width="narrow"
        onClose={close}
        title={i18n._(
          /*i18n*/ {
            id: 'records.not_all_switched',
            message:
              '{refused, plural, =1 {{total, plural, =1 {Değiştirilemedi} other {Seçilen # kayıttan 1 tanesi değiştirilemedi}}} other {Seçilen {total} kayıttan # tanesi değiştirilemedi}}',
            values: { total: records.length, refused: refused.length },
          },
        )}
        footer={<Button onPress={close}>{words.close}</Button>}
      >
        <RefusedRecords
          resource={resource}
          refused={refused}
          instead={({ id }) => (
            <Link href={openPath(resource, id)}>
              {i18n._(/*i18n*/ { id: 'records.open_one', message: 'Kaydı aç' })}
            </Link>
          )}
        />
      </Dialog>
      <FailedDialog
        open={value.deletion === 'switchFailed'}
        title={i18n._(/*i18n*/ { id: 'records.not_switched', message: 'Durum değiştirilemedi' })}
        failure={deleteFailure}
        act="notUpdated"
        onRetry={() => actor.send({ type: 'RETRY' })}
        onClose={close}
      />
    </>
  )
}
