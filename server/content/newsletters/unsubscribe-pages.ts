import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { languageOf, type PanelLanguage } from '#api/contract/platform/languages.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { systemOf } from '#server/platform/background/turns.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { formButton, publicPage } from '#server/platform/http/public-page.ts'
import { readSender } from '#server/platform/mails/sender.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import { openSubscription, unsubscribePath } from './unsubscribe-link.ts'
import { withdrawConsent } from './withdraw.ts'

/** Somebody who got a newsletter, and came by the link in it. */
interface Subscriber {
  readonly shop_id: number
  readonly shop: string
  readonly language: PanelLanguage
  /** Nobody, where the mail only tried a newsletter. */
  readonly got: { readonly customer_id: number; readonly email: string; readonly title: string } | null
}

/**
 * Where people unsubscribe, without signing in. Opening the link asks; only sending does it, so that a program that follows the links of a mail
 * ends nobody's subscription. Mail programs send without asking (RFC 8058).
 */
export function unsubscribePages(services: Services): Hono {
  const app = new Hono()
  app.get('/:key', async (c) => {
    const subscriber = await subscriberOf(services, c)
    if (!subscriber) return told(c, null, words.unknown)
    const url = `${unsubscribePath}/${c.req.param('key')}`
    return told(c, subscriber, words.asks, [
      formButton({ method: 'post', url, fields: {} }, formatMessage(subscriber.language, words.leave)),
    ])
  })
  app.post('/:key', bodyLimit({ maxSize: 16 * 1024 }), async (c) => {
    const subscriber = await subscriberOf(services, c)
    if (!subscriber) return told(c, null, words.unknown)
    await unsubscribe(services.db, subscriber)
    return told(c, subscriber, words.left)
  })
  return app
}

async function subscriberOf(services: Services, c: Context): Promise<Subscriber | null> {
  const link = openSubscription(services, c.req.param('key') ?? '')
  if (!link) return null
  const { db } = services
  const { shop_id, recipient_id } = link
  const { shop, language } = await readSender(db, shop_id)
  if (recipient_id === 0) return { shop_id, shop, language, got: null }
  const { rows } = await db.execute<{ customer_id: number; email: string; title: string; language: string }>(sql`
    select r.customer_id::float8 as customer_id, r.email, s.title, u.mail_language as language
      from newsletter_recipients r
      join newsletter_sendings s on s.shop_id = r.shop_id and s.id = r.sending_id
      join users u on u.shop_id = r.shop_id and u.id = r.customer_id
     where r.shop_id = ${shop_id} and r.id = ${recipient_id}`)
  const [got] = rows
  return got ? { shop_id, shop, language: got.language === '' ? language : languageOf(got.language), got } : null
}

/** Done once, however often it is asked for. */
async function unsubscribe(db: Database, { shop_id, got }: Subscriber): Promise<void> {
  if (!got) return
  const { customer_id, email, title } = got
  await db.transaction(async (tx) => {
    const own = tx as unknown as Database
    const { language } = await readSender(own, shop_id)
    const how = formatMessage(language, words.how, { title })
    const ids = await withdrawConsent(own, { shop_id, customer_id, email, how })
    const context = { db: own, actor: systemOf(shop_id), requestId: randomUUID() }
    for (const id of ids)
      await audit(context, {
        ...{ subject: 'customers', subject_id: id, event: 'CONSENT' },
        after: { channel: 'email', given: 0 },
      })
  })
}

function told(c: Context, subscriber: Subscriber | null, says: Says, forms: ReturnType<typeof formButton>[] = []) {
  const language = subscriber?.language ?? 'tr'
  const title = subscriber?.shop ?? 'Kepenk'
  return publicPage(c, { language, title, lines: [formatMessage(language, says)], forms }, subscriber ? 200 : 404)
}

const words = {
  asks: /*i18n*/ { id: 'unsubscribe.asks', message: 'Bülten aboneliğinizi bitirmek istiyor musunuz?' },
  leave: /*i18n*/ { id: 'unsubscribe.leave', message: 'Abonelikten çık' },
  left: /*i18n*/ { id: 'unsubscribe.left', message: 'Aboneliğiniz bitti. Size artık bülten göndermeyeceğiz.' },
  how: /*i18n*/ { id: 'unsubscribe.how', message: 'Bültendeki bağlantıyla: {title}' },
  unknown: /*i18n*/ { id: 'unsubscribe.unknown', message: 'Böyle bir abonelik bağlantısı yok.' },
}
