import { eq } from 'drizzle-orm'
import { type ResourceName, resourceNamed } from '#api/registry/resources.ts'
import { matchRoute, recordRoute, routes } from '#api/registry/routes.ts'
import { paths } from '#api/routes/platform/public-routes.ts'
import type { Route } from '#api/routes/platform/route.ts'
import { invoices } from '#server/db/schema/invoices.ts'
import { newCheque } from '#tests/fixtures/cheques.fixture.ts'
import { newCollection, newDebtor } from '#tests/fixtures/collections.fixture.ts'
import { newGivenCheque } from '#tests/fixtures/given-cheques.fixture.ts'
import { introduceSeller, newInvoicable, paidBackRefund, storeInvoiceOf } from '#tests/fixtures/invoices.fixture.ts'
import { placeOnBoard } from '#tests/fixtures/listings.fixture.ts'
import { listOnMarketplace } from '#tests/fixtures/marketplace.fixture.ts'
import { newListing, newVariant } from '#tests/fixtures/matches.fixture.ts'
import { agreedOrder } from '#tests/fixtures/order-contracts.fixture.ts'
import { newOrder, setOrder } from '#tests/fixtures/orders.fixture.ts'
import { decidedRefund } from '#tests/fixtures/refunds.fixture.ts'
import { newSent, orderWithParcel } from '#tests/fixtures/shipments.fixture.ts'
import { person } from '#tests/invoice-people.ts'
import { addJob, workOff } from '#tests/jobs.ts'
import { seed } from '#tests/of-the-day.ts'
import { productInput, translation, variant } from '#tests/product-input.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { type Rows, rowsOf } from '#tests/samples/rows.ts'
import { english, turkish } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'

/** A screen at a real address. */
export interface Place {
  readonly route: Route
  readonly path: string
  /** Who opens it; the sign-in page is open to nobody who is signed in. */
  readonly as: string | null
}

const sold = { status: 'delivered', payment_status: 'paid' } as const
const aBrand = { logo: '', marketplace_links: [], status: 1 }

/** Every screen of the route table, at an address with a record behind it: one that is named here, or a new one of its resource. */
export async function placesOf(shop: Shop): Promise<readonly Place[]> {
  const product = await addProduct(shop)
  const { variant_id } = await newVariant(shop)
  // What an order can be written of: its name is searched for.
  const called = [translation(turkish, 'Satılık çanta'), translation(english, 'Bag for sale')]
  await newVariant(shop, { translations: called, variants: [variant({ quantity: 10 })] })
  await newListing(shop, { suggested_variant_id: variant_id, suggested_by: 'name' })
  await placeOnBoard(shop, product)
  await listOnMarketplace(shop, { stock_code: `V-${product}`, brand: 'Mawi' })
  const group = await add(shop, 'groups', { translations: named(`Vitrin ${product}`) })
  const ofGroup = { translations: named(`Yaz ${product}`), group_id: group, products: [product] }
  await shop.call(
    'DELETE',
    `/v1/panel/brands/${await add(shop, 'brands', { ...aBrand, translations: named(`Silinmiş ${product}`) })}`,
  )
  const ids: Readonly<Record<string, number | string>> = {
    '/statecharts/rules/:rule': 'order.transfer_not_paid',
    '/products/edit/:id': product,
    '/account-movements/:userId': shop.own.customer_id,
    '/orders/edit/:id/packing-slip': (await newOrder(shop)).id,
    '/orders/edit/:id/invoice': await invoicedOrder(shop),
    '/orders/edit/:order_id/basket-picking': (await newOrder(shop, { status: 'accepted' })).id,
    '/orders/edit/:id': await troubledOrder(shop),
    '/order-refunds/edit/:id/invoice': await returnedRefund(shop),
    '/order-refunds/edit/:id': (await decidedRefund(shop, await newOrder(shop, sold), 1)).id,
    '/accounting-customers/collect/:userId': (await newDebtor(shop, [12_000, 30_000])).customer_id,
    '/collections/edit/:id': await newCollection(shop),
    '/cheques/edit/:id': await newCheque(shop),
    '/given-cheques/edit/:id': await newGivenCheque(shop),
    '/jobs/:id': await addJob(shop, 'finished', 'done'),
    '/changelog-detail/:id': 1,
    '/contracts/edit/:id/:type': 1,
    '/orders/edit/:id/contracts': await agreedOrder(shop),
    '/emails/edit/:id': 1,
    '/phone-messages/edit/:id': 1,
    '/barcode/:id': (await recordOf(shop, 'label-themes')) ?? 0,
    '/menu-designs/:id': (await recordOf(shop, 'menu-designs')) ?? 0,
    '/pages/copy/:id': (await recordOf(shop, 'pages')) ?? 0,
    '/blogs/copy/:id': (await recordOf(shop, 'blogs')) ?? 0,
    '/brands/edit/:id': shop.own.brand,
    '/categories/edit/:id': shop.own.category.elbise,
    '/attributes/edit/:id': shop.own.attribute.kumas,
    '/options/edit/:id': shop.own.option.renk,
    '/groups/edit/:id': group,
    '/productgroup/edit/:id': await add(shop, 'productgroups', ofGroup),
    '/tags/edit/:id': shop.own.tag,
    '/taxes/edit/:id': shop.own.tax,
    '/units/edit/:id': shop.own.unit,
    '/suppliers/details/:id': shop.own.supplier,
    '/suppliers/edit/:id': shop.own.supplier,
    '/customers/details/:id': shop.own.customer_id,
    '/customers/edit/:id': shop.own.customer_id,
    '/customers/merge/:id': shop.own.customer_id,
    '/shop-marketplaces/edit/:id': 2,
    '/shop-shipping-methods/edit/:id': shop.own.shipping_method,
    '/order-refund-reasons/edit/:id': await add(shop, 'order-refund-reasons', aReason(product)),
  }
  // A label of a parcel, and two orders that have none: one without a parcel, one that is not there.
  const printed = [await newSent(shop), ids['/orders/edit/:id/packing-slip'], 1]
  const queries: Readonly<Record<string, string>> = {
    '/orders/print': `?kind=label&ids=${printed.join(',')}`,
    '/orders-summary': '?period=this_month',
  }
  const places: Place[] = []
  for (const route of routes) {
    const { path, resource } = route
    const opened = path.endsWith('/edit/:id') || path === recordRoute(resource ?? '')?.path
    const id = ids[path] ?? (opened ? await recordOf(shop, resource) : undefined)
    if (route.path.includes(':') && id === undefined)
      throw new Error(`tests/browser/places.ts names no record for ${route.path}`)
    places.push({
      route,
      path:
        route.path.replace(/:(order_)?id\b|:userId|:rule/, String(id)).replace(':type', 'pre_information') +
        (queries[route.path] ?? ''),
      as: [paths.signIn, paths.forgotPassword, paths.resetPassword].some((path) => path === route.path)
        ? null
        : shop.admin,
    })
  }
  return places
}

/** How many days it takes to see what differs from others in its names alone. */
const turns = 4

/**
 * What is visited by day: every screen that stands alone, and of those that many resources share the ones that together have every kind of
 * field, with a part of the others, another one every day. By night all of them.
 */
export function placesOfTheDay(places: readonly Place[]): readonly Place[] {
  const shared = new Map(
    places.map(({ route }) => [route.screen, places.filter((one) => one.route.screen === route.screen).length]),
  )
  const seen = new Set<string>()
  let others = 0
  return places.filter(({ route }) => {
    const fields = resourceNamed(route.resource ?? '')?.fields
    if (process.env.NIGHT || !fields || (shared.get(route.screen) ?? 0) < 3) return true
    const kinds = Object.values(fields).map(({ kind }) => `${route.screen} ${kind}`)
    const isNew = kinds.some((kind) => !seen.has(kind))
    for (const kind of kinds) seen.add(kind)
    if (!isNew) others += 1
    return isNew || (seed + others) % turns === 0
  })
}

/** A product with variants: only such a one has a table of them. */
export async function placeWithVariants(shop: Shop): Promise<Place> {
  const { beden, s, m } = shop.own.option
  const body = productInput(shop.own, {
    product_type_id: 2,
    selected_options: [beden],
    variants: [s, m].map((option_value_id, at) =>
      variant({ is_default: at === 0 ? 1 : 0, options: [{ option_id: beden, option_value_id }] }),
    ),
  })
  const path = `/products/edit/${(await shop.call('POST', '/v1/panel/products', { body })).body.data.id}`
  const { route } = matchRoute(path) ?? {}
  if (!route) throw new Error(`${path} leads nowhere`)
  return { route, path, as: shop.admin }
}

/** A refund whose return invoice was taken. */
async function returnedRefund(shop: Shop): Promise<number> {
  const id = await paidBackRefund(shop)
  await shop.call('POST', `/v1/panel/order-refunds/${id}/invoice`)
  await workOff(shop)
  return id
}

async function invoicedOrder(shop: Shop): Promise<number> {
  await introduceSeller(shop)
  const { id } = await newInvoicable(shop, { status: 'invoiced' })
  await storeInvoiceOf(shop, id)
  return id
}

/** A transfer of which one lira came, so that a refund can be opened, whose parcel the cargo company refused, and whose invoice the integrator did. */
async function troubledOrder(shop: Shop): Promise<number> {
  await introduceSeller(shop)
  const id = await orderWithParcel(shop, 'failed')
  await setOrder(shop, id, { payment_method: 'money_transfer', paid_total: 100, invoice_address: person })
  const invoice = await storeInvoiceOf(shop, id)
  const reason = { id: 'invoice.not_taken', about: { why: 'Schematron 1150' } }
  await shop.db.update(invoices).set({ status: 'error', reason }).where(eq(invoices.id, invoice))
  return id
}

/** A new record of a list, where it is known how one is made. */
async function recordOf(shop: Shop, list = ''): Promise<number | undefined> {
  if (resourceNamed(list)) return add(shop, list, draftOf(list as ResourceName, shop.own))
  const { make, shown = make }: Partial<Rows> = rowsOf(list) ?? {}
  return shown?.(shop)
}

function aReason(of: number) {
  return { translations: named(`Beden uymadı ${of}`), description_required: 1, restock: 1, status: 1 }
}

async function add(shop: Shop, name: string, body: object): Promise<number> {
  return (await shop.call('POST', `/v1/panel/${name}`, { body })).body.data.id
}

function named(name: string) {
  return [turkish, english].map((language_id) => ({ language_id, name }))
}

async function addProduct(shop: Shop): Promise<number> {
  const { body } = await shop.call('POST', '/v1/panel/products', { body: productInput(shop.own) })
  return body.data.id
}
