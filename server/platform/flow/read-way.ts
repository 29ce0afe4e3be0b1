import { type SQL, sql } from 'drizzle-orm'
import type { FlowKind, Passed, RecordFlow } from '#api/contract/platform/flow.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { whoActed } from '#server/platform/http/who-acted.ts'
import type { Choosing } from '#server/platform/lists/list.ts'
import { registry } from '#server/platform/registry.ts'
import { keptOf } from './read-refusals.ts'

const mostSteps = sql.raw('200')

interface Found extends Record<string, unknown> {
  readonly kind: FlowKind
  readonly id: number
  readonly order_id: number | null
  readonly label: string
  readonly state: string
}

/** The way of a record and of what belongs to it, of the kinds that the caller may look at; the record itself is the first. */
export async function readWay(
  { db, shop_id }: Choosing,
  { kind, id }: { readonly kind: FlowKind; readonly id: number },
  kinds: readonly FlowKind[],
): Promise<RecordFlow> {
  const own = registry().ways[kind]
  if (!own || !kinds.includes(kind)) throw refuse(404, notFound)
  const { rows } = await db.execute<Found>(own(shop_id, id))
  const found = rows.filter((one) => kinds.includes(one.kind))
  if (!found.some((one) => one.kind === kind)) throw refuse(404, notFound)
  const which = sql`(l.subject, l.record_id) in (${sql.join(
    found.map((one) => sql`(${one.kind}, ${one.id}::bigint)`),
    sql`, `,
  )})`
  const [steps, tries] = await Promise.all([
    stepsOf(db, sql`l.shop_id = ${shop_id} and ${which}`),
    keptOf(db, sql`l.shop_id = ${shop_id} and ${which}`),
  ])
  const of = (one: Found) => (row: { subject: string; record_id: number | null }) =>
    row.subject === one.kind && row.record_id === one.id
  return {
    records: found.map((one) => ({
      ...one,
      passed: steps.filter(of(one)).map(({ subject: _, record_id: __, ...step }) => step),
      refused: tries.filter(of(one)),
    })),
  }
}

type Step = Passed & { readonly subject: string; readonly record_id: number }

/** The latest of their steps, oldest first. */
async function stepsOf(db: Choosing['db'], which: SQL): Promise<Step[]> {
  const { rows } = await db.execute<Step & Record<string, unknown>>(sql`
    select * from (
      select l.id::float8 as id, l.subject, l.record_id::float8 as record_id, l.at, l.event, l.from_state as "from", l.to_state as "to",
             l.minutes, ${whoActed} as "user"
        from transitions l left join users u on u.shop_id = l.shop_id and u.id = l.user_id
       where ${which} order by l.id desc limit ${mostSteps}) latest
     order by id`)
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
}
