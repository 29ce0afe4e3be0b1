import { useLingui } from '@lingui/react'
import type { Transfer } from '#machines/sales/transfer-actions/transfer-actions.machine.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { stepSays } from './order-words.ts'

interface MoneyQuestionProps {
  open: boolean
  /** What is asked about. */
  step: string
  order: Pick<Transfer, 'number' | 'paid_total' | 'currency'> | null
  onConfirm: () => void
  onClose: () => void
}

/** The question before money of an order is taken as not come after all: how much, and what becomes of it. */
export function MoneyQuestion({ open, step, order, onConfirm, onClose }: MoneyQuestionProps) {
  const { i18n } = useLingui()
  const { number = '', paid_total = '0', currency = 'TRY' } = order ?? {}
  const words = i18n._(stepSays(step))
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={i18n._(
        /*i18n*/ {
          id: 'order_page.confirm_for_good',
          message: 'Sipariş {number}: {step}',
          values: { number, step: words },
        },
      )}
      description={i18n._(
        /*i18n*/ {
          id: 'order_page.takes_money_back',
          message:
            '{amount} tutarındaki ödeme ters kayıtla geri alınır ve girdiği hesaptan düşülür. Sipariş yeniden ödendi olarak işaretlenebilir.',
          values: { amount: formatsOf(i18n).money(paid_total, currency) },
        },
      )}
      confirm={words}
      cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
      destructive
      onConfirm={onConfirm}
    />
  )
}
