import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { leaveActor } from './leaving.ts'

/** Asks before unsaved work is lost. */
export function LeaveDialog() {
  const { i18n } = useLingui()
  const open = useSelector(leaveActor(), (snapshot) => snapshot.matches('asking'))
  return (
    <ConfirmDialog
      open={open}
      onClose={() => leaveActor().send({ type: 'STAY' })}
      onConfirm={() => leaveActor().send({ type: 'DISCARD' })}
      title={i18n._(/*i18n*/ { id: 'leave.title', message: 'Kaydedilmemiş değişiklikler var' })}
      description={i18n._(/*i18n*/ { id: 'leave.text', message: 'Bu sayfadan ayrılırsanız değişiklikler kaybolur.' })}
      cancel={i18n._(/*i18n*/ { id: 'leave.stay', message: 'Sayfada kal' })}
      confirm={i18n._(/*i18n*/ { id: 'leave.discard', message: 'Değişiklikleri bırak' })}
      destructive
    />
  )
}
