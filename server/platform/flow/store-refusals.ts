import { sql } from 'drizzle-orm'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { isOfTheShop } from '#api/rules/platform/rules-of-shop.ts'
import type { Database } from '#server/db/open.ts'
import type { Actor, Services } from '#server/platform/http/endpoint.ts'
import type { Refused } from '#server/platform/http/refused.ts'
import { kindOf, tradeOf } from './note-transition.ts'

/** What was asked for of which record, in vain. */
export interface Tried {
  readonly subject: string
  readonly id: number | null
  readonly event: string
}

/** Tries of the same person within this long are one. */
const together = sql.raw(`interval '10 seconds'`)

/** Those of some refusals that are by rules of the shop, each rule once. */
function byRules(refusals: readonly Refusal[]): Refusal[] {
  const own = refusals.filter(({ id }) => isOfTheShop(id))
  return [...new Map(own.map((one) => [one.id, one])).values()]
}

interface Keeping {
  readonly db: Database
  readonly actor: Pick<Actor, 'shop_id' | 'user_id'>
  readonly services: Pick<Services, 'log'>
}

/**
 * Keeps which rules refused what to whom. Given the transaction of a refused call it would be undone with it: give it another. Whatever comes
 * of it, the call is answered as it was.
 */
export async function keepRefusals(work: Keeping, tried: Tried, refusals: readonly Refusal[]): Promise<void> {
  const own = byRules(refusals)
  if (own.length === 0) return
  await work.db
    .transaction((tx) => store(tx as unknown as Database, work.actor, tried, own))
    .catch((error) => work.services.log.warn({ error, tried }, 'a refusal was not kept'))
}

async function store(
  db: Database,
  { shop_id, user_id }: Keeping['actor'],
  tried: Tried,
  refusals: readonly Refusal[],
): Promise<void> {
  const { id, event } = tried
  const subject = kindOf(tried.subject)
  const who = user_id || null
  for (const { id: rule, about } of refusals)
    await db.execute(sql`
      with again as (
        update refusals set count = count + 1, at = now()
         where shop_id = ${shop_id} and rule = ${rule} and at > now() - ${together} and user_id is not distinct from ${who}::bigint
           and subject = ${subject} and record_id is not distinct from ${id}::bigint and event = ${event}
        returning id)
      insert into refusals (shop_id, rule, about, subject, record_id, event, user_id, channel)
      select ${shop_id}, ${rule}, ${about ? JSON.stringify(about) : null}::jsonb, ${subject}, ${id}::bigint, ${event}, ${who}::bigint, trade.channel
        from (select) one left join lateral (${tradeOf(subject, shop_id, id)}) trade on true
       where not exists (select from again)`)
}

/** What a call tried: the step that was refused, or what its path says. */
export function triedBy(
  { tried }: Pick<Refused, 'tried'>,
  { method, path }: { readonly method: string; readonly path: string },
  params: Readonly<Record<string, unknown>> = {},
): Tried {
  if (tried) return tried
  const [subject = '', ...rest] = path.replace(/^\/v1\/(panel\/)?/, '').split('/')
  const word = rest.filter((part) => !part.startsWith(':')).join('/')
  const id = typeof params.id === 'number' ? params.id : null
  return { subject, id, event: word || (verbs[method] ?? method) }
}

const verbs: Readonly<Record<string, string>> = { POST: 'ADD', PUT: 'EDIT', PATCH: 'EDIT', DELETE: 'DELETE' }
