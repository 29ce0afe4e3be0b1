import type { SalePayment } from '#api/contract/sales/fast-sale.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import type { Storing } from '#server/sales/new-order/place.ts'
import type { OrderRow } from '#server/sales/orders/load-order.ts'
import { receivePayment } from '#server/sales/payments/receive.ts'
import { usualAccounts } from './options.ts'

/** The money of a sale comes in, part by part, each into its account; nothing is nothing. */
export async function receiveAll(work: Storing, order: OrderRow, payments: readonly SalePayment[]): Promise<void> {
  const usual = await usualAccounts(work.db, work.actor.shop_id, order.currency)
  for (const { method, amount: typed, account_id } of payments) {
    const amount = minorOf(typed) ?? 0
    if (amount === 0) continue
    const into = account_id ?? usual.find((one) => one.method === method)?.account_id ?? null
    await receivePayment(work, order, { kind: 'sale', method, amount, account_id: into })
  }
}
