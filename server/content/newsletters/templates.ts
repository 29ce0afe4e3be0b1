import { and, asc, eq, sql } from 'drizzle-orm'
import type { Newsletter } from '#api/contract/content/newsletters.ts'
import { type NewsletterFacts, newsletterLimit, newsletterRules } from '#api/rules/content/newsletters.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { broken } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { newsletter_templates } from '#server/db/schema/newsletters.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'

type Writing = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId'>
type Written = Pick<Newsletter, 'title' | 'texts'>

/** The templates of a shop, in the order in which they were added. */
export async function listTemplates(db: Database, shop_id: number): Promise<Newsletter[]> {
  const rows = await db
    .select()
    .from(newsletter_templates)
    .where(eq(newsletter_templates.shop_id, shop_id))
    .orderBy(asc(newsletter_templates.id))
  return rows.map(told)
}

/** One template, or 404. */
export async function readTemplate(db: Database, shop_id: number, id: number): Promise<Newsletter> {
  const [row] = await db.select().from(newsletter_templates).where(own(shop_id, id))
  if (!row) throw refuse(404, notFound)
  return told(row)
}

/** Adds a template. Those who add at once are judged one after the other, so that no fourth comes to be (R212). */
export async function addTemplate(context: Writing, { title, texts }: Written): Promise<Newsletter> {
  const { db, actor } = context
  const { shop_id } = actor
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`newsletters of ${shop_id}`}))`)
  const existing = await db.$count(newsletter_templates, eq(newsletter_templates.shop_id, shop_id))
  const facts = { existing, title, texts }
  const wrong = broken<typeof facts>([newsletterLimit, ...newsletterRules], facts)
  if (wrong.length > 0) throw new Refused(wrong.some(({ at }) => at) ? 422 : 409, wrong)
  const [row] = await db.insert(newsletter_templates).values({ shop_id, title: title.trim(), texts }).returning()
  if (!row) throw new Error('The newsletter was not added')
  await audit(context, { subject: 'newsletters', subject_id: row.id, event: 'ADD', after: { title, texts } })
  return told(row)
}

/** Replaces what a template says. Whoever comes with a version that another has replaced changes nothing (D5). */
export async function saveTemplate(
  context: Writing,
  id: number,
  { version, title, texts }: Written & { readonly version: number },
): Promise<Newsletter> {
  const { db, actor } = context
  const { shop_id } = actor
  judge({ title, texts })
  const before = await readTemplate(db, shop_id, id)
  const [row] = await db
    .update(newsletter_templates)
    .set({ title: title.trim(), texts, version: version + 1, updated_at: sql`now()` as never })
    .where(and(own(shop_id, id), eq(newsletter_templates.version, version)))
    .returning()
  if (!row) throw await staleRefusal(db, { shop_id, subject: 'newsletters', id, updated_at: before.updated_at })
  await audit(context, {
    ...{ subject: 'newsletters', subject_id: id, event: 'EDIT' },
    ...{ before: { title: before.title, texts: before.texts }, after: { title, texts } },
  })
  return told(row)
}

/** Deletes a template; what was sent of it keeps the words that it was sent with. */
export async function removeTemplate(context: Writing, id: number): Promise<void> {
  const { db, actor } = context
  const { title, texts } = await readTemplate(db, actor.shop_id, id)
  await db.delete(newsletter_templates).where(own(actor.shop_id, id))
  await audit(context, { subject: 'newsletters', subject_id: id, event: 'DELETE', before: { title, texts } })
}

function judge(written: Written): void {
  const wrong = broken<NewsletterFacts>(newsletterRules, written)
  if (wrong.length > 0) throw new Refused(422, wrong)
}

function own(shop_id: number, id: number) {
  return and(eq(newsletter_templates.shop_id, shop_id), eq(newsletter_templates.id, id))
}

function told({ id, version, title, texts, updated_at }: typeof newsletter_templates.$inferSelect): Newsletter {
  return { id, version, title, texts, updated_at: new Date(updated_at).toISOString() }
}
