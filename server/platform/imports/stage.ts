import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type {
  Import,
  ImportKind,
  ImportMapping,
  ImportMending,
  ImportMode,
  ImportState,
  NewImport,
} from '#api/contract/platform/imports.ts'
import { fileKinds, kindsFor, makeableFor, modesFor } from '#api/registry/import-kinds.ts'
import { inChoices } from '#api/rules/platform/fields.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { alreadyApplied, mappingRules } from '#api/rules/platform/imports.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { broken } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { import_mappings, import_rows, import_sources, imports } from '#server/db/schema/imports.ts'
import { audit } from '#server/platform/http/audit.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { registry } from '#server/platform/registry.ts'
import { guessed } from './columns.ts'
import { importContext } from './import-context.ts'
import { namedBy, remembered, topOf } from './naming.ts'
import type { ReadFile } from './pieces.ts'
import { importOf, insertRows, recordsOfImport, rowsOfImport } from './rows.ts'
import { textOf } from './table.ts'

export type Staging = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId'>
export type Stored = typeof imports.$inferSelect

const notOffered = inChoices([]).id

/** A kind that the person may not take in is none of the choices. */
export function offeredKind(actor: Actor, kind: ImportKind): void {
  if (!kindsFor(actor).includes(kind)) throw new Refused(422, [{ id: notOffered, at: ['kind'] }])
}

/** Keeps a file that was read, with its columns taken for what they seem to be. */
export async function stage(context: Staging, { kind, name }: NewImport, file: ReadFile): Promise<Import> {
  const { db, actor } = context
  const { shop_id, user_id } = actor
  const columns = registry().importKinds[kind].columns(await importContext(db, shop_id))
  const known = await remembered(db, actor, kind)
  const named = namedBy(file, columns, known)
  const mapping = guessed(named.headers, columns, known, file.feed !== null)
  const [mode = 'update'] = modesFor(kind, actor)
  const [row] = await db
    .insert(imports)
    .values({ ...named, shop_id, user_id, kind, name, mode, mapping })
    .returning()
  if (!row) throw new Error('Nothing was inserted into imports')
  await insertRows(db, row, file)
  if (file.feed) await db.insert(import_sources).values({ shop_id, import_id: row.id, content: file.feed.source })
  await audit(context, {
    subject: 'imports',
    subject_id: row.id,
    event: 'create',
    after: { kind, name, rows: named.total },
  })
  return toImport(db, row)
}

/**
 * A person's file, if it is of a kind that they may take in; else it is not there. Until it is applied it is theirs alone, then it is the
 * shop's, as the job that applied it is.
 */
export async function findFile(db: Database, actor: Actor, id: number, lock = false): Promise<Stored> {
  const own = db
    .select()
    .from(imports)
    .where(and(eq(imports.shop_id, actor.shop_id), eq(imports.id, id)))
  const [row] = await (lock ? own.for('update') : own)
  const theirs = row?.state === 'applied' || row?.user_id === actor.user_id
  if (!row || !theirs || !kindsFor(actor).includes(row.kind as ImportKind)) throw refuse(404, notFound)
  return row
}

/** Takes columns for fields, remembers it for the person's next file of the kind, and has the file checked. */
export async function map(context: Staging, id: number, { mode, columns, choices }: ImportMapping): Promise<Import> {
  const { db, actor } = context
  const file = await findFile(db, actor, id, true)
  const kind = file.kind as ImportKind
  mustBeOpen(file)
  const offered = new Set(
    registry()
      .importKinds[kind].columns(await importContext(db, actor.shop_id))
      .map(({ key }) => key),
  )
  const at = [
    ...(modesFor(kind, actor).includes(mode) ? [] : ['mode']),
    ...(columns.length === file.headers.length ? [] : ['columns']),
    ...columns.flatMap((key, place) => (key === null || offered.has(key) ? [] : [`columns.${place}`])),
    ...(['fixed', 'replaced'] as const).flatMap((what) =>
      Object.keys(choices?.[what] ?? {}).flatMap((key) => (offered.has(key) ? [] : [`choices.${what}.${key}`])),
    ),
    ...(choices?.make.every((one) => makeableFor(kind, actor).includes(one)) === false ? ['choices.make'] : []),
  ]
  const wrong = [
    ...(at.length > 0 ? [{ id: notOffered, at }] : []),
    ...broken(mappingRules, { columns, keys: fileKinds[kind].keys }),
  ]
  if (wrong.length > 0) throw new Refused(422, wrong)
  await remember(context, kind, file.headers, columns)
  // Rows that were being mended were so under the columns as they were.
  await db
    .update(import_rows)
    .set({ mended: null })
    .where(and(rowsOfImport(file), isNotNull(import_rows.mended)))
  await audit(context, {
    subject: 'imports',
    subject_id: id,
    event: 'map',
    after: { mode, columns, ...(choices ? { choices } : {}) },
  })
  return toBeChecked(db, file, { mapping: columns, mode, ...(choices ? { choices } : {}) })
}

async function remember(
  { db, actor }: Staging,
  kind: ImportKind,
  headers: readonly string[],
  columns: readonly (string | null)[],
) {
  const { shop_id, user_id } = actor
  const mapping = Object.fromEntries(headers.map((header, at) => [fold(header), columns[at] ?? null]))
  await db
    .insert(import_mappings)
    .values({ shop_id, user_id, kind, mapping })
    .onConflictDoUpdate({
      target: [import_mappings.shop_id, import_mappings.user_id, import_mappings.kind],
      set: { mapping: sql`${import_mappings.mapping} || excluded.mapping` },
    })
}

/** Writes mended cells, and has the file checked again. */
export async function mend(context: Staging, id: number, { rows }: ImportMending): Promise<Import> {
  const { db, actor } = context
  const file = await findFile(db, actor, id, true)
  mustBeOpen(file)
  const changed = rows.map(({ position, cells }) => ({ position, cells: cells.slice(0, file.headers.length) }))
  // Cells that say what they said before keep what they are: a number of the file is no text because its row was mended.
  await db.execute(sql`
    update import_rows set mended = null, cells = (
        select jsonb_agg(case when old.cell #>> '{}' = new.cell #>> '{}' then old.cell else new.cell end order by new.place)
          from jsonb_array_elements(r.cells) with ordinality as new(cell, place)
          left join jsonb_array_elements(import_rows.cells) with ordinality as old(cell, place) on old.place = new.place)
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as r(position int, cells jsonb)
     where ${rowsOfImport(file)} and import_rows.position = r.position`)
  await audit(context, {
    subject: 'imports',
    subject_id: id,
    event: 'mend',
    after: { rows: changed.map((one) => one.position) },
  })
  return toBeChecked(db, file, {})
}

/** What was applied stays as it is. */
export function mustBeOpen({ state }: Stored): void {
  if (state === 'applied') throw refuse(409, alreadyApplied)
}

async function toBeChecked(db: Database, file: Stored, changes: Partial<Stored>): Promise<Import> {
  const [row] = await db
    .update(imports)
    .set({ ...changes, state: 'checking', held_until: null, updated_at: sql`now()` })
    .where(importOf(file))
    .returning()
  if (!row) throw refuse(404, notFound)
  return toImport(db, row)
}

/** A file as calls answer it. */
export async function toImport(db: Database, file: Stored): Promise<Import> {
  const kind = file.kind as ImportKind
  const columns = registry().importKinds[kind].columns(await importContext(db, file.shop_id))
  const sample = await db
    .select({ cells: import_rows.cells })
    .from(import_rows)
    .where(recordsOfImport(file))
    .orderBy(asc(import_rows.position))
    .limit(3)
  return {
    id: file.id,
    kind,
    name: file.name,
    state: file.state as ImportState,
    mode: file.mode as ImportMode,
    headers: [...file.headers],
    mapping: [...file.mapping],
    columns: columns.map(({ key, label, of, required }) => ({ key, label, of, required })),
    sample: sample.map(({ cells }) => file.headers.map((_, at) => textOf(cells[at]))),
    header_row: file.header_row,
    elements: [...file.elements],
    element: file.element,
    top: (await topOf(db, file)).map(({ position, cells }) => ({ position, cells: cells.map(textOf) })),
    choices: file.choices,
    making: file.making,
    total: file.total,
    counts: file.counts,
    job_id: file.job_id,
  }
}

/** Faulty rows behind a position, and how many there are in all. */
export async function faultyRows(
  db: Database,
  file: Stored,
  { after = 0, limit = 200 }: { after?: number | undefined; limit?: number | undefined },
) {
  const rows = await db
    .select()
    .from(import_rows)
    .where(and(recordsOfImport(file), eq(import_rows.verdict, 4), gt(import_rows.position, after)))
    .orderBy(asc(import_rows.position))
    .limit(Math.min(Math.max(1, limit), mostRows))
  return {
    rows: rows.map(({ position, cells, mended, refusals }) => ({
      position,
      cells: file.headers.map((_, at) => textOf(cells[at])),
      mended: mended && file.headers.map((_, at) => mended[at] ?? ''),
      refusals: [...refusals],
    })),
    total: file.counts.faulty,
  }
}

const mostRows = 500
