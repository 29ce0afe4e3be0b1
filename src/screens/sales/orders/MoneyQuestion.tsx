import { useLingui } from '@lingui/react'
import { decimalOf, minorOf } from '#api/rules/platform/money.ts'
import type { Transfer } from '#machines/sales/transfer-actions/transfer-actions.machine.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { stepSays } from './order-words.ts'

interface MoneyQuestionProps {
  /** What is asked about; nothing is asked without it. */
  step: 'MARK_PAID' | 'MARK_NOT_PAID' | null
  order: Pick<Transfer, 'number' | 'total' | 'paid_total' | 'currency'> | null
  onConfirm: () => void
  onClose: () => void
}

/** The question before money of an order is written, or taken back: how much, and what becomes of it. */
export function MoneyQuestion({ step, order, onConfirm, onClose }: MoneyQuestionProps) {
  const { i18n } = useLingui()
  const { number = '', total = '0', paid_total = '0', currency = 'TRY' } = order ?? {}
  const minor = step === 'MARK_PAID' ? (minorOf(total) ?? 0) - (minorOf(paid_total) ?? 0) : (minorOf(paid_total) ?? 0)
  const values = { amount: formatsOf(i18n).money(decimalOf(minor), currency) }
  const words = i18n._(stepSays(step ?? 'MARK_PAID'))
  return (
    <ConfirmDialog
      open={step !== null}
      onClose={onClose}
      title={i18n._(
        /*i18n*/ {
          id: 'order_page.confirm_for_good',
          message: 'Sipariş {number}: {step}',
          values: { number, step: words },
        },
      )}
      description={i18n._(
        step === 'MARK_NOT_PAID'
          ? /*i18n*/ {
              id: 'order_page.takes_money_back',
              message:
                '{amount} tutarındaki ödeme ters kayıtla geri alınır ve girdiği hesaptan düşülür. Sipariş yeniden ödendi olarak işaretlenebilir.',
              values,
            }
          : /*i18n*/ {
              id: 'order_page.writes_money',
              message:
                '{amount} bugünün tarihiyle tahsil edilmiş yazılır ve ödeme yönteminin hesabına girer. Yanlışsa geri alabilirsiniz.',
              values,
            },
      )}
      confirm={words}
      cancel={i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
      destructive={step === 'MARK_NOT_PAID'}
      onConfirm={onConfirm}
    />
  )
}
