import { and, desc, eq, sql } from 'drizzle-orm'
import type { Refund } from '#api/contract/sales/refunds.ts'
import type { RefundStep } from '#machines/sales/refund/refund.chart.ts'
import type { Database } from '#server/db/open.ts'
import { accounts } from '#server/db/schema/accounts.ts'
import { mails } from '#server/db/schema/mails.ts'
import { order_lines, orders } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/people.ts'
import { products, variants } from '#server/db/schema/products.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { bookPayments } from '#server/sales/orders/book-payment.ts'
import { openRefund } from '#server/sales/refunds/open.ts'
import { type RefundStepping, takeRefundStep } from '#server/sales/refunds/take-step.ts'
import { demoTurkish } from './world.ts'

/** A refund as it went on from its opening; without decisions all lines still wait. */
interface Life {
  /** So many pieces of each of the order's first lines; else all pieces of all. */
  readonly pieces?: readonly number[]
  /** By line; the last one goes for the rest. */
  readonly decisions?: readonly ('accepted' | 'rejected' | 'pending')[]
  readonly steps?: readonly ('APPROVE' | 'REJECT' | 'RECEIVE' | 'DISCARD' | 'PAY_BACK')[]
  /** What the customer says. */
  readonly says?: string
}

/** One refund in every state that there is. */
const lives: readonly Life[] = [
  { pieces: [1], steps: [] },
  { decisions: ['accepted', 'pending'], steps: ['RECEIVE'] },
  { pieces: [1], says: 'Dikişi sökük geldi.' },
  { pieces: [1], decisions: ['accepted'], steps: ['APPROVE'] },
  { pieces: [1], decisions: ['accepted'], steps: ['APPROVE', 'RECEIVE'] },
  { decisions: ['rejected'], steps: ['REJECT'], says: 'Kutusu ezilmiş.' },
  { pieces: [1], decisions: ['accepted'], steps: ['RECEIVE', 'APPROVE', 'PAY_BACK'] },
  { decisions: ['accepted'], steps: ['APPROVE', 'RECEIVE', 'PAY_BACK'] },
  { pieces: [1], decisions: ['accepted'], steps: ['APPROVE', 'DISCARD', 'PAY_BACK'], says: 'Ekranı kırık çıktı.' },
]

/** Where the demo shop keeps its money, and what its customers sent back of what they got lately. Answers how many refunds there are. */
export async function storeRefunds(db: Database, shop_id: number, reasons: readonly number[]): Promise<number> {
  const [cash] = await db
    .insert(accounts)
    .values([
      { shop_id, kind: 'cash', name: 'Kasa', search: 'kasa', currency: 'TRY' },
      { shop_id, kind: 'bank', name: 'Banka hesabı', search: 'banka hesabi', currency: 'TRY' },
    ])
    .returning({ id: accounts.id, currency: accounts.currency })
  // A marketplace keeps what its orders bring until it pays the shop.
  await bookPayments(db, sql`p.shop_id = ${shop_id} and p.kind = 'marked' and o.channel <> 'marketplace'`)
  const context: RefundStepping = { db, actor: await adminOf(db, shop_id), requestId: 'demo', language: demoTurkish }
  const [plain = 0, , described = 0] = reasons
  const found = await refundableOrders(db, shop_id)
  for (const [at, id] of found.entries()) {
    const { pieces, decisions = [], steps = [], says } = lives[at] ?? {}
    const lines = await linesOf(db, shop_id, id)
    const reason = says ? { reason_id: described, description: says } : { reason_id: plain }
    const wanted = (pieces ? lines.slice(0, pieces.length) : lines).map(({ id: line_id, quantity }, place) => ({
      line_id,
      quantity: Math.min(pieces?.[place] ?? quantity, quantity),
      ...reason,
    }))
    const refund = await openRefund(context, id, { lines: wanted })
    for (const step of stepsOf(refund, decisions, steps, cash ?? null)) await takeRefundStep(context, refund.id, step)
  }
  // It is long past: nobody is written of it today.
  await db.update(mails).set({ state: 'sent', sent_at: sql`now()` }).where(eq(mails.shop_id, shop_id))
  return found.length
}

function stepsOf(
  { lines }: Refund,
  decisions: NonNullable<Life['decisions']>,
  steps: NonNullable<Life['steps']>,
  account: { id: number; currency: string } | null,
): RefundStep[] {
  const decided = lines.flatMap(({ id }, at): RefundStep[] => {
    const decision = decisions[at] ?? decisions.at(-1)
    return decision && decision !== 'pending' ? [{ type: 'DECIDE', line_id: id, decision }] : []
  })
  return [
    ...decided,
    ...steps.map((type): RefundStep => {
      if (type === 'RECEIVE' || type === 'DISCARD') return { type: 'RECEIVE', restock: type === 'RECEIVE' }
      return type === 'PAY_BACK' ? { type, account } : { type }
    }),
  ]
}

export async function adminOf(db: Database, shop_id: number): Promise<Actor> {
  const [admin] = await db
    .select()
    .from(users)
    .where(and(eq(users.shop_id, shop_id), eq(users.type, 'admin')))
    .limit(1)
  const { id: user_id = 0, name = '', surname = '', email = '' } = admin ?? {}
  return { user_id, shop_id, type: 'admin', name, surname, email, permissions: [100], token_hash: '' }
}

/** The newest orders that were paid and delivered and of whose products all take refunds, as long as refunds of them are open. */
async function refundableOrders(db: Database, shop_id: number): Promise<number[]> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.shop_id, shop_id),
        eq(orders.payment_status, 'paid'),
        eq(orders.status, 'delivered'),
        sql`${orders.delivered_at} > now() - interval '13 days'`,
        sql`not exists (select from ${order_lines} l
                          join ${variants} v on v.shop_id = l.shop_id and v.id = l.variant_id
                          join ${products} p on p.shop_id = v.shop_id and p.id = v.product_id
                         where l.shop_id = ${orders.shop_id} and l.order_id = ${orders.id} and p.refund_status <> 1)`,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(lives.length)
  return rows.map(({ id }) => id)
}

async function linesOf(db: Database, shop_id: number, order_id: number) {
  return db
    .select({ id: order_lines.id, quantity: order_lines.quantity })
    .from(order_lines)
    .where(and(eq(order_lines.shop_id, shop_id), eq(order_lines.order_id, order_id)))
    .orderBy(order_lines.id)
}
