import { eq } from 'drizzle-orm'
import { password_resets, users } from '#server/db/schema/people.ts'
import { hashOf, newShopToken } from '#server/platform/http/tokens.ts'
import { newInvoicable, storedInvoice } from '#tests/fixtures/invoices.fixture.ts'
import { listOnMarketplace } from '#tests/fixtures/marketplace.fixture.ts'
import { boughtThere } from '#tests/fixtures/marketplace-orders.fixture.ts'
import { newListing, newVariant } from '#tests/fixtures/matches.fixture.ts'
import { type NewOrder, newOrder } from '#tests/fixtures/orders.fixture.ts'
import { approvedRefund, newRefund } from '#tests/fixtures/refunds.fixture.ts'
import { newReview } from '#tests/fixtures/reviews.fixture.ts'
import { newSent, newShippable } from '#tests/fixtures/shipments.fixture.ts'
import { addJob, workOff } from '#tests/jobs.ts'
import { cheapHash } from '#tests/passwords.ts'
import { dataUrl, png } from '#tests/pictures.ts'
import { productInput, variant } from '#tests/product-input.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { english, type Seeded, turkish } from '#tests/seed.ts'
import { aCategory, all, type Whole } from '#tests/server/platform/records/drafts.ts'
import type { Shop } from '#tests/shop.ts'

/** What acts are done with: records that are there, each for one call. */
export interface Given {
  readonly own: Seeded
  readonly email: string
  readonly password: string
  /** A token that signing in may replace, one to sign out with, and one of a reset link. */
  readonly older: string
  readonly leaving: string
  readonly link: string
  readonly image: string
  readonly file: { readonly id: number; readonly name: string }
  readonly product: number
  readonly toDelete: number
  /** A product of the marketplace. */
  readonly listed: string
  /** A category without a record below it, and one that goes. */
  readonly category: number
  readonly view: number
  readonly emptied: number
  /** A brand that lies in the trash. */
  readonly trashable: number
  /** A job that waits, one with a failed record, and one that is done. */
  readonly jobs: { readonly open: number; readonly failed: number; readonly done: number }
  readonly records: Readonly<Record<Whole, number>>
  /** Marketplace products, one to refuse and one to choose for, and a variant of the shop. */
  readonly matches: { readonly refused: number; readonly chosen: number; readonly variant: number }
  /** A review that waits, one that was accepted, and one that was answered. */
  readonly waiting: number
  readonly accepted: number
  readonly answered: number
  /** Orders that wait, each for one step. */
  readonly orders: {
    readonly moved: number
    readonly paid: number
    readonly shipped: number
    readonly picked: number
    readonly followed: number
    readonly bulk: number
    readonly invoiced: number
    readonly addressed: number
    readonly delivered: NewOrder
    /** A variant that is sold in new ones. */
    readonly sold: number
    readonly sentBack: NewOrder
  }
  /** Refunds that wait, and one that is approved. */
  readonly refunds: {
    readonly decided: { readonly id: number; readonly line_id: number }
    readonly moved: number
    readonly received: number
    readonly paid: number
  }
  /** Invoices that were taken, one to be asked for and one to be cancelled. */
  readonly invoices: { readonly asked: number; readonly cancelled: number }
  /** Files of brands: one as it was read, one that was checked, and jobs that apply another two, one waiting and one over. */
  readonly imported: number
  readonly discarded: number
  readonly applicable: number
  readonly job: number
  readonly over: number
}

const aView = {
  list: 'brands',
  name: 'Stoksuz',
  shared: 0,
  query: { search: '', order_index: 'brands.id', order_direction: 'desc', filters: {} },
  columns: null,
}

const password = 'Panel!2026'

/** Everything that some call is made with. */
export async function arrange(shop: Shop): Promise<Given> {
  const { own } = shop
  await shop.db
    .update(users)
    .set({ password_hash: cheapHash(password) })
    .where(eq(users.shop_id, own.shop_id))
  const link = newShopToken(own.shop_id)
  const expires_at = new Date(Date.now() + 3_600_000).toISOString()
  await shop.db
    .insert(password_resets)
    .values({ token_hash: hashOf(link), shop_id: own.shop_id, user_id: own.employee_id, expires_at })
  const image = dataUrl('image/png', await png())
  const add = async (path: string, body: unknown) => {
    const { data } = (await shop.call('POST', path, { body })).body
    return data as { id: number; name: string }
  }
  let made = 0
  const brandsFile = () => {
    made += 1
    const content = btoa(`Name;Other\nNew brand ${made};Other ${made}\n`)
    return add('/v1/panel/imports', { kind: 'brands', name: 'a.csv', content })
  }
  const checked = async () => {
    const { id } = await brandsFile()
    const columns = [turkish, english].map((language) => `translations.name.${language}`)
    await shop.call('PUT', `/v1/panel/imports/${id}/mapping`, { body: { mode: 'both', columns } })
    const state = async () => (await shop.call('GET', `/v1/panel/imports/${id}`)).body.data.state
    while ((await state()) === 'checking');
    return id
  }
  const applied = async () => (await add(`/v1/panel/imports/${await checked()}/apply`, { leave_faulty: 0 })).id
  await boughtThere(shop, 'SATIS-1')
  const over = await applied()
  await workOff(shop)
  const records: Partial<Record<Whole, number>> = {}
  for (const [name] of all) records[name] = (await add(`/v1/panel/${name}`, draftOf(name, own))).id
  const trashable = (await add('/v1/panel/brands', draftOf('brands'))).id
  await shop.call('DELETE', `/v1/panel/brands/${trashable}`)
  const category = async () => (await add('/v1/panel/categories', aCategory)).id
  const pieces = [variant({ stock_code: 'SIPARIS-1', quantity: 10_000 })]
  const paidOrder = () => newOrder(shop, { status: 'delivered', payment_status: 'paid' })
  const refund = async () => newRefund(shop, await paidOrder())
  const decided = await refund()
  return {
    own,
    email: `admin@shop${own.shop_id}.test`,
    password,
    older: await shop.as([100]),
    leaving: await shop.as([100]),
    link,
    image,
    file: await add('/v1/files', { type: 'product', image, realName: 'a.png' }),
    product: (await add('/v1/panel/products', productInput(own))).id,
    toDelete: (await add('/v1/panel/products', productInput(own))).id,
    listed: await listOnMarketplace(shop),
    category: await category(),
    view: (await add('/v1/panel/list-views', aView)).id,
    emptied: await category(),
    trashable,
    jobs: {
      open: await addJob(shop, 'waiting', 'waiting'),
      failed: await addJob(shop, 'finished', 'failed'),
      done: await addJob(shop, 'finished', 'done'),
    },
    records: records as Record<Whole, number>,
    imported: (await brandsFile()).id,
    discarded: (await brandsFile()).id,
    applicable: await checked(),
    job: await applied(),
    over,
    matches: {
      refused: await newListing(shop),
      chosen: await newListing(shop),
      variant: (await newVariant(shop)).variant_id,
    },
    orders: {
      moved: (await newOrder(shop)).id,
      paid: (await newOrder(shop)).id,
      bulk: (await newOrder(shop)).id,
      shipped: (await newShippable(shop)).id,
      picked: (await newShippable(shop)).id,
      followed: await newSent(shop),
      invoiced: (await newInvoicable(shop)).id,
      addressed: (await newOrder(shop)).id,
      delivered: await newOrder(shop, { status: 'delivered' }),
      sold: (await newVariant(shop, { variants: pieces })).variant_id,
      sentBack: await paidOrder(),
    },
    refunds: {
      decided: { id: decided.id, line_id: decided.lines[0]?.id ?? 0 },
      moved: (await refund()).id,
      received: (await refund()).id,
      paid: (await approvedRefund(shop, await paidOrder())).id,
    },
    invoices: { asked: await storedInvoice(shop), cancelled: await storedInvoice(shop) },
    waiting: await newReview(shop),
    accepted: await newReview(shop, { status: 'accepted' }),
    answered: await newReview(shop, {
      status: 'accepted',
      answer: 'Teşekkürler.',
      answered_at: new Date().toISOString(),
    }),
  }
}
