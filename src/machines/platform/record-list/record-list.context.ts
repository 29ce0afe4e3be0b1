import type { Switch } from '#api/contract/platform/common.ts'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { ValueCount } from '#api/contract/platform/lists.ts'
import type { TableSettings } from '#api/contract/platform/shop-settings.ts'
import { type ListName, listNamed } from '#api/registry/lists.ts'
import { type Resource, switches } from '#api/resources/platform/resource.ts'
import { type ListedRecord, type RecordPage, sortable } from '#api/resources/platform/wire.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Holder } from '#api/rules/platform/session.ts'

/** What a list is asked for. The address line holds the same, so that a list can be shared, reloaded and gone back to. */
export interface ListQuery {
  /** From 0. */
  readonly page: number
  readonly order_index: string
  readonly order_direction: 'asc' | 'desc'
  readonly search: string
  /** By the field's name; a filter that is off is not there. */
  readonly filters: Readonly<Record<string, string>>
  /** So many rows to a page, where the shop wants another number than the usual. */
  readonly limit?: number
  /** The view that it began with; 0: none, although the list would open with one. */
  readonly view?: number
}

/** A row of a list: what every record has, and the listed fields. */
export type RecordRow = ListedRecord

/** Rows of a page, as many as the specification asks for (rule R223). */
const pageSize = 100

/** What a deletion came to, record by record (rule D19). */
export interface Removed {
  readonly deleted: readonly number[]
  readonly refused: readonly NotRemoved[]
}
export interface NotRemoved extends Named {
  readonly refusals: readonly Refusal[]
}

/** A record by the name that is told of it. */
export interface Named {
  readonly id: number
  readonly label: string
}

/** What making records active or passive came to, record by record. */
export interface SwitchResult {
  readonly changed: readonly (Named & { readonly version: number })[]
  readonly refused: readonly NotRemoved[]
}

export interface RecordListInput {
  readonly resource: ListName
  readonly holder: Holder
  readonly query: ListQuery
  /** Filters that the screen itself has, such as those without stock; the address line does not name them. */
  readonly fixed?: Readonly<Record<string, string>>
  /** What was selected when this list was left: whatever of it is still listed is selected again. */
  readonly selected?: readonly number[]
  /** What it showed when it was left: it stands until the list is there anew. */
  readonly shown?: ShownRows | null
}

/** What is shown of a list. */
export interface ShownRows {
  /** `null` until the first answer: placeholders are shown. */
  readonly rows: readonly RecordRow[] | null
  readonly total: number
  readonly counts: readonly ValueCount[]
  readonly noted: readonly ValueCount[]
}

export interface RecordListContext extends Omit<RecordListInput, 'shown'>, ShownRows {
  /** The newest record when this list was asked first: later ones are kept off its further pages, so that none repeats a row (rule R223). */
  readonly until: number | null
  /** Records went while its pages were turned, so a page may have skipped some. */
  readonly changed: boolean
  readonly failure: ApiFailure | null
  readonly selected: readonly number[]
  /** The records that are about to be deleted, with the name that the question shows. */
  readonly toDelete: readonly Named[]
  /** Those among them that were found to be held, which stay. */
  readonly tied: readonly NotRemoved[]
  /** The one that is made passive instead. */
  readonly passivating: Named | null
  /** Those that become active or passive, and which of them do not. */
  readonly switching: {
    readonly status: Switch
    readonly records: readonly Named[]
    readonly refused: readonly NotRemoved[]
  } | null
  readonly key: string
  readonly removed: Removed | null
  readonly deleteFailure: ApiFailure | null
}

type Changes = Partial<RecordListContext>

export function initialContext({ shown, ...input }: RecordListInput): RecordListContext {
  return {
    ...input,
    ...(shown ?? { rows: null, total: 0, counts: [], noted: [] }),
    until: null,
    changed: false,
    failure: null,
    selected: input.selected ?? [],
    toDelete: [],
    tied: [],
    passivating: null,
    switching: null,
    key: '',
    removed: null,
    deleteFailure: null,
  }
}

/** Newest first (rule R185), unless the shop wants its lists to begin otherwise. */
export function freshQuery(resource: ListName, tables?: TableSettings): ListQuery {
  const { begins: filters = {} } = listNamed(resource) as Resource
  const newest = { page: 0, order_index: `${resource}.id`, order_direction: 'desc', search: '', filters } as const
  if (!tables) return newest
  const limit = Number(tables.limit)
  return { ...newest, ...sortingOf(listNamed(resource), tables), ...(limit === pageSize ? {} : { limit }) }
}

/** Lists that people put in order stay so; what has a number and no name is told by when it came. */
function sortingOf(list: Resource, { sorting }: TableSettings): Partial<ListQuery> {
  if (list.ordered || sorting === 'newest') return {}
  if (sorting === 'oldest') return { order_direction: 'asc' }
  const named = list.fields[list.naming]?.kind === 'translations' || ['name', 'title'].includes(list.naming)
  if (!named || !sortable(list).includes(list.naming)) return {}
  return { order_index: `${list.name}.${list.naming}`, order_direction: 'asc' }
}

/** So many rows a page of this list has. */
export function rowsOnPage({ limit = pageSize }: Pick<ListQuery, 'limit'>): number {
  return limit
}

export function resourceOf({ resource }: { resource: ListName }): Resource {
  return listNamed(resource)
}

/** Another page, order, search or filter. Whatever changes which rows there are begins at the first page; what was selected is not shown any more. */
export function withQuery({ query }: RecordListContext, changed: Partial<ListQuery>): Changes {
  return { query: { ...query, page: 0, ...changed }, selected: [], until: null }
}

/** What is asked where the page has filters of its own. */
export function withFixed(query: ListQuery, fixed: RecordListInput['fixed']): ListQuery {
  return fixed ? { ...query, filters: { ...query.filters, ...fixed } } : query
}

/** Another page of the same list. */
export function turned({ query }: RecordListContext, page: number): Changes {
  return { query: { ...query, page: Math.max(0, page) }, selected: [] }
}

/** The rows that came; what is not among them is not selected any more. */
export function listedAs(
  context: RecordListContext,
  { rows, total, newest, counts = [], noted = [] }: RecordPage,
): Changes {
  const { until, total: before } = context
  const selected = context.selected.filter((id) => rows.some((row) => row.id === id))
  return {
    rows,
    total,
    counts,
    noted,
    until: newest,
    changed: until !== null && total !== before,
    failure: null,
    selected,
  }
}

/** A column and its direction; without one, the same column again turns the order round. */
export function sorted(
  { query }: RecordListContext,
  { column, descending }: { column: string; descending?: boolean },
): Partial<ListQuery> {
  const turned = query.order_index === column && query.order_direction === 'asc'
  return { order_index: column, order_direction: (descending ?? turned) ? 'desc' : 'asc' }
}

/** Switches a filter to a value, or off with `null`. */
export function filtered({ query }: RecordListContext, name: string, value: string | null): Partial<ListQuery> {
  const { [name]: _, ...others } = query.filters
  return { filters: value === null ? others : { ...others, [name]: value } }
}

export function selectedWith({ selected }: RecordListContext, ids: readonly number[], on: boolean): Changes {
  const others = selected.filter((id) => !ids.includes(id))
  return { selected: on ? [...others, ...ids] : others }
}

/** Records by their names: these, or the selected. */
export function namedOf({ rows, selected }: RecordListContext, ids: readonly number[] = selected): readonly Named[] {
  return ids.map((id) => ({ id, label: rows?.find((row) => row.id === id)?.label ?? String(id) }))
}

/** Those of them that stay as they are, with what stands in the way. */
export function withRefused({ switching }: RecordListContext, refused: readonly NotRemoved[]): Changes {
  return { switching: switching && { ...switching, refused } }
}

/** Those that may go, and those that stay; where none may go, the deletion is over before it began. */
export function parted({ toDelete }: RecordListContext, tied: readonly NotRemoved[]): Changes {
  const free = toDelete.filter(({ id }) => !tied.some((one) => one.id === id))
  return free.length > 0 ? { toDelete: free, tied } : { tied, removed: { deleted: [], refused: tied } }
}

/** One of those that could not go. */
export function refusedOf({ removed }: RecordListContext, id: number): RecordListContext['passivating'] {
  const found = removed?.refused.find((one) => one.id === id)
  return found ? { id, label: found.label } : null
}

/** Whether one that cannot go can be made passive instead: its list knows that, and it is not passive as far as its rows tell. */
export function mayRest({ resource, rows }: RecordListContext, id: number): boolean {
  return switches(listNamed(resource)) && rows?.find((row) => row.id === id)?.status !== 0
}

/** One that could not go was made passive: nothing is left to be told of it. */
export function settled({ removed, passivating }: RecordListContext): Changes {
  const refused = removed?.refused.filter(({ id }) => id !== passivating?.id) ?? []
  return { removed: removed && { ...removed, refused }, passivating: null, deleteFailure: null, key: '' }
}

/** What was deleted goes at once; what was not stays selected, with its reasons. */
export function after(context: RecordListContext, removed: Removed): Changes {
  const gone = (id: number) => removed.deleted.includes(id)
  return {
    removed,
    rows: context.rows?.filter((row) => !gone(row.id)) ?? null,
    total: Math.max(0, context.total - removed.deleted.length),
    selected: context.selected.filter((id) => !gone(id)),
    toDelete: context.toDelete.filter((one) => !gone(one.id)),
  }
}

/** The last page that has rows. */
export function lastPage(query: Pick<ListQuery, 'limit'>, total: number): number {
  return Math.max(0, Math.ceil(total / rowsOnPage(query)) - 1)
}
