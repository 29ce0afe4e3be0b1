import { and, eq, lt } from 'drizzle-orm'
import { object } from 'superstruct'
import { IdText, Nothing } from '#api/contract/platform/common.ts'
import { FileQuery, NewFile, StoredFile, urlOf } from '#api/contract/platform/files.ts'
import { maxFileSize } from '#api/rules/platform/files.ts'
import { inUse, notFound } from '#api/rules/platform/records.ts'
import { files } from '#server/db/schema/catalogue.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { attached, released } from './attach.ts'
import { judge } from './judge.ts'
import { keepPicture } from './keep.ts'
import { pictureOf } from './picture.ts'

/** Who may add or change something that has a picture: products, brands, categories, options, the shop itself, barcode labels, content and the page builder. */
const codes = [602, 603, 1102, 1103, 402, 403, 1002, 1003, 200, 2302, 2303, 3100, 3200]

/** A file of the largest size in base64, and the few words around it (R98). */
const largest = Math.ceil(maxFileSize / 3) * 4 + 64 * 1024

const upload = endpoint({
  method: 'POST',
  path: '/v1/files',
  summary: 'Stores a picture; it is removed after a day unless a record names it',
  body: NewFile,
  data: StoredFile,
  codes,
  largest,
  prepare: async ({ body, actor, services }) => {
    const { content, bytes } = judge(body)
    const { shop_id, user_id } = actor
    return keepPicture(
      services,
      { shop_id, user_id, type: body.type, realName: body.realName },
      await pictureOf(content, bytes),
    )
  },
  handle: async ({ prepared, ...asked }) => {
    await audit(asked, { subject: 'files', subject_id: prepared.id, event: 'create' })
    return prepared
  },
})

const find = endpoint({
  method: 'GET',
  path: '/v1/files/',
  summary: 'The id of a stored picture by its name',
  query: FileQuery,
  data: StoredFile,
  codes,
  handle: async ({ db, actor, query: { name } }) => {
    const [row] = await db
      .select({ id: files.id })
      .from(files)
      .where(and(eq(files.shop_id, actor.shop_id), eq(files.name, name), lt(files.attached, released)))
    if (!row) throw refuse(404, notFound)
    return { id: row.id, name, url: urlOf(name) }
  },
})

const remove = endpoint({
  method: 'DELETE',
  path: '/v1/files/:id',
  summary: 'Removes a picture that no record names',
  params: object({ id: IdText }),
  data: Nothing,
  codes,
  handle: async ({ params: { id }, ...asked }) => {
    const own = and(eq(files.shop_id, asked.actor.shop_id), eq(files.id, id), lt(files.attached, released))
    const [row] = await asked.db.select({ attached: files.attached }).from(files).where(own).for('update')
    if (!row) throw refuse(404, notFound)
    if (row.attached === attached) throw refuse(409, inUse)
    await asked.db.update(files).set({ attached: released }).where(own)
    await audit(asked, { subject: 'files', subject_id: id, event: 'delete' })
    return {}
  },
})

/** The calls for pictures. Their bytes are served by `serveFiles`. */
export const fileEndpoints: readonly Endpoint[] = [upload, find, remove]
