import { and, eq, sql } from 'drizzle-orm'
import type { ConnectionState } from '#api/contract/platform/connections.ts'
import { resourceNamed } from '#api/registry/resources.ts'
import { connectionRules } from '#api/rules/platform/connections.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { connection_states } from '#server/db/schema/connection-states.ts'
import { registry } from '#server/platform/registry.ts'
import { type Connection, type Opening, usedConnection } from './connection.ts'
import { ConnectionFailure } from './failure.ts'

type Whose = Pick<Connection, 'shop_id' | 'resource' | 'id'>

/** Does what a connection is for, and remembers whether it worked. What was not its fault is thrown on and remembered by nobody. */
export async function working<T>(db: Database, whose: Whose, work: () => Promise<T>): Promise<T> {
  try {
    const done = await work()
    await noteOutcome(db, whose, null)
    return done
  } catch (thrown) {
    if (thrown instanceof ConnectionFailure) await noteOutcome(db, whose, thrown.refusal)
    throw thrown
  }
}

/** Remembers that a connection worked just now, or why it did not. */
export async function noteOutcome(db: Database, { shop_id, resource, id }: Whose, failure: Refusal | null) {
  const now = sql`now()`
  const outcome = failure ? { last_failure_at: now, last_failure: failure } : { last_success_at: now }
  await db
    .insert(connection_states)
    .values({ shop_id, resource, record_id: id, ...outcome })
    .onConflictDoUpdate({
      target: [connection_states.shop_id, connection_states.resource, connection_states.record_id],
      set: outcome,
    })
}

/** How a connection stands now. */
export async function stateOf({ db, secrets }: Opening, connection: Connection): Promise<ConnectionState> {
  const { resource } = connection
  const connector = registry().connectors[resource]
  const own = (await connector?.missing?.(db, connection)) ?? []
  const used = connector?.used ? connector.used({ db, secrets }, connection) : isFirst({ db, secrets }, connection)
  return {
    used: (await used) ? 1 : 0,
    ...(await lastOutcome(db, connection)),
    missing: [...broken(connectionRules, connection), ...own],
  }
}

/** Of those that are active, the first. */
async function isFirst(opening: Opening, { shop_id, resource, id }: Connection): Promise<boolean> {
  const kind = resourceNamed(resource)?.connection
  return kind !== undefined && (await usedConnection(opening, shop_id, kind))?.id === id
}

/** When it last worked, and when and why it last failed. */
export async function lastOutcome(db: Database, { shop_id, resource, id }: Whose) {
  const [row] = await db
    .select()
    .from(connection_states)
    .where(
      and(
        eq(connection_states.shop_id, shop_id),
        eq(connection_states.resource, resource),
        eq(connection_states.record_id, id),
      ),
    )
  return {
    last_success_at: isoOf(row?.last_success_at),
    last_failure_at: isoOf(row?.last_failure_at),
    last_failure: row?.last_failure ?? null,
  }
}

function isoOf(moment: string | null | undefined): string | null {
  return moment ? new Date(moment).toISOString() : null
}
