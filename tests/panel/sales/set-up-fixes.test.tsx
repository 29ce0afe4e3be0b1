import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { order_refund_reasons, shop_invoice_methods } from '#server/db/schema/catalogue.ts'
import { mails } from '#server/db/schema/mails.ts'
import { phone_messages } from '#server/db/schema/phone-messages.ts'
import { products } from '#server/db/schema/products.ts'
import { shipping_methods } from '#server/db/schema/shipping-methods.ts'
import { shops } from '#server/db/schema/shops.ts'
import { introduceSeller } from '#tests/fixtures/invoices.fixture.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { person } from '#tests/invoice-people.ts'
import { confirm } from '#tests/panel/confirm.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** Wherever something is refused because the shop is not set up, the refusal leads to the field that mends it. */

const fixture = openPanelFixture()
let order = ''

beforeAll(async () => {
  const { shop } = fixture
  const { shop_id } = shop.own
  const made = await newOrder(shop, { payment_status: 'paid', status: 'accepted' })
  order = `/orders/edit/${made.id}`
  await shop.db.update(shops).set({ settings: {} }).where(eq(shops.id, shop_id))
  await shop.db.update(products).set({ status: 0 }).where(eq(products.shop_id, shop_id))
  await shop.db.update(shipping_methods).set({ status: 0 }).where(eq(shipping_methods.shop_id, shop_id))
  await shop.db.delete(order_refund_reasons).where(eq(order_refund_reasons.shop_id, shop_id))
})

/** What a refused button leads to, by the rule. */
async function fixesOf(user: UserEvent, name: string): Promise<Record<string, string>> {
  const button = await waitFor(() => {
    const found = screen.getAllByRole('button', { name }).find((one) => one.hasAttribute('data-refused'))
    if (!found) throw new Error(`${name} is not refused`)
    return found
  })
  await user.click(button)
  const dialog = await screen.findByRole('dialog', { name: 'Neden yapılamıyor?' })
  const items = [...dialog.querySelectorAll<HTMLElement>('[data-rule]')]
  const links = items.flatMap((item) =>
    within(item)
      .queryAllByRole<HTMLAnchorElement>('link')
      .filter(({ dataset }) => dataset.why === undefined)
      .map(({ pathname, search }) => [item.dataset.rule ?? '', `${pathname}${search}`]),
  )
  return Object.fromEntries(links)
}

describe('a refusal for want of a set-up', () => {
  test('of an invoice leads to the tax data and to how invoices are sent', async () => {
    const { user } = await fixture.enter(order)
    expect(await fixesOf(user, 'Fatura kes')).toMatchObject({
      'invoice.seller': '/accounts?section=seller&field=title',
      'invoice.not_production': '/accounts?section=seller&field=api_mode',
    })
  })

  test('of an invoice leads to the very field that is missing', async () => {
    const { shop } = fixture
    await introduceSeller(shop, { tax_number: '', address: '' })
    const { user } = await fixture.enter(order)
    expect(await fixesOf(user, 'Fatura kes')).toEqual({
      'invoice.seller': '/accounts?section=seller&field=tax_number',
    })
    await shop.db.update(shops).set({ settings: {} }).where(eq(shops.id, shop.own.shop_id))
  })

  test('of the answer to an invoice leads to how invoices are sent', async () => {
    const { shop } = fixture
    await introduceSeller(shop)
    await shop.db.execute(sql`update ${shop_invoice_methods} set status = 0`)
    const made = await newOrder(shop, { payment_status: 'paid', status: 'delivered', invoice_address: person })
    const { user } = await fixture.enter(`/orders/edit/${made.id}`)
    await user.click(await screen.findByRole('button', { name: 'Fatura kes' }))
    await confirm(user)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Fatura değişmedi' }))
    expect(dialog.getByRole('link').getAttribute('href')).toBe('/shop-invoice-methods')
    await shop.db.update(shops).set({ settings: {} }).where(eq(shops.id, shop.own.shop_id))
  })

  test('of the cancelling of an unpaid transfer leads to the setting that opens it', async () => {
    const made = await newOrder(fixture.shop, {
      ...{ payment_method: 'money_transfer', payment_status: 'not_paid', status: 'pending' },
    })
    const { user } = await fixture.enter(`/orders/edit/${made.id}`)
    await user.click(await screen.findByRole('button', { name: 'Diğer adımlar' }))
    const menu = within(await screen.findByRole('menu'))
    const links = menu.getAllByRole<HTMLAnchorElement>('menuitem').map((item) => item.getAttribute('href'))
    expect(links.filter(Boolean)).toEqual(['/accounts?section=buying&field=cancel_unpaid_transfers'])
  })

  test('of a mail that was given up leads to the connection that sends it', async () => {
    const { shop } = fixture
    const made = await newOrder(shop, { payment_status: 'paid', status: 'accepted' })
    await shop.db.insert(mails).values({
      ...{ shop_id: shop.own.shop_id, order_id: made.id, state: 'failed', body: '' },
      ...{ recipient: 'zeynep@ornek.test', subject: 'Siparişiniz onaylandı' },
    })
    await fixture.enter(`/orders/edit/${made.id}`)
    const said = await screen.findByText(/E-posta gönderilemedi: zeynep@ornek.test, Siparişiniz onaylandı/)
    expect(within(said).getByRole('link').getAttribute('href')).toBe('/shop-mail-methods')
  })

  test('of a message to a phone that was given up leads to the connection that sends it', async () => {
    const { shop } = fixture
    const made = await newOrder(shop, { payment_status: 'paid', status: 'accepted' })
    await shop.db.insert(phone_messages).values({
      ...{ shop_id: shop.own.shop_id, order_id: made.id, state: 'failed', phone: '0532 111 22 33', body: 'Onaylandı' },
    })
    await fixture.enter(`/orders/edit/${made.id}`)
    const said = await screen.findByText(/SMS gönderilemedi: 0532 111 22 33/)
    expect(within(said).getByRole('link').getAttribute('href')).toBe('/shop-phone-message-methods')
  })

  test('of a parcel leads to the shipping methods, where there is none', async () => {
    const { user } = await fixture.enter(order)
    expect(await fixesOf(user, 'Kargoya kaydet')).toEqual({ 'shipping.method_required': '/shop-shipping-methods' })
  })

  test('of a new order leads to a first product and to the shipping methods', async () => {
    const { shop } = fixture
    await shop.db.update(products).set({ status: 0 }).where(eq(products.shop_id, shop.own.shop_id))
    const { user } = await fixture.enter('/orders/add')
    expect(await fixesOf(user, 'Siparişi kaydet')).toEqual({
      'order.product_required': '/products/add',
      'order.no_delivery': '/shop-shipping-methods',
    })
  })

  test('of a refund leads to the reasons, where there is none', async () => {
    const { user } = await fixture.enter(order)
    await user.click(await screen.findByRole('button', { name: 'Yeni iade' }))
    const dialog = within(await screen.findByRole('dialog', { name: /yeni iade$/ }))
    await user.type(dialog.getAllByRole('textbox')[0] as HTMLElement, '1')
    await user.click(dialog.getByRole('button', { name: 'İadeyi aç' }))
    const why = within(await screen.findByRole('dialog', { name: 'Neden yapılamıyor?' }))
    expect(why.getByRole('link', { name: 'İade nedeni ekle' })).toHaveProperty('pathname', '/order-refund-reasons/add')
  })

  test('leads nobody to a page that would not open', async () => {
    const { user } = await fixture.enter(order, await fixture.shop.as([1500, 1501]))
    expect(await fixesOf(user, 'Fatura kes')).toEqual({})
  })
})
