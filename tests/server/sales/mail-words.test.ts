import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { mails } from '#server/db/schema/mails.ts'
import { htmlOf } from '#server/platform/mails/html.ts'
import { letter } from '#server/platform/mails/letter.ts'
import { stepMail } from '#server/sales/orders/mail-words.ts'
import { newOrder, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { approvedRefund, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { newShippable, parcelIn } from '#tests/fixtures/shipments.fixture.ts'
import { brokenInvariants } from '#tests/server/catalog/product-calls.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** What mails to customers say: of a parcel how to follow it, of money that goes back how much and for what; and that it stays words. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => shop.db.delete(mails))
afterAll(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.close()
})

const zeynep = { invoice_address: { email: 'zeynep@ornek.test' } }
const config = readConfig({ PUBLIC_URL: 'https://magaza.test' })
const mailsOf = (order_id: number) =>
  shop.db
    .select()
    .from(mails)
    .where(and(eq(mails.shop_id, shop.own.shop_id), eq(mails.order_id, order_id)))
    .orderBy(mails.id)

describe('the mail of an order that goes out', () => {
  const send = (id: number) =>
    shop.call('POST', `${ordersPath}/${id}/shipment`, {
      body: { step: 'REGISTER', version: 1, shipping_method_id: shop.own.shipping_method },
    })

  test('says the tracking code and where it leads', async () => {
    const { id } = await newShippable(shop, zeynep)
    expect((await send(id)).http).toBe(200)
    const { tracking_code = '?' } = (await parcelIn(shop, id)) ?? {}
    const [mail] = await mailsOf(id)
    expect(mail?.body.split('\n\n').slice(2, -1)).toEqual([
      `Kargo takip numarası: ${tracking_code}`,
      'Gönderinizi bu bağlantıdan izleyebilirsiniz:',
      `http://127.0.0.1:4000/cargo/${tracking_code}`,
    ])
  })

  test('says the code that the staff bring, with no link', async () => {
    const { id } = await newOrder(shop, { ...zeynep, status: 'accepted' })
    const body = { status: 'reported_to_cargo', version: 1, lines: [], tracking_code: ' ELDEN-1 ' }
    expect((await shop.call('PATCH', `${ordersPath}/${id}/status`, { body })).http).toBe(200)
    const [mail] = await mailsOf(id)
    expect(mail?.body.split('\n\n').slice(2, -1)).toEqual(['Kargo takip numarası: ELDEN-1'])
  })

  test.each([
    ['https://kargo.test/x?y=1', 'https://kargo.test/x?y=1'],
    ['/cargo/KPK1', 'https://magaza.test/cargo/KPK1'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,<b>', undefined],
    ['ftp://kargo.test/x', undefined],
    ['http://[', undefined],
    ['', undefined],
  ])('has of the address %j the link %j', (tracking_url, link) => {
    const told = stepMail('reported_to_cargo', { parcel: { tracking_code: '', tracking_url }, config })
    expect(told?.values('en').tracking).toBe(link ? `You can follow your parcel at this link:\n\n${link}` : '')
  })
})

describe('the mail of money that goes back', () => {
  const payBack = async (quantity: number, order = {}) => {
    const sold = await newOrder(shop, { ...zeynep, payment_status: 'paid', status: 'delivered', ...order })
    const { id } = await approvedRefund(shop, sold, quantity)
    const { http, text } = await shop.call('POST', `${refundsPath}/${id}/pay-back`, {
      body: { account_id: shop.own.account },
    })
    expect(http, text).toBe(200)
    return sold.id
  }

  test('of a part says how much and for what, and the history whom it went to', async () => {
    const id = await payBack(1)
    const { number, history } = (await shop.call('GET', `${ordersPath}/${id}`)).body.data
    expect(await mailsOf(id)).toMatchObject([
      {
        subject: `Deneme Mağazası: ${number} numaralı siparişinizin bir kısmı geri ödendi`,
        body: `Merhaba Zeynep Yılmaz,\n\n${number} numaralı siparişiniz için ₺50,00 geri ödedik:\n\n1 × Keten elbise: ₺50,00\n\nİçindeki KDV: ₺8,33\n\nDeneme Mağazası`,
      },
    ])
    expect(history[0]).toMatchObject({ event: 'REFUND', mail: 'zeynep@ornek.test' })
  })

  test('of all that was paid says so', async () => {
    const [mail] = await mailsOf(await payBack(2))
    expect(mail?.subject).toMatch(/numaralı siparişinizin parası geri ödendi$/)
    expect(mail?.body).toContain(
      '₺100,00 geri ödedik; ödediğinizin tamamı geri ödenmiş oldu:\n\n2 × Keten elbise: ₺100,00\n\nİçindeki KDV: ₺16,67',
    )
  })

  test('that a marketplace pays back is not written of', async () => {
    expect(await mailsOf(await payBack(1, { channel: 'marketplace' }))).toEqual([])
  })
})

describe('what others wrote', () => {
  const name = 'Ali\r\n\r\nhttps://kotu.test\u0000 <img src=x onerror=alert(1)>'

  test('makes no paragraph, no header and no link of its own', () => {
    const told = { subject: '7 numaralı siparişiniz onaylandı', paragraphs: [] }
    const { subject, body } = letter({ shop: 'Ma\nğaza', language: 'tr' }, name, told)
    expect(subject).toBe('Ma ğaza: 7 numaralı siparişiniz onaylandı')
    expect(body.split('\n\n')[0]).toBe('Merhaba Ali https://kotu.test <img src=x onerror=alert(1)>,')
  })

  test('stands in the words of a shop as one line, whatever they are', async () => {
    const { id } = await newOrder(shop, { ...zeynep, status: 'pending', customer_name: name.replace('\u0000', '') })
    const body = { status: 'accepted', version: 1, lines: [] }
    expect((await shop.call('PATCH', `${ordersPath}/${id}/status`, { body })).http).toBe(200)
    const [mail] = await mailsOf(id)
    expect(mail?.body.split('\n\n')[0]).toBe('Merhaba Ali https://kotu.test <img src=x onerror=alert(1)>,')
  })

  test('is words in HTML, and only a paragraph that is one web address is a link', () => {
    const html = htmlOf(
      'Merhaba <b>"Ali" & Co</b>,\n\nhttps://kargo.test/?a=1&b="x"\n\njavascript:alert(1)\n\nbir\niki',
    )
    expect(html).toContain('<p>Merhaba &lt;b&gt;&quot;Ali&quot; &amp; Co&lt;/b&gt;,</p>')
    expect(html).toContain('<a href="https://kargo.test/?a=1&amp;b=&quot;x&quot;">')
    expect(html).toContain('<p>javascript:alert(1)</p><p>bir<br>iki</p>')
  })
})
