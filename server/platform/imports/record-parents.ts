import { severalNamed, unknownName } from '#api/rules/platform/imports.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { fitsUnder } from '#api/rules/platform/tree.ts'
import type { Database } from '#server/db/open.ts'
import type { Faults } from './row-result.ts'
import { textOf } from './table.ts'
import { partsOf, pathKey, treeOf } from './tree.ts'
import { nameOf, type RawRow } from './values.ts'

/** Where a record lies: under one that is there, or under one that another row adds. */
type Parent = { readonly id: number; readonly depth: number } | { readonly row: number; readonly depth: number }

/** Finds the places in a tree that the rows of a file name. */
export interface Parents {
  /** What a row's parent is; `null` where it names none, or none that there is, which is then a fault. */
  of(row: RawRow, faults: Faults): Parent | null
  /** The records that a row may be about. */
  fitting(row: RawRow): readonly number[]
  /** The names on the way down to a record. */
  path(id: number): string
  /** Refuses a place under the record itself. */
  judge(row: RawRow, id: number, parent_id: number, faults: Faults): void
}

export async function parentsOf(
  db: Database,
  shop_id: number,
  rows: readonly RawRow[],
  naming: string,
): Promise<Parents> {
  const tree = await treeOf(db, shop_id)
  const pathOf = ({ cells }: RawRow) => [...partsOf(textOf(cells.parent_id)), textOf(cells[naming]).trim()]
  const inFile = new Map(rows.map((row) => [pathKey(pathOf(row)), row]))
  const depthOf = (row: RawRow, seen: readonly number[] = []): number => {
    const above = inFile.get(pathKey(partsOf(textOf(row.cells.parent_id))))
    if (!above || seen.includes(above.position) || tree.find(textOf(row.cells.parent_id))) return 0
    return 1 + depthOf(above, [...seen, above.position])
  }
  return {
    of: (row, faults) => {
      const path = textOf(row.cells.parent_id)
      if (path.trim() === '') return null
      const id = tree.find(path)
      if (id) return { id, depth: 0 }
      const above = inFile.get(pathKey(partsOf(path)))
      if (above && above.position !== row.position && id === undefined)
        return { row: above.position, depth: depthOf(row) }
      faults.add(row.position, (id === null ? severalNamed : unknownName).id, ['parent_id'], { name: nameOf(path) })
      return null
    },
    fitting: (row) => {
      const id = tree.find(pathOf(row).join(' > '))
      return id ? [id] : id === null ? [0, 0] : []
    },
    path: (id) => tree.path(id).join(' > '),
    judge: (row, id, parent_id, faults) => {
      for (const one of broken([fitsUnder], { id, above: tree.above(parent_id) }))
        faults.add(row.position, one.id, ['parent_id'], one.about)
    },
  }
}
