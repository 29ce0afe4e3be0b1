import sharp, { type Sharp } from 'sharp'
import { type ThumbnailSize, thumbnailSizes } from '#api/contract/platform/files.ts'
import type { Content } from '#api/rules/platform/file-content.ts'
import { fileWhole, maxPixels, tooManyPixels } from '#api/rules/platform/files.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { iconOf, largestOf } from './icon.ts'
import { takeTurns } from './turns.ts'

/** A picture as it is stored: drawn anew from its pixels, so that nothing of the uploaded bytes is left but the picture. */
export interface Picture {
  readonly content: Content
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
  readonly thumbnails: readonly { readonly size: ThumbnailSize; readonly bytes: Buffer }[]
}

const seconds = 45
// A picture of 40 megapixels takes 160 MB while it is decoded.
const turn = takeTurns(2)

sharp.cache(false)

/**
 * Draws a picture anew: metadata and whatever was hidden in the file go, the orientation is applied, colours become sRGB, a moving picture
 * keeps its first frame. Its size is read from the header first: what is too large is refused before a pixel is decoded (D17).
 */
export async function pictureOf(content: Content, bytes: Buffer): Promise<Picture> {
  if (content === 'ico') return icon(bytes)
  await refuseTooLarge(content, bytes)
  return turn(() => draw(content, open(bytes)))
}

async function icon(bytes: Buffer): Promise<Picture> {
  const source = largestOf(bytes)
  if (!source) throw new Refused(422, [{ id: fileWhole.id, at: ['image'] }])
  if ('encoded' in source) await refuseTooLarge('png', source.encoded)
  return turn(async () => {
    const opened = 'encoded' in source ? open(source.encoded) : sharp(source.pixels, { raw: source })
    const flat = await decoded(opened.png().toBuffer({ resolveWithObject: true }))
    const { width, height } = flat.info
    return {
      content: 'ico',
      bytes: await iconOf(flat.data, width, height),
      width,
      height,
      thumbnails: await small(flat.data),
    }
  })
}

async function draw(content: Exclude<Content, 'ico'>, source: Sharp): Promise<Picture> {
  const { data, info } = await decoded(encode(content, source.autoOrient()).toBuffer({ resolveWithObject: true }))
  return { content, bytes: data, width: info.width, height: info.height, thumbnails: await small(data) }
}

function encode(content: Exclude<Content, 'ico'>, source: Sharp): Sharp {
  const timed = source.timeout({ seconds })
  if (content === 'jpg') return timed.jpeg({ quality: 90 })
  if (content === 'png') return timed.png()
  if (content === 'webp') return timed.webp({ quality: 88, effort: 2 })
  return timed.avif({ quality: 65, effort: 1 })
}

async function small(bytes: Buffer): Promise<Picture['thumbnails']> {
  const made = []
  for (const size of thumbnailSizes) {
    const fit = open(bytes).resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    made.push({ size, bytes: await decoded(fit.webp({ quality: 80 }).toBuffer()) })
  }
  return made
}

function open(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
}

async function refuseTooLarge(content: Content, bytes: Buffer): Promise<void> {
  const claimed = content === 'webp' ? canvasOf(bytes) : null
  const { width: w, height: h } = claimed ?? (await decoded(sharp(bytes, { limitInputPixels: false }).metadata()))
  if (w * h > maxPixels) throw refuse(422, tooManyPixels, { about: { w, h }, at: ['image'] })
}

/** The canvas of an extended WebP: the decoder refuses a very large one without telling its size. */
function canvasOf(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length < 30 || bytes.toString('latin1', 12, 16) !== 'VP8X') return null
  return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
}

/** What the decoder cannot read is the file's fault, not ours. */
function decoded<T>(work: Promise<T>): Promise<T> {
  return work.catch((thrown: Error) => {
    if (/timeout/i.test(thrown.message)) throw thrown
    throw new Refused(422, [{ id: fileWhole.id, at: ['image'] }])
  })
}
