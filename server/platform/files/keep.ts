import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { type FileType, type StoredFile, urlOf } from '#api/contract/platform/files.ts'
import { mimes } from '#api/rules/platform/file-content.ts'
import type { Database } from '#server/db/open.ts'
import { files } from '#server/db/schema/catalogue.ts'
import { namesOf, newName } from './names.ts'
import type { Picture } from './picture.ts'
import type { FileStore } from './store.ts'

interface Kept {
  readonly shop_id: number
  readonly user_id: number | null
  readonly type: FileType
  readonly realName: string
}

/** Stores a picture and its small forms under a new name. It is loose until a record names it: see `attachFiles` and `removeLooseFiles`. */
export async function keepPicture(
  { db, files: store }: { db: Database; files: FileStore },
  { realName, ...whose }: Kept,
  picture: Picture,
): Promise<StoredFile> {
  const { content, bytes, width, height } = picture
  const name = newName(content)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  // The row comes first: bytes without one would never be found again.
  const [row] = await db
    .insert(files)
    .values({ ...whose, name, real_name: realName, mime: mimes[content], size: bytes.length, width, height, sha256 })
    .returning({ id: files.id })
  const id = row?.id ?? 0
  try {
    await all(partsOf(name, picture).map((part) => store.put(part.name, part.bytes, part.mime)))
  } catch (thrown) {
    await db
      .update(files)
      .set({ attached: 2 })
      .where(and(eq(files.shop_id, whose.shop_id), eq(files.id, id)))
    throw thrown
  }
  return { id, name, url: urlOf(name) }
}

/** Waits for every one of them, also when one has failed: nothing is written any more when this has thrown. */
async function all(writes: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(writes)).find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}

function partsOf(name: string, { content, bytes, thumbnails }: Picture) {
  const [, ...small] = namesOf(name)
  return [
    { name, bytes, mime: mimes[content] },
    ...small.flatMap((one, index) => {
      const thumbnail = thumbnails[index]
      return thumbnail ? [{ name: one, bytes: thumbnail.bytes, mime: mimes.webp }] : []
    }),
  ]
}
