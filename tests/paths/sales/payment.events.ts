import type { PaymentWriting } from '#machines/sales/order/payment-question.ts'

/** What is told of money that came, as walks tell it: one thing, which its rules take or refuse. */
export function receivings({ payment }: PaymentWriting) {
  if (payment.reference !== '' || !payment.day.startsWith('2026')) return []
  return [
    { reference: 'DEKONT 17' },
    { reference: 'a'.repeat(101) },
    { day: '2099-01-01' },
    { day: '2020-12-31' },
    { day: '' },
  ].map((changed) => ({ type: 'PAYMENT', payment: changed }) as const)
}
