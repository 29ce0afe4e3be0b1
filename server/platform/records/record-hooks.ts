import type { SQL } from 'drizzle-orm'
import type { SaveLimits } from '#api/resources/platform/field.types.ts'
import type { Draft } from '#api/resources/platform/resource.ts'
import type { RecordQuery } from '#api/resources/platform/wire.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import type { Actor } from '#server/platform/http/endpoint.ts'

/** A record that is being saved. */
export interface Kept {
  readonly shop_id: number
  /** Both `null`: a new one. */
  readonly id: number | null
  readonly before: Draft | null
  readonly draft: Draft
  /** Who saves it. */
  readonly holder: Actor
  /** The shop's languages, the default one first. */
  readonly languages: readonly number[]
}

/** A record that is being deleted. */
export type Removed = Pick<Kept, 'shop_id' | 'holder'> & { readonly id: number; readonly before: Draft }

/** What a resource keeps beside the columns of its fields: in tables that other records point to, or by an order of its own. */
export interface RecordHooks {
  /** The fields that are kept there, of each of these records. */
  read?(db: Database, shop_id: number, ids: readonly number[]): Promise<ReadonlyMap<number, Draft>>
  /** Which records a filter by one of those fields leaves, or by what the list is asked beside its fields; `query` is all that it is asked. */
  readonly filters?: Readonly<Record<string, (shop_id: number, value: unknown, query: RecordQuery) => SQL>>
  /** Comes before the record is locked: who locks more than the record does it in one order everywhere. */
  lock?(db: Database, shop_id: number): Promise<void>
  /** What of its own keeps it from being deleted, beside what names it. */
  keep?(db: Database, removed: Removed): Promise<readonly Refusal[]>
  /** Lets go of what the record holds on to, before it is deleted. */
  leave?(db: Database, shop_id: number, id: number): Promise<void>
  /** Tables whose rows stay away where another record has their place, when it is taken out of the trash: old addresses. */
  readonly givesWay?: readonly string[]
  /** Takes hold again of what the record let go of, when it is taken out of the trash. */
  comeBack?(db: Database, shop_id: number, id: number): Promise<void>
  /** What the shop's other records forbid whoever saves one; it is told the form beforehand, too. */
  limits?(db: Database, saved: Pick<Kept, 'shop_id' | 'holder' | 'id'>): Promise<SaveLimits>
  /** What only its own tables can refuse. */
  judge?(db: Database, kept: Kept): Promise<readonly Refusal[]>
  /** Columns that no field has. */
  columns?(db: Database, kept: Kept): Promise<Draft>
  /** Writes the fields that are kept there, once the record has its id. */
  write?(db: Database, id: number, kept: Kept): Promise<void>
}
