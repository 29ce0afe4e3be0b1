import { formats } from '#api/rules/platform/formats.ts'
import { decimalOf, type Minor } from '#api/rules/platform/money.ts'
import { type LetterText, oneLine, type Sender } from '#server/platform/mails/letter.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import type { LockedRefund } from './load-refund.ts'

type Paid = Pick<LockedRefund, 'order' | 'lines' | 'sums' | 'facts'>

/** What customers are told of money that goes back to them: how much, and for what, each to the kuruş. */
export function paidBackWords({ order: { order }, lines, sums, facts }: Paid) {
  const { number, currency, paid_total, refunded_total } = order
  const whole = refunded_total + facts.amount >= paid_total
  return (language: Sender['language']): LetterText => {
    const money = moneyIn(language, currency)
    const accepted = lines.filter(({ row }) => row.decision === 'accepted')
    const pieces = accepted.map(({ row, of, total }) => `${row.quantity} × ${oneLine(of.name)}: ${money(total)}`)
    const tax = sums.taxes.reduce((sum, one) => sum + one.tax, 0)
    const carriage = sums.shipping > 0 ? [`${formatMessage(language, words.carriage)}: ${money(sums.shipping)}`] : []
    return {
      subject: formatMessage(language, whole ? words.wholeSubject : words.partSubject, { number }),
      paragraphs: [
        formatMessage(language, whole ? words.whole : words.part, { number, amount: money(facts.amount) }),
        [...pieces, ...carriage].join('\n'),
        ...(tax > 0 ? [`${formatMessage(language, words.tax)}: ${money(tax)}`] : []),
      ],
    }
  }
}

function moneyIn(language: Sender['language'], currency: string): (amount: Minor) => string {
  return (amount) => formats(language).money(decimalOf(amount), currency)
}

const words = {
  wholeSubject: /*i18n*/ {
    id: 'mails.refunded.subject',
    message: '{number} numaralı siparişinizin parası geri ödendi',
  },
  whole: /*i18n*/ {
    id: 'mails.refunded',
    message: '{number} numaralı siparişiniz için {amount} geri ödedik; ödediğinizin tamamı geri ödenmiş oldu:',
  },
  partSubject: /*i18n*/ {
    id: 'mails.partial_refunded.subject',
    message: '{number} numaralı siparişinizin bir kısmı geri ödendi',
  },
  part: /*i18n*/ { id: 'mails.partial_refunded', message: '{number} numaralı siparişiniz için {amount} geri ödedik:' },
  carriage: /*i18n*/ { id: 'invoices.carriage', message: 'Kargo' },
  tax: /*i18n*/ { id: 'refunds.preview_tax', message: 'İçindeki KDV' },
}
