import { sql } from 'drizzle-orm'
import type { MenuItem, MenuLocation } from '#api/contract/content/menus.ts'
import { fold } from '#api/rules/platform/fold.ts'
import type { Database } from '#server/db/open.ts'
import { menu_icons, menus } from '#server/db/schema/menus.ts'
import { demoEnglish, demoTurkish } from './world.ts'

type Names = MenuItem['translations']
interface Named {
  readonly id: number
  readonly translations: readonly { readonly language_id: number; readonly name?: string; readonly title?: string }[]
}
interface NamedCategory extends Named {
  readonly parent_id: number | null
}

/** So many categories stand in the menu, and so many below each. */
const most = 5

/** Stores the menus of the shop, to its own categories, pages and posts; answers how many. */
export async function storeMenus(db: Database, shop_id: number): Promise<number> {
  const categories = await db.execute<NamedCategory & Record<string, unknown>>(sql`
    select id::int, parent_id::int, translations from categories where shop_id = ${shop_id} order by position, id`)
  const articles = (table: 'pages' | 'blogs') =>
    db.execute<Named & Record<string, unknown>>(sql`
      select id::int, translations from ${sql.identifier(table)} where shop_id = ${shop_id} order by id`)
  const pages = (await articles('pages')).rows.map((page) => leading('page', page))
  const blogs = (await articles('blogs')).rows.map((post) => leading('blog', post))
  const tree = inMenu(categories.rows)
  const home = item(both('Ana sayfa', 'Home'), { link: 'address', url: '/', icon: 'home' })
  const sale = item(both('İndirimdekiler', 'Sale'), { link: 'address', url: '/indirim', icon: 'percent' })
  const account = item(both('Hesabım', 'My account'), { link: 'address', url: '/hesabim', icon: 'user' })
  const journal = item(both('Yazılar', 'Journal'), { link: 'none' })
  const posts = blogs.map((post) => ({ ...post, level: 2 }))
  return store(db, shop_id, [
    { names: both('Ana menü', 'Main menu'), location: 'header', items: [...tree, sale, journal, ...posts] },
    { names: both('Alt bilgi', 'Footer'), location: 'footer', items: pages.slice(0, most) },
    {
      names: both('Mobil menü', 'Mobile menu'),
      location: 'mobile',
      items: [home, ...tree.filter(({ level }) => level === 1).map((one) => ({ ...one, icon: '' as const })), account],
    },
  ])
}

interface DemoMenu {
  readonly names: Names
  readonly location: MenuLocation
  readonly items: readonly MenuItem[]
}

async function store(db: Database, shop_id: number, all: readonly DemoMenu[]): Promise<number> {
  const stored = await db
    .insert(menus)
    .values(
      all.map(({ names, location, items }) => ({
        ...{ shop_id, location, translations: [...names], items: [...items] },
        label: names[0]?.name ?? '',
        search: fold(names.map(({ name }) => name).join(' ')),
      })),
    )
    .returning({ id: menus.id })
  const icons = all.flatMap(({ items }, at) =>
    items.flatMap(({ icon }) => (icon ? [{ shop_id, icon, menu_id: stored[at]?.id ?? 0 }] : [])),
  )
  await db.insert(menu_icons).values(icons)
  return stored.length
}

/** The first categories at the top, each with the first that lie below it. */
function inMenu(categories: readonly NamedCategory[]): MenuItem[] {
  const under = (parent: number | null) => categories.filter(({ parent_id }) => parent_id === parent).slice(0, most)
  return under(null).flatMap((top) => [
    leading('category', top),
    ...under(top.id).map((one) => ({ ...leading('category', one), level: 2 })),
  ])
}

function leading(link: 'category' | 'page' | 'blog', { id, translations }: Named): MenuItem {
  const names = translations.map(({ language_id, name, title }) => ({ language_id, name: name ?? title ?? '' }))
  return item(names, { link, target_id: id })
}

function item(translations: Names, changes: Partial<MenuItem>): MenuItem {
  return { level: 1, translations, link: 'address', target_id: 0, url: '', icon: '', ...changes }
}

function both(tr: string, en: string): Names {
  return [
    { language_id: demoTurkish, name: tr },
    { language_id: demoEnglish, name: en },
  ]
}
