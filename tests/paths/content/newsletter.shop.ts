import { and, eq, ne, sql } from 'drizzle-orm'
import type { EventObject } from 'xstate'
import type { NewsletterSending } from '#api/contract/content/newsletter-sendings.ts'
import type { Newsletters } from '#api/contract/content/newsletters.ts'
import { shop_mail_methods } from '#server/db/schema/catalogue.ts'
import { customer_consents } from '#server/db/schema/customer-consents.ts'
import { newsletter_sendings, newsletter_templates } from '#server/db/schema/newsletters.ts'
import { customer_groups } from '#server/db/schema/people.ts'
import { activeMail, newNewsletter, newSubscriber } from '#tests/fixtures/newsletters.fixture.ts'
import { jobsStand } from '#tests/paths/platform/jobs.fixture.ts'
import type { Shop } from '#tests/shop.ts'

/** What a walk sends newsletters with. */
export interface Mailing {
  readonly shop: Shop
  readonly newsletter_id: number
  /** A group whose one customer allows nothing. */
  readonly group_id: number
}

/** A newsletter, two who allow it, and a group of one who does not. */
export async function newMailing(shop: Shop): Promise<Mailing> {
  const { db, own } = shop
  const { shop_id } = own
  await db.delete(newsletter_sendings).where(eq(newsletter_sendings.shop_id, shop_id))
  await db.delete(newsletter_templates).where(eq(newsletter_templates.shop_id, shop_id))
  await db.delete(customer_consents).where(eq(customer_consents.shop_id, shop_id))
  await activeMail(shop, shop_id)
  shop.mails.failing = false
  const name = `Toptan ${await db.$count(customer_groups)}`
  const [group] = await db.insert(customer_groups).values({ shop_id, name, label: name }).returning()
  const group_id = group?.id ?? 0
  for (const _ of ['one', 'another']) await newSubscriber(shop)
  await newSubscriber(shop, { said: [], group_id })
  return { shop, newsletter_id: await newNewsletter(shop), group_id }
}

/** The shop has as many newsletters as the walk finds, and a way to send them where it finds one. */
export async function newslettersStand({ shop, newsletter_id }: Mailing, { rows, mail }: Newsletters): Promise<void> {
  const { db, own } = shop
  await db
    .delete(newsletter_templates)
    .where(and(eq(newsletter_templates.shop_id, own.shop_id), ne(newsletter_templates.id, newsletter_id)))
  for (const _ of rows.slice(1)) await newNewsletter(shop)
  if (mail === 1) await activeMail(shop, own.shop_id)
  else await db.delete(shop_mail_methods).where(eq(shop_mail_methods.shop_id, own.shop_id))
}

/** The newest sending of the shop is what the walk finds it to be. */
export async function sendingStands({ shop }: Mailing, { job, cancelled }: NewsletterSending): Promise<void> {
  const { db, own } = shop
  if (job) return jobsStand(shop, job.state)
  await db
    .update(newsletter_sendings)
    .set({ cancelled_at: cancelled ? (sql`now()` as never) : null })
    .where(eq(newsletter_sendings.shop_id, own.shop_id))
}

const path = '/v1/panel/newsletter-templates'

/** The actors that a call may belong to. */
export function whose({ method, path: asked }: { method: string; path: string }): readonly string[] {
  if (asked === path) return [method === 'GET' ? 'look' : 'add']
  if (/^\/v1\/panel\/newsletter-templates\/\d+\/test$/.test(asked)) return ['test']
  if (asked === '/v1/panel/newsletter-audience') return ['count']
  if (asked === '/v1/panel/newsletter-sendings' && method === 'POST') return ['send']
  if (/^\/v1\/panel\/newsletter-sendings\/\d+$/.test(asked)) return ['read']
  return /\/cancel$/.test(asked) ? ['stop'] : []
}

/** What the shop has to be so that an actor answers as in the walk; nothing where no answer comes. */
export async function arrange(mailing: Mailing, event: EventObject): Promise<'through' | 'lost'> {
  const { type, output } = event as EventObject & { output?: unknown }
  if (!type.startsWith('xstate.done')) return 'lost'
  if (type.endsWith('.look')) await newslettersStand(mailing, output as Newsletters)
  if (type.endsWith('.read')) await sendingStands(mailing, output as NewsletterSending)
  // What stops it finds it under way.
  if (type.endsWith('.stop')) await jobsStand(mailing.shop, 'running')
  return 'through'
}
