import { sql } from 'drizzle-orm'
import type { Switch } from '#api/contract/platform/common.ts'
import type { RecordStatus, Switched } from '#api/contract/platform/record-status.ts'
import { recordStatusOperation } from '#api/operations/platform/record-status.ts'
import { type ListName, listNamed, switchable } from '#api/registry/lists.ts'
import { draftOf } from '#api/resources/platform/wire.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { keepRefusals } from '#server/platform/flow/store-refusals.ts'
import { audit } from '#server/platform/http/audit.ts'
import { refusalOfDatabase } from '#server/platform/http/database-errors.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { Refused } from '#server/platform/http/refused.ts'
import type { Work } from '#server/platform/jobs/kind.ts'
import { registry } from '#server/platform/registry.ts'
import { demandOwn } from './demand-own.ts'
import { findRecord, wholeRecord } from './record.ts'
import { idRows } from './remove.ts'
import { editRecord } from './save.ts'

type One = RecordStatus['records'][number]

/** Makes one record active or passive as its form would, and answers its new version; `null` where it is so already. */
export type Switching = (work: Work, record: One, status: Switch) => Promise<number | null>

/** Making records active or passive, for every list whose records are one or the other. */
export const statusEndpoints: readonly Endpoint[] = switchable.map((name) =>
  endpoint(recordStatusOperation(listNamed(name)), ({ body, ...context }) => switchAll(context, name, body)),
)

/** Always in the same order, so that two who switch the same records wait for each other and never for both. */
async function switchAll(context: Work, name: ListName, { records, status }: RecordStatus): Promise<Switched> {
  const named = [...new Map(records.map((one) => [one.id, one])).values()].sort((one, other) => one.id - other.id)
  await demandShops(
    context,
    name,
    named.map(({ id }) => id),
  )
  const changed: Switched['changed'] = []
  const refused: Switched['refused'] = []
  for (const record of named) {
    const { version, rules } = await switchOne(context, name, record, status)
    if (rules.length > 0) {
      refused.push({ id: record.id, rules: [...rules] })
      await keepRefusals(context, { subject: name, id: record.id, event: 'status' }, rules)
    } else if (version !== null) changed.push({ id: record.id, version })
  }
  // Where none was changed, none has a trace of its own, and the call was answered all the same.
  if (changed.length === 0)
    await audit(context, { subject: name, event: 'refuse', after: { status, records: named.map(({ id }) => id) } })
  return { changed, refused }
}

/** One that lies in the trash is the shop's still, and is refused by itself. */
async function demandShops({ db, actor: { shop_id } }: Work, name: ListName, ids: readonly number[]): Promise<void> {
  const own = registry().targets[name]
  if (!own?.shop_id) throw new Error(`${name} has no table of a shop's own`)
  await demandOwn(
    db,
    sql`
      select these.id from ${idRows(ids)}
       where not exists (select from ${own.id.table} where ${own.shop_id} = ${shop_id} and ${own.id} = these.id)
         and not exists (select from bin b where b.shop_id = ${shop_id} and b.resource = ${name} and b.record_id = these.id)`,
  )
}

/** What a rule forbids of one record leaves the others as they were changed. */
async function switchOne(
  context: Work,
  name: ListName,
  record: One,
  status: Switch,
): Promise<{ version: number | null; rules: readonly Refusal[] }> {
  const change = registry().switching[name] ?? ofResource(name)
  try {
    const version = await context.db.transaction((tx) =>
      change({ ...context, db: tx as unknown as Database }, record, status),
    )
    return { version, rules: [] }
  } catch (thrown) {
    const refused = thrown instanceof Refused ? thrown : refusalOfDatabase(thrown, 'PUT')
    if (!refused || refused.status >= 500) throw thrown
    return { version: null, rules: refused.refusals }
  }
}

function ofResource(name: ListName): Switching {
  return async (work, { id, version: seen }, status) => {
    const resource = listNamed(name)
    const table = registry().tables[name]
    if (!table) throw new Error(`${name} has no table of records`)
    const row = await findRecord(work.db, resource, table, work.actor.shop_id, id, 'no key update')
    if (row.status === status) return null
    const body = { ...draftOf(resource, wholeRecord(resource, row)), status, version: seen ?? row.version }
    return (await editRecord({ ...work, body }, resource, table, id)).version
  }
}
