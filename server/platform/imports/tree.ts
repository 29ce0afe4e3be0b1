import { sql } from 'drizzle-orm'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { Named } from './known.ts'

/** The categories of a shop, found by their paths (`Giyim > Kadın > Elbise`), by the end of one that only one has, or by such a name. */
export interface Tree {
  /** `undefined`: there is none; `null`: several fit. */
  find(path: string): number | null | undefined
  /** A category and all above it. */
  above(id: number): number[]
  isLeaf(id: number | null): boolean
  /** The names on the way down to a category. */
  path(id: number): string[]
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
  const path = (id: number) =>
    above(id)
      .toReversed()
      .map((one) => byId.get(one)?.label ?? '')
  const named = new Named()
  const paths = new Named()
  const ends = new Named()
  for (const { id, label, names } of rows) {
    for (const name of [label, ...names.map((one) => one.name)]) named.add(name, id)
    const way = path(id)
    paths.add(pathKey(way), id)
    for (let from = 1; from < way.length - 1; from += 1) ends.add(pathKey(way.slice(from)), id)
  }
  const at = (parts: readonly string[]) =>
    paths.find(pathKey(parts)) ?? (parts.length === 1 ? named.find(parts[0] ?? '') : ends.find(pathKey(parts)))
  return {
    find: (path) => {
      const own = at(partsOf(path))
      return own === undefined ? at(pathIn(path)) : own
    },
    above,
    path,
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

const separators = [/>/, /»/, /\s\/\s/, /\//, /\\/, /\|/]

/** The names in a path that somebody else wrote, whatever parts them there. */
export function pathIn(path: string): string[] {
  const separator = separators.find((one) => one.test(path))
  return (separator ? path.split(separator) : [path]).map((part) => part.trim()).filter(Boolean)
}

export function pathKey(parts: readonly string[]): string {
  return parts.map(fold).join(' > ')
}
