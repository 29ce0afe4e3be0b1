import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { Client, type QueryConfig } from 'pg'
import type { Database } from './open.ts'

/** What is made of a database once and kept as long as that lives: a query that PostgreSQL parses and plans once a connection. */
export function prepared<T>(make: (db: Database) => T): (db: Database) => T {
  const kept = new WeakMap<Database, T>()
  return (db) => {
    const made = kept.get(db) ?? make(db)
    kept.set(db, made)
    return made
  }
}

/** So many statements a connection keeps at most: each of them holds memory of the database as long as the connection lives. */
const most = 200

const keeping = new AsyncLocalStorage<true>()

/** Has PostgreSQL keep the plans of all statements of this work: for what is asked again and again with other values, as at a till. */
export function withKeptPlans<T>(work: () => Promise<T>): Promise<T> {
  return keeping.run(true, work)
}

/** A connection on which the statements of such work have names, by which it knows them again. */
export class PlanKeepingClient extends Client {
  readonly #names = new Map<string, string>()

  // biome-ignore lint/suspicious/noExplicitAny: as the base class declares it, in a dozen shapes
  override query(first: any, ...others: any[]): any {
    const statement =
      keeping.getStore() && isStatement(first, others[0]) ? { ...first, name: this.#nameOf(first.text) } : first
    return (super.query as (...given: unknown[]) => unknown).call(this, statement, ...others)
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined || this.#names.size >= most) return known
    const name = createHash('sha256').update(text).digest('base64url')
    this.#names.set(text, name)
    return name
  }
}

/** What has values, and neither a name nor a stream of its own. */
function isStatement(query: unknown, given: unknown): query is QueryConfig {
  const { text, values = given, name, submit } = (query ?? {}) as QueryConfig & { submit?: unknown }
  return typeof text === 'string' && Array.isArray(values) && values.length > 0 && !name && !submit
}
