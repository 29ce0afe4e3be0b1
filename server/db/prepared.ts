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
