import type { ArticleName } from '#server/content/articles/articles.ts'

/** Where the storefront stands on the server. */
export const webPath = '/web'

/** The page of a record: `/web/tr/pages/hakkimizda`. */
export function articlePath(code: string, name: ArticleName, slug: string): string {
  return `${webPath}/${code}/${name}/${slug}`
}

/** Where a link inside a text leads: what staff wrote as a page or a post of the shop is read in the same language. */
export function linkIn(code: string): (href: string) => string {
  return (href) => (/^\/(pages|blogs)\/[a-z0-9-]+(#.*)?$/.test(href) ? `${webPath}/${code}${href}` : href)
}
