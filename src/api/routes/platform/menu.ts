import type { Says } from '#api/rules/platform/rule.ts'
import { type Holder, permits } from '#api/rules/platform/session.ts'
import type { Route } from './route.ts'

/** The most levels that the top menu has (rule R13). */
export const deepest = 3

interface Group {
  readonly title: Says
  /** The heading that it stands under; `''` is the bar itself. */
  readonly in: string
}

/** The headings of the top menu, in the order of the bar. */
export const groups = {
  catalog: { title: /*i18n*/ { id: 'menu.catalog', message: 'Katalog' }, in: '' },
  products: { title: /*i18n*/ { id: 'menu.products', message: 'Ürünler' }, in: 'catalog' },
  orders: { title: /*i18n*/ { id: 'menu.orders', message: 'Siparişler' }, in: '' },
  customers: { title: /*i18n*/ { id: 'customers.title', message: 'Müşteriler' }, in: '' },
  accounting: { title: /*i18n*/ { id: 'menu.accounting', message: 'Muhasebe' }, in: '' },
  supply: { title: /*i18n*/ { id: 'menu.supply', message: 'Tedarik' }, in: '' },
  shop: { title: /*i18n*/ { id: 'menu.shop', message: 'Mağazam' }, in: '' },
  content: { title: /*i18n*/ { id: 'menu.content', message: 'İçerik' }, in: 'shop' },
  messages: { title: /*i18n*/ { id: 'menu.messages', message: 'İletişim' }, in: 'shop' },
  modules: { title: /*i18n*/ { id: 'menu.modules', message: 'Modüller' }, in: '' },
} as const satisfies Record<string, Group>

export type GroupName = keyof typeof groups

/** An entry of the menu: a link with a path, or a heading over entries of its own. */
export interface MenuEntry {
  readonly title: Says
  readonly path: string | null
  /** Stands last, under a line. */
  readonly bordered: boolean
  readonly children: readonly MenuEntry[]
}

/** A title in the language that is shown; dropdowns are sorted by it. */
export type Spoken = (title: Says) => string

// As Turkish people sort, whatever language is shown (rule R12).
const turkish = new Intl.Collator('tr')

/**
 * The menu of a person: only what may be opened, and no heading without entries. The bar keeps the order of the tables; in dropdowns entries
 * are sorted by title, bordered ones last (rules R11, R12).
 */
export function menuOf(routes: readonly Route[], holder: Holder, spoken: Spoken): readonly MenuEntry[] {
  const open = routes.filter((route) => route.menu && route.codes !== 'public' && permits(holder, route.codes))
  return entriesIn('', open, spoken, 1)
}

/** The first entry of the menu, in its order: where somebody lands who may not open the home page. */
export function firstPath(entries: readonly MenuEntry[]): string | null {
  for (const entry of entries) {
    const path = entry.path ?? firstPath(entry.children)
    if (path !== null) return path
  }
  return null
}

function entriesIn(place: string, open: readonly Route[], spoken: Spoken, level: number): readonly MenuEntry[] {
  const links = open.filter((route) => route.menu?.in === place).map(linkOf)
  const headings = Object.entries(groups)
    .filter(([, group]) => group.in === place)
    .map(([name, { title }]) => {
      if (level >= deepest) throw new Error(`The menu would be deeper than ${deepest} levels at ${name}`)
      return { title, path: null, bordered: false, children: entriesIn(name, open, spoken, level + 1) }
    })
    .filter((heading) => heading.children.length > 0)
  return place === '' ? barOf(links, headings) : sorted([...links, ...headings], spoken)
}

function linkOf(route: Route): MenuEntry {
  return { title: route.title, path: route.path, bordered: route.menu?.bordered ?? false, children: [] }
}

/** The home page first, then the headings, then what stands in the bar by itself. */
function barOf(links: readonly MenuEntry[], headings: readonly MenuEntry[]): readonly MenuEntry[] {
  const home = links.filter((link) => link.path === '/')
  return [...home, ...headings, ...links.filter((link) => link.path !== '/')]
}

function sorted(entries: readonly MenuEntry[], spoken: Spoken): readonly MenuEntry[] {
  const byTitle = (a: MenuEntry, b: MenuEntry) => turkish.compare(spoken(a.title), spoken(b.title))
  return [...entries].sort((a, b) => Number(a.bordered) - Number(b.bordered) || byTitle(a, b))
}
