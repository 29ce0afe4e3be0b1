import { sql } from 'drizzle-orm'
import type { MenuItem, MenuLocation, TargetState, VisitorItem, VisitorMenus } from '#api/contract/content/menus.ts'
import { nameOf, type ShownItem, shownMenu } from '#api/rules/content/shown-menu.ts'
import type { Database } from '#server/db/open.ts'
import { activeDesigns } from './active-designs.ts'
import { itemsOf, withTargets } from './targets.ts'

interface Stored extends Record<string, unknown> {
  readonly id: number
  readonly location: MenuLocation
  readonly translations: MenuItem['translations']
  readonly items: readonly MenuItem[]
}

interface Target extends Record<string, unknown> {
  readonly menu_id: number
  readonly place: number
  readonly state: TargetState
  readonly texts: readonly { readonly language_id: number; readonly slug?: string }[] | null
}

/** The active menus of a shop as visitors see them in one language. A shop that there is not has none. */
export async function visitorMenus(db: Database, shop_id: number, language: number): Promise<VisitorMenus> {
  if (!Number.isSafeInteger(shop_id)) return []
  const { rows: menus } = await db.execute<Stored>(sql`
    select id::int, location, translations, items from menus where shop_id = ${shop_id} and status = 1 order by location, id`)
  if (menus.length === 0) return []
  const from = itemsOf(shop_id, sql`m.status = 1`)
  const { rows } = await db.execute<Target>(sql`
    select t.menu_id::int, t.place, t.state, t.texts from (${withTargets(shop_id, from)}) t`)
  const targets = new Map(rows.map((target) => [`${target.menu_id} ${target.place}`, target]))
  const designs = await activeDesigns(db, shop_id)
  return menus.map(({ id, location, translations, items }) => {
    const targetOf = (at: number) => targets.get(`${id} ${at}`)
    const stateOf = (item: MenuItem) => targetOf(items.indexOf(item))?.state ?? 'shown'
    const toItem = ({ at, name, icon, leads }: ShownItem, level: number): VisitorItem => {
      const { link, target_id, url } = items[at] as MenuItem
      const texts = targetOf(at)?.texts ?? []
      const slug = texts.find((one) => one.language_id === language)?.slug ?? ''
      return leads
        ? { level, name, icon, link, target_id: target_id || null, slug, url }
        : { level, name, icon, link: 'none', target_id: null, slug: '', url: '' }
    }
    const flat = (shown: readonly ShownItem[], level = 1): VisitorItem[] =>
      shown.flatMap((one) => [toItem(one, level), ...flat(one.items, level + 1)])
    return {
      location,
      name: nameOf({ translations }, language),
      design: designs.find(({ kind }) => kind === location) ?? null,
      items: flat(shownMenu({ items, language_id: language, stateOf })),
    }
  })
}
