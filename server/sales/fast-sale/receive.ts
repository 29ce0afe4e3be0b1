import { and, eq, sql } from 'drizzle-orm'
import type { SalePayment } from '#api/contract/sales/fast-sale.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { orders } from '#server/db/schema/orders.ts'
import { order_payments } from '#server/db/schema/refunds.ts'
import type { Storing } from '#server/sales/new-order/place.ts'
import { bookPayment } from '#server/sales/orders/book-payment.ts'
import type { OrderRow } from '#server/sales/orders/load-order.ts'
import { usualAccounts } from './options.ts'

/** The money of a sale comes in, part by part, each into its account; nothing is nothing. */
export async function receiveAll({ db, actor }: Storing, order: OrderRow, payments: readonly SalePayment[]) {
  const { shop_id, user_id } = actor
  const usual = await usualAccounts(db, shop_id, order.currency)
  let paid_total = order.paid_total
  for (const { method, amount: typed, account_id } of payments) {
    const amount = minorOf(typed) ?? 0
    if (amount === 0) continue
    const [payment] = await db
      .insert(order_payments)
      .values({ shop_id, user_id, order_id: order.id, kind: 'marked', amount })
      .returning({ id: order_payments.id })
    const into = account_id ?? usual.find((one) => one.method === method)?.account_id ?? null
    await bookPayment(
      db,
      { ...order, payment_method: method },
      { payment_id: payment?.id ?? 0, user_id: null, amount, account_id: into },
    )
    paid_total += amount
  }
  await db
    .update(orders)
    .set({ payment_status: 'paid', paid_total, updated_at: sql`now()` })
    .where(and(eq(orders.shop_id, shop_id), eq(orders.id, order.id)))
}
