import { and, eq, inArray, lt } from 'drizzle-orm'
import { type Content, mimes } from '#api/rules/platform/file-content.ts'
import type { Database } from '#server/db/open.ts'
import { files } from '#server/db/schema/catalogue.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { attached, released } from './attach.ts'
import { namesOf, newName } from './names.ts'

/**
 * Copies of these files for a record that gets its own (R190): the new name for each old one, already attached. A name that is no file of
 * the shop is left out.
 */
export async function copyFiles(
  db: Database,
  services: Pick<Services, 'files'>,
  shop_id: number,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const copies = new Map<string, string>()
  if (names.length === 0) return copies
  const own = and(eq(files.shop_id, shop_id), inArray(files.name, [...new Set(names)]), lt(files.attached, released))
  for (const { id: _, created_at: __, name, ...row } of await db.select().from(files).where(own)) {
    const copy = newName(name.slice(name.lastIndexOf('.') + 1) as Content)
    await db.insert(files).values({ ...row, name: copy, attached })
    await copyBytes(services, name, copy)
    copies.set(name, copy)
  }
  return copies
}

async function copyBytes({ files: store }: Pick<Services, 'files'>, from: string, to: string): Promise<void> {
  const targets = namesOf(to)
  for (const [index, source] of namesOf(from).entries()) {
    const bytes = await store.get(source)
    const target = targets[index]
    if (!bytes || !target) continue
    await store.put(target, bytes, mimes[target.slice(target.lastIndexOf('.') + 1) as Content])
  }
}
