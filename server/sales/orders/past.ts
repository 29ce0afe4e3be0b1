import { sql } from 'drizzle-orm'
import type { AddressKind } from '#api/contract/sales/order-address.ts'
import type { OrderNote } from '#api/contract/sales/order-notes.ts'
import type { MovedQuantity, Order, OrderPast, PaymentStatus } from '#api/contract/sales/orders.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { addressOf } from '#api/rules/sales/order-address.ts'
import { fullName, whoActed } from '#server/platform/http/who-acted.ts'
import { partOf } from './parts.ts'

/** How many of an order's past steps and notes are told. */
const most = sql.raw('200')

/** What a step keeps beside its states: see `takeOrderStep` and `change.ts`. */
interface Kept {
  readonly short?: OrderPast['short']
  readonly payment_status?: PaymentStatus
  readonly moves?: readonly MovedQuantity[]
  readonly money?: number
  readonly payment?: OrderPast['payment']
  readonly mail?: string
  readonly phone_message?: string
  readonly note?: string
  readonly of?: AddressKind
  readonly address?: Record<string, unknown>
}

interface PastRow extends Pick<OrderPast, 'id' | 'at' | 'event' | 'user'> {
  readonly from: string | null
  readonly to: string | null
  readonly before: Kept | null
  readonly after: Kept | null
}

/** Everything that happened to an order, newest first. */
export const pastPart = partOf<PastRow>(sql`
  select l.id, l.at, l.event, l.state_before as "from", l.state_after as "to", l.before, l.after, ${whoActed} as "user"
    from audit_log l left join users u on u.shop_id = l.shop_id and u.id = l.user_id
   where l.shop_id = orders.shop_id and l.subject = 'orders' and l.subject_id = orders.id
   order by l.id desc limit ${most}`)

/** What was read of it, with what each step did. */
export function pastFrom(rows: readonly PastRow[]): OrderPast[] {
  return rows.map(({ before: was, after: became, ...row }) => {
    const [old, now] = [was ?? {}, became ?? {}]
    return {
      ...row,
      at: new Date(row.at).toISOString(),
      from: row.from ?? '',
      to: row.to ?? '',
      payment_from: old.payment_status ?? null,
      payment_to: now.payment_status ?? null,
      moves: [...(now.moves ?? [])],
      money: now.money === undefined ? null : decimalOf(now.money),
      payment: now.payment ?? null,
      mail: now.mail ?? null,
      ...(now.phone_message ? { phone_message: now.phone_message } : {}),
      note: now.note ?? null,
      short: [...(now.short ?? [])],
      address: now.of && old.address ? { of: now.of, before: addressOf(old.address) } : null,
    }
  })
}

/** The mails to its customer that were given up, newest first. */
export const failedMailsPart = partOf<Order['failed_mails'][number]>(sql`
  select m.recipient, m.subject from mails m
   where m.shop_id = orders.shop_id and m.order_id = orders.id and m.state = 'failed'
   order by m.id desc limit ${most}`)

/** The messages to its customer's phone that were given up, newest first. */
export const failedPhonePart = partOf<{ readonly phone: string }>(sql`
  select m.phone from phone_messages m
   where m.shop_id = orders.shop_id and m.order_id = orders.id and m.state = 'failed'
   order by m.id desc limit ${most}`)

/** What the staff wrote on an order, newest first. */
export const notesPart = partOf<OrderNote>(sql`
  select n.id, n.note, n.at, ${fullName('u')} as "user"
    from order_notes n left join users u on u.shop_id = n.shop_id and u.id = n.user_id
   where n.shop_id = orders.shop_id and n.order_id = orders.id
   order by n.id desc limit ${most}`)

/** What was read of them. */
export function notesFrom(rows: readonly OrderNote[]): OrderNote[] {
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}
