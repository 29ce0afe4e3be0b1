import { useLingui } from '@lingui/react'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'

interface CloseQuestionProps {
  open: boolean
  /** Back to what was typed. */
  onClose: () => void
  onConfirm: () => void
}

/** Asks before a dialog is closed over what was typed into it. */
export function CloseQuestion(props: CloseQuestionProps) {
  const { i18n } = useLingui()
  return (
    <ConfirmDialog
      {...props}
      title={i18n._(/*i18n*/ { id: 'leave.title', message: 'Kaydedilmemiş değişiklikler var' })}
      description={i18n._(/*i18n*/ { id: 'product.close_question', message: 'Kapatırsanız yazdıklarınız kaybolur.' })}
      cancel={i18n._(/*i18n*/ { id: 'product.keep_writing', message: 'Yazmaya devam et' })}
      confirm={i18n._(/*i18n*/ { id: 'leave.discard', message: 'Değişiklikleri bırak' })}
      destructive
    />
  )
}
