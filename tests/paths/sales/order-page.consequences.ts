import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { mails } from '#server/db/schema/mails.ts'
import { order_lines, order_notes, orders } from '#server/db/schema/orders.ts'
import { pickings } from '#server/db/schema/pickings.ts'
import { variants } from '#server/db/schema/products.ts'
import { stock_movements } from '#server/db/schema/stock.ts'
import { anAddress, type NewOrder } from '#tests/fixtures/orders.fixture.ts'
import { receiptsOf, receivedToday } from '#tests/fixtures/payments.fixture.ts'
import type { Consequences, Sent } from '#tests/paths/cover/consequences.ts'
import type { World } from '#tests/paths/cover/http.ts'

/** An order of two pieces for 100.00. */
export interface OrderWorld extends World, NewOrder {}

type Stored = Awaited<ReturnType<typeof stored>>

/** Where the mails of the walks' orders go: the e-mail of the invoice, not that of the customer's account. */
export const mailedTo = 'nermin@fatura.test'

/** What each thing that is done on an order's page sends, and what is stored of it: order, goods, money, notes and mails. */
export const orderConsequences: Consequences<OrderWorld, Stored> = { senders: ['send'], sends, stored, after }

const statuses: Readonly<Record<string, string>> = {
  WAIT: 'pending',
  ACCEPT: 'accepted',
  CANCEL: 'cancelled',
  RETURN: 'undelivered_and_returned',
}
const written = ['ACCEPT', 'CANCEL']

/** What was last asked for, and what was typed for it since. */
function chosen(done: readonly EventObject[]) {
  const at = done.findLastIndex(({ type }) => ['STEP', 'RESTOCK', 'NOTE', 'ADDRESS', 'REST'].includes(type))
  const asked = done[at] as
    | { type: string; step?: { type: string }; of?: 'shipping' | 'invoice'; choice?: string }
    | undefined
  const typed = done.slice(at + 1) as { type: string; field?: string; text?: string }[]
  const pieces = typed.findLast(({ type }) => type === 'PIECES')?.text
  const note = (done.findLast(({ type }) => type === 'TYPE_NOTE') as { text?: string } | undefined)?.text ?? ''
  const parts = typed.flatMap(({ type, field = '', text = '' }) => (type === 'TYPE' ? [[field, text] as const] : []))
  const told = typed.findLast(({ type }) => type === 'PAYMENT') as { payment?: { reference?: string } } | undefined
  return {
    reference: told?.payment?.reference ?? '',
    act: asked?.step?.type ?? asked?.type ?? '',
    of: asked?.of ?? 'shipping',
    pieces,
    note,
    parts,
    choice: asked?.choice,
  }
}

/** The pieces that were typed, else all that are still with the customer. */
function comingBack(done: readonly EventObject[], known: Stored): number {
  const { pieces } = chosen(done)
  return pieces === undefined ? 2 - (known?.lines[0]?.returned ?? 0) : Number(pieces)
}

function sends(done: readonly EventObject[], known: Stored, { shop, id, line_id }: OrderWorld): Sent {
  const { act, of, note, parts, choice, reference } = chosen(done)
  const path = `/v1/panel/orders/${id}`
  const version = known?.order.version
  const lines = [{ line_id, quantity: comingBack(done, known) }]
  if (act === 'NOTE') return { method: 'POST', path: `${path}/notes`, body: { note } }
  if (act === 'REST') return { method: 'POST', path: `${path}/rest`, body: { line_id, choice, version } }
  if (act === 'RESTOCK') return { method: 'POST', path: `${path}/restock`, body: { lines } }
  if (act === 'ADDRESS') {
    const address = { ...anAddress, ...Object.fromEntries(parts) }
    return { method: 'PUT', path: `${path}/address`, body: { of, address, version } }
  }
  if (act === 'MARK_PAID')
    return {
      method: 'PATCH',
      path: `${path}/payment-status`,
      body: { payment_status: 'paid', version, payment: receivedToday(shop, reference) },
    }
  const body = { status: statuses[act], version, ...(act === 'RETURN' ? { lines } : {}) }
  return { method: 'PATCH', path: `${path}/status`, body }
}

function after(done: readonly EventObject[], before: Stored, world: OrderWorld): Stored {
  const { act, of, note, parts, choice, reference } = chosen(done)
  if (!before) throw new Error('A step of an order that is not there')
  if (act === 'NOTE') return { ...before, notes: [...before.notes, note] }
  const order = { ...before.order, version: before.order.version + 1, updated_at: expect.any(String) }
  if (act === 'REST') return choice === 'wait' ? { ...before, order, rest: choice } : lost(before, world, order)
  if (act === 'RESTOCK') return { ...withPieces(before, world, comingBack(done, before)), order }
  if (act === 'ADDRESS') {
    // Whom an invoice is for is stored in two words, and nobody named a firm.
    const person = of === 'invoice' ? { name: 'Zeynep', surname: 'Yılmaz', contact_type: 'individual' } : {}
    const address = { ...before.order[`${of}_address`], ...Object.fromEntries(parts), ...person }
    return { ...before, order: { ...order, [`${of}_address`]: address } }
  }
  if (act === 'MARK_PAID')
    return {
      ...before,
      order: { ...order, payment_status: 'paid', paid_total: 10_000 },
      payments: [...before.payments, { ...receivedToday(world.shop, reference), amount: 10_000 }],
    }
  const back = act === 'CANCEL' || act === 'RETURN' ? comingBack(done, before) : 0
  return {
    ...withPieces(before, world, back),
    order: { ...order, status: statuses[act] as typeof order.status },
    mails: [...before.mails, ...(written.includes(act) ? [mailedTo] : [])],
  }
}

/** So many pieces lie in the stock again. */
function withPieces(before: NonNullable<Stored>, { variant_id }: OrderWorld, quantity: number): NonNullable<Stored> {
  if (quantity === 0) return before
  const { stock } = before
  const came = { variant_id, type: 'system' as const, quantity, previous_stock: stock, unit_price: 5_000 }
  return {
    ...before,
    lines: before.lines.map((line) => ({ ...line, returned: line.returned + quantity })),
    stock: stock + quantity,
    movements: [...before.movements, { ...came, current_stock: stock + quantity }],
  }
}

/** A piece is not sold any more, and was not on its shelf; nobody had paid it, so that nobody owes it: 50.00 with 8.33 of tax are left. */
function lost(before: NonNullable<Stored>, world: OrderWorld, order: NonNullable<Stored>['order']): Stored {
  const back = withPieces(before, world, 1)
  const gone = { variant_id: world.variant_id, type: 'loss' as const, quantity: -1, unit_price: null }
  const stock = { previous_stock: back.stock, current_stock: back.stock - 1 }
  return {
    ...back,
    rest: 'write_off',
    order: { ...order, product_total: 5_000, total: 5_000, tax_total: 833 },
    lines: back.lines.map((line) => ({ ...line, left_out: 1, total: 5_000 })),
    stock: back.stock - 1,
    movements: [...back.movements, { ...gone, ...stock }],
  }
}

/** What was decided about the piece that was not packed. */
async function restOf({ db }: OrderWorld['shop'], id: number): Promise<string | undefined> {
  const [picking] = await db.select().from(pickings).where(eq(pickings.order_id, id))
  const [line] = picking?.lines ?? []
  if (line?.written_off === 1) return 'write_off'
  return line?.awaited === 1 ? 'wait' : undefined
}

/** All rows that have to do with it; nothing once it is gone. */
async function stored({ shop, id, variant_id }: OrderWorld) {
  const { db } = shop
  const [order] = await db.select().from(orders).where(eq(orders.id, id))
  const [variant] = await db.select({ stock: variants.quantity }).from(variants).where(eq(variants.id, variant_id))
  if (!order || !variant) return null
  const notes = await db.select().from(order_notes).where(eq(order_notes.order_id, id)).orderBy(asc(order_notes.id))
  const written = await db.select().from(mails).where(eq(mails.order_id, id)).orderBy(asc(mails.id))
  return {
    order,
    rest: await restOf(shop, id),
    stock: variant.stock,
    lines: await db.select().from(order_lines).where(eq(order_lines.order_id, id)),
    movements: await db
      .select({
        variant_id: stock_movements.variant_id,
        type: stock_movements.type,
        quantity: stock_movements.quantity,
        previous_stock: stock_movements.previous_stock,
        current_stock: stock_movements.current_stock,
        unit_price: stock_movements.unit_price,
      })
      .from(stock_movements)
      .where(eq(stock_movements.order_id, id))
      .orderBy(asc(stock_movements.id)),
    payments: await receiptsOf(shop, id),
    notes: notes.map(({ note }) => note),
    mails: written.map(({ recipient }) => recipient),
  }
}
