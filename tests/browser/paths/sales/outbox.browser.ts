import { eq, sql } from 'drizzle-orm'
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { newSaleKey } from '#api/contract/sales/kept-sale.ts'
import type { OutboxContext, UnsentSale } from '#machines/sales/outbox/outbox.machine.ts'
import { variants } from '#server/db/schema/products.ts'
import { orNoAnswer } from '#tests/browser/no-answer.ts'
import { failOnce, holdTurn, keepSales, keptIn, takeTurn, untilTillOpens } from '#tests/browser/till-in-browser.ts'
import { fastSaleIn, fastSalePath, openTill } from '#tests/fixtures/fast-sale.fixture.ts'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { type Arranged, inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import type { Step } from '#tests/paths/cover/walks.ts'
import spec from '#tests/paths/sales/outbox.paths.ts'
import { variant } from '#tests/product-input.ts'
import type { Shop } from '#tests/shop.ts'

interface Desk extends PageFixture {
  readonly shop: Shop
  readonly variant_id: number
  readonly owner: string
  readonly method_id: number
  /** The keys of the sales that are kept now, by their numbers. */
  readonly keys: Map<number, string>
  /** The pieces of each sale that the server took. */
  readonly taken: number[]
  /** It took one, and its answer was lost. */
  unheard: boolean
}

/** Finished sales of a till on every page: sent by themselves, refused, mended and given up. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture, { input }) => {
    const { shop } = browserFixture
    if ((await handover(shop)) === 0) await openTill(shop)
    const { holder } = spec.inputs[input] as { holder: { permissions: number[] } }
    const as = await shop.as(holder.permissions)
    const { user } = (await shop.call('GET', '/v1/auth/me', { as })).body.data
    const page = await browserFixture.visit({ as })
    const { variant_id } = await newVariant(shop, { variants: [variant({ quantity: 0 })] })
    const owner = `${shop.own.shop_id}/${user.id}`
    return {
      ...{ browserFixture, shop, page, owner, variant_id, method_id: await handover(shop) },
      ...{ keys: new Map(), taken: [], unheard: false },
    }
  },
  open: async ({ page, owner }) => {
    await holdTurn(page, owner)
    // How long it waits before it tries again is the walk's to say.
    await page.clock.install()
    await page.goto('/no-access')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await untilTillOpens(page)
    await page.clock.pauseAt(Date.now() + 2_000)
  },
  whose: ({ method, path }) => {
    if (method !== 'POST' || !path.startsWith(fastSalePath)) return []
    return [path === fastSalePath ? 'send' : 'giveUp']
  },
  // What is read is over at once, and what follows is sent before the walk gets there.
  quiet: 'all',
  answers: {
    send: async (event, { fixture, walked, ahead }) => {
      const pieces = piecesOf(walked.context as OutboxContext)
      const kind = kindOf(event)
      await setStock(fixture, kind === 'refused' ? 0 : 100)
      if (kind === 'network' && !isTakenLater(ahead)) return { how: 'lost' }
      if (kind === 'network') {
        fixture.taken.push(pieces)
        fixture.unheard = true
        return { how: 'answerLost' }
      }
      if (kind === undefined && !fixture.unheard) fixture.taken.push(pieces)
      fixture.unheard = false
      return { how: 'through' }
    },
    giveUp: (event): Arranged => ({ how: kindOf(event) === 'network' ? 'lost' : 'through' }),
  },
  events: {
    CHANGED: async (event, { fixture, page }) => {
      const { sales } = event as unknown as { sales: readonly UnsentSale[] }
      fixture.keys.clear()
      for (const { number } of sales) fixture.keys.set(number, newSaleKey())
      await keepSales(
        page,
        fixture.owner,
        sales.map((sale) => ownSale(sale, fixture)),
      )
    },
    TURN: async (_, moment) => {
      await readsSo(moment)
      await takeTurn(moment.page)
    },
    RETRY: async (_, moment) => {
      await readsSo(moment)
      await outbox(moment.page).getByRole('button', { name: 'Şimdi gönder' }).click()
    },
    ONLINE: async (_, moment) => {
      await readsSo(moment)
      await moment.page.evaluate(() => void window.dispatchEvent(new Event('online')))
    },
    MEND: async (event, moment) => {
      if (moment.ahead[0]?.event.type === 'xstate.error.actor.mend') await failOnce(moment.page, 'outbox')
      await mend(saleOf(event, moment)).click()
    },
    GIVE_UP: (event, moment) => giveUp(saleOf(event, moment)).click(),
    CONFIRM: (_, { page }) => givesUp(page).click(),
    CANCEL: (_, { page }) => question(page).getByRole('button', { name: 'Satışı sakla' }).click(),
  },
  passes: async (_, moment) => {
    await readsSo(moment)
    await moment.page.clock.fastForward(60_000)
  },
  states: {
    'sender.acknowledged': showsSales,
    'sender.unsent.queued': showsSales,
    // What the browser keeps is read before anybody sees it.
    'sender.unsent.reading': async () => {},
    'sender.unsent.sending': async (page, moment) => {
      // A question may stand in front of it.
      await outbox(page)
        .locator('button', { hasText: 'Şimdi gönder' })
        .and(page.locator('[aria-busy="true"]'))
        .waitFor({ state: 'attached' })
      await showsSales(page, moment)
    },
    'sender.unsent.unreachable': async (page, moment) => {
      await outbox(page).getByText(orNoAnswer('Gönderilemedi')).first().waitFor({ state: 'attached' })
      await showsSales(page, moment)
    },
    'refused.none': async () => {},
    'refused.waiting': showsRefused,
    'refused.mending': async () => {},
    // A call that is lost is on the page before it is asked anew.
    'refused.asking': (page) => givesUp(page).and(page.locator(':not([aria-busy="true"])')).waitFor(),
    'refused.givingUp': (page) => givesUp(page).and(page.locator('[aria-busy="true"]')).waitFor(),
  },
  controls: {
    // A sale that waits has neither: nobody but the server sets it free.
    MEND: (event, moment) => controlFor(event, moment, mend),
    GIVE_UP: (event, moment) => controlFor(event, moment, giveUp),
  },
  may: ({ type }, { value }) => {
    const { sender, refused } = value as { sender: unknown; refused: string }
    // A question stands in front of the page.
    if ((refused === 'asking' || refused === 'givingUp') && type === 'RETRY') return false
    return type !== 'RETRY' || JSON.stringify(sender) === '{"unsent":"unreachable"}'
  },
})

const outbox = (page: Page) => page.locator('section[aria-label="Gönderilmemiş satışlar"]')
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Satıştan vazgeçilsin mi?' })
const givesUp = (page: Page) => question(page).getByRole('button', { name: 'Satıştan vazgeç' })
const mend = (sale: Locator) => sale.getByRole('button', { name: 'Kasada düzelt' })
const giveUp = (sale: Locator) => sale.getByRole('button', { name: 'Satıştan vazgeç' })

/** The sale of an event among those that are refused. */
function saleOf(event: EventObject, { page, walked }: Moment<Desk>): Locator {
  const { key } = event as unknown as { key: string }
  const refused = (walked.context as OutboxContext).sales.filter((sale) => sale.refused !== null)
  return outbox(page)
    .getByRole('listitem')
    .nth(
      Math.max(
        0,
        refused.findIndex((sale) => sale.key === key),
      ),
    )
}

function controlFor(event: EventObject, moment: Moment<Desk>, control: typeof mend) {
  const { key } = event as unknown as { key: string }
  const { sales } = moment.walked.context as OutboxContext
  const isRefused = sales.some((sale) => sale.key === key && sale.refused !== null)
  return isRefused
    ? { refused: control(saleOf(event, moment)) }
    : { absent: control(outbox(moment.page)).nth(sales.length) }
}

/** Two pieces of the first, one of the second: the server tells them apart. */
function ownSale({ number, refused }: UnsentSale, { shop, variant_id, method_id, keys }: Desk): object {
  const quantity = 3 - number
  const total = (49.9 * quantity).toFixed(2)
  const body = fastSaleIn(shop, variant_id, {
    shipping_method_id: method_id,
    lines: [{ variant_id, quantity, price: '49.90' }],
    payments: [{ method: 'cash', amount: total, account_id: null }],
  })
  return {
    ...{ key: keys.get(number), number, at: number, refused, body, total, currency: 'TRY', pieces: quantity },
    snapshot: null,
  }
}

/** The pieces of the sale that is on its way: of those that nobody refused, the oldest. */
function piecesOf({ sales }: OutboxContext): number {
  return 3 - (sales.find(({ refused }) => refused === null)?.number ?? 0)
}

/** What is read next is what the walk finds: all that is kept, less what another window sent, or nothing where the disk fails. */
async function readsSo({ page, fixture, ahead, walked }: Moment<Desk>): Promise<void> {
  const next = ahead.find(({ event }) => /^xstate\.(done|error)\.actor\.read$/.test(event.type))?.event
  if (next?.type.startsWith('xstate.error')) return failOnce(page, 'outbox', 'readonly')
  const { output = [] } = (next ?? {}) as { output?: readonly UnsentSale[] }
  const { sales } = walked.context as OutboxContext
  const gone = sales.filter(({ number }) => !output.some((one) => one.number === number))
  for (const { number } of gone) await keepSales(page, fixture.owner, [], fixture.keys.get(number))
}

/** What got no answer is sent once more before anything else becomes of it: it was stored the first time. */
function isTakenLater(ahead: readonly Step[]): boolean {
  const next = ahead.findIndex(({ event }) => event.type.endsWith('.actor.send'))
  const between = ahead.slice(0, next).map(({ event }) => event)
  const stays = between.every(({ type }) => !['CHANGED', 'CONFIRM', 'xstate.done.actor.mend'].includes(type))
  const reads = between.flatMap((event) => (event as { output?: readonly unknown[] }).output ?? [])
  return next > 0 && stays && reads.length > 0 && ahead[next]?.event.type === 'xstate.done.actor.send'
}

async function setStock({ shop, variant_id }: Desk, quantity: number): Promise<void> {
  await shop.db.update(variants).set({ quantity }).where(eq(variants.id, variant_id))
}

async function handover({ db, own }: Shop): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id::int from shipping_methods where shop_id = ${own.shop_id} and walk_in = 1 limit 1`,
  )
  return rows[0]?.id ?? 0
}

/** How many are kept, on the page and in the browser; and the server has each that it took once. */
async function showsSales(page: Page, { walked, fixture }: Moment<Desk>): Promise<void> {
  const { sales } = walked.context as OutboxContext
  // What the browser moves by itself is over before anybody sees it.
  if ((walked.value as { refused: string }).refused === 'mending') return
  if (sales.length === 0) await outbox(page).waitFor({ state: 'detached' })
  else await outbox(page).getByText(`${sales.length} satış gönderilmedi`).waitFor({ state: 'attached' })
  await expect.poll(async () => (await keptIn(page, 'outbox')).length).toBe(sales.length)
  const { rows } = await fixture.shop.db.execute<{ quantity: number }>(sql`
    select quantity from order_lines
     where shop_id = ${fixture.shop.own.shop_id} and variant_id = ${fixture.variant_id} order by order_id`)
  expect(rows.map(({ quantity }) => quantity)).toEqual(fixture.taken)
}

/** The refused ones, each with what stands in its way. */
async function showsRefused(page: Page, { walked }: Moment<Desk>): Promise<void> {
  if (JSON.stringify(walked.value).includes('reading')) return
  const { sales } = walked.context as OutboxContext
  const refused = sales.filter((sale) => sale.refused !== null)
  await expect.poll(() => outbox(page).locator('li').count()).toBe(refused.length)
}

function kindOf(event: EventObject): ApiFailure['kind'] | undefined {
  return (event as { error?: ApiFailure }).error?.kind
}
