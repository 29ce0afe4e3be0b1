import { array, type Infer, integer, min, object, refine, string } from 'superstruct'
import { Id, listQuery, Switch } from '#api/contract/platform/common.ts'

/** What visitors read of what the shop publishes. A text that is not given is empty. */

/** The same in another language of the shop: its code, and its address there. */
const Alternate = object({ language: string(), slug: string() })

const read = {
  /** The code of the language that it is in. */
  language: string(),
  slug: string(),
  title: string(),
  /** Rich text of the tags that the shop stores; its pictures and links are addresses of this server where they begin with a slash. */
  content: string(),
  image: string(),
  tags: array(string()),
  /** What search engines are told of it. */
  seo: object({ title: string(), description: string() }),
  publish_date: string(),
  updated_at: string(),
  /** In all languages that it is written in, this one too. */
  alternates: array(Alternate),
}

export const WebPage = object(read)

export const WebBlog = object({ ...read, summary: string() })
export type WebBlog = Infer<typeof WebBlog>

/** A post in the list of posts. */
const WebBlogRow = object({
  slug: string(),
  title: string(),
  summary: string(),
  image: string(),
  tags: array(string()),
  publish_date: string(),
})
export type WebBlogRow = Infer<typeof WebBlogRow>

/** So many posts are listed where nothing else is asked for, and so many at most. */
export const blogsOnPage = { usual: 12, most: 50 } as const

export const WebBlogsQuery = object({
  page: listQuery.page,
  limit: refine(listQuery.limit, 'request.malformed', (limit) => limit === undefined || limit <= blogsOnPage.most),
})

export const WebBlogs = object({
  language: string(),
  rows: array(WebBlogRow),
  total: min(integer(), 0),
  page: min(integer(), 0),
  limit: min(integer(), 1),
})

/** How the shop looks, and in which languages it can be read; `id` is what `x-lid` asks with. */
export const WebTheme = object({
  name: string(),
  logo: string(),
  favicon: string(),
  colors: object({ background: string(), text: string(), button: string(), button_text: string() }),
  languages: array(object({ id: Id, code: string(), name: string(), default: Switch })),
})
export type WebTheme = Infer<typeof WebTheme>

/** Where a page or a post can be seen as it is stored: each language that it is written in. A draft is seen by a link that is over soon. */
export const StorefrontLinks = object({
  draft: Switch,
  links: array(object({ language: string(), name: string(), path: string() })),
})
export type StorefrontLinks = Infer<typeof StorefrontLinks>
