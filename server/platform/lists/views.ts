import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { ListView, ViewState } from '#api/contract/platform/list-views.ts'
import { listViewOperations } from '#api/registry/list-operations.ts'
import { type ListName, listNamed } from '#api/registry/lists.ts'
import { sortable } from '#api/resources/platform/wire.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { wrongInView } from '#api/rules/platform/list-views.ts'
import { malformed, nameExists, notFound } from '#api/rules/platform/records.ts'
import { permits } from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { list_views, preferences } from '#server/db/schema/lists.ts'
import { audit } from '#server/platform/http/audit.ts'
import { requirePermission } from '#server/platform/http/authenticate.ts'
import { type Actor, endpoint, type RequestContext } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { staleRefusal } from '#server/platform/http/stale.ts'

type Row = typeof list_views.$inferSelect

/** A person's own views are their own business; the shop's are shown to whoever may see the list, and kept by whoever may edit its records. */
export const listViews = endpoint(listViewOperations.list, async ({ db, actor, query: { list } }) => {
  if (!permits(actor, listNamed(list).codes.list)) return { rows: [] }
  const rows = await db
    .select()
    .from(list_views)
    .where(visibleTo(actor, list))
    .orderBy(asc(list_views.name), asc(list_views.id))
  return { rows: rows.map(toView) }
})

export const addView = endpoint(listViewOperations.add, async (context) => {
  const { list, shared, name, ...state } = context.body
  await judge(context, { list, shared, name, query: state.query, id: null })
  const { shop_id, user_id } = context.actor
  const values = { shop_id, list, name: name.trim(), user_id: shared === 1 ? null : user_id, ...state }
  const [row] = await context.db.insert(list_views).values(values).returning()
  if (!row) throw new Error('No view was inserted')
  await note(context, row, 'create')
  return toView(row)
})

export const replaceView = endpoint(listViewOperations.edit, async (context) => {
  const { db, actor, params, body } = context
  const before = await ownedBy(db, actor, params.id)
  const list = before.list as ListName
  const { version, shared, name, ...state } = body
  if (before.version !== version) throw await staleRefusal(db, { ...before, subject: 'list_views' })
  await judge(context, { list, shared, name, query: state.query, id: before.id })
  const user_id = shared === 1 ? null : (before.user_id ?? actor.user_id)
  const [row] = await db
    .update(list_views)
    .set({ name: name.trim(), user_id, ...state, version: version + 1, updated_at: sql`now()` })
    .where(and(viewOf(before), eq(list_views.version, version)))
    .returning()
  if (!row) throw await staleRefusal(db, { ...before, subject: 'list_views' })
  await note(context, row, 'update')
  return toView(row)
})

export const removeView = endpoint(listViewOperations.delete, async (context) => {
  const { db, actor, params } = context
  const row = await ownedBy(db, actor, params.id)
  await db.delete(list_views).where(viewOf(row))
  await db
    .update(preferences)
    .set({ settings: sql`jsonb_set(${preferences.settings}, '{default_view_id}', 'null')` })
    .where(
      and(
        eq(preferences.shop_id, row.shop_id),
        eq(preferences.list, row.list),
        sql`${preferences.settings}->>'default_view_id' = ${String(row.id)}`,
      ),
    )
  await note(context, row, 'delete')
  return {}
})

/** Whether a person sees a view of this list. */
export async function isVisible(db: Database, actor: Actor, list: ListName, id: number): Promise<boolean> {
  const found = await db
    .select({ id: list_views.id })
    .from(list_views)
    .where(and(visibleTo(actor, list), eq(list_views.id, id)))
  return found.length > 0
}

function visibleTo({ shop_id, user_id }: Actor, list: ListName) {
  const mine = or(eq(list_views.user_id, user_id), isNull(list_views.user_id))
  return and(eq(list_views.shop_id, shop_id), eq(list_views.list, list), mine)
}

function viewOf({ shop_id, id }: Row) {
  return and(eq(list_views.shop_id, shop_id), eq(list_views.id, id))
}

/** The view, for somebody who may change it. One of another person's is not there. */
async function ownedBy(db: Database, actor: Actor, id: number): Promise<Row> {
  const [row] = await db
    .select()
    .from(list_views)
    .where(and(eq(list_views.shop_id, actor.shop_id), eq(list_views.id, id)))
    .for('update')
  if (!row || (row.user_id !== null && row.user_id !== actor.user_id)) throw refuse(404, notFound)
  if (row.user_id === null) keep(actor, row.list as ListName)
  return row
}

/** The shop's views are kept by whoever may edit the records that they show. */
function keep(actor: Actor, list: ListName): void {
  requirePermission(actor, listNamed(list).codes.edit)
}

interface Judged {
  readonly list: ListName
  readonly shared: 0 | 1
  readonly name: string
  readonly query: ViewState['query']
  readonly id: number | null
}

/** Everything that could be wrong with a view. Names are kept apart among one person's and among the shop's, one after the other. */
async function judge(
  { db, actor }: Pick<RequestContext<unknown, unknown, unknown, Actor>, 'db' | 'actor'>,
  view: Judged,
) {
  const { shop_id, user_id } = actor
  if (view.shared === 1) keep(actor, view.list)
  const wrong = wrongInView(view)
  if (wrong.length > 0) throw new Refused(422, wrong)
  if (!isSorting(view)) throw refuse(422, malformed, { at: ['query.order_index'] })
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`list_views of ${shop_id}`}))`)
  const others = await db
    .select({ name: list_views.name })
    .from(list_views)
    .where(
      and(
        eq(list_views.shop_id, shop_id),
        eq(list_views.list, view.list),
        view.shared === 1 ? isNull(list_views.user_id) : eq(list_views.user_id, user_id),
        ...(view.id === null ? [] : [ne(list_views.id, view.id)]),
      ),
    )
  if (others.some((other) => fold(other.name) === fold(view.name))) throw refuse(409, nameExists, { at: ['name'] })
}

/** Whether the list of a view can be sorted as the view has it: a view that cannot be shown would be a trap for all who open it. */
function isSorting({ list, query: { order_index } }: Judged): boolean {
  const name = order_index.startsWith(`${list}.`) ? order_index.slice(list.length + 1) : order_index
  return sortable(listNamed(list)).includes(name)
}

function note(context: Parameters<typeof audit>[0], { id, name, list }: Row, event: string): Promise<void> {
  return audit(context, { subject: 'list_views', subject_id: id, event, after: { name, list } })
}

function toView({ id, version, name, user_id, query, columns }: Row): ListView {
  return { id, version, name, shared: user_id === null ? 1 : 0, query, columns }
}
