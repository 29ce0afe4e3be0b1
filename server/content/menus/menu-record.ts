import { sql } from 'drizzle-orm'
import type { MenuItem } from '#api/contract/content/menus.ts'
import { iconFree, targetThere } from '#api/rules/content/menus.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { Database } from '#server/db/open.ts'
import { Refused } from '#server/platform/http/refused.ts'
import type { Kept, RecordHooks } from '#server/platform/records/record-hooks.ts'
import { itemsOf, withTargets } from './targets.ts'

/** What only the database can say of a menu: no icon is in two of them (R120), and how many of its links reach nobody. */
export const menuRecord: RecordHooks = {
  lock: async (db, shop_id) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`menus of ${shop_id}`}))`)
  },
  read: async (db, shop_id, ids) => {
    const counts = await brokenCounts(db, shop_id, ids)
    return new Map(ids.map((id) => [id, { broken: counts.get(id) ?? 0 }]))
  },
  filters: {
    links: (shop_id) => sql`menus.id in (
      select t.menu_id from (${withTargets(shop_id, itemsOf(shop_id))}) t where t.state <> 'shown')`,
  },
  judge: async (db, kept) => [...(await takenIcons(db, kept)), ...(await goneTargets(db, kept))],
  write: (db, id, { shop_id, draft }) => keepIcons(db, { shop_id, id, items: itemsIn(draft) }),
  leave: async (db, shop_id, id) => {
    await db.execute(sql`delete from menu_icons where shop_id = ${shop_id} and menu_id = ${id}`)
  },
  comeBack: async (db, shop_id, id) => {
    const { rows } = await db.execute<{ items: readonly MenuItem[] }>(sql`
      select items from menus where shop_id = ${shop_id} and id = ${id}`)
    const items = rows[0]?.items ?? []
    const taken = await takenIcons(db, { shop_id, id, draft: { items } })
    if (taken.length > 0) throw new Refused(409, taken)
    await keepIcons(db, { shop_id, id, items })
  },
}

/** How many links of each of these menus lead to what was deleted or is not shown; those that have none are left out. */
async function brokenCounts(
  db: Database,
  shop_id: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const these = sql`m.id = any(${`{${ids.join(',')}}`}::bigint[])`
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select t.menu_id as id, count(*)::int as count
      from (${withTargets(shop_id, itemsOf(shop_id, these))}) t
     where t.state <> 'shown'
     group by t.menu_id`)
  return new Map(rows.map(({ id, count }) => [Number(id), count]))
}

async function takenIcons(db: Database, { shop_id, id, draft }: Pick<Kept, 'shop_id' | 'id' | 'draft'>) {
  const items = itemsIn(draft)
  const icons = iconsIn(items)
  if (icons.length === 0) return []
  const { rows } = await db.execute<{ icon: string }>(sql`
    select icon from menu_icons
     where shop_id = ${shop_id} and menu_id <> ${id ?? 0} and icon in ${icons}`)
  const taken = rows.map(({ icon }) => icon)
  const at = items.flatMap(({ icon }, place) => (taken.includes(icon) ? [`items.${place}.icon`] : []))
  return at.length > 0 ? [{ id: iconFree.id, at }] : []
}

/** Links that are chosen anew lead to what is there. Those that the menu had before may stay as they are, and where nothing is chosen another rule asks for it. */
async function goneTargets(db: Database, { shop_id, before, draft }: Kept): Promise<Refusal[]> {
  const had = new Set(before ? itemsIn(before).map(linkOf) : [])
  const asked = itemsIn(draft).flatMap((item, place) =>
    had.has(linkOf(item)) || Number(item.target_id) === 0
      ? []
      : [{ place, link: item.link, target_id: Number(item.target_id) }],
  )
  if (asked.length === 0) return []
  const from = sql`select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as x (place int, link text, target_id bigint)`
  const { rows } = await db.execute<{ place: number }>(sql`
    select t.place from (${withTargets(shop_id, from)}) t where t.state = 'gone' order by t.place`)
  const at = rows.map(({ place }) => `items.${place}.target_id`)
  return at.length > 0 ? [{ id: targetThere.id, at }] : []
}

async function keepIcons(
  db: Database,
  { shop_id, id, items }: { shop_id: number; id: number; items: readonly MenuItem[] },
): Promise<void> {
  await db.execute(sql`delete from menu_icons where shop_id = ${shop_id} and menu_id = ${id}`)
  const icons = iconsIn(items)
  if (icons.length === 0) return
  await db.execute(sql`
    insert into menu_icons (shop_id, icon, menu_id)
    select ${shop_id}, icon, ${id} from jsonb_array_elements_text(${JSON.stringify(icons)}::jsonb) as these(icon)`)
}

function itemsIn(draft: Kept['draft']): readonly MenuItem[] {
  return (draft.items ?? []) as readonly MenuItem[]
}

function iconsIn(items: readonly MenuItem[]): readonly string[] {
  return [...new Set(items.flatMap(({ icon }) => (icon ? [icon] : [])))]
}

function linkOf({ link, target_id }: MenuItem): string {
  return `${link} ${target_id}`
}
