import { and, eq, sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { languageOf, type PanelLanguage } from '#api/contract/platform/languages.ts'
import type { PaymentOutcome } from '#api/contract/sales/payment-link.ts'
import { formats } from '#api/rules/platform/formats.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payment_links } from '#server/db/schema/payment-links.ts'
import { languages, shops } from '#server/db/schema/shops.ts'
import { formFields } from '#server/integrations/payment/form-fields.ts'
import { bankAnswer, paymentPage, takesOnline } from '#server/integrations/payment/payment.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { publicAddress } from '#server/platform/http/public-address.ts'
import { formButton, publicPage } from '#server/platform/http/public-page.ts'
import { shopOf } from '#server/platform/http/tokens.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import { type LinkRow, takeAnswer } from './answer.ts'
import { payPath } from './link.ts'
import { paymentMethodAt } from './online.ts'

interface Payment {
  readonly link: LinkRow
  readonly order: Pick<typeof orders.$inferSelect, 'number' | 'status' | 'payment_status'>
  readonly shop: string
  readonly language: PanelLanguage
  readonly open: boolean
}

/** Where customers pay by a link: what is to be paid, the way to the bank, and what the bank says of it, which counts by its signature alone. */
export function payPages(services: Services): Hono {
  const app = new Hono()
  app.get('/:token', async (c) => {
    const payment = await paymentOf(services, c)
    if (!payment) return told(c, null, words.unknown, 404)
    const closed = closedBy(payment)
    if (closed) return told(c, payment, closed)
    const method = await methodOf(services, payment)
    if (!method) return told(c, payment, words.closed, 409)
    const { link, order, language } = payment
    const here = `${publicAddress(services.config)}${payPath}/${link.token}`
    const page = paymentPage(method, {
      ...{
        payment: String(link.id),
        order: order.number,
        amount: decimalOf(link.amount),
        currency: link.currency,
        language,
      },
      ...{ answer_url: `${here}/answer`, return_url: `${here}/return` },
    })
    return told(c, payment, words.intro, 200, [formButton(page, formatMessage(language, words.pay))])
  })
  app.get('/:token/return', async (c) => {
    const payment = await paymentOf(services, c)
    if (!payment) return told(c, null, words.unknown, 404)
    return told(c, payment, payment.order.payment_status === 'paid' ? words.paid : words.awaited)
  })
  app.post('/:token/answer', bodyLimit({ maxSize: 64 * 1024 }), async (c) => {
    const payment = await paymentOf(services, c)
    if (!payment) return told(c, null, words.unknown, 404)
    const method = await methodOf(services, payment)
    const answer = method && bankAnswer(method, await formFields(c))
    if (!method || !answer) {
      const { shop_id, id: link } = payment.link
      services.log.warn({ shop_id, link }, 'an answer about a payment was not signed by its bank')
      return told(c, payment, words.forged, 403)
    }
    const outcome = await takeAnswer(services, payment.link, method, answer)
    return told(c, payment, outcomes[outcome], outcome === 'mismatched' ? 422 : 200)
  })
  return app
}

/** What keeps the link from being paid by. */
function closedBy({ order, open }: Payment): Says | null {
  if (order.payment_status === 'paid') return words.paid
  return open && !['cancelled', 'rejected', 'refunded'].includes(order.status) ? null : words.closed
}

async function methodOf({ db, secrets }: Services, { link }: Payment) {
  const method = await paymentMethodAt({ db, secrets }, link.shop_id, link.method_id).catch(() => null)
  return method && takesOnline(method) && method.readable ? method : null
}

async function paymentOf({ db }: Services, c: Context): Promise<Payment | null> {
  const token = c.req.param('token') ?? ''
  const shop_id = shopOf(token)
  if (shop_id === null) return null
  const { number, status, payment_status, total, paid_total, language } = orders
  const [found] = await db
    .select({
      link: payment_links,
      order: { number, status, payment_status },
      shop: shops.name,
      language: sql<string | null>`coalesce(${language}, ${languages.code})`,
      open: sql<boolean>`${payment_links.expires_at} > now() and ${total} - ${paid_total} = ${payment_links.amount}`,
    })
    .from(payment_links)
    .innerJoin(orders, and(eq(orders.shop_id, payment_links.shop_id), eq(orders.id, payment_links.order_id)))
    .innerJoin(shops, eq(shops.id, payment_links.shop_id))
    .leftJoin(languages, eq(languages.id, shops.default_language_id))
    .where(and(eq(payment_links.shop_id, shop_id), eq(payment_links.token, token)))
  return found ? { ...found, language: languageOf(found.language) } : null
}

type Status = 200 | 403 | 404 | 409 | 422

function told(
  c: Context,
  payment: Payment | null,
  says: Says,
  status: Status = 200,
  forms: ReturnType<typeof formButton>[] = [],
) {
  const language = payment?.language ?? 'tr'
  const amount = payment && formats(language).money(decimalOf(payment.link.amount), payment.link.currency)
  const about = payment
    ? [formatMessage(language, words.order, { number: payment.order.number, amount: amount ?? '' })]
    : []
  const lines = [...about, formatMessage(language, says)]
  return publicPage(c, { language, title: payment?.shop ?? 'Kepenk', lines, forms }, status)
}

const words = {
  order: /*i18n*/ { id: 'pay.order', message: 'Sipariş {number}: {amount}' },
  intro: /*i18n*/ { id: 'pay.intro', message: 'Ödeme için bankanın güvenli sayfasına geçeceksiniz.' },
  pay: /*i18n*/ { id: 'pay.go', message: 'Ödemeye geç' },
  paid: /*i18n*/ { id: 'pay.paid', message: 'Ödemeniz alındı. Teşekkür ederiz.' },
  refused: /*i18n*/ { id: 'pay.refused', message: 'Banka ödemeyi almadı. Bağlantıdan yeniden deneyebilirsiniz.' },
  received: /*i18n*/ {
    id: 'pay.received',
    message: 'Ödemenizin bilgisi mağazaya ulaştı; mağaza sizinle iletişime geçecek.',
  },
  awaited: /*i18n*/ {
    id: 'pay.awaited',
    message: 'Bankadan ödemenin sonucu gelmedi. Ödeme yaptıysanız sonuç birazdan ulaşır.',
  },
  forged: /*i18n*/ { id: 'pay.forged', message: 'Bu yanıt bankadan gelmiyor; hiçbir şey değişmedi.' },
  closed: /*i18n*/ {
    id: 'pay.closed',
    message: 'Bu ödeme bağlantısı artık geçerli değil. Mağazadan yenisini isteyin.',
  },
  unknown: /*i18n*/ { id: 'pay.unknown', message: 'Böyle bir ödeme bağlantısı yok.' },
}

const outcomes: Readonly<Record<PaymentOutcome, Says>> = {
  paid: words.paid,
  refused: words.refused,
  mismatched: words.received,
  unbooked: words.received,
}
