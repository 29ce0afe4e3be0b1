import { StorefrontLinks } from '#api/contract/content/web.ts'
import { operation } from '#api/operations/platform/operation.ts'
import { blogs } from '#api/resources/content/blogs.ts'
import { pages } from '#api/resources/content/pages.ts'

/** The way from a form to what visitors see of it. */
export const storefrontOperations = {
  pages: operation({
    method: 'GET',
    path: '/v1/panel/pages/:id/storefront',
    summary: 'Where a page can be seen; a draft by a link of an hour',
    data: StorefrontLinks,
    codes: pages.codes.view,
  }),
  blogs: operation({
    method: 'GET',
    path: '/v1/panel/blogs/:id/storefront',
    summary: 'Where a post can be seen; a draft by a link of an hour',
    data: StorefrontLinks,
    codes: blogs.codes.view,
  }),
}
