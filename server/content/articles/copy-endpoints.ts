import { and, eq } from 'drizzle-orm'
import type { CopyState } from '#api/contract/content/working-copies.ts'
import { blogCopyOperations, pageCopyOperations } from '#api/operations/content/working-copies.ts'
import { publishState } from '#api/rules/content/articles.ts'
import { copyLinks } from '#server/content/storefront/copy-links.ts'
import type { Database } from '#server/db/open.ts'
import { users } from '#server/db/schema/people.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { findRecord } from '#server/platform/records/record.ts'
import { todayOf } from './article-record.ts'
import { articles } from './articles.ts'
import { scheduleCopy } from './scheduled-copy.ts'
import { discardCopy, findCopy, publishCopy, saveCopy, viewCopy, type Whose, type Writing } from './working-copy.ts'

/** The calls for the working copies of pages and posts. */
export const copyEndpoints: readonly Endpoint[] = [
  endpoint(pageCopyOperations.view, ({ params: { id }, ...work }) => viewCopy(work, { name: 'pages', id })),
  endpoint(pageCopyOperations.save, ({ params: { id }, body, ...work }) => saveCopy(work, { name: 'pages', id }, body)),
  endpoint(pageCopyOperations.state, ({ params: { id }, ...work }) => stateOf(work, { name: 'pages', id })),
  endpoint(pageCopyOperations.publish, ({ params: { id }, body, ...work }) =>
    publishCopy(work, { name: 'pages', id }, body),
  ),
  endpoint(pageCopyOperations.schedule, async ({ params: { id }, body, ...work }) => {
    await scheduleCopy(work, { name: 'pages', id }, body)
    return stateOf(work, { name: 'pages', id })
  }),
  endpoint(pageCopyOperations.discard, ({ params: { id }, ...work }) => discardCopy(work, { name: 'pages', id })),
  endpoint(blogCopyOperations.view, ({ params: { id }, ...work }) => viewCopy(work, { name: 'blogs', id })),
  endpoint(blogCopyOperations.save, ({ params: { id }, body, ...work }) => saveCopy(work, { name: 'blogs', id }, body)),
  endpoint(blogCopyOperations.state, ({ params: { id }, ...work }) => stateOf(work, { name: 'blogs', id })),
  endpoint(blogCopyOperations.publish, ({ params: { id }, body, ...work }) =>
    publishCopy(work, { name: 'blogs', id }, body),
  ),
  endpoint(blogCopyOperations.schedule, async ({ params: { id }, body, ...work }) => {
    await scheduleCopy(work, { name: 'blogs', id }, body)
    return stateOf(work, { name: 'blogs', id })
  }),
  endpoint(blogCopyOperations.discard, ({ params: { id }, ...work }) => discardCopy(work, { name: 'blogs', id })),
]

async function stateOf({ db, actor: { shop_id }, services }: Writing, whose: Whose): Promise<CopyState> {
  const { resource, table } = articles[whose.name]
  const record = await findRecord(db, resource, table, shop_id, whose.id)
  const copy = await findCopy(db, shop_id, whose)
  const state = publishState(record as never, await todayOf(db, shop_id))
  return {
    published: state === 'published' ? 1 : 0,
    record_version: record.version,
    copy: copy && {
      version: copy.version,
      saved_at: new Date(copy.saved_at).toISOString(),
      saved_by: await nameOf(db, shop_id, copy.saved_by),
      behind: copy.of_version === record.version ? 0 : 1,
      publish_at: copy.publish_at && new Date(copy.publish_at).toISOString(),
      links: await copyLinks(services, db, { shop_id, ...whose }),
    },
  }
}

async function nameOf(db: Database, shop_id: number, id: number | null): Promise<string> {
  const [user] = await db
    .select({ label: users.label })
    .from(users)
    .where(and(eq(users.shop_id, shop_id), eq(users.id, id ?? 0)))
  return user?.label ?? ''
}
