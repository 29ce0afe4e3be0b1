import { sql } from 'drizzle-orm'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { Named } from './known.ts'

/** The categories of a shop, found by their paths (`Giyim > Kadın > Elbise`), or by a name that only one has. */
export interface Tree {
  /** `undefined`: there is none; `null`: several fit. */
  find(path: string): number | null | undefined
  /** A category and all above it. */
  above(id: number): number[]
  isLeaf(id: number | null): boolean
}

export async function treeOf(db: Database, shop_id: number): Promise<Tree> {
  const { rows } = await db.execute<{ id: number; parent_id: number | null; label: string; names: { name: string }[] }>(
    sql`select id, parent_id, label, translations as names from categories where shop_id = ${shop_id}`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const parents = new Set(rows.map((row) => row.parent_id))
  const above = (id: number): number[] => {
    const way: number[] = []
    for (let at: number | null | undefined = id; at && !way.includes(at); at = byId.get(at)?.parent_id) way.push(at)
    return way
  }
  const named = new Named()
  const paths = new Named()
  for (const { id, label, names } of rows) {
    for (const name of [label, ...names.map((one) => one.name)]) named.add(name, id)
    paths.add(
      pathKey(
        above(id)
          .toReversed()
          .map((one) => byId.get(one)?.label ?? ''),
      ),
      id,
    )
  }
  return {
    find: (path) => {
      const parts = partsOf(path)
      return paths.find(pathKey(parts)) ?? (parts.length === 1 ? named.find(parts[0] ?? '') : undefined)
    },
    above,
    isLeaf: (id) => id !== null && byId.has(id) && !parents.has(id),
  }
}

/** The names in a path. */
export function partsOf(path: string): string[] {
  return path
    .split('>')
    .map((part) => part.trim())
    .filter(Boolean)
}

export function pathKey(parts: readonly string[]): string {
  return parts.map(fold).join(' > ')
}
