import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '#server/db/schema/people.ts'
import { introduceSeller, newInvoicable, newInvoice } from '#tests/fixtures/invoices.fixture.ts'
import { ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { newShippable } from '#tests/fixtures/shipments.fixture.ts'
import type { Counted } from '#tests/kill-after.ts'
import { cheapHash } from '#tests/passwords.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { makePlace, type Place, type Server, startServer } from '#tests/server-process.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { type Census, censusOf, changesOf, disagreementsIn, waitLong } from './killed.ts'

/** The same with a real process, killed from within by SIGKILL between two of its writes. */

let shop: Shop
let place: Place
let server: Server
let armed = ''

beforeAll(async () => {
  shop = await openShop()
  await introduceSeller(shop)
  await newInvoice(shop, { status: 'succeed' })
  // An admin without a password is given a link at every start.
  await shop.db
    .update(users)
    .set({ password_hash: cheapHash('Panel!2026') })
    .where(eq(users.type, 'admin'))
  place = makePlace()
  armed = join(place.env.PANEL_DIR ?? '', 'kill-after')
  await start()
})

afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  await place.clear()
  await shop.close()
})

async function start(): Promise<void> {
  const preload = `--import=${new URL('../../kill-after.ts', import.meta.url).href}`
  server = await startServer({ ...place.env, DATABASE_URL: shop.url, KILL_AFTER: armed, NODE_OPTIONS: preload })
}

type Call = readonly [method: string, path: string, body: unknown]

const calls: Readonly<Record<string, () => Promise<Call>>> = {
  'shipping an order': async () => {
    const { id } = await newShippable(shop)
    const body = { step: 'REGISTER', version: 1, shipping_method_id: shop.own.shipping_method }
    return ['POST', `${ordersPath}/${id}/shipment`, body]
  },
  'issuing an invoice': async () => [
    'POST',
    `${ordersPath}/${(await newInvoicable(shop)).id}/invoice`,
    { profile: 'earchive' },
  ],
  'cancelling an invoice': async () => [
    'PATCH',
    `/v1/panel/invoices/${(await newInvoice(shop, { status: 'succeed' })).id}/status`,
    { step: 'CANCEL' },
  ],
}

test.for([
  ['shipping an order', 1, 'nobody was told of it, but for the note'],
  ['shipping an order', 3, 'the company has the parcel'],
  ['shipping an order', 4, 'and its answer is noted'],
  ['issuing an invoice', 1, 'it is numbered, and the integrator has not got it'],
  ['issuing an invoice', 3, 'the integrator has it'],
  ['cancelling an invoice', 2, 'the integrator has cancelled it'],
] as const)('%s, killed after %i writes: %s', async ([name, writes]) => {
  const whole = await begun(name)
  const from = await censusOf(shop)
  expect((await whole()).status).toBe(200)
  await waitLong(shop)
  const expected = rowsChanged(from, await censusOf(shop))

  const ask = await begun(name)
  const [before, disagreed] = [await censusOf(shop), await disagreementsIn(shop)]
  // An invoice is issued by a job that the request begins.
  const counted: Counted = name === 'issuing an invoice' ? 'since the request' : 'request'
  writeFileSync(armed, JSON.stringify({ left: writes, counted }))
  server.child.kill('SIGUSR2')
  await server.said(/it is killed soon/)
  await ask().catch(() => null)
  await server.ended
  await start()
  await waitLong(shop)
  expect(await brokenInvariants(shop)).toEqual([])
  expect(await disagreementsIn(shop)).toEqual(disagreed)
  // What the server brought to its end by itself is refused to whoever asks for it again.
  expect((await ask()).status).toBe(name === 'cancelling an invoice' ? 409 : 200)
  await waitLong(shop)
  expect(rowsChanged(before, await censusOf(shop))).toEqual(expected)
})

/** What has changed but for who sent a mail: it leaves by the process or by the test, whichever comes first, and its row says that it left. */
function rowsChanged(before: Census, after: Census): Census {
  const { mails: _, ...changed } = changesOf(before, after)
  return changed
}

let keys = 0

/** A call to the process, the same each time it is made. */
async function begun(name: keyof typeof calls): Promise<() => Promise<Response>> {
  const [method, path, body] = (await calls[name]?.()) ?? ['POST', '', null]
  keys += 1
  const headers = {
    authorization: `Bearer ${shop.admin}`,
    'content-type': 'application/json',
    'x-sid': String(shop.own.shop_id),
    'idempotency-key': `killed-process-${keys}`,
  }
  return () => fetch(`${server.url}${path}`, { method, headers, body: JSON.stringify(body) })
}
