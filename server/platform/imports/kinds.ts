import type { ImportKind, ImportMode } from '#api/contract/platform/imports.ts'
import { resources } from '#api/registry/resources.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { checkProducts } from '#server/catalog/imports/product-check.ts'
import { pricesColumns, productColumns, stockColumns } from '#server/catalog/imports/product-columns.ts'
import type { Database } from '#server/db/open.ts'
import type { Around } from './around.ts'
import type { Column } from './columns.ts'
import { checkRecords } from './record-check.ts'
import { recordColumns } from './record-columns.ts'
import type { RawRow } from './values.ts'
import type { Unit } from './verdict.ts'

/** What a kind of file is made of, and how its rows are judged. */
export interface KindOfFile {
  columns(around: Around): readonly Column[]
  check(asked: { db: Database; around: Around; mode: ImportMode }, rows: readonly RawRow[]): Promise<Unit[]>
}

function ofRecords(resource: Resource): KindOfFile {
  return {
    columns: (around) => recordColumns(resource, around),
    check: (asked, rows) => checkRecords({ ...asked, resource }, rows),
  }
}

export const kinds: Readonly<Record<ImportKind, KindOfFile>> = {
  products: { columns: productColumns, check: checkProducts },
  stock: { columns: stockColumns, check: checkProducts },
  prices: { columns: pricesColumns, check: checkProducts },
  brands: ofRecords(resources.brands as unknown as Resource),
  categories: ofRecords(resources.categories as unknown as Resource),
  tags: ofRecords(resources.tags as unknown as Resource),
}
