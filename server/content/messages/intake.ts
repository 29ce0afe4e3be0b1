import { and, eq, sql } from 'drizzle-orm'
import type { CustomerMessageKind, NewCustomerMessage } from '#api/contract/content/customer-messages.ts'
import { inboxOf } from '#api/listings/content/customer-messages.ts'
import { editPath } from '#api/resources/platform/resource.ts'
import { questionProductThere, questionsOff, wrongInMessage } from '#api/rules/content/customer-messages.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { customer_messages } from '#server/db/schema/customer-messages.ts'
import { products } from '#server/db/schema/products.ts'
import { shops } from '#server/db/schema/shops.ts'
import { shopNamed } from '#server/platform/http/authenticate.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { inTransaction } from '#server/platform/http/in-transaction.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { oneLine } from '#server/platform/mails/letter.ts'
import { storeNotice } from '#server/platform/notices/notify.ts'
import { countMessage } from '#server/platform/session/limits.ts'
import { settingsOf } from '#server/platform/shop/settings.ts'

interface Visit {
  readonly services: Services
  readonly headers: Headers
  readonly address: string
  readonly body: NewCustomerMessage
}

/** Takes what a visitor writes, so many times from one address, and tells the staff of it. */
export async function takeMessage(kind: CustomerMessageKind, visit: Visit): Promise<Record<string, never>> {
  const { services, headers, address, body } = visit
  const wrong = wrongInMessage({ kind, ...body })
  if (wrong.length > 0) throw new Refused(422, wrong)
  await countMessage(services, address)
  await inTransaction(services.db, async (db) => {
    const shop_id = await shopFor(db, kind, shopNamed(headers))
    await requireProduct(db, shop_id, body.product_id ?? null)
    await store(db, shop_id, kind, body)
  })
  return {}
}

async function shopFor(db: Database, kind: CustomerMessageKind, named: string): Promise<number> {
  const id = /^\d{1,15}$/.test(named) ? Number(named) : 0
  const [shop] = await db.select({ id: shops.id, settings: shops.settings }).from(shops).where(eq(shops.id, id))
  if (!shop) throw refuse(404, notFound)
  if (kind === 'question' && settingsOf(shop).seller_question !== 1) throw refuse(409, questionsOff)
  return shop.id
}

async function requireProduct(db: Database, shop_id: number, product_id: number | null): Promise<void> {
  if (product_id === null) return
  const [product] = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.shop_id, shop_id), eq(products.id, product_id), eq(products.status, 1)))
  if (!product) throw new Refused(422, [{ id: questionProductThere.id, at: ['product_id'] }])
}

async function store(db: Database, shop_id: number, kind: CustomerMessageKind, body: NewCustomerMessage) {
  const [name, subject, text] = [oneLine(body.name), oneLine(body.subject), body.text.trim()]
  const [stored] = await db
    .insert(customer_messages)
    .values({
      ...{ shop_id, kind, name, subject, text, email: body.email.trim(), language: body.language ?? null },
      ...{ product_id: body.product_id ?? null, search: fold(`${name} ${body.email} ${subject} ${text}`) },
    })
    .returning({ id: customer_messages.id })
  const id = stored?.id ?? 0
  const notice_id = await storeNotice(db, {
    ...{ shop_id, kind, says: said[kind], link: editPath(inboxOf[kind], id) },
    about: { name, subject: subject || text.slice(0, 80) },
  })
  await db
    .update(customer_messages)
    .set({ notice_id, updated_at: sql`now()` as never })
    .where(and(eq(customer_messages.shop_id, shop_id), eq(customer_messages.id, id)))
}

const said = {
  feedback: /*i18n*/ { id: 'notices.feedback', message: 'Geri bildirim, {name}: {subject}' },
  question: /*i18n*/ { id: 'notices.question', message: 'Soru, {name}: {subject}' },
}
