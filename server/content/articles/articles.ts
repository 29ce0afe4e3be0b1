import { resources } from '#api/registry/resources.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { blog_slugs, blogs, page_slugs, pages } from '#server/db/schema/articles.ts'

/** The records that have addresses of their own: where they and their addresses are kept. */
export const articles = {
  pages: { resource: resources.pages as unknown as Resource, table: pages, slugs: page_slugs },
  blogs: { resource: resources.blogs as unknown as Resource, table: blogs, slugs: blog_slugs },
}

export type ArticleName = keyof typeof articles
