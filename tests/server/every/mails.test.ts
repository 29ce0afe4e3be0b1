import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#server/db/schema/accounts.ts'
import { mails } from '#server/db/schema/mails.ts'
import { order_lines } from '#server/db/schema/orders.ts'
import { shops } from '#server/db/schema/shops.ts'
import { newOrder, orderIn, ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { approvedRefund, refundsPath } from '#tests/fixtures/refunds.fixture.ts'
import { english, turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Every mail in both languages, whole, in the money of its order, to the one whom the order names. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.db.delete(mails))
afterAll(() => shop.close())

const languages = [
  ['tr', turkish, 0],
  ['en', english, 1],
] as const

const speak = (language: number) =>
  shop.db.update(shops).set({ default_language_id: language }).where(eq(shops.id, shop.own.shop_id))

/** The subject and the paragraphs between the greeting and the shop's name, in Turkish and in English. */
type Mail = readonly [subject: string, ...paragraphs: string[]]

const ofSteps: Record<string, { readonly from: string; readonly mail: readonly [Mail, Mail] }> = {
  accepted: {
    from: 'pending',
    mail: [
      ['N-1 numaralı siparişiniz onaylandı', 'N-1 numaralı siparişinizi onayladık; hazırlamaya başlıyoruz.'],
      ['Your order N-1 is accepted', 'We accepted your order N-1 and begin to prepare it.'],
    ],
  },
  reported_to_cargo: {
    from: 'accepted',
    mail: [
      [
        'N-1 numaralı siparişiniz kargoya verildi',
        'N-1 numaralı siparişinizin kolisini kargo şirketine bildirdik.',
        'Kargo takip numarası: ELDEN',
      ],
      ['Your order N-1 goes out', 'We told the cargo company of the parcel of your order N-1.', 'Tracking code: ELDEN'],
    ],
  },
  delivered: {
    from: 'on_delivery',
    mail: [
      ['N-1 numaralı siparişiniz teslim edildi', 'N-1 numaralı siparişiniz teslim edildi. İyi günlerde kullanın.'],
      ['Your order N-1 is delivered', 'Your order N-1 is delivered. Enjoy it.'],
    ],
  },
  cancelled: {
    from: 'accepted',
    mail: [
      [
        'N-1 numaralı siparişiniz iptal edildi',
        'N-1 numaralı siparişiniz iptal edildi. Ödediğiniz tutar varsa size geri ödenir.',
      ],
      ['Your order N-1 is cancelled', 'Your order N-1 is cancelled. Whatever you paid is paid back to you.'],
    ],
  },
  rejected: {
    from: 'pending',
    mail: [
      [
        'N-1 numaralı siparişiniz karşılanamadı',
        'N-1 numaralı siparişinizi ne yazık ki karşılayamıyoruz. Ödediğiniz tutar varsa size geri ödenir.',
      ],
      [
        'We cannot fulfil your order N-1',
        'We are sorry that we cannot fulfil your order N-1. Whatever you paid is paid back to you.',
      ],
    ],
  },
}

/** The addresses of an order, the first of which is written to; the customer’s own is another one again. */
const named = [
  ['the invoice', { invoice_address: { email: 'fatura@ornek.test' }, shipping_address: { email: 'kargo@ornek.test' } }],
  ['the parcel', { invoice_address: {}, shipping_address: { email: 'kargo@ornek.test' } }],
  ['the customer', { invoice_address: {}, shipping_address: {} }],
] as const

describe.each(languages)('in %s', (_, language, at) => {
  const letterOf = ([subject, ...paragraphs]: Mail) => ({
    subject: `Deneme Mağazası: ${subject}`,
    body: [at === 0 ? 'Merhaba Zeynep Yılmaz,' : 'Hello Zeynep Yılmaz,', ...paragraphs, 'Deneme Mağazası'].join('\n\n'),
  })

  test.each(Object.entries(ofSteps))('%s', async (status, { from, mail }) => {
    await speak(language)
    for (const [whose, addresses] of named) {
      await shop.db.delete(mails)
      const { id } = await newOrder(shop, {
        status: from as 'pending',
        ...addresses,
        number: `${whose}-${at}-${status}`,
      })
      const body = {
        status,
        version: 1,
        lines: [],
        ...(status === 'reported_to_cargo' ? { tracking_code: 'ELDEN' } : {}),
      }
      const answer = await shop.call('PATCH', `${ordersPath}/${id}/status`, { body })
      expect(answer.http, answer.text).toBe(200)
      const { number } = await orderIn(shop, id)
      const { subject, body: text } = letterOf(mail[at])
      const told = (words: string) => words.replaceAll('N-1', number)
      const to = {
        'the invoice': 'fatura@ornek.test',
        'the parcel': 'kargo@ornek.test',
        'the customer': `customer@shop${shop.own.shop_id}.test`,
      }[whose]
      expect(await stored()).toEqual([{ recipient: to, subject: told(subject), body: told(text) }])
    }
  })

  test.each([
    ['TRY', ['₺1.050,25', '₺1.000,25', '₺50,00', '₺175,04'], ['₺1,050.25', '₺1,000.25', '₺50.00', '₺175.04']],
    ['EUR', ['€1.050,25', '€1.000,25', '€50,00', '€175,04'], ['€1,050.25', '€1,000.25', '€50.00', '€175.04']],
    ['USD', ['$1.050,25', '$1.000,25', '$50,00', '$175,04'], ['$1,050.25', '$1,000.25', '$50.00', '$175.04']],
  ] as const)('money that goes back, in %s', async (currency, tr, en) => {
    await speak(language)
    const { shop_id } = shop.own
    const [account] = await shop.db
      .insert(accounts)
      .values({ shop_id, kind: 'bank', name: currency, currency })
      .returning()
    const [all = '', goods = '', carriage = '', tax = ''] = at === 0 ? tr : en
    const sums = { product_total: 100_025, shipping_total: 5_000, total: 105_025, paid_total: 105_025 }
    const sold = await newOrder(shop, { payment_status: 'paid', status: 'delivered', currency, ...sums })
    await priceLine(sold.line_id, 100_025)
    const { id } = await approvedRefund(shop, sold, 2)
    const answer = await shop.call('POST', `${refundsPath}/${id}/pay-back`, { body: { account_id: account?.id } })
    expect(answer.http, answer.text).toBe(200)
    const { number } = await orderIn(shop, sold.id)
    const mail: readonly [Mail, Mail] = [
      [
        `${number} numaralı siparişinizin parası geri ödendi`,
        `${number} numaralı siparişiniz için ${all} geri ödedik; ödediğinizin tamamı geri ödenmiş oldu:`,
        `2 × Keten elbise: ${goods}\nKargo: ${carriage}`,
        `İçindeki KDV: ${tax}`,
      ],
      [
        `The money of your order ${number} is paid back`,
        `We paid ${all} back for your order ${number}; with it all that you paid is back:`,
        `2 × Keten elbise: ${goods}\nDelivery: ${carriage}`,
        `VAT in it: ${tax}`,
      ],
    ]
    const [{ body = '', subject = '' } = {}] = await stored()
    expect({ subject, body: body.replace(/[\u00a0\u202f]/g, ' ') }).toEqual(letterOf(mail[at]))
  })

  test('a link for a new password', async () => {
    shop.mails.sent.length = 0
    const email = `employee@shop${shop.own.shop_id}.test`
    const answer = await shop.call('POST', '/v1/auth/forget-password', {
      as: null,
      body: { email },
      headers: { 'x-lid': String(language), 'x-forwarded-for': `10.0.0.${at + 1}` },
    })
    expect(answer.http, answer.text).toBe(200)
    await expect.poll(() => shop.mails.sent.length).toBe(1)
    const [{ to, subject, text } = { to: '', subject: '', text: '' }] = shop.mails.sent
    expect([to, subject]).toEqual([email, ['Kepenk: yeni parola bağlantısı', 'Kepenk: a link for a new password'][at]])
    expect(text.split('\n\n').toSpliced(2, 1)).toEqual(
      [
        [
          'Merhaba Mehmet,',
          'Kepenk hesabınız için yeni bir parola belirlemek üzere bu bağlantıyı açın. Bağlantı bir kez ve 60 dakika içinde kullanılabilir:',
          'Bunu siz istemediyseniz bu iletiyi dikkate almayın; parolanız değişmez.',
        ],
        [
          'Hello Mehmet,',
          'Open this link to set a new password for your Kepenk account. It works once, within 60 minutes:',
          'If you did not ask for it, ignore this message; your password stays as it is.',
        ],
      ][at],
    )
    expect(text.split('\n\n')[2]).toMatch(/^https?:\/\/\S+$/)
  })
})

async function priceLine(id: number, total: number): Promise<void> {
  await shop.db
    .update(order_lines)
    .set({ price: Math.ceil(total / 2), total })
    .where(eq(order_lines.id, id))
}

const stored = () =>
  shop.db.select({ recipient: mails.recipient, subject: mails.subject, body: mails.body }).from(mails).orderBy(mails.id)
