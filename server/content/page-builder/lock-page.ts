import { sql } from 'drizzle-orm'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { languagesOf } from '#server/platform/http/language.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import type { PageOf } from './read-design.ts'

/** What the audit log calls the pages of a theme. */
export const subject = 'page_layouts'

/** A page as whoever changes it finds it. */
export interface LockedPage extends Record<string, unknown> {
  readonly version: number
  readonly published: number | null
  readonly scheduled: number | null
}

/** Answers 404 for a theme or a language that the shop does not have. */
export async function expectPage(db: Database, { shop_id, theme_id, language_id }: PageOf): Promise<void> {
  const theme = await db.execute(sql`select from page_themes where shop_id = ${shop_id} and id = ${theme_id}`)
  const languages = await languagesOf(db, shop_id)
  if (theme.rows.length === 0 || !languages.includes(language_id)) throw refuse(404, notFound)
}

/**
 * Locks the page of one language for a change, and refuses whoever has not seen its newest version (D5). A moment that has come while nobody
 * looked is written down first, so that what is decided now is decided over what visitors see.
 */
export async function lockPage(db: Database, page: PageOf, seen: number): Promise<LockedPage> {
  const { shop_id, theme_id, language_id } = page
  await expectPage(db, page)
  await db.execute(sql`
    insert into page_layouts (shop_id, theme_id, language_id) values (${shop_id}, ${theme_id}, ${language_id})
    on conflict do nothing`)
  const { rows } = await db.execute<LockedPage>(sql`
    select version, published, scheduled from page_layouts
     where shop_id = ${shop_id} and theme_id = ${theme_id} and language_id = ${language_id} for update`)
  const [locked] = rows
  if (!locked || locked.version !== seen)
    throw await staleRefusal(db, { shop_id, subject, id: theme_id, updated_at: new Date().toISOString() })
  const { rows: settled } = await db.execute<LockedPage>(sql`
    update page_layouts set published = scheduled, published_at = scheduled_for, scheduled = null, scheduled_for = null
     where shop_id = ${shop_id} and theme_id = ${theme_id} and language_id = ${language_id} and scheduled_for <= now()
    returning version, published, scheduled`)
  return settled[0] ?? locked
}
