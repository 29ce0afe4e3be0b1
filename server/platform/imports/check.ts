import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import type { ImportCounts, ImportKind, ImportMode, Making, ToBeMade } from '#api/contract/platform/imports.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { import_rows, imports } from '#server/db/schema/imports.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { registry } from '#server/platform/registry.ts'
import { importContext } from './import-context.ts'
import { type RowResult, rowResults, type Unit } from './row-result.ts'
import { importOf, recordsOfImport, rowsOfImport } from './rows.ts'
import { rawRow } from './values.ts'

/** How long a check holds its file before another may take it over, such as after a restart. */
const hold = sql`now() + interval '2 minutes'`

/** Begins the check of a file that waits for it. What goes wrong is told in the log: nobody waits for the end of it. */
export function beginCheck(services: Services, shop_id: number, id: number): void {
  checkFile(services, shop_id, id).catch((error) => services.log.error({ error, import: id }, 'a check broke off'))
}

/**
 * Checks a file that waits for it, unless somebody is doing so. Whoever asks for the file asks for this too, so a check that a stopped server
 * left behind is begun again. A check that was overtaken by another mapping, or by mended rows, writes nothing.
 */
async function checkFile({ db, log }: Services, shop_id: number, id: number): Promise<void> {
  const own = and(eq(imports.shop_id, shop_id), eq(imports.id, id), eq(imports.state, 'checking'))
  const free = or(sql`${imports.held_until} is null`, lt(imports.held_until, sql`now()`))
  const [taken] = await db.update(imports).set({ held_until: hold }).where(and(own, free)).returning()
  if (!taken) return
  const still = and(own, eq(imports.updated_at, taken.updated_at))
  const units = await judged(db, taken).catch((error) => {
    log.error({ error, import: id }, 'a file could not be checked')
    return null
  })
  await db.transaction(async (tx) => {
    const [row] = await tx.select({ id: imports.id }).from(imports).where(still).for('update')
    if (!row) return
    if (units) await writeResults(tx as unknown as Database, taken, units)
    const outcome = units ? { state: 'checked', counts: counted(units), making: makingOf(units) } : { state: 'failed' }
    await tx
      .update(imports)
      .set({ ...outcome, held_until: null, updated_at: sql`now()` })
      .where(importOf(taken))
  })
}

async function judged(db: Database, file: typeof imports.$inferSelect) {
  const { shop_id, kind, mode, mapping, choices } = file
  const stored = await db
    .select({ position: import_rows.position, cells: import_rows.cells })
    .from(import_rows)
    .where(recordsOfImport(file))
    .orderBy(asc(import_rows.position))
  const rows = stored.map(({ position, cells }) => rawRow(position, cells, mapping, choices))
  const context = await importContext(db, shop_id)
  return registry().importKinds[kind as ImportKind].check({ db, context, mode: mode as ImportMode, choices }, rows)
}

/** Rows that are written at once. */
const batch = 2000

async function writeResults(db: Database, file: typeof imports.$inferSelect, units: readonly Unit[]): Promise<void> {
  const rows = units.flatMap(({ rows, verdict, refusals, plan, label, turn = 0, shown = [] }) =>
    rows.map(({ position }, at) => ({
      position,
      verdict,
      refusals: refusals.get(position) ?? [],
      plan: at === 0 && verdict !== rowResults.faulty && verdict !== rowResults.same ? planWith(plan, shown) : null,
      label: at === 0 ? label : '',
      turn,
    })),
  )
  for (let at = 0; at < rows.length; at += batch)
    await db.execute(sql`
      update import_rows set verdict = r.verdict, refusals = r.refusals, plan = nullif(r.plan, 'null'::jsonb), turn = r.turn, label = r.label
        from jsonb_to_recordset(${JSON.stringify(rows.slice(at, at + batch))}::jsonb)
          as r(position int, verdict smallint, refusals jsonb, plan jsonb, turn int, label text)
       where ${rowsOfImport(file)} and import_rows.position = r.position`)
}

/** What applying does, with how that is shown. */
function planWith(plan: unknown, shown: NonNullable<Unit['shown']>): unknown {
  return shown.length > 0 ? { ...(plan as object), shown } : plan
}

function counted(units: readonly Unit[]): ImportCounts {
  const of = (wanted: RowResult) =>
    units.reduce((sum, { verdict, rows }) => sum + (verdict === wanted ? rows.length : 0), 0)
  return {
    create: of(rowResults.create),
    update: of(rowResults.update),
    same: of(rowResults.same),
    faulty: of(rowResults.faulty),
  }
}

/** Of what is to be made as many are named. */
const mostNamed = 200

/** What the good rows have made, each once. */
function makingOf(units: readonly Unit[]): Making {
  const named = new Map<string, ToBeMade>()
  for (const { verdict, makes = [] } of units)
    if (verdict === rowResults.create || verdict === rowResults.update)
      for (const one of makes) named.set(`${one.kind} ${fold(one.name)}`, one)
  return { total: named.size, first: [...named.values()].slice(0, mostNamed) }
}
