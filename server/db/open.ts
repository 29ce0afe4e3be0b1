import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, types } from 'pg'
import { PlainError } from '#server/plain-error.ts'
import { migrate } from './migrate.ts'
import { PlanKeepingClient } from './prepared.ts'

// An id is 64 bits wide and never larger than a number holds exactly (`id()` in schema/columns.ts); as text it would reach answers as text.
const int8s = 1016
types.setTypeParser(types.builtins.INT8, Number)
types.setTypeParser(int8s as typeof types.builtins.INT8, (text) =>
  text === '{}'
    ? []
    : text
        .slice(1, -1)
        .split(',')
        .map((one) => (one === 'NULL' ? null : Number(one))),
)

/** The database as handlers see it: the pool, or the transaction they are inside. */
export type Database = NodePgDatabase

export interface OpenDatabase {
  readonly db: Database
  readonly pool: Pool
  /** Waits for the queries under way, then closes every connection. */
  close(): Promise<void>
}

interface Options {
  /** Told when the schema changes. */
  readonly report?: (line: string) => void
  /** The most connections at once. */
  readonly connections?: number
  /** Told when a connection is lost, such as by a restart of the database; the pool replaces it by itself. */
  readonly onLostConnection?: (error: Error) => void
}

/** Opens a PostgreSQL and brings its schema up to this program's. A database of a newer program is a `PlainError` and stays as it is. */
export async function openDatabase(url: string, options: Options = {}): Promise<OpenDatabase> {
  const pool = openPool(url, options)
  try {
    await expectReachable(pool)
    await migrate(pool, options.report)
  } catch (thrown) {
    await pool.end()
    throw thrown
  }
  return { db: drizzle(pool), pool, close: () => pool.end() }
}

/** The connections alone, for operations that must not migrate. */
export function openPool(url: string, { connections = 20, onLostConnection = () => {} }: Options = {}): Pool {
  const pool = new Pool({
    Client: PlanKeepingClient,
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 10_000,
    application_name: 'kepenk',
    idle_in_transaction_session_timeout: 60_000,
    onConnect: async (client) => {
      await client.query(`set time zone 'UTC'`)
    },
  })
  pool.on('error', onLostConnection)
  // A connection may also be lost between two queries of a transaction; the next one fails, and the process must live to tell.
  pool.on('connect', (client) => client.on('error', onLostConnection))
  return pool
}

async function expectReachable(pool: Pool): Promise<void> {
  try {
    await pool.query('select 1')
  } catch (thrown) {
    const { message, code } = thrown as { message?: string; code?: string }
    throw new PlainError(`The database cannot be opened: ${message || code}.`)
  }
}
