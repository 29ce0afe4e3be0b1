import { and, asc, eq, sql } from 'drizzle-orm'
import { resources } from '#api/registry/resources.ts'
import type { ConnectionKind, Draft, Resource } from '#api/resources/platform/resource.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { tableOf } from '#server/platform/records/own-fields.ts'
import { findRecord, type StoredRow } from '#server/platform/records/record.ts'
import { secretsOf } from '#server/platform/records/record-secrets.ts'
import { toRow } from '#server/platform/records/values.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** A connection of a shop with its secrets in plain: for the call that needs it, and never for an answer, a log or a row. */
export interface Connection {
  readonly shop_id: number
  readonly resource: string
  readonly id: number
  readonly adapter: string
  readonly status: number
  /** Its fields; a secret that this server cannot open is empty. */
  readonly settings: Draft
  /** The secrets among them, so that nothing that is told repeats one. */
  readonly secrets: readonly string[]
  readonly readable: boolean
}

/** What a kind of connection does when it is tried. */
export interface Connector {
  /** Really asks the other side, and answers its own words; what goes wrong is a `ConnectionFailure`. */
  test(connection: Connection, services: Services): Promise<string>
  /** Whether the shop works with it, where that is not the first of those that are active. */
  used?(opening: Opening, connection: Connection): Promise<boolean>
  /** What is missing where no connection of the kind is active; nothing where the shop does without. */
  readonly none?: Refusal
  /** What it needs of the shop beside its own fields. */
  missing?(db: Database, connection: Connection): Promise<readonly Refusal[]>
}

/** What a connection is read and opened with. */
export type Opening = Pick<Services, 'db' | 'secrets'>

/** The lists of connections. */
export const connectionLists = (Object.values(resources) as unknown as readonly Resource[]).filter(
  ({ connection }) => connection !== undefined,
)

/** The connection that the shop works with for this: of those that are active, the first. */
export async function usedConnection(
  { db, secrets }: Opening,
  shop_id: number,
  kind: ConnectionKind,
): Promise<Connection | null> {
  const resource = connectionLists.find(({ connection }) => connection === kind)
  if (!resource) throw new Error(`No list has connections for ${kind}`)
  const table = tableOf(resource)
  const [row] = (await db
    .select()
    .from(table)
    .where(and(eq(table.shop_id, shop_id), sql`${table}.status = 1`))
    .orderBy(...placeOf(table), asc(table.id))
    .limit(1)) as StoredRow[]
  return row ? opened(secrets, resource, row) : null
}

/** Every connection of one list, the first first. */
export async function connectionsIn(
  { db, secrets }: Opening,
  resource: Resource,
  shop_id: number,
): Promise<readonly (Connection & { readonly label: string })[]> {
  const table = tableOf(resource)
  const rows = (await db
    .select()
    .from(table)
    .where(eq(table.shop_id, shop_id))
    .orderBy(...placeOf(table), asc(table.id))) as StoredRow[]
  return rows.map((row) => ({ ...opened(secrets, resource, row), label: row.label }))
}

/** By the order that people put them in. */
function placeOf(table: ReturnType<typeof tableOf>) {
  return 'position' in table ? [asc(sql`${table}.position`)] : []
}

/** One connection of the shop, or 404. */
export async function connectionAt(
  { db, secrets }: Opening,
  resource: Resource,
  shop_id: number,
  id: number,
): Promise<Connection> {
  return opened(secrets, resource, await findRecord(db, resource, tableOf(resource), shop_id, id))
}

function opened(keys: Secrets, resource: Resource, row: StoredRow): Connection {
  const { shop_id, id } = row
  const found = secretsOf(keys, resource, row, shop_id)
  const secrets = Object.values(found).filter((one) => one !== null && one !== '') as string[]
  const plain = Object.fromEntries(Object.entries(found).map(([key, text]) => [key, text ?? '']))
  return {
    ...{ shop_id, id, resource: resource.name, secrets },
    adapter: String(row.adapter ?? ''),
    status: Number(row.status),
    settings: { ...toRow(resource, row), ...plain },
    readable: !Object.values(found).includes(null),
  }
}
