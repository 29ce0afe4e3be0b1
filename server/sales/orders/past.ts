import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { AddressKind } from '#api/contract/sales/order-address.ts'
import type { OrderNote } from '#api/contract/sales/order-notes.ts'
import type { OrderPast, PaymentStatus, PiecesMoved } from '#api/contract/sales/orders.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { addressOf } from '#api/rules/sales/order-address.ts'
import type { Database } from '#server/db/open.ts'
import { order_notes } from '#server/db/schema/orders.ts'
import { users } from '#server/db/schema/people.ts'
import { audit_log } from '#server/db/schema/requests.ts'
import type { OrderRow } from './standing.ts'

/** How many of an order's past steps and notes are told. */
const most = 200

/** What a step keeps beside its states: see `takeOrderStep` and `change.ts`. */
interface Kept {
  readonly payment_status?: PaymentStatus
  readonly moves?: readonly PiecesMoved[]
  readonly money?: number
  readonly mail?: string
  readonly note?: string
  readonly of?: AddressKind
  readonly address?: Record<string, unknown>
}

/** Everything that happened to an order, newest first, with what it did. */
export async function pastOf(db: Database, { shop_id, id }: OrderRow): Promise<OrderPast[]> {
  const { at, event, state_before, state_after, before, after } = audit_log
  const rows = await db
    .select({ id: audit_log.id, at, event, from: state_before, to: state_after, before, after, user: whoActed })
    .from(audit_log)
    .leftJoin(users, and(eq(users.shop_id, audit_log.shop_id), eq(users.id, audit_log.user_id)))
    .where(and(eq(audit_log.shop_id, shop_id), eq(audit_log.subject, 'orders'), eq(audit_log.subject_id, id)))
    .orderBy(desc(audit_log.id))
    .limit(most)
  return rows.map(({ before: was, after: became, ...row }) => {
    const [old, now] = [(was ?? {}) as Kept, (became ?? {}) as Kept]
    return {
      ...row,
      at: new Date(row.at).toISOString(),
      from: row.from ?? '',
      to: row.to ?? '',
      payment_from: old.payment_status ?? null,
      payment_to: now.payment_status ?? null,
      moves: [...(now.moves ?? [])],
      money: now.money === undefined ? null : decimalOf(now.money),
      mail: now.mail ?? null,
      note: now.note ?? null,
      address: now.of && old.address ? { of: now.of, before: addressOf(old.address) } : null,
    }
  })
}

/** What the staff wrote on an order, newest first. */
export async function notesOf(db: Database, { shop_id, id }: OrderRow): Promise<OrderNote[]> {
  const rows = await db
    .select({ id: order_notes.id, note: order_notes.note, at: order_notes.at, user: fullName })
    .from(order_notes)
    .leftJoin(users, and(eq(users.shop_id, order_notes.shop_id), eq(users.id, order_notes.user_id)))
    .where(and(eq(order_notes.shop_id, shop_id), eq(order_notes.order_id, id)))
    .orderBy(desc(order_notes.id))
    .limit(most)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}

/** Who did it, as the panel names people. */
export const fullName: SQL<string> = sql<string>`coalesce(nullif(trim(concat(${users.name}, ' ', ${users.surname})), ''), '–')`

/** The same of the log, where the server itself is nobody. */
export const whoActed: SQL<string> = sql<string>`case when ${audit_log.user_id} is null then 'Kepenk' else ${fullName} end`
