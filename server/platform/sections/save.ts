import { eq, sql } from 'drizzle-orm'
import type { Draft } from '#api/resources/platform/resource.ts'
import type { Section, StoredSection } from '#api/resources/platform/section.ts'
import type { Database } from '#server/db/open.ts'
import { shops } from '#server/db/schema/shops.ts'
import { attachFiles, releaseFiles } from '#server/platform/files/attach.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { languagesOf } from '#server/platform/http/language.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import { judge } from '#server/platform/records/judge.ts'
import { hooksOf } from '#server/platform/records/own-fields.ts'
import { imageFields } from '#server/platform/records/record.ts'
import { type ShopRow, sectionIn, versionOf, wholeSection, withSection } from './stored-section.ts'

type Saving = Pick<RequestContext<unknown, unknown, StoredSection, Actor>, 'db' | 'actor' | 'requestId' | 'body'>

/** Replaces a section of the shop's settings, unless somebody else saved it since the version that the caller saw (D5). */
export async function saveSection(context: Saving, section: Section): Promise<StoredSection> {
  const { db, actor, body } = context
  const { shop_id } = actor
  const { version, ...sent } = body
  const row = await shopRow(db, shop_id, true)
  if (version !== versionOf(section, row))
    throw await staleRefusal(db, { shop_id, id: shop_id, subject: section.name, updated_at: row.updated_at })
  const before = sectionIn(section, row)
  const draft = section.follows?.(sent, null) ?? sent
  const kept = { shop_id, id: shop_id, before, draft, holder: actor, languages: await languagesOf(db, shop_id) }
  await judge(db, { ...kept, resource: section })
  await attachPictures(db, shop_id, section, draft)
  const columns = withSection(section, row, draft)
  await db
    .update(shops)
    .set({ ...columns, updated_at: sql`now()` })
    .where(eq(shops.id, shop_id))
  await hooksOf(section).write?.(db, shop_id, kept)
  await releaseFiles(
    db,
    shop_id,
    imageFields(section).map((key) => String(before[key])),
  )
  const saved = { ...row, ...columns }
  const after = sectionIn(section, saved)
  await audit(context, { subject: section.name, subject_id: shop_id, event: 'update', before, after })
  return wholeSection(section, saved)
}

/** The row of a shop; `locked` keeps others from changing it until the transaction ends. */
export async function shopRow(db: Database, shop_id: number, locked = false): Promise<ShopRow> {
  const reading = db.select().from(shops).where(eq(shops.id, shop_id))
  const [row] = await (locked ? reading.for('no key update') : reading)
  if (!row) throw new Error(`Shop ${shop_id} has a session and no row`)
  return row
}

async function attachPictures(db: Database, shop_id: number, section: Section, draft: Draft): Promise<void> {
  const keys = imageFields(section)
  const names = keys.map((key) => String(draft[key]))
  await attachFiles(db, shop_id, names, (index) => keys[index] ?? '')
}
