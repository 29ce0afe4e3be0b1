import { isDeepStrictEqual } from 'node:util'
import { type SQL, sql } from 'drizzle-orm'
import type { FieldChange, History, PastChange } from '#api/contract/platform/history.ts'
import type { Field } from '#api/resources/platform/field.types.ts'
import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import type { Database } from '#server/db/open.ts'
import { whoActed } from '#server/platform/http/who-acted.ts'

interface Whose {
  readonly shop_id: number
  readonly resource: Resource
  readonly id: number
}

interface Paged {
  readonly page?: number | undefined
  readonly limit?: number | undefined
}

interface Logged extends Pick<PastChange, 'id' | 'user' | 'event'>, Record<string, unknown> {
  readonly at: string
  readonly before: Draft | null
  readonly after: Draft | null
}

const usual = 20
const most = 100

/** Who changed what of a record that logs its saves under the name of its declaration, newest first. */
export async function historyOf(db: Database, whose: Whose, { page = 0, limit = usual }: Paged): Promise<History> {
  const { shop_id, resource, id } = whose
  const atOnce = Math.min(limit, most)
  const own = sql`l.shop_id = ${shop_id} and l.subject = ${resource.name} and l.subject_id = ${id}`
  const { rows } = await db.execute<Logged>(sql`
    select l.id, l.at, l.event, l.before, l.after, ${whoActed} as "user"
      from audit_log l left join users u on u.shop_id = l.shop_id and u.id = l.user_id
     where ${own} order by l.id desc limit ${atOnce} offset ${page * atOnce}`)
  return { rows: rows.map((row) => toPast(resource, row)), total: await counted(db, own) }
}

async function counted(db: Database, own: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`select count(*)::int as total from audit_log l where ${own}`)
  return rows[0]?.total ?? 0
}

function toPast({ fields }: Resource, { id, at, user, event, before, after }: Logged): PastChange {
  const changes = before && after ? changedIn(fields, before, after) : []
  const planned = isPlan(event) && typeof after?.publish_at === 'string' ? after.publish_at : null
  return { id: Number(id), at: new Date(at).toISOString(), user, event, planned, changes }
}

/** An event that sets when something happens, and does not do it yet. */
function isPlan(event: string): boolean {
  return event.endsWith('_SCHEDULE')
}

/** The fields that the record still has, where they differ. What is no value of its field any more is as it begins. */
function changedIn(fields: Readonly<Record<string, Field>>, before: Draft, after: Draft): FieldChange[] {
  const validIn = (field: Field, value: unknown) => (field.struct.is(value) ? value : field.initial)
  return Object.entries(fields).flatMap(([field, declared]) => {
    if (!(field in before && field in after)) return []
    const [from, to] = [validIn(declared, before[field]), validIn(declared, after[field])]
    return isDeepStrictEqual(from, to) ? [] : [{ field, from, to }]
  })
}
