import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import { formats } from '#api/rules/platform/formats.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { MailValuesOf } from '#server/platform/mails/compose.ts'
import { oneLine } from '#server/platform/mails/letter.ts'
import type { LineRow, OrderRow } from '#server/sales/orders/load-order.ts'

/** What mails say of what was bought: its total, and each of these lines in one of its own. */
export function boughtValues(
  language: PanelLanguage,
  { total, currency }: Pick<OrderRow, 'total' | 'currency'>,
  lines: readonly Pick<LineRow, 'name' | 'quantity' | 'total'>[],
): MailValuesOf {
  const money = (amount: number) => formats(language).money(decimalOf(amount), currency)
  return {
    amount: money(total),
    lines: lines.map((line) => `${line.quantity} × ${oneLine(line.name)}: ${money(line.total)}`).join('\n'),
  }
}
