import type { SalePayment } from '#api/contract/sales/fast-sale.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import type { Storing } from '#server/sales/new-order/place.ts'
import { type PaidOrder, receivePayment } from '#server/sales/payments/receive.ts'

/** The money of a sale comes in, part by part, each into the account that was said, else the usual one; nothing is nothing. */
export async function receiveAll(work: Storing, order: PaidOrder, payments: readonly SalePayment[]): Promise<void> {
  for (const { method, amount: typed, account_id } of payments) {
    const amount = minorOf(typed) ?? 0
    if (amount === 0) continue
    await receivePayment(work, order, { kind: 'sale', method, amount, account_id })
  }
}
