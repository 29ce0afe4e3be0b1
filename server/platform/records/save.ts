import { and, eq, sql } from 'drizzle-orm'
import { type Draft, isAsked, type Resource } from '#api/resources/platform/resource.ts'
import type { StoredRecord } from '#api/resources/platform/wire.ts'
import type { Database } from '#server/db/open.ts'
import { attachFiles, releaseFiles } from '#server/platform/files/attach.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { languagesOf } from '#server/platform/http/language.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import { judge } from './judge.ts'
import { keepNamesApart, labelled, namePath } from './naming.ts'
import { hooksOf } from './own-fields.ts'
import { findRecord, imageFields, type StoredRow, wholeRecord, wholeRow } from './record.ts'
import type { Kept } from './record-hooks.ts'
import { withSealed } from './record-secrets.ts'
import type { RecordTable } from './tables.ts'
import { textPictures } from './text-pictures.ts'
import { stored, toRow } from './values.ts'

type Saving = Pick<RequestContext<unknown, unknown, Draft, Actor>, 'db' | 'actor' | 'services' | 'requestId' | 'body'>

/** Adds a record and answers it as it was stored. */
export async function addRecord(context: Saving, resource: Resource, table: RecordTable): Promise<StoredRecord> {
  const { db, actor } = context
  await hooksOf(resource).lock?.(db, actor.shop_id)
  const kept = await keptFor(context, resource, null)
  const columns = await columnsFor(context, resource, table, kept)
  await attachPictures(db, actor.shop_id, resource, columns)
  const values = { ...columns, shop_id: actor.shop_id } as RecordTable['$inferInsert']
  const [inserted] = (await db.insert(table).values(values).returning()) as StoredRow[]
  if (!inserted) throw new Error(`Nothing was inserted into ${resource.name}`)
  await hooksOf(resource).write?.(db, inserted.id, { ...kept, draft: columns })
  const row = await wholeRow(db, resource, inserted)
  const after = toRow(resource, row)
  await audit(context, { subject: resource.name, subject_id: row.id, event: 'create', after })
  return wholeRecord(resource, row)
}

/** Replaces a record, unless somebody else saved it since the version that the caller saw (rule D5). */
export async function editRecord(
  context: Saving,
  resource: Resource,
  table: RecordTable,
  id: number,
): Promise<StoredRecord> {
  const { db, actor, body } = context
  const { shop_id } = actor
  await hooksOf(resource).lock?.(db, shop_id)
  const before = await findRecord(db, resource, table, shop_id, id, 'no key update')
  const version = body.version as number
  if (before.version !== version) throw await staleRefusal(db, { ...before, subject: resource.name })
  const kept = await keptFor(context, resource, before)
  const columns = await columnsFor(context, resource, table, kept)
  await attachPictures(db, shop_id, resource, columns)
  const [updated] = (await db
    .update(table)
    .set({ ...columns, version: version + 1, updated_at: sql`now()` } as object)
    .where(and(eq(table.shop_id, shop_id), eq(table.id, id), eq(table.version, version)))
    .returning()) as StoredRow[]
  if (!updated) throw await staleRefusal(db, { ...before, subject: resource.name })
  await hooksOf(resource).write?.(db, id, { ...kept, draft: columns })
  const row = await wholeRow(db, resource, updated)
  const inTexts = textPictures(resource, before).map(({ name }) => name)
  const gone = [...imageFields(resource).map((key) => String(before[key])), ...inTexts]
  await releaseFiles(db, shop_id, gone)
  await audit(context, {
    subject: resource.name,
    subject_id: id,
    event: 'update',
    before: toRow(resource, before),
    after: toRow(resource, row),
  })
  return wholeRecord(resource, row)
}

/** What is about to be saved, after everything that could be wrong with it was looked for. */
async function keptFor(context: Saving, resource: Resource, before: StoredRow | null): Promise<Kept> {
  const { db, actor } = context
  const { shop_id } = actor
  const languages = await languagesOf(db, shop_id)
  const stands = before && toRow(resource, before)
  const draft = asAsked(resource, context.body, stands)
  const kept = { shop_id, id: before?.id ?? null, before: stands, draft, holder: actor, languages }
  await judge(db, { ...kept, resource })
  return kept
}

/** A draft without what nobody asked for: fields that another one closes are empty, and a secret that is not stored cannot stay. */
function asAsked(resource: Resource, draft: Draft, before: Draft | null): Draft {
  const fields = Object.entries(resource.fields).map(([key, field]) => {
    if (!isAsked(field, draft)) return [key, field.initial]
    return [key, field.kind === 'secret' && draft[key] === true ? (before?.[key] ?? '') : draft[key]]
  })
  return { ...draft, ...Object.fromEntries(fields) }
}

async function columnsFor({ db, services }: Saving, resource: Resource, table: RecordTable, kept: Kept) {
  const { shop_id, id, languages, draft } = kept
  const columns = withSealed(services.secrets, resource, stored(resource, draft), shop_id)
  const language = languages[0] ?? 0
  const found = await labelled(db, resource, columns, language)
  const at = namePath(resource, columns, language)
  await keepNamesApart(db, { resource, table, shop_id, id, label: found.label, at })
  return { ...columns, ...found, ...(await hooksOf(resource).columns?.(db, kept)) }
}

/** The pictures of a record that is being saved are its own from now on. */
export async function attachPictures(db: Database, shop_id: number, resource: Resource, columns: Draft): Promise<void> {
  const own = imageFields(resource).map((key) => ({ name: String(columns[key]), at: key }))
  const pictures = [...own, ...textPictures(resource, columns)]
  await attachFiles(
    db,
    shop_id,
    pictures.map(({ name }) => name),
    (index) => pictures[index]?.at ?? '',
  )
}
