import { type SQL, sql } from 'drizzle-orm'
import { type ListedNeed, type NeedName, type NeedsAnswer, needNames } from '#api/contract/sales/dashboard.ts'
import { listingNamed } from '#api/registry/lists.ts'
import { needNamed, needsFor } from '#api/registry/needs.ts'
import { setUpOf } from '#api/rules/sales/set-up.ts'
import { totalOf } from '#server/platform/lists/choose.ts'
import type { AnyList, Reading } from '#server/platform/lists/list.ts'
import { registry } from '#server/platform/registry.ts'
import { readSetUp, type SetUpAsking } from '#server/sales/readiness/read-set-up.ts'

/** What waits for a person, counted by the lists that show it: a count and its list cannot disagree. */
export async function needsOf(reading: Reading, services: SetUpAsking['services']): Promise<NeedsAnswer> {
  const names = needsFor(reading.actor)
  const counted = await countsOf(reading, names.filter(isListed))
  const set_up = names.includes('set_up') ? await missingIn({ ...reading, services }) : 0
  const counts = { ...counted, set_up }
  return { needs: names.map((name) => ({ name, count: counts[name] ?? 0 })).filter(({ count }) => count > 0) }
}

type Counts = Partial<Record<ListedNeed, number>>

async function countsOf(reading: Reading, names: readonly ListedNeed[]): Promise<Counts> {
  if (names.length === 0) return {}
  const { rows } = await reading.db.execute<Counts>(await needCounts(reading, names))
  return rows[0] ?? {}
}

/** How many rules of the set-up still refuse, in the steps that nobody left for later. */
async function missingIn(asking: SetUpAsking): Promise<number> {
  const open = setUpOf(await readSetUp(asking)).filter(({ state }) => state === 'open')
  return new Set(open.flatMap(({ missing }) => missing.map(({ id }) => id))).size
}

function isListed(name: NeedName): name is ListedNeed {
  return name !== 'set_up'
}

/** One row: each count under its name. */
export async function needCounts(
  reading: Reading,
  names: readonly ListedNeed[] = needNames.filter(isListed),
): Promise<SQL> {
  const counted = names.map(async (name) => sql`(${await countOf(reading, name)}) as ${sql.identifier(name)}`)
  return sql`select ${sql.join(await Promise.all(counted), sql`, `)}`
}

async function countOf(reading: Reading, name: ListedNeed): Promise<SQL> {
  const { list, filters } = needNamed(name)
  return totalOf(listCalled(list), reading, listingNamed(list).query.create(filters))
}

function listCalled(name: string): AnyList {
  const found = registry().lists.find(({ listing }) => listing.name === name)
  if (!found) throw new Error(`${name} is no list of the server`)
  return found
}
