import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { picturesOnPage, urlOf } from '#api/contract/platform/files.ts'
import { fileOperations } from '#api/operations/platform/files.ts'
import { inUse, notFound } from '#api/rules/platform/records.ts'
import { files } from '#server/db/schema/catalogue.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { attached, released } from './attach.ts'
import { judge } from './judge.ts'
import { keepPicture } from './keep.ts'
import { pictureOf } from './picture.ts'
import { requireStorage } from './size.ts'

const upload = endpoint(fileOperations.upload, {
  prepare: async ({ body, actor, services }) => {
    const { content, bytes } = judge(body)
    const { shop_id, user_id } = actor
    await requireStorage(services.db, shop_id, bytes.length)
    return keepPicture(
      services,
      { shop_id, user_id, type: body.type, realName: body.realName },
      await pictureOf(content, bytes),
    )
  },
  handle: async ({ prepared, ...context }) => {
    await audit(context, { subject: 'files', subject_id: prepared.id, event: 'create' })
    return prepared
  },
})

const find = endpoint(fileOperations.find, async ({ db, actor, query: { name } }) => {
  const [row] = await db
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.shop_id, actor.shop_id), eq(files.name, name), lt(files.attached, released)))
  if (!row) throw refuse(404, notFound)
  return { id: row.id, name, url: urlOf(name) }
})

const pictures = endpoint(fileOperations.pictures, async ({ db, actor, query: { page = 0 } }) => {
  const offered = and(eq(files.shop_id, actor.shop_id), eq(files.type, 'content'), eq(files.attached, attached))
  const rows = await db
    .select({ id: files.id, name: files.name, real_name: files.real_name })
    .from(files)
    .where(offered)
    .orderBy(desc(files.id))
    .limit(picturesOnPage)
    .offset(page * picturesOnPage)
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(files).where(offered)
  const toOffered = ({ id, name, real_name }: (typeof rows)[number]) => ({ id, name: real_name, url: urlOf(name) })
  return { rows: rows.map(toOffered), total: counted?.total ?? 0 }
})

const remove = endpoint(fileOperations.delete, async ({ params: { id }, ...context }) => {
  const own = and(eq(files.shop_id, context.actor.shop_id), eq(files.id, id), lt(files.attached, released))
  const [row] = await context.db.select({ attached: files.attached }).from(files).where(own).for('update')
  if (!row) throw refuse(404, notFound)
  if (row.attached === attached) throw refuse(409, inUse)
  await context.db.update(files).set({ attached: released }).where(own)
  await audit(context, { subject: 'files', subject_id: id, event: 'delete' })
  return {}
})

/** The calls for pictures. Their bytes are served by `serveFiles`. */
export const fileEndpoints: readonly Endpoint[] = [upload, find, pictures, remove]
