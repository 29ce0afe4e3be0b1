import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { fileLanguages } from '#api/contract/platform/exports.ts'
import { type JobKindName, type JobQuery, jobKinds } from '#api/contract/platform/jobs.ts'
import { kindSays, undoingSays } from '#api/registry/job-words.ts'
import { startFirst } from '#api/rules/platform/dates.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { broken, type Says } from '#api/rules/platform/rule.ts'
import { permits } from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/schema/people.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { escaped } from '#server/platform/records/search.ts'
import { registry } from '#server/platform/registry.ts'
import { wordsIn } from '#server/platform/search/words.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'
import { zoneOf } from './zone.ts'

/** The jobs, under the name `j`, of kinds that a person may begin. */
export function seenBy(actor: Actor): SQL {
  const seen = Object.values(registry().jobKinds).filter((kind) => permits(actor, kind.codes))
  return sql`j.shop_id = ${actor.shop_id} and j.kind = ${anyOf(seen.map(({ name }) => name))}`
}

/** Which of them a list is about. */
export async function chosenJobs(db: Database, actor: Actor, query: JobQuery): Promise<SQL> {
  const { until, kind, state, user_id, open, seen = [], search = '' } = query
  const words = fold(search).split(' ').filter(Boolean)
  const isOpen = sql`j.state in ('waiting', 'running')`
  const conditions = [
    seenBy(actor),
    ...(until === undefined ? [] : [sql`j.id <= ${until}`]),
    ...(kind ? [sql`j.kind = ${kind}`] : []),
    ...(state ? [sql`j.state = ${state}`] : []),
    ...(user_id ? [sql`j.user_id = ${user_id}`] : []),
    ...(open ? [seen.length === 0 ? isOpen : sql`(${isOpen} or j.id = any(${sql.param(seen)}::int[]))`] : []),
    ...(await daysOf(db, actor.shop_id, query)),
  ]
  for (const word of words) conditions.push(await foundIn(db, actor.shop_id, word))
  return sql.join(conditions, sql` and `)
}

/** A job is found by what it is called, in any language of the panel, by its file or marketplace, and by who began it. */
async function foundIn(db: Database, shop_id: number, word: string): Promise<SQL> {
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.shop_id, shop_id), ne(users.type, 'customer'), ...wordsIn(users.search, word)))
  const told = titles().filter(({ folded }) => folded.includes(word))
  return sql`(j.search like ${`%${escaped(word)}%`} or j.kind = ${anyOf(told.flatMap(({ kind }) => kind ?? []))}
    or j.user_id = any(${`{${people.map(({ id }) => id).join(',')}}`}::int[])
    ${told.some(({ kind }) => kind === null) ? sql`or j.undoes is not null` : sql``})`
}

interface Title {
  /** `null`: taking back, whatever kind it is. */
  readonly kind: JobKindName | null
  readonly folded: string
}

let known: readonly Title[] | null = null

function titles(): readonly Title[] {
  const folded = (says: Says) => fileLanguages.map((lang) => fold(formatMessage(lang, says, { title: '' }))).join(' ')
  known ??= [
    ...jobKinds.map((kind) => ({ kind, folded: folded(kindSays(kind)) })),
    { kind: null, folded: folded(undoingSays) },
  ]
  return known
}

/** Whole days of the shop (decisions §3). */
async function daysOf(db: Database, shop_id: number, { from = '', to = '' }: JobQuery): Promise<SQL[]> {
  const wrong = broken([startFirst], { from, to })
  if (wrong.length > 0) throw new Refused(422, wrong)
  if (from === '' && to === '') return []
  const zone = await zoneOf(db, shop_id)
  return [
    ...(from ? [sql`j.created_at >= ${from}::timestamp at time zone ${zone}`] : []),
    ...(to ? [sql`j.created_at < (${to}::timestamp + interval '1 day') at time zone ${zone}`] : []),
  ]
}

function anyOf(names: readonly string[]): SQL {
  return sql`any(${`{${names.map((name) => `"${name}"`).join(',')}}`}::text[])`
}
