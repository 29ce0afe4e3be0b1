import type { Switch } from '#api/contract/platform/common.ts'
import { type Image, type ImageType, imageTypes } from '#api/contract/platform/images.ts'

/**
 * The pictures of one variant, as sums on its `images`. The order of the list is the order of the pictures (R17). A deleted picture stays in
 * the list, marked, until the product is saved (R51), so an `index` always counts only the pictures that are shown. An index that is none of
 * them changes nothing.
 */

type Images = readonly Image[]

/** What an upload gives a gallery: the stored file's name, and where it can be seen. */
export type Uploaded = Pick<Image, 'image' | 'url'>

/** The pictures that are shown, in order. */
export function shownImages(images: Images): Image[] {
  return images.filter((image) => !image.deleted)
}

/** The variant's front picture, or `null` (R45). */
export function frontOf(images: Images): Image | null {
  return images.find((image) => !image.deleted && image.type === imageTypes.front) ?? null
}

/** Uploaded files go to the end in the order of their drop; the first of them is the front when there is none (R46). */
export function addImages(images: Images, added: readonly Uploaded[]): Image[] {
  const front = frontOf(images)
  const fresh = added.map(
    (file, index): Image => ({
      image: file.image,
      ...(file.url === undefined ? {} : { url: file.url }),
      type: front === null && index === 0 ? imageTypes.front : imageTypes.normal,
      status: 1,
      deleted: 0,
    }),
  )
  return [...images, ...fresh]
}

/** Puts the picture at `from` where the one at `to` is (R17). Deleted ones keep their places, so that they can come back to them. */
export function moveImage(images: Images, from: number, to: number): Image[] {
  const shown = shownImages(images)
  const moved = shown[from]
  if (!moved || !shown[to]) return [...images]
  const ordered = shown.toSpliced(from, 1).toSpliced(to, 0, moved)
  return images.map((image) => (image.deleted ? image : (ordered.shift() ?? image)))
}

/** Gives a picture its type; a second front would turn the first into a normal one (R45, R231). */
export function setImageType(images: Images, index: number, type: ImageType): Image[] {
  const chosen = shownImages(images)[index]
  if (!chosen) return [...images]
  return images.map((image) => {
    if (image === chosen) return { ...image, type }
    const gives = type === imageTypes.front && image.type === imageTypes.front && !image.deleted
    return gives ? { ...image, type: imageTypes.normal } : image
  })
}

/** Shows a picture in the storefront, or keeps it from there. */
export function setImageStatus(images: Images, index: number, status: Switch): Image[] {
  return change(images, index, { status })
}

/** Marks a picture deleted; its file goes when the product is saved (R51). No other picture becomes the front by it. */
export function deleteImage(images: Images, index: number): Image[] {
  return change(images, index, { deleted: 1 })
}

/** Takes a deletion back. A front that was replaced meanwhile comes back as a normal picture (R45). */
export function restoreImage(images: Images, name: string): Image[] {
  const taken = frontOf(images) !== null
  return images.map((image) => {
    if (image.image !== name || !image.deleted) return image
    return { ...image, deleted: 0, type: taken && image.type === imageTypes.front ? imageTypes.normal : image.type }
  })
}

function change(images: Images, index: number, changed: Partial<Image>): Image[] {
  const chosen = shownImages(images)[index]
  return images.map((image) => (image === chosen ? { ...image, ...changed } : image))
}
