import { and, desc, eq, sql } from 'drizzle-orm'
import type { OrderPaymentLink } from '#api/contract/sales/payment-link.ts'
import { decimalOf } from '#api/rules/platform/money.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { linkDays, mailedLinkRules, paymentLinkRules } from '#api/rules/sales/payment-link.ts'
import type { Database } from '#server/db/open.ts'
import { payment_answers, payment_links } from '#server/db/schema/payment-links.ts'
import type { Connection } from '#server/platform/connections/connection.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { publicAddress } from '#server/platform/http/public-address.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { newShopToken } from '#server/platform/http/tokens.ts'
import { queueMail } from '#server/sales/mails/queue.ts'
import { auditChange } from '#server/sales/orders/change.ts'
import { loadOrder, type OrderRow } from '#server/sales/orders/load-order.ts'
import { paymentChoiceOf } from './methods.ts'
import { onlineMethod } from './online.ts'

type Context = Pick<
  RequestContext<unknown, unknown, unknown, Actor>,
  'db' | 'actor' | 'requestId' | 'language' | 'services'
>

/** Where customers pay. */
export const payPath = '/pay'

/** The newest payment link of an order that is open still, and what one is judged with. */
export async function readLink(context: Context, id: number): Promise<OrderPaymentLink> {
  const { db, actor } = context
  const { order } = await loadOrder(db, actor.shop_id, id)
  return linkOf(context, order, await methodFor(context))
}

/** Makes a link of what is due, unless one of the same money is open, and mails it where that is wanted. */
export async function makeLink(
  context: Context,
  id: number,
  { mail }: { readonly mail: 0 | 1 },
): Promise<OrderPaymentLink> {
  const { db, actor } = context
  const { shop_id, user_id } = actor
  const { order } = await loadOrder(db, shop_id, id, { lock: true })
  const method = await methodFor(context)
  const known = await linkOf(context, order, method)
  const wrong = broken(mail === 1 ? mailedLinkRules : paymentLinkRules, known)
  if (wrong.length > 0 || !method) throw new Refused(409, wrong)
  if (known.link === null) {
    await db.insert(payment_links).values({
      ...{ shop_id, order_id: id, method_id: method.id, user_id, currency: order.currency },
      token: newShopToken(shop_id),
      amount: order.total - order.paid_total,
      expires_at: sql`now() + make_interval(days => ${linkDays})` as never,
    })
  }
  const made = await linkOf(context, order, method)
  const mailed = mail === 1 ? await mailLink(context, order, made) : null
  await auditChange(context, order, 'PAYMENT_LINK', {}, { amount: made.link?.amount, mail: mailed })
  return linkOf(context, order, method)
}

async function mailLink(context: Context, order: OrderRow, { link }: OrderPaymentLink): Promise<string | null> {
  if (!link) return null
  const mailed = await queueMail(context, order, {
    kind: 'payment_link',
    values: () => ({ amount: `${link.amount} ${link.currency}`, link: link.url }),
  })
  await context.db
    .update(payment_links)
    .set({ mailed_to: mailed })
    .where(and(eq(payment_links.shop_id, order.shop_id), eq(payment_links.token, tokenIn(link.url))))
  return mailed
}

function tokenIn(url: string): string {
  return url.slice(url.lastIndexOf('/') + 1)
}

async function methodFor({ db, actor, services: { secrets } }: Context): Promise<Connection | null> {
  return onlineMethod({ db, secrets }, actor.shop_id)
}

async function linkOf(context: Context, order: OrderRow, method: Connection | null): Promise<OrderPaymentLink> {
  const { db, services, language } = context
  const due = order.total - order.paid_total
  const link = method && due > 0 ? await openLink(db, order, method.id) : null
  return {
    link: link && {
      url: `${publicAddress(services.config)}${payPath}/${link.token}`,
      ...{ amount: decimalOf(link.amount), currency: link.currency, mailed_to: link.mailed_to },
      expires_at: new Date(link.expires_at).toISOString(),
      answers: await answersOf(db, order.shop_id, link.id),
    },
    status: order.status,
    due: decimalOf(due),
    method: method && (await paymentChoiceOf(db, order.shop_id, method.id, language)),
    email: await emailOf(db, order),
  }
}

/** The link of what is due now; one of other money, or by another way, is nobody's any more. */
async function openLink(db: Database, { shop_id, id, total, paid_total }: OrderRow, method_id: number) {
  const [link] = await db
    .select()
    .from(payment_links)
    .where(
      and(
        ...[eq(payment_links.shop_id, shop_id), eq(payment_links.order_id, id), eq(payment_links.method_id, method_id)],
        ...[eq(payment_links.amount, total - paid_total), sql`${payment_links.expires_at} > now()`],
      ),
    )
    .orderBy(desc(payment_links.id))
    .limit(1)
  return link ?? null
}

async function answersOf(db: Database, shop_id: number, link_id: number) {
  const rows = await db
    .select()
    .from(payment_answers)
    .where(and(eq(payment_answers.shop_id, shop_id), eq(payment_answers.link_id, link_id)))
    .orderBy(desc(payment_answers.id))
    .limit(20)
  return rows.map(({ id, outcome, amount, currency, reference, reason, at }) => ({
    ...{ id, outcome, currency, reference, reason },
    amount: decimalOf(amount),
    at: new Date(at).toISOString(),
  }))
}

/** Where `queueMail` will write to. */
async function emailOf(db: Database, { shop_id, id, channel }: OrderRow): Promise<string> {
  if (channel === 'marketplace') return ''
  const { rows } = await db.execute<{ email: string | null }>(sql`
    select coalesce(nullif(btrim(o.invoice_address ->> 'email'), ''), nullif(btrim(o.shipping_address ->> 'email'), ''), u.email) as email
      from orders o left join users u on u.shop_id = o.shop_id and u.id = o.customer_id
     where o.shop_id = ${shop_id} and o.id = ${id}`)
  return rows[0]?.email ?? ''
}
