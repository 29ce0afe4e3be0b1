import { formats } from '#api/rules/platform/formats.ts'
import { decimalOf, type Minor } from '#api/rules/platform/money.ts'
import type { MailToWrite } from '#server/platform/mails/compose.ts'
import { oneLine, type Sender } from '#server/platform/mails/letter.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import type { LockedRefund } from './load-refund.ts'

type Paid = Pick<LockedRefund, 'order' | 'lines' | 'sums' | 'facts'>

/** What customers are told of money that goes back to them: how much, and for what, each to the kuruş. */
export function paidBackMail({ order: { order }, lines, sums, facts }: Paid): MailToWrite {
  const { currency, paid_total, refunded_total } = order
  const whole = refunded_total + facts.amount >= paid_total
  const accepted = lines.filter(({ row }) => row.decision === 'accepted')
  const tax = sums.taxes.reduce((sum, one) => sum + one.tax, 0)
  return {
    kind: whole ? 'refunded' : 'part_refunded',
    values: (language) => {
      const money = moneyIn(language, currency)
      const pieces = accepted.map(({ row, of, total }) => `${row.quantity} × ${oneLine(of.name)}: ${money(total)}`)
      const carriage = sums.shipping > 0 ? [`${formatMessage(language, words.carriage)}: ${money(sums.shipping)}`] : []
      return {
        amount: money(facts.amount),
        lines: [...pieces, ...carriage].join('\n'),
        tax: tax > 0 ? `${formatMessage(language, words.tax)}: ${money(tax)}` : '',
      }
    },
  }
}

function moneyIn(language: Sender['language'], currency: string): (amount: Minor) => string {
  return (amount) => formats(language).money(decimalOf(amount), currency)
}

const words = {
  carriage: /*i18n*/ { id: 'invoices.carriage', message: 'Kargo' },
  tax: /*i18n*/ { id: 'refunds.preview_tax', message: 'İçindeki KDV' },
}
