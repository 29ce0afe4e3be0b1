import { enums, type Infer, object, refine, string } from 'superstruct'
import { Id, listQuery, rowsOf, Text } from './common.ts'

/** What a file is for (R188). The shop's other pictures came to the first two: its logos, its favicon, and those inside texts and pages. */
export const fileTypes = ['product', 'product_marketplace', 'logo', 'favicon', 'content'] as const
export type FileType = (typeof fileTypes)[number]

/** The name that a person's file had; it is only shown. A path is none. */
const RealName = refine(
  refine(Text, 'validation.max_length', (name) => [...name].length <= 255),
  'request.malformed',
  (name) => name.trim() !== '' && !/[/\\]/.test(name),
)

/** `image` is a data URL in base64: `data:image/png;base64,iVBOR…`. What is inside it is judged by `uploadRules` and by its content. */
export const NewFile = object({ type: enums(fileTypes), image: string(), realName: RealName })
export type NewFile = Infer<typeof NewFile>

/** `name` is what records keep; `url` is where the picture is, under the API's address. */
export const StoredFile = object({ id: Id, name: string(), url: string() })
export type StoredFile = Infer<typeof StoredFile>

export const FileQuery = object({ name: Text })

/** So many pictures are offered at once. */
export const picturesOnPage = 24

export const PicturesQuery = object({ page: listQuery.page })

/** A stored picture as it is offered; `name` is what its owner's file was called. */
const OfferedPicture = object({ id: Id, name: string(), url: string() })
export const Pictures = rowsOf(OfferedPicture)
export type Pictures = Infer<typeof Pictures>

/** The small pictures beside every stored one, by their longest side in pixels: one for rows, one for tiles. */
export const thumbnailSizes = [96, 480] as const
export type ThumbnailSize = (typeof thumbnailSizes)[number]

/** Where a stored picture is; `''` for a record without one. */
export function urlOf(name: string): string {
  return name === '' ? '' : `/files/${name}`
}

/** Where the small form of a picture is, from the picture's own address. A picture that is not stored here has none and stands for itself. */
export function thumbnailOf(url: string, size: ThumbnailSize): string {
  return url.replace(/(\/files\/[0-9a-f]{30})\.(?:jpg|png|webp|avif|ico)$/, `$1-${size}.webp`)
}
