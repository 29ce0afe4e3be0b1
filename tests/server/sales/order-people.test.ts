import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mails } from '#server/db/schema/mails.ts'
import { sandbox_parcels } from '#server/db/schema/sandbox.ts'
import { introduceSeller, invoicesPath } from '#tests/fixtures/invoices.fixture.ts'
import { deliveredTo, invoicedTo, newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { parcelIn } from '#tests/fixtures/shipments.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { textAt, treeOf } from '#tests/ubl/tree.ts'

/**
 * Zeynep buys, Hasan in İzmir gets the parcel, Nermin in Bursa the invoice and the mails: whatever reads one of them for another is wrong.
 */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
  await introduceSeller(shop)
})
afterAll(() => shop.close())

const parcelTo = {
  ...{ title: 'Yazlık', name: 'Hasan Demir', phone: '+90 533 222 33 44', country: 'Türkiye', state: 'Ege' },
  ...{ city: 'İzmir', district: 'Konak', neighborhood: 'Alsancak', address: 'Kıbrıs Şehitleri Cd. 12', zip: '35220' },
  ...{ company_name: '', tax_office: '', tax_number: '', tc_number: '' },
}
const invoiceTo = {
  ...{ title: 'Ofis', name: 'Nermin Aksoy', phone: '+90 534 333 44 55', country: 'Türkiye', state: 'Güney Marmara' },
  ...{ city: 'Bursa', district: 'Nilüfer', neighborhood: '', address: 'Çınar Blv. 7', zip: '16110' },
  ...{ company_name: '', tax_office: '', tax_number: '', tc_number: '10000000146' },
}
const read = async (path: string) => (await shop.call('GET', path)).body.data

test('the page of an order tells all three apart', async () => {
  const { id } = await newOrder(shop)
  expect(await read(`${ordersPath}/${id}`)).toMatchObject({
    customer_name: 'Zeynep Yılmaz',
    customer: { email: `customer@shop${shop.own.shop_id}.test`, phone: '' },
    shipping_address: parcelTo,
    invoice_address: invoiceTo,
  })
})

test('the list names who bought', async () => {
  const { id } = await newOrder(shop)
  const { rows } = await read(`${ordersPath}?id=${id}`)
  expect(rows).toMatchObject([{ id, customer_name: 'Zeynep Yılmaz', customer_id: shop.own.customer_id }])
  // Nermin's e-mail is searched, her name is not.
  for (const other of ['Hasan', 'Aksoy']) expect((await read(`${ordersPath}?id=${id}&search=${other}`)).total).toBe(0)
})

test('the cargo company, the label and the slip know who gets the parcel', async () => {
  const { id } = await newOrder(shop, { status: 'accepted' })
  const body = { step: 'REGISTER', version: 1, shipping_method_id: shop.own.shipping_method }
  expect((await shop.call('POST', `${ordersPath}/${id}/shipment`, { body })).http).toBe(200)
  const { reference = '' } = (await parcelIn(shop, id)) ?? {}
  const [parcel] = await shop.db.select().from(sandbox_parcels).where(eq(sandbox_parcels.reference, reference))
  expect(parcel).toMatchObject({ recipient: 'Hasan Demir', city: 'İzmir' })
  for (const kind of ['label', 'slip']) {
    const { sheets } = await read(`${ordersPath}/sheets?kind=${kind}&ids=${id}`)
    expect(sheets).toMatchObject([{ order: { id, customer_name: 'Zeynep Yılmaz', shipping_address: parcelTo } }])
  }
})

test('the invoice is made out to its own person, wholly at their own place', async () => {
  const { id } = await newOrder(shop, { status: 'delivered', payment_status: 'paid' })
  const answer = await shop.call('POST', `${ordersPath}/${id}/invoice`, { body: { profile: 'earchive' } })
  expect(answer.http, answer.text).toBe(200)
  const { text } = await shop.call('GET', `${invoicesPath}/${answer.body.data.invoice.id}/xml`)
  const buyer = (path: string) => textAt(treeOf(text), `cac:AccountingCustomerParty/cac:Party/${path}`)
  expect({
    number: buyer('cac:PartyIdentification/cbc:ID'),
    given: buyer('cac:Person/cbc:FirstName'),
    family: buyer('cac:Person/cbc:FamilyName'),
    street: buyer('cac:PostalAddress/cbc:StreetName'),
    district: buyer('cac:PostalAddress/cbc:CitySubdivisionName'),
    city: buyer('cac:PostalAddress/cbc:CityName'),
    zip: buyer('cac:PostalAddress/cbc:PostalZone'),
    phone: buyer('cac:Contact/cbc:Telephone'),
    email: buyer('cac:Contact/cbc:ElectronicMail'),
  }).toEqual({
    ...{ number: '10000000146', given: 'Nermin', family: 'Aksoy' },
    ...{ street: 'Çınar Blv. 7', district: 'Nilüfer', city: 'Bursa', zip: '16110' },
    ...{ phone: '+90 534 333 44 55', email: 'nermin@fatura.test' },
  })
})

test('an invoice that names no place goes where the parcel went, wholly', async () => {
  const { address: _, city: __, district: ___, ...placeless } = invoicedTo
  const { id } = await newOrder(shop, { status: 'delivered', payment_status: 'paid', invoice_address: placeless })
  const { recipient } = (await read(`${ordersPath}/${id}`)).invoice.standing
  expect(recipient).toMatchObject({
    ...{ name: 'Nermin', surname: 'Aksoy', email: 'nermin@fatura.test', phone: '+90 534 333 44 55' },
    ...{ address: 'Alsancak Kıbrıs Şehitleri Cd. 12', district: 'Konak', city: 'İzmir', zip: '35220' },
  })
})

test.each([
  ['the e-mail of the invoice', {}, 'nermin@fatura.test'],
  [
    'else that of the parcel',
    { shipping_address: { ...deliveredTo, email: 'hasan@teslim.test' }, invoice_address: {} },
    'hasan@teslim.test',
  ],
  ['else that of the account', { invoice_address: {} }, 'customer'],
] as const)('mails go to %s, and greet who bought', async (_, changes, to) => {
  const { id } = await newOrder(shop, changes)
  await shop.call('PATCH', `${ordersPath}/${id}/status`, { body: { status: 'accepted', version: 1, lines: [] } })
  const recipient = to === 'customer' ? `customer@shop${shop.own.shop_id}.test` : to
  const queued = await shop.db.select().from(mails).where(eq(mails.order_id, id))
  expect(queued).toMatchObject([{ recipient, body: expect.stringContaining('Merhaba Zeynep Yılmaz,') }])
})

test('the next order of the customer goes where the last parcel went', async () => {
  await newOrder(shop)
  const buyer = await read(`/v1/panel/new-order/customers/${shop.own.customer_id}`)
  expect(buyer).toMatchObject({
    name: 'Zeynep Yılmaz',
    email: `customer@shop${shop.own.shop_id}.test`,
    address: { name: 'Hasan Demir', phone: '+90 533 222 33 44', city: 'İzmir', address: 'Kıbrıs Şehitleri Cd. 12' },
  })
})
