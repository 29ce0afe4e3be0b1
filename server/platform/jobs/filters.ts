import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { fileLanguages } from '#api/contract/platform/exports.ts'
import { type JobKindName, jobKinds } from '#api/contract/platform/jobs.ts'
import { kindSays, undoingSays } from '#api/registry/job-words.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { permits } from '#api/rules/platform/session.ts'
import { users } from '#server/db/schema/people.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'
import type { Choosing } from '#server/platform/lists/list.ts'
import { escaped } from '#server/platform/records/search.ts'
import { registry } from '#server/platform/registry.ts'
import { wordsIn } from '#server/platform/search/words.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

/** The jobs, under the name `j`, of kinds that a person may begin, in their shop. */
export function seenBy(actor: Actor): SQL {
  const seen = Object.values(registry().jobKinds).filter((kind) => permits(actor, kind.codes))
  return sql`j.shop_id = ${actor.shop_id} and j.kind = ${anyOf(seen.map(({ name }) => name))}`
}

/** A job is found by what it is called, in any language of the panel, by its file or marketplace, and by who began it. */
export async function foundIn(word: string, { db, shop_id }: Choosing): Promise<SQL> {
  const people = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.shop_id, shop_id), ne(users.type, 'customer'), ...wordsIn(users.search, word)))
  const matching = titles().filter(({ folded }) => folded.includes(word))
  return sql`(j.search like ${`%${escaped(word)}%`} or j.kind = ${anyOf(matching.flatMap(({ kind }) => kind ?? []))}
    or j.user_id = any(${`{${people.map(({ id }) => id).join(',')}}`}::bigint[])
    ${matching.some(({ kind }) => kind === null) ? sql`or j.undoes is not null` : sql``})`
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

function anyOf(names: readonly string[]): SQL {
  return sql`any(${`{${names.map((name) => `"${name}"`).join(',')}}`}::text[])`
}
