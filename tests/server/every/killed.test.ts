import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Operation, operationName } from '#api/operations/platform/operation.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { cargo_announcements } from '#server/db/schema/shipments.ts'
import { removeLooseFiles } from '#server/platform/files/clean.ts'
import { followInvoices } from '#server/sales/invoices/follow.ts'
import { voidLabels } from '#server/sales/shipping/void-labels.ts'
import { effectsOf, killedAfter } from '#tests/effects.ts'
import { introduceSeller, newInvoice, sayOf } from '#tests/fixtures/invoices.fixture.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { addressFor, plainParcel } from '#tests/fixtures/shipments.fixture.ts'
import { dataUrl, png } from '#tests/pictures.ts'
import { gated, sampleOf } from '#tests/samples/samples.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { type Answered, openShop, type Shop } from '#tests/shop.ts'
import { type Census, censusOf, changesOf, disagreementsIn, waitLong, workOn } from './killed.ts'

/**
 * The process is killed between any two effects of whatever anybody can ask for, and of the work that follows by itself. Opened again, nothing
 * is broken; what was answered is done, whoever got no answer asks again with the same key, and all is as if nothing had happened.
 */

let shop: Shop
beforeAll(() => open())
afterAll(() => shop.close())

async function open(): Promise<void> {
  shop = await openShop()
  await introduceSeller(shop)
  // The series of its numbers begins with the first.
  await newInvoice(shop, { status: 'succeed' })
}

/** What is done with everything there is, by every call anew. */
const ofAll = ['DELETE /v1/panel/products/all', 'POST /v1/panel/marketplace-orders/fetch']

/** What the server has brought to its end by itself, and refuses to whoever asks again because it is done. */
const doneMeanwhile: Readonly<Record<string, number>> = { 'PATCH /v1/panel/invoices/:id/status': 409 }

/** A company that goes on by itself: a parcel of the sandbox comes a stop further whenever somebody asks for it. */
const goesOn = ['POST /v1/panel/orders/:id/shipment/news']

/** What goes to people once or not at all: a newsletter whose mail server was being asked is told of as unclear, and not sent again. */
const onceAtMost = ['POST /v1/panel/newsletter-sendings']

/** What a call changed, an unclear mail like one that arrived. */
function changedBy(operation: Operation, before: Census, after: Census): Census {
  const changes = changesOf(before, after)
  if (!onceAtMost.includes(operationName(operation))) return changes
  const { mails: _, 'newsletter_recipients failed': unclear = 0, 'job_rows refused': refused = 0, ...rest } = changes
  const { 'newsletter_recipients sent': sent = 0, 'job_rows done': done = 0 } = rest
  expect([unclear <= 1, refused]).toEqual([true, unclear])
  return { ...rest, 'newsletter_recipients sent': sent + unclear, 'job_rows done': done + refused }
}

const changing = gated.filter((operation) => operation.method !== 'GET' && !operation.reads)
let keys = 0

interface Begun {
  readonly ask: () => Promise<Answered>
  /** What it is answered while its server lives. */
  answered?: Answered
}

/** A call that is about to be made, in a shop that nothing is under way in. */
async function begin(operation: Operation): Promise<Begun> {
  if (ofAll.includes(operationName(operation))) {
    await shop.close()
    await open()
  }
  await waitLong(shop)
  const { path, body } = await sampleOf(operation, shop, shop.own, shop.admin)
  keys += 1
  const key = `killed-key-${keys}`
  return { ask: () => shop.call(operation.method, path, { as: shop.admin, body, key }) }
}

/** The call, and what its server does by itself afterwards. */
async function step(begun: Begun): Promise<void> {
  const server = shop
  begun.answered = await begun.ask()
  await workOn(server)
}

test.each(changing.map((operation) => [operationName(operation), operation] as const))('%s', async (_, operation) => {
  const first = await begin(operation)
  const effects = await effectsOf(shop, () => step(first))
  expect(first.answered?.http).toBe(200)
  if (effects.length < 2) return

  const whole = await begin(operation)
  const from = await censusOf(shop)
  await step(whole)
  await waitLong(shop)
  const expected = changedBy(operation, from, await censusOf(shop))
  for (let most = 1; most <= effects.length; most += 1) {
    const where = `killed after ${effects[most - 1]}, ${most} of ${effects.length}`
    const begun = await begin(operation)
    const before = await censusOf(shop)
    const disagreed = await disagreementsIn(shop)
    await killedAfter(shop, most, () => step(begun))
    // Whoever was cut off in the middle of its answer has none.
    const answered = begun.answered?.http === 200 ? begun.answered : null
    shop = await shop.startAgain()
    await waitLong(shop)
    expect([await brokenInvariants(shop), await disagreementsIn(shop)], where).toEqual([[], disagreed])
    if (answered) expect(changedBy(operation, before, await censusOf(shop)), where).toEqual(expected)
    const again = await begun.ask()
    if (answered) expect(again.text, where).toBe(answered.text)
    else expect([200, doneMeanwhile[operationName(operation)]], where).toContain(again.http)
    await waitLong(shop)
    if (answered || !goesOn.includes(operationName(operation)))
      expect(changedBy(operation, before, await censusOf(shop)), where).toEqual(expected)
  }
})

/** What a server does when it is due, and what is due. */
const turns: Readonly<
  Record<string, readonly [arrange: () => Promise<unknown>, turn: (server: Shop) => Promise<unknown>]>
> = {
  'taking back a parcel that nobody needs': [
    async () => {
      const { db, own, services } = shop
      const { id: order_id } = await newOrder(shop, { status: 'cancelled' })
      const reference = `${own.shop_id}-${order_id}-1`
      await services.cargo.register(
        { reference, recipient: 'Zeynep Yılmaz', address: addressFor('taken'), service: 'standard', ...plainParcel },
        { anyway: false },
      )
      await db
        .insert(cargo_announcements)
        .values({ shop_id: own.shop_id, order_id, reference, ask_at: sql`now()` as never })
    },
    ({ services }) => voidLabels(services),
  ],
  'asking what became of an invoice': [
    async () => {
      const { id, uuid } = await newInvoice(shop, { status: 'unknown' })
      await sayOf(shop, uuid, 'DELIVERED')
      await shop.db
        .update(invoices)
        .set({ ask_at: sql`now()` as never })
        .where(eq(invoices.id, id))
    },
    ({ services }) => followInvoices(services),
  ],
  'removing a file that no record names': [
    async () => {
      await shop.call('POST', '/v1/files', {
        body: { type: 'product', image: dataUrl('image/png', await png()), realName: 'a.png' },
      })
      await shop.db.execute(sql`update files set created_at = now() - interval '2 days' where attached = 0`)
    },
    ({ services }) => removeLooseFiles(services),
  ],
}

test.each(Object.entries(turns))('by itself: %s', async (_, [arrange, turn]) => {
  await waitLong(shop)
  await arrange()
  const from = await censusOf(shop)
  const effects = await effectsOf(shop, () => turn(shop))
  const expected = changesOf(from, await censusOf(shop))
  expect(effects.length).toBeGreaterThan(1)
  for (let most = 1; most <= effects.length; most += 1) {
    const where = `killed after ${effects[most - 1]}, ${most} of ${effects.length}`
    await arrange()
    const before = await censusOf(shop)
    await killedAfter(shop, most, () => turn(shop))
    shop = await shop.startAgain()
    await waitLong(shop)
    expect([await brokenInvariants(shop), await disagreementsIn(shop)], where).toEqual([[], []])
    expect(changesOf(before, await censusOf(shop)), where).toEqual(expected)
  }
})
