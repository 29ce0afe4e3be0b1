import { resources } from '#api/registry/resources.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { blog_copies, blog_slugs, blogs, page_copies, page_slugs, pages } from '#server/db/schema/articles.ts'

/** The records that have addresses of their own: where they, their addresses and their working copies are kept. */
export const articles = {
  pages: { resource: resources.pages as unknown as Resource, table: pages, slugs: page_slugs, copies: page_copies },
  blogs: { resource: resources.blogs as unknown as Resource, table: blogs, slugs: blog_slugs, copies: blog_copies },
}

export type ArticleName = keyof typeof articles
