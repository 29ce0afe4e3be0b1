import { and, eq, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { tableOf } from '#server/db/schema/table-of.ts'

export type RecordTable = ReturnType<typeof tableOf>

/** What a reference field may point to: a shop's own records, or those that belong to no shop. */
export interface Target {
  readonly id: AnyPgColumn
  /** `null`: the same for all shops. */
  readonly shop_id: AnyPgColumn | null
  readonly label: AnyPgColumn
  /** What it is called for who reads in this language, where that differs. */
  labelIn?(language: number): SQL
  /** What finds it, folded. */
  readonly search?: AnyPgColumn
}

/** Rows that name a record: which they are, and in which table. One entry for each reference to a resource. */
export interface ReferenceRows {
  readonly table: AnyPgColumn['table']
  where(shop_id: number, id: SQL): SQL
}

/** What keeps records from being deleted, of those that something does. */
export type Uses = ReadonlyMap<number, readonly Refusal[]>

/** The rows of a table whose column names the record. */
export function rowsBy(shop: AnyPgColumn, column: AnyPgColumn): ReferenceRows {
  return { table: column.table, where: (shop_id, id) => and(eq(shop, shop_id), eq(column, id)) as SQL }
}
