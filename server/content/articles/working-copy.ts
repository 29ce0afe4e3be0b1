import { and, eq, sql } from 'drizzle-orm'
import type { PublishedCopy } from '#api/contract/content/working-copies.ts'
import type { Draft } from '#api/resources/platform/resource.ts'
import type { StoredRecord } from '#api/resources/platform/wire.ts'
import { publishState } from '#api/rules/content/articles.ts'
import { copyOfPublished, copyStored } from '#api/rules/content/working-copies.ts'
import { broken } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { releaseFiles } from '#server/platform/files/attach.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { languagesOf } from '#server/platform/http/language.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'
import { judge } from '#server/platform/records/judge.ts'
import { findRecord, picturesIn, type StoredRow, wholeRecord } from '#server/platform/records/record.ts'
import { attachPictures, editRecord } from '#server/platform/records/save.ts'
import { stored, toRow } from '#server/platform/records/values.ts'
import { todayOf } from './article-record.ts'
import { type ArticleName, articles } from './articles.ts'
import { copyGone, lastCopy } from './last-copy.ts'
import { withSlugs } from './slugs.ts'

export type Writing = Pick<RequestContext<unknown, unknown, Draft, Actor>, 'db' | 'actor' | 'services' | 'requestId'>

/** Of which page or post. */
export interface Whose {
  readonly name: ArticleName
  readonly id: number
}

export interface StoredCopy {
  readonly version: number
  readonly of_version: number
  /** The columns of the record as they will be. */
  readonly draft: Draft
  readonly files: readonly string[]
  readonly saved_by: number | null
  readonly saved_at: string
  readonly publish_at: string | null
  readonly publish_over: number | null
}

/** The working copy of a record, or `null`. */
export async function findCopy(db: Database, shop_id: number, { name, id }: Whose): Promise<StoredCopy | null> {
  const { copies } = articles[name]
  const [row] = await db
    .select()
    .from(copies)
    .where(and(eq(copies.shop_id, shop_id), eq(copies.record_id, id)))
  return row ?? null
}

interface LockedCopy {
  readonly record: StoredRow
  readonly copy: StoredCopy | null
}

/**
 * The record and its copy until the transaction ends. The record is locked first by whoever writes one of both, so that what another server
 * published meanwhile is seen.
 */
export async function lockedCopy(context: Writing, whose: Whose): Promise<LockedCopy> {
  const record = await lockedRecord(context, whose)
  return { record, copy: await findCopy(context.db, context.actor.shop_id, whose) }
}

function lockedRecord({ db, actor }: Writing, { name, id }: Whose): Promise<StoredRow> {
  const { resource, table } = articles[name]
  return findRecord(db, resource, table, actor.shop_id, id, 'no key update')
}

/** What the form of the copy begins with: the copy, or the record as it is, with version 0. */
export async function viewCopy({ db, actor: { shop_id } }: Writing, whose: Whose): Promise<StoredRecord> {
  const { resource, table } = articles[whose.name]
  const record = await findRecord(db, resource, table, shop_id, whose.id)
  return wholeRecord(resource, asCopy(record, await findCopy(db, shop_id, whose)))
}

/**
 * Saves the copy by the rules of its record. Whether and since when visitors see that is none of its business. A new copy goes on from the
 * version of the one before it, so that no form that was open over that one is taken for one of this.
 */
export async function saveCopy(context: Writing, whose: Whose, body: Draft): Promise<StoredRecord> {
  const { db, actor } = context
  const { shop_id } = actor
  const { name, id } = whose
  const { resource, copies } = articles[name]
  const { record, copy } = await lockedCopy(context, whose)
  if (!copy) demand(broken([copyOfPublished], { state: publishState(record as never, await todayOf(db, shop_id)) }))
  const last = copy ? undefined : await lastCopy(db, shop_id, whose)
  if (body.version !== (copy?.version ?? 0))
    throw last ? copyGone(last) : await staleRefusal(db, { ...record, subject: name })
  const version = (copy ?? last ?? { version: 0 }).version + 1
  const { status, publish_date } = toRow(resource, record)
  const draft = { ...body, status, publish_date }
  const languages = await languagesOf(db, shop_id)
  const before = toRow(resource, asCopy(record, copy))
  const kept = { shop_id, id, before, draft, holder: actor, languages }
  await judge(db, { ...kept, resource })
  const columns = { ...stored(resource, draft), translations: await withSlugs(db, { ...kept, ...articles[name] }) }
  await attachPictures(db, shop_id, resource, columns)
  const files = [...new Set(picturesIn(resource, columns))].filter((file) => file !== '')
  const written = {
    ...{ version, of_version: record.version, draft: columns, files },
    ...{ saved_by: actor.user_id, saved_at: sql`now()` as never },
  }
  await db
    .insert(copies)
    .values({ shop_id, record_id: id, ...written })
    .onConflictDoUpdate({ target: [copies.shop_id, copies.record_id], set: written })
  await releaseFiles(db, shop_id, copy?.files ?? [])
  // The versions of the record show what the copy would change of it.
  const after = { ...toRow(resource, asCopy(record, await findCopy(db, shop_id, whose))), copy: version }
  await audit(context, { subject: name, subject_id: id, event: 'COPY_SAVE', before: toRow(resource, record), after })
  return viewCopy(context, whose)
}

/** Puts the copy in the place of the record, which is saved like any other. Whoever publishes has seen both. */
export async function publishCopy(context: Writing, whose: Whose, seen: PublishedCopy): Promise<StoredRecord> {
  const { db, actor } = context
  const { shop_id } = actor
  const { resource, table } = articles[whose.name]
  const { record, copy } = await lockedCopy(context, whose)
  demand(broken([copyStored], { stored: copy !== null }))
  if (copy?.version !== seen.version) throw await staleRefusal(db, { ...record, subject: whose.name })
  const { status, publish_date } = toRow(resource, record)
  const draft = { ...toRow(resource, asCopy(record, copy)), status, publish_date, version: seen.record_version }
  const published = await editRecord({ ...context, body: draft }, resource, table, whose.id)
  await forgetCopy(db, shop_id, whose)
  return published
}

/** Throws the copy away. */
export async function discardCopy(context: Writing, whose: Whose): Promise<Record<string, never>> {
  const { db, actor } = context
  await lockedRecord(context, whose)
  demand(broken([copyStored], { stored: await forgetCopy(db, actor.shop_id, whose) }))
  await audit(context, { subject: whose.name, subject_id: whose.id, event: 'COPY_DISCARD' })
  return {}
}

/** The copy goes, and the pictures that nothing else names; answers whether there was one. */
export async function forgetCopy(db: Database, shop_id: number, { name, id }: Whose): Promise<boolean> {
  const { copies } = articles[name]
  const gone = await db
    .delete(copies)
    .where(and(eq(copies.shop_id, shop_id), eq(copies.record_id, id)))
    .returning({ files: copies.files })
  await releaseFiles(
    db,
    shop_id,
    gone.flatMap(({ files }) => files),
  )
  return gone.length > 0
}

/** The record with what its copy says; with version 0 where there is none. */
export function asCopy(record: StoredRow, copy: StoredCopy | null): StoredRow {
  if (!copy) return { ...record, version: 0 }
  return { ...record, ...copy.draft, version: copy.version, updated_at: copy.saved_at }
}

export function demand(refusals: ReturnType<typeof broken>): void {
  if (refusals.length > 0) throw new Refused(409, refusals)
}
