/** What a picture's bytes are, named by the extension that stands for it. */
export type Content = 'jpg' | 'png' | 'webp' | 'avif' | 'ico'

/** What each content is called on the wire, and served as. */
export const mimes: Readonly<Record<Content, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
}

/** How many bytes from a file's beginning tell its content. */
export const headLength = 64

/** What the bytes are, whatever the file is called; `null` when they are none of the pictures that a shop takes (R97, D17). */
export function contentOf(bytes: Uint8Array): Content | null {
  const head = bytes.subarray(0, headLength)
  if (begins(head, [0xff, 0xd8, 0xff])) return 'jpg'
  if (begins(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (textAt(head, 0, 4) === 'RIFF' && textAt(head, 8, 4) === 'WEBP') return 'webp'
  if (brandsOf(head).some((brand) => brand === 'avif' || brand === 'avis')) return 'avif'
  if (begins(head, [0, 0, 1, 0]) && (head[4] ?? 0) > 0 && head[5] === 0) return 'ico'
  return null
}

/** What a file holds: one of our pictures, some other kind of file (`photo.png` that is a page or a HEIC), or nothing that is known. */
export function openedAs(bytes: Uint8Array): Content | 'other' | null {
  return contentOf(bytes) ?? (isOtherKind(bytes) ? 'other' : null)
}

/** How files begin that people take for pictures: documents, archives, drawings, films, pages and other texts. */
const otherKinds = [
  '%PDF',
  'PK\x03\x04',
  'GIF8',
  'BM',
  'II*\0',
  'MM\0*',
  'RIFF',
  'Rar!',
  '8BPS',
  '%!PS',
  '\0\0\x02\0',
  'ID3',
]

function isOtherKind(bytes: Uint8Array): boolean {
  const head = bytes.subarray(0, headLength)
  if (head.length === 0) return false
  if (textAt(head, 4, 4) === 'ftyp') return true
  return otherKinds.some((kind) => textAt(head, 0, kind.length) === kind) || head.every(isOfText)
}

/** A letter, a line break or a tab, in any of the ways that texts are written in. */
function isOfText(byte: number): boolean {
  return byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d)
}

/** The brands of an ISO media file: HEIC and AVIF are the same box of bytes under different brands. */
function brandsOf(head: Uint8Array): string[] {
  if (textAt(head, 4, 4) !== 'ftyp') return []
  const length = Math.min(new DataView(head.buffer, head.byteOffset, head.byteLength).getUint32(0), head.length)
  const brands = [textAt(head, 8, 4)]
  for (let at = 16; at + 4 <= length; at += 4) brands.push(textAt(head, at, 4))
  return brands
}

function begins(head: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => head[at] === byte)
}

function textAt(head: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...head.subarray(at, at + length))
}
