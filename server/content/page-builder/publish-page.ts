import { sql } from 'drizzle-orm'
import type { PageLayout } from '#api/contract/content/page-builder.ts'
import { isScheduled, type PageFacts, publishRules, scheduledAhead } from '#api/rules/content/page-builder.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { audit } from '#server/platform/http/audit.ts'
import { Refused } from '#server/platform/http/refused.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { type LockedPage, lockPage, subject } from './lock-page.ts'
import { type PageOf, readLayout } from './read-design.ts'

/** Shows the newest version to visitors, at once. What was scheduled is off the calendar then. */
export async function publishPage(context: Work, page: PageOf, seen: number): Promise<PageLayout> {
  const locked = await lockPage(context.db, page, seen)
  demand(409, broken(publishRules, await factsOf(context.db, page, locked)))
  await context.db.execute(sql`
    update page_layouts set published = version, published_at = now(), scheduled = null, scheduled_for = null
     where ${isPage(page)}`)
  return told(context, page, 'PUBLISH', locked)
}

/** Shows the newest version from a moment on; without one, nothing is scheduled any more. */
export async function schedulePage(
  context: Work,
  page: PageOf,
  { version, at }: { readonly version: number; readonly at: string | null },
): Promise<PageLayout> {
  const { db } = context
  const locked = await lockPage(db, page, version)
  const facts = await factsOf(db, page, locked)
  if (at === null) {
    demand(409, broken([isScheduled], facts))
    await db.execute(sql`update page_layouts set scheduled = null, scheduled_for = null where ${isPage(page)}`)
    return told(context, page, 'UNSCHEDULE', locked)
  }
  demand(422, broken([scheduledAhead], { at, now: new Date().toISOString() }))
  demand(409, broken(publishRules, facts))
  const moment = new Date(at).toISOString()
  await db.execute(sql`update page_layouts set scheduled = version, scheduled_for = ${moment} where ${isPage(page)}`)
  return told(context, page, 'SCHEDULE', locked)
}

async function factsOf(db: Database, { shop_id, theme_id, language_id }: PageOf, locked: LockedPage) {
  const { version, published, scheduled } = locked
  const { rows } = await db.execute<{ blocks: number }>(sql`
    select count(*)::int as blocks from page_blocks
     where shop_id = ${shop_id} and theme_id = ${theme_id} and language_id = ${language_id} and version = ${version}`)
  return { blocks: rows[0]?.blocks ?? 0, version, published, scheduled } satisfies PageFacts
}

function demand(status: 409 | 422, refusals: readonly Refusal[]): void {
  if (refusals.length > 0) throw new Refused(status, [...refusals])
}

function isPage({ shop_id, theme_id, language_id }: PageOf) {
  return sql`shop_id = ${shop_id} and theme_id = ${theme_id} and language_id = ${language_id}`
}

async function told(context: Work, page: PageOf, event: string, { version, published, scheduled }: LockedPage) {
  const after = await readLayout(context.db, page)
  await audit(context, {
    ...{ subject, subject_id: page.theme_id, event },
    before: { language_id: page.language_id, version, published, scheduled },
    after: { published: after.published, scheduled: after.scheduled, scheduled_for: after.scheduled_for },
  })
  return after
}
