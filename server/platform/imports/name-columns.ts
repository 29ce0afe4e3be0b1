import { and, count, eq, sql } from 'drizzle-orm'
import type { Import, ImportHeader, ImportKind } from '#api/contract/platform/imports.ts'
import { inChoices } from '#api/rules/platform/fields.ts'
import { notFound } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { import_rows, import_sources, imports } from '#server/db/schema/imports.ts'
import { audit } from '#server/platform/http/audit.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { registry } from '#server/platform/registry.ts'
import { feedReading, guessed } from './columns.ts'
import { importContext } from './import-context.ts'
import { headersIn, namedBy, remembered, topOf } from './naming.ts'
import type { ReadFile } from './pieces.ts'
import { readAgain } from './read.ts'
import { importOf, insertRows, recordsOfImport, rowsOfImport } from './rows.ts'
import { findFile, mustBeOpen, type Staging, type Stored, toImport } from './stage.ts'

/** A feed as it is with another of its elements for its row; `null` for a file that is none. */
export async function readByElement(
  { db, actor }: Staging,
  id: number,
  { row }: ImportHeader,
): Promise<ReadFile | null> {
  const file = await findFile(db, actor, id)
  const chosen = file.elements[row - 1]
  if (!chosen || file.state === 'applied') return null
  const [source] = await db
    .select()
    .from(import_sources)
    .where(and(eq(import_sources.shop_id, file.shop_id), eq(import_sources.import_id, id)))
  const columns = registry().importKinds[file.kind as ImportKind].columns(await importContext(db, actor.shop_id))
  return source ? readAgain(source.content, feedReading(columns, chosen.path)) : null
}

/**
 * Takes another of the first rows for the one that names the columns, or another element of a feed for its row. What stands above that row is no row
 * of the file.
 */
export async function nameColumns(
  context: Staging,
  id: number,
  { row }: ImportHeader,
  again: ReadFile | null,
): Promise<Import> {
  const { db, actor } = context
  const file = await findFile(db, actor, id, true)
  mustBeOpen(file)
  const columns = registry().importKinds[file.kind as ImportKind].columns(await importContext(db, actor.shop_id))
  const known = await remembered(db, actor, file.kind as ImportKind)
  const named = again ? namedBy(again, columns, known) : await namedByRow(db, file, row)
  const mapping = guessed(named.headers, columns, known, again !== null)
  if (again) {
    await db.delete(import_rows).where(rowsOfImport(file))
    await insertRows(db, file, again)
  } else await db.update(import_rows).set({ verdict: 0, mended: null, plan: null }).where(rowsOfImport(file))
  const [renamed] = await db
    .update(imports)
    .set({ ...named, mapping, state: 'mapping', held_until: null, updated_at: sql`now()` })
    .where(importOf(file))
    .returning()
  if (!renamed) throw refuse(404, notFound)
  await audit(context, { subject: 'imports', subject_id: id, event: 'header', after: { row } })
  return toImport(db, renamed)
}

async function namedByRow(db: Database, file: Stored, row: number) {
  const top = await topOf(db, file)
  const chosen = top.find(({ position }) => position === row)
  const [{ below } = { below: 0 }] = await db
    .select({ below: count() })
    .from(import_rows)
    .where(recordsOfImport({ ...file, header_row: row }))
  // A feed names its columns itself: none of its rows does.
  if (!chosen || below === 0 || file.elements.length > 0)
    throw new Refused(422, [{ id: inChoices([]).id, at: ['row'] }])
  return { headers: headersIn(chosen.cells), header_row: row, total: below }
}
