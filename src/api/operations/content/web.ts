import { WebBlog, WebBlogs, WebBlogsQuery, WebPage, WebTheme } from '#api/contract/content/web.ts'
import { operation } from '#api/operations/platform/operation.ts'

/** A minute: so long may a page be seen as it was. */
const maxAge = 60

/** What visitors read, without signing in: `x-sid` names the shop, `x-lid` the language. Drafts and what waits for its day are not there. */
export const webOperations = {
  page: operation({
    method: 'GET',
    path: '/v1/web/pages/:slug',
    summary: 'A published page; an address that it had leads to the one that it has',
    data: WebPage,
    codes: 'public',
    maxAge,
  }),
  blogs: operation({
    method: 'GET',
    path: '/v1/web/blogs',
    summary: 'The published posts, the newest first',
    query: WebBlogsQuery,
    data: WebBlogs,
    codes: 'public',
    maxAge,
  }),
  blog: operation({
    method: 'GET',
    path: '/v1/web/blogs/:slug',
    summary: 'A published post; an address that it had leads to the one that it has',
    data: WebBlog,
    codes: 'public',
    maxAge,
  }),
  theme: operation({
    method: 'GET',
    path: '/v1/web/theme',
    summary: 'The shop’s name, logo and colours, and its languages',
    data: WebTheme,
    codes: 'public',
    maxAge,
  }),
}
