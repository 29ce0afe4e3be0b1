import type { VisitorItem } from '#api/contract/content/menus.ts'
import { articlePath, linkIn } from './paths.ts'

/** An item of a menu and where it leads; one that visitors have no page of has a name only. */
export interface MenuWay {
  readonly level: number
  readonly name: string
  readonly href: string
}

/** The items of a menu as ways of the storefront in one language. */
export function ways(items: readonly VisitorItem[], code: string): MenuWay[] {
  return items.map((item) => ({ level: item.level, name: item.name, href: hrefOf(item, code) }))
}

function hrefOf({ link, slug, url }: VisitorItem, code: string): string {
  if (link === 'address') return linkIn(code)(url)
  if (!slug) return ''
  if (link === 'page') return articlePath(code, 'pages', slug)
  return link === 'blog' ? articlePath(code, 'blogs', slug) : ''
}
