import type { SQL } from 'drizzle-orm'
import type { Filling } from '#api/contract/platform/filling.ts'
import type { ImportKind } from '#api/contract/platform/imports.ts'
import type { JobKindName } from '#api/contract/platform/jobs.ts'
import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import type { ServerRule } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import type { Connector } from './connections/connection.ts'
import type { Actor } from './http/endpoint.ts'
import type { ImportHandler } from './imports/import-kind.ts'
import type { JobKind } from './jobs/kind.ts'
import type { AnyList } from './lists/list.ts'
import type { MailToTry } from './mails/compose.ts'
import type { RecordHooks } from './records/record-hooks.ts'
import type { Switching } from './records/status.ts'
import type { RecordTable, ReferenceRows, Target, Uses } from './records/tables.ts'
import type { Finder } from './search/searching.ts'

export interface NewOrders {
  readonly count: number
  readonly unseen: number
  readonly newest: number
}

/** What the rooms bring to the platform, which serves them all and knows none of them. */
export interface Registry {
  /** The lists whose rows no resource declares. */
  readonly lists: readonly AnyList[]
  readonly jobKinds: Readonly<Record<JobKindName, JobKind>>
  readonly importKinds: Readonly<Record<ImportKind, ImportHandler>>
  /** The table of each resource, by its name. */
  readonly tables: Readonly<Record<string, RecordTable>>
  /** The table behind a list that is a view of some of its rows. */
  readonly roots: Readonly<Record<string, string>>
  readonly hooks: Readonly<Record<string, RecordHooks>>
  /** How the connections of each list are tried. */
  readonly connectors: Readonly<Record<string, Connector>>
  /** What reference fields may point to, beside the resources. */
  readonly targets: Readonly<Record<string, Target>>
  /** What names the records of a resource, so that they cannot be deleted. */
  readonly references: Readonly<Record<string, Readonly<Record<string, ReferenceRows>>>>
  /** What keeps a record from being deleted, of lists whose deletion has rules of its own. */
  readonly usedBy: Readonly<Record<string, (db: Database, shop_id: number, ids: readonly number[]) => Promise<Uses>>>
  /** How a record is made active or passive, of lists whose records are saved by rules of their own. */
  readonly switching: Readonly<Record<string, Switching>>
  /** Tables whose rows go and come back with what they name, although nothing but the rule lets it go. */
  readonly goWith: readonly string[]
  /** How kinds are found that are no resource. */
  readonly finders: Readonly<Record<string, Finder>>
  /** Rows that name a file, as conditions on `files`. */
  readonly fileHolders: readonly SQL[]
  /** What is said when a constraint of this name's beginning is in the way of taking a record back. */
  readonly uniqueRules: Readonly<Record<string, ServerRule>>
  /** By which channel the order of a record came and how it is sent, as one row with `channel` and `carrier_id`, by the kind of record. */
  readonly trades: Readonly<Record<string, (shop_id: number, id: number) => SQL>>
  /** A record and what belongs to it, by its kind: rows of `kind`, `id`, `label` and `state`, the record itself the first. */
  readonly ways: Readonly<Record<string, (shop_id: number, id: number) => SQL>>
  /** The ids of what the list of a kind shows in place of its records, given theirs: the orders of invoices. */
  readonly shownAs: Readonly<Record<string, (shop_id: number, records: SQL) => SQL>>
  /** How many online orders nobody has taken further, how many of them came after the one named, and the newest. */
  newOnlineOrders(db: Database, actor: Actor, after: number): Promise<NewOrders>
  /** The order of this number, or the newest, as mails tell of it; `null` where there is none, or whoever asks may not see it. */
  mailValues(db: Database, actor: Actor, number: string): Promise<MailToTry | null>
  /** The same as contracts tell of it. */
  contractValues(
    db: Database,
    actor: Actor,
    number: string,
  ): Promise<{ readonly number: string; filling(language: PanelLanguage): Filling } | null>
}

let registered: Registry | undefined

/** Called once, by `server/registry.ts`. */
export function register(all: Registry): void {
  registered = all
}

export function registry(): Registry {
  if (!registered) throw new Error('The rooms are not registered: import server/registry.ts first.')
  return registered
}
