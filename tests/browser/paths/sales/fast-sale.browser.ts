import { eq, sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { FastSale, SalePayment } from '#api/contract/sales/fast-sale.ts'
import type { FastSaleContext, KeptTill } from '#machines/sales/fast-sale/fast-sale.context.ts'
import { users } from '#server/db/schema/people.ts'
import { scan } from '#tests/browser/keys.ts'
import { orNoAnswer } from '#tests/browser/no-answer.ts'
import { endSession, signInAgain } from '#tests/browser/paths/platform/record-desk.ts'
import { changeParked, failOnce, keptIn, openTillWith } from '#tests/browser/till-in-browser.ts'
import { cheapHash } from '#tests/passwords.ts'
import { inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import { password } from '#tests/paths/platform/people.fixture.ts'
import {
  foundBy,
  inThisShop,
  itsWay,
  opensSo,
  type Sold,
  soldSo,
  somethingAtTill,
  whose,
} from '#tests/paths/sales/fast-sale.fixture.ts'
import spec, { known, usual } from '#tests/paths/sales/fast-sale.paths.ts'
import type { Shop } from '#tests/shop.ts'

interface Desk extends PageFixture, Sold {
  readonly name: string
  /** The till knows the product: it is found by its name, and not asked for by its code again. */
  knows: boolean
  /** How many sales the server has taken. */
  taken: number
}

/** A sale at the till on its screen: scanned, paid, parked, kept and sent. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture, { steps }) => {
    const { shop } = browserFixture
    const sold = await somethingAtTill(shop)
    const { user_id, as } = await cashier(shop)
    const [customer] = await shop.db.select().from(users).where(eq(users.id, sold.customer_id))
    const page = await browserFixture.visit({ as })
    const kept = foundBy(steps)
    const parked = { id: known.parked, label: 'Ayşe Hanım', at: 1_000, snapshot: inThisShop(usual, sold) }
    const opens = steps.some(({ event }) => isBare(event)) ? [] : [parked]
    await openTillWith(page, `${shop.own.shop_id}/${user_id}`, kept && inThisShop(kept, sold), opens)
    return { browserFixture, page, ...sold, name: customer?.label ?? '', knows: false, taken: 0 }
  },
  open: ({ page }) => page.goto('/fastsale'),
  whose,
  quiet: ['park', 'take', 'queue'],
  answers: {
    open: (event, { fixture }) => opensSo(event, fixture),
    find: (event, { fixture, walked }) => {
      const [wanted] = (walked.context as FastSaleContext).wanted
      if (event.type.startsWith('xstate.done') && wanted && 'code' in wanted) fixture.knows = true
      return itsWay(event)
    },
    know: itsWay,
    check: itsWay,
    price: itsWay,
    sell: async (event, { fixture, page, ahead }) => {
      if (event.type.startsWith('xstate.done')) fixture.taken += 1
      if (ahead[0]?.event.type === 'xstate.error.actor.queue') await failOnce(page, 'outbox')
      return soldSo(event, fixture, () => endSession(fixture))
    },
  },
  events: {
    SCAN: async (event, { page, fixture }) => {
      const { code } = (event as unknown as { wanted: { code: string } }).wanted
      if (code === known.code && fixture.knows) {
        const field = page.locator('[id="product"]')
        await field.fill(fixture.code)
        const found = page.getByRole('option', { name: /^Keten elbise/ })
        // What was found for another text stands until the answer comes, and would go under the press.
        await expect.poll(() => field.getAttribute('aria-busy')).toBeNull()
        await expect.poll(() => found.count()).toBe(1)
        return found.click()
      }
      // Nobody has to go to the field first.
      await scan(page, code === known.code ? fixture.code : code)
    },
    SET_LINE: (event, { page }) => {
      const { key, value } = event as unknown as { key: string; value: string }
      return page.locator(`[id="lines.0.${key}"]`).fill(written(value))
    },
    REMOVE_LINE: (_, { page }) => page.getByRole('button', { name: /^Çıkar: Keten elbise/ }).click(),
    CHOOSE_CUSTOMER: async (_, { page, fixture: { name } }) => {
      await page.locator('[id="customer_id"]').fill(name)
      await page.getByRole('option', { name }).first().click()
    },
    WALK_IN: (_, { page }) => details(page).getByRole('button', { name: 'Temizle' }).first().click(),
    SET_ADDRESS: async (event, { page }) => {
      await details(page)
        .getByText(/^Adres:/)
        .click()
      const { part, value } = event as unknown as { part: string; value: string }
      await page.locator(`[id="address.${part}"]`).fill(value)
      await page.getByRole('option', { name: value, exact: true }).click()
    },
    CHANGE: async (event, { page }) => {
      const { changes } = event as unknown as { changes: Partial<FastSale> }
      const { order_type, shipping_price, discount, note } = changes
      if (order_type)
        await page.getByRole('radiogroup', { name: 'Sipariş türü' }).getByText('Telefon', { exact: true }).click()
      if (shipping_price !== undefined) await page.locator('[id="shipping_price"]').fill(String(shipping_price))
      if (discount) await page.locator('[id="discount"]').fill(written(String(discount.value)))
      if (note !== undefined) await page.locator('[id="note"]').fill(note)
    },
    USE_COUPON: async (event, { page }) => {
      const field = page.locator('[id="coupon_code"]')
      await field.fill((event as unknown as { code: string }).code)
      await field.press('Enter')
    },
    NO_COUPON: (_, { page }) => page.getByRole('button', { name: 'Kuponu çıkar' }).click(),
    NO_DISCOUNTS: (_, { page }) => button(page, 'İndirimleri çıkar').click(),
    PAY: (_, { page }) => pay(page).click(),
    BACK: (_, { page }) => page.getByRole('button', { name: 'Ürünlere dön' }).click(),
    ADD_PAYMENT: (_, { page }) => byCard(page).click(),
    SET_PAYMENT: (event, { page }) => {
      const { amount } = (event as unknown as { changes: SalePayment }).changes
      return page.locator('[id="payments.0.amount"]').fill(written(String(amount)))
    },
    REMOVE_PAYMENT: (_, { page }) =>
      page
        .getByRole('region', { name: 'Ödeme' })
        .getByRole('button', { name: /^Çıkar: / })
        .first()
        .click(),
    TENDER: (event, { page }) =>
      page.locator('[id="tendered"]').fill(written((event as unknown as { amount: string }).amount)),
    COMPLETE: (_, { page }) => complete(page).click(),
    PARK: async (event, { page, ahead }) => {
      if (ahead[0]?.event.type === 'xstate.error.actor.park') await failOnce(page, 'parked')
      await park(page).click()
      const dialog = page.getByRole('dialog', { name: 'Satışı beklet' })
      await dialog.getByLabel('Kimin satışı').fill((event as unknown as { label: string }).label)
      await dialog.getByRole('button', { name: 'Beklet' }).click()
    },
    TAKE: async (_, { page, fixture, ahead }) => {
      const { type = '', output } = (ahead[0]?.event ?? {}) as Partial<EventObject> & {
        output?: { kept: KeptTill | null }
      }
      if (type === 'xstate.error.actor.take') await failOnce(page, 'parked')
      else await changeParked(page, output?.kept ? inThisShop(output.kept, fixture) : null)
      await parkedSales(page).click()
      await takeUp(page).click()
    },
    DISCARD: (_, { page }) => discard(page).click(),
    CONFIRM: (_, { page }) => page.getByRole('alertdialog').getByRole('button', { name: 'Satışı sil' }).click(),
    CANCEL: (_, { page }) => page.getByRole('alertdialog').getByRole('button', { name: 'Vazgeç' }).click(),
    NEXT: (_, { page }) => page.getByRole('button', { name: 'Yeni satış' }).click(),
    RENEWED: (_, { fixture }) => signInAgain(fixture),
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
    DROP: (_, { page }) => page.getByRole('button', { name: 'Aramaktan vazgeç' }).click(),
  },
  states: {
    opening: (page) => page.locator('[data-skeleton]').first().waitFor(),
    unreachable: (page) => page.getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
    sale: showsSale,
    'sale.notFound': missed,
    'sale.notKnown': missed,
    'sale.discarding': (page) => page.getByRole('alertdialog').getByText('hiçbir şey kaydedilmez').waitFor(),
    // What the browser keeps by itself is over before anybody sees it.
    parking: async () => {},
    taking: async () => {},
    queueing: async () => {},
    storing: (page) => complete(page).and(page.locator('[aria-busy="true"]')).waitFor(),
    expired: (page) =>
      page
        .getByRole('alertdialog', { name: /Oturum/ })
        .getByLabel('Parola')
        .waitFor(),
    done: async (page, { walked, fixture }) => {
      const { queued, sold, draft } = walked.context as FastSaleContext
      if (!queued) await page.getByText(sold ? /^Satış bitti: 20\d\d-/ : /^Satış bitti:/).waitFor()
      const stored = await ordersOf(fixture)
      expect(stored).toHaveLength(fixture.taken)
      if (sold) expect(stored.at(-1)).toEqual(storedAs(draft))
      if (!queued) return
      await page.getByText(/satış burada saklanıyor/).waitFor()
      await expect.poll(async () => (await keptIn<{ total: string }>(page, 'outbox')).length).toBe(1)
    },
  },
  controls: {
    PAY: (_, { page }) => ({ refused: pay(page) }),
    COMPLETE: (_, { page }) => ({ refused: complete(page) }),
    ADD_PAYMENT: (_, { page }) => ({ refused: byCard(page) }),
    PARK: (_, { page }) => ({ refused: park(page) }),
    DISCARD: (_, { page }) => ({ refused: discard(page) }),
    CHANGE: (_, { page }) => ({ refused: page.getByRole('radio', { name: 'Telefon' }) }),
    TAKE: async (_, { page }) => {
      await parkedSales(page).click()
      return { refused: takeUp(page) }
    },
  },
  may: (event, { value, context }) => isOnOffer(event, value, context as FastSaleContext),
})

const written = (value: string) => value.replace('.', ',')
const details = (page: Page) => page.getByRole('region', { name: 'Müşteri ve teslimat' })
const button = (page: Page, name: string) => page.locator('main').getByRole('button', { name, exact: true })
const pay = (page: Page) => button(page, 'Ödemeye geç')
const complete = (page: Page) => button(page, 'Satışı bitir')
const byCard = (page: Page) => button(page, '+ Kredi kartı')
const park = (page: Page) => button(page, 'Beklet')
const discard = (page: Page) => button(page, 'Satışı sil')
const parkedSales = (page: Page) => page.getByRole('button', { name: /^Bekleyenler \(\d+\)$/ })
const takeUp = (page: Page) =>
  page.getByRole('dialog', { name: 'Bekleyen satışlar' }).getByRole('button', { name: 'Geri al' }).first()

/** Who sells at the till and does nothing else, and is that again after signing in anew. */
async function cashier(shop: Shop): Promise<{ user_id: number; as: string }> {
  const as = await shop.as([2900])
  const { user } = (await shop.call('GET', '/v1/auth/me', { as })).body.data
  const name = `Kasiyer ${user.id}`
  const role = await shop.call('POST', '/v1/panel/user-roles', { body: { name, permissions: [2900] } })
  await shop.db
    .update(users)
    .set({ password_hash: cheapHash(password), role_id: role.body.data.id })
    .where(eq(users.id, user.id))
  return { user_id: user.id, as }
}

/** The orders that the product of a walk was sold in, the newest last; in kuruş. */
async function ordersOf({ shop, variant_id }: Sold) {
  const { rows } = await shop.db.execute(sql`
    select o.channel, o.status, o.payment_status, o.paid_total::int as paid, l.quantity, l.price::int as price,
           (select array_agg(p.amount::int order by p.id) from order_payments p
             where p.shop_id = o.shop_id and p.order_id = o.id) as payments
      from orders o join order_lines l on l.shop_id = o.shop_id and l.order_id = o.id
     where o.shop_id = ${shop.own.shop_id} and l.variant_id = ${variant_id} order by o.id`)
  return rows
}

/** A sale in the shop is paid and delivered at once; what is ordered on the phone waits as any order does. */
function storedAs({ order_type, lines: [line], payments }: FastSale) {
  const sold = { channel: order_type, quantity: Number(line?.quantity), price: Math.round(Number(line?.price) * 100) }
  if (order_type === 'phone') return { ...sold, status: 'pending', payment_status: 'not_paid', paid: 0, payments: null }
  const parts = payments.map(({ amount }) => Math.round(Number(amount) * 100)).filter((amount) => amount > 0)
  const paid = parts.reduce((sum, amount) => sum + amount, 0)
  return { ...sold, status: 'delivered', payment_status: 'paid', paid, payments: parts }
}

function isBare({ type, output }: EventObject & { output?: unknown }): boolean {
  return type === 'xstate.done.actor.open' && (output as { parked: unknown[] }).parked.length === 0
}

/** What no control of the till can say, such as a method that the shop does not have. */
function isOnOffer(event: EventObject, value: unknown, context: FastSaleContext): boolean {
  const { parked, customer, draft, reachable } = context
  const { type, changes = {}, method } = event as EventObject & { changes?: object; method?: string }
  if (JSON.stringify(value) === '{"sale":"discarding"}') return type === 'CONFIRM' || type === 'CANCEL'
  // The till knows it by then, and asks nobody.
  if (type === 'SCAN' && asksAgain(event, context)) return false
  // They stand where nobody answered for a sale that has a coupon.
  const isHeld = !reachable && (draft.coupon_code ?? '') !== ''
  if (type === 'NO_DISCOUNTS') return isHeld
  if (type === 'RETRY' && JSON.stringify(value) === '{"sale":"paying"}') return isHeld
  if (type === 'TAKE') return parked.length > 0
  if (type === 'WALK_IN') return customer !== null
  if (type === 'ADD_PAYMENT') return method === 'credit_card' && draft.payments.every((one) => one.method !== method)
  if ('order_type' in changes) return changes.order_type === 'phone' && draft.order_type !== 'phone'
  return !['shipping_method_id', 'override', 'account_id'].some((one) => one in changes)
}

/** The same code, while it is looked for already. */
function asksAgain(event: EventObject, { wanted }: FastSaleContext): boolean {
  const codeOf = (one: unknown) => (one as { code?: string }).code
  const { wanted: asked } = event as EventObject & { wanted?: object }
  return wanted.some((one) => codeOf(one) === codeOf(asked))
}

async function missed(page: Page, moment: Moment<Desk>): Promise<void> {
  await page.getByRole('alert').filter({ hasText: 'Aramaktan vazgeç' }).waitFor()
  await showsSale(page, moment)
}

/** The lines, to whom, and how it is paid, as they were scanned and written. */
async function showsSale(page: Page, { walked, fixture }: Moment<Desk>): Promise<void> {
  const { draft, customer, failure } = walked.context as FastSaleContext
  // Whoever was refused a parked sale stands before them still.
  const dialog = page.getByRole('dialog', { name: 'Bekleyen satışlar' })
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Kapat' }).click()
  const paying = JSON.stringify((walked as AnyMachineSnapshot).value) === '{"sale":"paying"}'
  await (paying ? complete(page) : pay(page)).waitFor()
  const fields = async (like: string) =>
    page
      .locator(like)
      .evaluateAll((all) =>
        all.map((one) => Number((one as HTMLInputElement).value.replace(/\./g, '').replace(',', '.'))),
      )
  const lines = draft.lines.flatMap(({ quantity, price }) => [Number(quantity), Number(price)])
  await expect.poll(() => fields('input[id^="lines."]')).toEqual(lines)
  const payments = paying ? draft.payments.map(({ amount }) => Number(amount)) : []
  await expect.poll(() => fields('input[id^="payments."][id$=".amount"]')).toEqual(payments)
  const name = customer?.walk_in === false ? fixture.name : (customer?.name ?? '')
  await expect.poll(() => page.locator('[id="customer_id"]').inputValue()).toBe(name)
  if (paying && failure)
    await page.getByRole('alert').getByText(orNoAnswer('adet kaldı|Kaydedilemedi')).first().waitFor()
}
