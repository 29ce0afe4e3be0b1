import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { account_transactions } from '#server/db/schema/accounts.ts'
import { mails } from '#server/db/schema/mails.ts'
import { order_lines, orders } from '#server/db/schema/orders.ts'
import { variants } from '#server/db/schema/products.ts'
import { order_payments, order_refund_lines, order_refunds } from '#server/db/schema/refunds.ts'
import { stock_movements } from '#server/db/schema/stock.ts'
import type { Consequences, Sent } from '#tests/paths/cover/consequences.ts'
import type { World } from '#tests/paths/cover/http.ts'

/** A refund of one piece for 50.00, 8.33 of it tax (the smaller half of 16.67), of an order of two; what stands beside it is to stay as it is. */
export interface RefundWorld extends World {
  readonly id: number
  readonly line_id: number
  readonly order_id: number
  readonly variant_id: number
}

type Stored = Awaited<ReturnType<typeof stored>>

/** What each step of a refund's page sends, and what is stored of it: refund, order, goods, money and mail. */
export const refundConsequences: Consequences<RefundWorld, Stored> = { senders: ['send'], sends, stored, after }

/** The step as it was last asked for, with what was last chosen for it. */
function chosen(done: readonly EventObject[]) {
  const last = <T>(type: string) => done.findLast((one) => one.type === type) as T | undefined
  const { type: act = '', decision } = last<{ step: { type: string; decision?: Decision } }>('STEP')?.step ?? {}
  const restock: 0 | 1 = last<{ restock: boolean }>('SET_RESTOCK')?.restock === false ? 0 : 1
  return { decision, act, restock, account: last('ACCOUNT') !== undefined }
}

type Decision = 'accepted' | 'rejected' | 'pending'

function sends(done: readonly EventObject[], known: Stored, { shop, id, line_id }: RefundWorld): Sent {
  const { decision, act, restock, account } = chosen(done)
  const path = `/v1/panel/order-refunds/${id}`
  const version = known?.refund.version
  if (decision) return { method: 'PATCH', path: `${path}/lines/${line_id}`, body: { decision } }
  if (act === 'RECEIVE') return { method: 'PATCH', path: `${path}/received`, body: { restock, version } }
  const status = { APPROVE: 'accepted', REJECT: 'rejected' }[act]
  if (status) return { method: 'PATCH', path: `${path}/status`, body: { status, version } }
  return { method: 'POST', path: `${path}/pay-back`, body: { account_id: account ? shop.own.account : null } }
}

function after(done: readonly EventObject[], before: Stored, world: RefundWorld): Stored {
  const { decision, act, restock } = chosen(done)
  if (!before) throw new Error('A step of a refund that is not there')
  const refund = { ...before.refund, version: before.refund.version + 1, updated_at: expect.any(String) }
  const lines = before.lines.map((line) => ({ ...line, ...(decision ? { decision } : {}) }))
  if (decision) return { ...before, refund, lines }
  if (act === 'APPROVE') {
    const worth = { gross: 5_000, discount: 0, tax: 833, total: 5_000 }
    return {
      ...(refund.received === 1 && refund.restock === 1 ? withPiece(before, world) : before),
      refund: { ...refund, status: 'accepted', amount: 5_000, shipping: 0, approved_at: expect.any(String) },
      lines: lines.map((line) => ({ ...line, ...worth })),
    }
  }
  if (act === 'REJECT')
    return {
      ...before,
      refund: { ...refund, status: 'rejected' },
      lines: lines.map((line) => ({ ...line, decision: 'rejected' })),
    }
  if (act === 'RECEIVE') {
    const approved = refund.status === 'accepted' || refund.status === 'refunded'
    return {
      ...(approved && restock === 1 ? withPiece(before, world) : before),
      refund: { ...refund, received: 1, received_at: expect.any(String), restock },
    }
  }
  const { order } = before
  return {
    ...before,
    refund: { ...refund, status: 'refunded', paid_at: expect.any(String) },
    order: {
      ...order,
      ...{ version: order.version + 1, updated_at: expect.any(String) },
      refunded_total: order.refunded_total + 5_000,
    },
    payments: [...before.payments, { order_id: world.order_id, kind: 'refund', amount: -5_000 }],
    transactions: [...before.transactions, { account_id: world.shop.own.account, kind: 'refund', amount: -5_000 }],
    mails: [...before.mails, 'nermin@fatura.test'],
  }
}

/** The piece lies in the stock again. */
function withPiece(before: NonNullable<Stored>, { order_id, variant_id }: RefundWorld): NonNullable<Stored> {
  const { stock, bought } = before
  const came = { order_id, variant_id, type: 'system' as const, quantity: 1, previous_stock: stock, unit_price: 5_000 }
  return {
    ...before,
    bought: bought.map((line) => ({ ...line, returned: line.returned + 1 })),
    stock: stock + 1,
    movements: [...before.movements, { ...came, current_stock: stock + 1 }],
  }
}

/** All rows that have to do with it; nothing once it is gone. */
async function stored({ shop: { db }, id, order_id, variant_id }: RefundWorld) {
  const [refund] = await db.select().from(order_refunds).where(eq(order_refunds.id, id))
  const [order] = await db.select().from(orders).where(eq(orders.id, order_id))
  const [variant] = await db.select({ stock: variants.quantity }).from(variants).where(eq(variants.id, variant_id))
  if (!refund || !order || !variant) return null
  const written = await db.select().from(mails).where(eq(mails.order_id, order_id)).orderBy(asc(mails.id))
  return {
    refund,
    order,
    stock: variant.stock,
    lines: await db.select().from(order_refund_lines).where(eq(order_refund_lines.refund_id, id)),
    bought: await db.select().from(order_lines).where(eq(order_lines.order_id, order_id)),
    movements: await db
      .select({
        order_id: stock_movements.order_id,
        variant_id: stock_movements.variant_id,
        type: stock_movements.type,
        quantity: stock_movements.quantity,
        previous_stock: stock_movements.previous_stock,
        current_stock: stock_movements.current_stock,
        unit_price: stock_movements.unit_price,
      })
      .from(stock_movements)
      .where(eq(stock_movements.refund_id, id)),
    payments: await db
      .select({ order_id: order_payments.order_id, kind: order_payments.kind, amount: order_payments.amount })
      .from(order_payments)
      .where(eq(order_payments.refund_id, id)),
    transactions: await db
      .select({
        account_id: account_transactions.account_id,
        kind: account_transactions.kind,
        amount: account_transactions.amount,
      })
      .from(account_transactions)
      .where(eq(account_transactions.refund_id, id)),
    mails: written.map(({ recipient }) => recipient),
  }
}
