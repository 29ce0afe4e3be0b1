import { formats } from '#api/rules/platform/formats.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { MailToWrite } from '#server/platform/mails/compose.ts'
import { oneLine } from '#server/platform/mails/letter.ts'
import type { AgreedOrder } from '#server/sales/contracts/filling.ts'

/** What a customer is told of an order that came in: what was bought, and what it comes to. Its contracts go along with it. */
export function receivedMail({ order, lines }: Pick<AgreedOrder, 'order' | 'lines'>): MailToWrite {
  return {
    kind: 'order_received',
    values: (language) => {
      const money = (amount: number) => formats(language).money(decimalOf(amount), order.currency)
      return {
        amount: money(order.total),
        lines: lines.map((line) => `${line.quantity} × ${oneLine(line.name)}: ${money(line.total)}`).join('\n'),
      }
    },
  }
}
