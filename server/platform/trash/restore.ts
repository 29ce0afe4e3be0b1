import { and, eq, sql } from 'drizzle-orm'
import { keptDays } from '#api/contract/platform/trash.ts'
import { type ListName, listNamed } from '#api/registry/lists.ts'
import { notFound, notInTrash, referenceGone } from '#api/rules/platform/records.ts'
import type { Database } from '#server/db/open.ts'
import { trash } from '#server/db/schema/trash.ts'
import { audit } from '#server/platform/http/audit.ts'
import { postgresError } from '#server/platform/http/database-errors.ts'
import type { Actor, RequestContext } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { keepNamesApart } from '#server/platform/records/naming.ts'
import { registry } from '#server/platform/registry.ts'
import { type Branch, branchesOf, name, names, rootOf } from './tree.ts'

type Restoring = Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor' | 'requestId'>

/**
 * Takes a record back out of the trash: with its id, its texts, its pictures and whatever else went with it. It is refused while another has
 * its name or one of its codes, and while something that it names is gone itself.
 */
export async function restoreFromTrash(context: Restoring, list: ListName, id: number) {
  const { db, actor } = context
  const own = and(inTrash(actor.shop_id, list), eq(trash.record_id, id))
  const [kept] = await db.select().from(trash).where(own).for('update')
  if (!kept) throw refuse(404, notFound)
  await keepApart(db, list, actor.shop_id, kept.label)
  const branches = await branchesOf(db, rootOf(list), actor.shop_id, id)
  const hooks = registry().hooks[list]
  // Inside a savepoint, so that a refusal of the database leaves the transaction whole.
  await db
    .transaction((inner) => putBack(inner as unknown as Database, branches, kept.rows, hooks?.givesWay))
    .catch(rethrow)
  await hooks?.comeBack?.(db, actor.shop_id, id)
  await db.delete(trash).where(own)
  await audit(context, { subject: list, subject_id: id, event: 'restore', after: { name: kept.label } })
  return {}
}

/** The same as the undo of a job: a record that is not in the trash any more is refused, and the others go on. */
export async function backFromTrash(context: Restoring, list: ListName, id: number) {
  const own = and(inTrash(context.actor.shop_id, list), eq(trash.record_id, id))
  if ((await context.db.$count(trash, own)) === 0) throw refuse(409, notInTrash)
  return restoreFromTrash(context, list, id)
}

/** What of a list can still be had back. */
export function inTrash(shop_id: number, list: ListName) {
  const inTime = sql`${trash.deleted_at} > now() - make_interval(days => ${keptDays})`
  return and(eq(trash.shop_id, shop_id), eq(trash.resource, list), inTime)
}

async function keepApart(db: Database, list: ListName, shop_id: number, label: string): Promise<void> {
  const table = registry().tables[list]
  if (!table) return
  const resource = listNamed(list)
  await keepNamesApart(db, { resource, table, shop_id, id: null, label, at: '' })
}

async function putBack(
  db: Database,
  branches: readonly Branch[],
  kept: Readonly<Record<string, readonly unknown[]>>,
  givesWay: readonly string[] = [],
) {
  for (const { table, columns } of branches) {
    const rows = kept[table] ?? []
    const [first] = rows
    if (!first) continue
    // A column that came meanwhile takes its default.
    const there = names(Object.keys(first).filter((key) => columns.includes(key)))
    await db.execute(sql`
      insert into ${name(table)} (${there}) overriding system value
      select ${there} from jsonb_populate_recordset(null::${name(table)}, ${JSON.stringify(rows)}::jsonb)
      ${givesWay.includes(table) ? sql`on conflict do nothing` : sql``}`)
  }
}

/** What it named is gone, or somebody else has what it had. */
function rethrow(thrown: unknown): never {
  const error = postgresError(thrown)
  if (error?.code === '23503') throw refuse(409, referenceGone)
  const taken = Object.entries(registry().uniqueRules).find(([prefix]) => error?.constraint?.startsWith(prefix))
  if (error?.code === '23505' && taken) throw refuse(409, taken[1])
  throw thrown
}
