import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { invoices } from '#server/db/schema/invoices.ts'
import { audit_log } from '#server/db/schema/requests.ts'
import { sandbox_einvoices, sandbox_parcels } from '#server/db/schema/sandbox.ts'
import { shipments } from '#server/db/schema/shipments.ts'
import { followInvoices } from '#server/sales/invoices/follow.ts'
import { followParcels } from '#server/sales/shipping/follow.ts'
import { introduceSeller, invoiceOf, newInvoice, sayOf } from '#tests/fixtures/invoices.fixture.ts'
import { orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { addressFor, newSent, newShippable } from '#tests/fixtures/shipments.fixture.ts'
import { workOff } from '#tests/jobs.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What the server asks other companies for by itself: queued invoices, and parcels on their way. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  // Nothing is due but what a test makes due.
  await shop.db.update(invoices).set({ ask_at: never })
  await shop.db.update(shipments).set({ ask_at: never })
})
afterEach(async () => {
  shop.eInvoiceSandbox.down = false
  shop.services.sandboxCargo.trouble = null
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const never = '9999-01-01T00:00:00Z'
const now = sql`now()` as unknown as string
const due = (id: number) => shop.db.update(invoices).set({ ask_at: now }).where(eq(invoices.id, id))
const comesDue = (order_id: number) =>
  shop.db.update(shipments).set({ ask_at: now }).where(eq(shipments.order_id, order_id))
const invoiceRow = async (id: number) => (await shop.db.select().from(invoices).where(eq(invoices.id, id)))[0]
const parcelRow = async (order_id: number) =>
  (await shop.db.select().from(shipments).where(eq(shipments.order_id, order_id)))[0]
const askedOf = async (uuid: string) =>
  (await shop.db.select().from(sandbox_einvoices).where(eq(sandbox_einvoices.uuid, uuid)))[0]?.asked
const later = (at: string | null | undefined) => Date.parse(at ?? '') > Date.now()

/** An invoice that the integrator has and that waits there. */
async function queuedInvoice() {
  const made = await newInvoice(shop)
  await sayOf(shop, made.uuid, 'QUEUED')
  await workOff(shop)
  await due(made.id)
  return made
}

describe('a queued invoice', () => {
  test('comes through though nobody asks, takes its order along, and the log names no person', async () => {
    const { id, uuid, order_id } = await queuedInvoice()
    expect((await invoiceOf(shop, order_id)).standing.status).toBe('waiting')
    await sayOf(shop, uuid, 'DELIVERED')
    await followInvoices(shop.services)
    expect((await invoiceOf(shop, order_id)).standing).toMatchObject({ status: 'succeed', answer: 'automatic' })
    expect(await orderIn(shop, order_id)).toMatchObject({ status: 'invoiced' })
    const { history } = (await shop.call('GET', `${ordersPath}/${order_id}`)).body.data
    expect(history[0]).toMatchObject({ event: 'INVOICE', user: 'Kepenk' })
    const steps = and(eq(audit_log.subject, 'invoices'), eq(audit_log.subject_id, id), eq(audit_log.event, 'SUCCEED'))
    expect(await shop.db.select().from(audit_log).where(steps)).toMatchObject([{ user_id: null }])
  })

  test('is asked for once by two servers at once, and not again before its time', async () => {
    const made = []
    for (let at = 0; at < 12; at += 1) made.push(await queuedInvoice())
    const before = await Promise.all(made.map(({ uuid }) => askedOf(uuid)))
    await Promise.all([followInvoices(shop.services), followInvoices(shop.services)])
    await followInvoices(shop.services)
    expect(await Promise.all(made.map(({ uuid }) => askedOf(uuid)))).toEqual(before.map((asked = 0) => asked + 1))
  })

  test('waits longer after each time that nothing is new', async () => {
    const { id } = await queuedInvoice()
    await shop.db.update(invoices).set({ asks: 3 }).where(eq(invoices.id, id))
    await followInvoices(shop.services)
    const row = await invoiceRow(id)
    expect(row).toMatchObject({ status: 'waiting', asks: 4 })
    expect(Date.parse(row?.ask_at ?? '')).toBeGreaterThan(Date.now() + 15 * 60_000)
  })

  test('stays as it is while the integrator does not answer, and goes on when it does', async () => {
    const { id, uuid, order_id } = await queuedInvoice()
    await sayOf(shop, uuid, 'DELIVERED')
    shop.eInvoiceSandbox.down = true
    await followInvoices(shop.services)
    const row = await invoiceRow(id)
    expect([row?.status, later(row?.ask_at)]).toEqual(['waiting', true])
    shop.eInvoiceSandbox.down = false
    await due(id)
    await followInvoices(shop.services)
    expect((await invoiceOf(shop, order_id)).standing.status).toBe('succeed')
  })

  test('of a shop that only tries out is not asked for, as when somebody asks', async () => {
    const { uuid } = await queuedInvoice()
    await introduceSeller(shop, { api_mode: 'test' })
    const before = await askedOf(uuid)
    await followInvoices(shop.services)
    expect(await askedOf(uuid)).toBe(before)
  })

  test('is not asked for by a server that closes', async () => {
    const { uuid } = await queuedInvoice()
    const before = await askedOf(uuid)
    await followInvoices(shop.services, () => true)
    expect(await askedOf(uuid)).toBe(before)
  })
})

describe('a parcel on its way', () => {
  const reached = async (order_id: number) => {
    const { tracking_code = '' } = (await parcelRow(order_id)) ?? {}
    const [row] = await shop.db.select().from(sandbox_parcels).where(eq(sandbox_parcels.tracking_code, tracking_code))
    return row?.reached.length
  }

  test('takes its order to the end of the way, and is asked for no more', async () => {
    const id = await newSent(shop)
    const seen: string[] = []
    for (let turn = 0; turn < 4; turn += 1) {
      await comesDue(id)
      await followParcels(shop.services)
      seen.push((await orderIn(shop, id)).status)
    }
    expect(seen).toEqual(['picked_up', 'in_cargo', 'on_delivery', 'delivered'])
    expect(await parcelRow(id)).toMatchObject({ ask_at: null, heard: 4 })
    const { history, shipping } = (await shop.call('GET', `${ordersPath}/${id}`)).body.data
    expect([history[0], shipping.history[0]]).toMatchObject([
      { event: 'DELIVER', user: 'Kepenk' },
      { event: 'FOLLOW', user: 'Kepenk' },
    ])
  })

  test('is asked for once by two servers at once', async () => {
    const ids = [await newSent(shop), await newSent(shop), await newSent(shop)]
    for (const id of ids) await comesDue(id)
    await Promise.all([followParcels(shop.services), followParcels(shop.services)])
    expect(await Promise.all(ids.map(reached))).toEqual([1, 1, 1])
  })

  test('with nothing new waits longer, and the log stays as it was', async () => {
    const { id } = await newShippable(shop, { shipping_address: addressFor('taken', { zip: '06133' }) })
    const body = { step: 'REGISTER', version: 1, shipping_method_id: shop.own.shipping_method }
    await shop.call('POST', `${ordersPath}/${id}/shipment`, { body })
    const turn = async () => {
      await comesDue(id)
      await followParcels(shop.services)
    }
    for (let stop = 0; stop < 4; stop += 1) await turn()
    const told = async () => (await shop.call('GET', `${ordersPath}/${id}`)).body.data.shipping.history.length
    const before = await told()
    expect(await parcelRow(id)).toMatchObject({ asks: 0 })
    await turn()
    const row = await parcelRow(id)
    expect([(await orderIn(shop, id)).status, row?.asks, later(row?.ask_at), await told()]).toEqual([
      'undelivered',
      1,
      true,
      before,
    ])
  })

  test('stays where it is while the company does not answer', async () => {
    const id = await newSent(shop)
    await comesDue(id)
    shop.services.sandboxCargo.trouble = 'down'
    await followParcels(shop.services)
    expect((await orderIn(shop, id)).status).toBe('reported_to_cargo')
    expect(later((await parcelRow(id))?.ask_at)).toBe(true)
  })
})

test.each(['invoices', 'shipments'])(
  'what of the %s is due is found by an index that holds the open ones alone',
  async (table) => {
    const { rows } = await shop.db.execute<{ indexdef: string }>(
      sql`select indexdef from pg_indexes where indexname = ${`${table}_due`}`,
    )
    expect(rows[0]?.indexdef).toMatch(/\(ask_at, id\) WHERE .*status/)
  },
)
