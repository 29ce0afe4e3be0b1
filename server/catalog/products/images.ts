import { and, eq, inArray } from 'drizzle-orm'
import type { Product } from '#api/contract/catalog/products.ts'
import { type Image, imageTypes } from '#api/contract/platform/images.ts'
import { insertMany, updateMany } from '#server/db/many.ts'
import { variant_images } from '#server/db/schema/products.ts'
import { attachFiles, releaseFiles } from '#server/platform/files/attach.ts'
import type { Saving } from './saving.ts'
import type { Kept } from './variants.ts'

/**
 * Writes the pictures of the variants. Those that are marked deleted, not given any more, or of a variant that goes are marked deleted, and
 * their files go with the save unless another record names them (R51).
 */
export async function writeImages(
  { db, actor }: Saving,
  kept: readonly Kept[],
  goneVariants: readonly number[],
  stored: Product | null,
): Promise<void> {
  const { shop_id } = actor
  const shown = kept.flatMap(({ id, given, index, stored: own }) => {
    const known = new Map(own?.images.map((image, position) => [image.id, { ...image, position }]))
    return given.images.flatMap((image, place) =>
      image.deleted ? [] : [{ image, variant_id: id, at: `variants.${index}.images.${place}.image`, known }],
    )
  })
  const places = new Map<number, number>()
  const rows = shown.map(({ image, variant_id, known }) => {
    const position = places.get(variant_id) ?? 0
    places.set(variant_id, position + 1)
    const { type, image: name, status } = image
    return { own: image.id ? known.get(image.id) : undefined, variant_id, position, type, image: name, status }
  })
  const before = stored?.variants ?? []
  const staying = new Set(rows.flatMap(({ own }) => (own?.id ? [own.id] : [])))
  const gone = before.flatMap((one) => one.images).filter((image) => !staying.has(image.id ?? 0))
  await markDeleted(db, shop_id, gone, goneVariants)
  const changed = rows.flatMap(({ own, ...row }) => (own?.id && !isSame(own, row) ? [{ id: own.id, ...row }] : []))
  await clearFronts(db, shop_id, changed)
  await updateMany(db, variant_images, shop_id, changed)
  const added = rows.flatMap(({ own, ...row }) => (own ? [] : [{ shop_id, ...row }]))
  await insertMany(db, variant_images, added)
  const news = shown.filter((_, at) => rows[at]?.own?.image !== rows[at]?.image)
  await attachFiles(
    db,
    shop_id,
    news.map(({ image }) => image.image),
    (at) => news[at]?.at ?? '',
  )
  const names = new Set(rows.map((row) => row.image))
  const unnamed = before.flatMap((one) => one.images.map((image) => image.image)).filter((name) => !names.has(name))
  await releaseFiles(db, shop_id, unnamed)
}

type Row = { variant_id: number; position: number; type: number; image: string; status: number }

async function markDeleted(
  db: Saving['db'],
  shop_id: number,
  gone: readonly Image[],
  goneVariants: readonly number[],
): Promise<void> {
  const own = eq(variant_images.shop_id, shop_id)
  const ids = gone.flatMap((image) => image.id ?? [])
  if (ids.length > 0)
    await db
      .update(variant_images)
      .set({ deleted: 1 })
      .where(and(own, inArray(variant_images.id, ids)))
  if (goneVariants.length === 0) return
  await db
    .update(variant_images)
    .set({ deleted: 1 })
    .where(and(own, inArray(variant_images.variant_id, [...goneVariants]), eq(variant_images.deleted, 0)))
}

/** Fronts go before they come: at no moment has a variant two (R45). */
async function clearFronts(db: Saving['db'], shop_id: number, changed: readonly { id: number }[]): Promise<void> {
  if (changed.length === 0) return
  const ids = changed.map((one) => one.id)
  await db
    .update(variant_images)
    .set({ type: imageTypes.normal })
    .where(
      and(
        eq(variant_images.shop_id, shop_id),
        inArray(variant_images.id, ids),
        eq(variant_images.type, imageTypes.front),
      ),
    )
}

function isSame(own: Image & { position: number }, row: Row): boolean {
  return own.type === row.type && own.image === row.image && own.status === row.status && own.position === row.position
}
