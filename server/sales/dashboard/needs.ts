import { type SQL, sql } from 'drizzle-orm'
import { type NeedName, type NeedsAnswer, needNames } from '#api/contract/sales/dashboard.ts'
import { listingNamed } from '#api/registry/lists.ts'
import { needNamed, needsFor } from '#api/registry/needs.ts'
import { totalOf } from '#server/platform/lists/choose.ts'
import type { AnyList, Reading } from '#server/platform/lists/list.ts'
import { registry } from '#server/platform/registry.ts'

/** What waits for a person, counted by the lists that show it: a count and its list cannot disagree. */
export async function needsOf(reading: Reading): Promise<NeedsAnswer> {
  const names = needsFor(reading.actor)
  if (names.length === 0) return { needs: [] }
  const { rows } = await reading.db.execute<Record<NeedName, number>>(await needCounts(reading, names))
  const [counts] = rows
  return { needs: names.map((name) => ({ name, count: counts?.[name] ?? 0 })).filter(({ count }) => count > 0) }
}

/** One row: each count under its name. */
export async function needCounts(reading: Reading, names: readonly NeedName[] = needNames): Promise<SQL> {
  const counted = names.map(async (name) => sql`(${await countOf(reading, name)}) as ${sql.identifier(name)}`)
  return sql`select ${sql.join(await Promise.all(counted), sql`, `)}`
}

async function countOf(reading: Reading, name: NeedName): Promise<SQL> {
  const { list, filters } = needNamed(name)
  return totalOf(listCalled(list), reading, listingNamed(list).query.create(filters))
}

function listCalled(name: string): AnyList {
  const found = registry().lists.find(({ listing }) => listing.name === name)
  if (!found) throw new Error(`${name} is no list of the server`)
  return found
}
