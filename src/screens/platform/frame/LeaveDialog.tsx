import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { anythingUnsaved } from '#screens/platform/wiring/unsaved.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { leaveActor } from './leaving.ts'

/** Asks before unsaved work is lost. */
export function LeaveDialog() {
  const { i18n } = useLingui()
  const open = useSelector(leaveActor(), (snapshot) => snapshot.matches('asking'))
  const [unsent, setUnsent] = useState(false)
  // Forms are asked at that very moment, and cannot be asked while the page is drawn.
  useEffect(() => {
    const listening = leaveActor().subscribe((snapshot) => {
      if (snapshot.matches('asking')) setUnsent(snapshot.context.intent?.kind === 'signOut' && !anythingUnsaved())
    })
    return () => listening.unsubscribe()
  }, [])
  if (unsent) return <UnsentDialog open={open} />
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

/** Nothing is lost, but nobody else sends it. */
function UnsentDialog({ open }: { open: boolean }) {
  const { i18n } = useLingui()
  return (
    <ConfirmDialog
      open={open}
      onClose={() => leaveActor().send({ type: 'STAY' })}
      onConfirm={() => leaveActor().send({ type: 'DISCARD' })}
      title={i18n._(/*i18n*/ { id: 'leave.unsent', message: 'Gönderilmemiş okutma ya da satış var' })}
      description={i18n._(
        /*i18n*/ {
          id: 'leave.unsent_text',
          message: 'Bu tarayıcıda kalırlar; siz yeniden giriş yapana dek gönderilmezler.',
        },
      )}
      cancel={i18n._(/*i18n*/ { id: 'leave.stay', message: 'Sayfada kal' })}
      confirm={i18n._(/*i18n*/ { id: 'leave.sign_out', message: 'Yine de çık' })}
    />
  )
}
