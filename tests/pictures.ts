import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** Pictures for tests, as bytes. */

const red = { width: 64, height: 48, channels: 3 as const, background: '#c33' }

export const png = (width = 64, height = 48) =>
  sharp({ create: { ...red, width, height } })
    .png()
    .toBuffer()
export const jpg = () => sharp({ create: red }).jpeg().toBuffer()
export const webp = () => sharp({ create: red }).webp().toBuffer()
export const avif = () => sharp({ create: red }).avif({ effort: 0 }).toBuffer()

/** A JPEG that says where it was taken and that it lies on its side. */
export const jpgWithPlace = () =>
  sharp({ create: red })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ayşe' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** The same bytes with zeros behind them, up to this length; decoders stop at the picture's end. */
export function padded(bytes: Buffer, length: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(length - bytes.length)])
}

/** A picture of a few hundred bytes whose header claims 64250 × 64250 pixels. */
export const bombs = {
  png: async () => {
    const bytes = await png()
    bytes.writeUInt32BE(side, 16)
    bytes.writeUInt32BE(side, 20)
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
    return bytes
  },
  jpg: async () => {
    const bytes = await jpg()
    const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
    bytes.writeUInt16BE(side, frame + 5)
    bytes.writeUInt16BE(side, frame + 7)
    return bytes
  },
  webp: async () => {
    const plain = await webp()
    const canvas = Buffer.alloc(18)
    canvas.write('VP8X')
    canvas.writeUInt32LE(10, 4)
    canvas.writeUIntLE(side - 1, 12, 3)
    canvas.writeUIntLE(side - 1, 15, 3)
    const bytes = Buffer.concat([plain.subarray(0, 12), canvas, plain.subarray(12)])
    bytes.writeUInt32LE(bytes.length - 8, 4)
    return bytes
  },
  avif: async () => {
    const bytes = await avif()
    const size = bytes.indexOf('ispe')
    bytes.writeUInt32BE(side, size + 8)
    bytes.writeUInt32BE(side, size + 12)
    return bytes
  },
}
const side = 64_250

/** An icon of one 16 × 16 picture, as a bitmap of this depth in blue. */
export function ico(depth: 1 | 4 | 8 | 24 | 32 = 32): Buffer {
  const [size, colours] = [16, depth <= 8 ? 2 ** depth : 0]
  const row = Math.ceil((size * depth) / 32) * 4
  const part = Buffer.alloc(40 + colours * 4 + row * size + 4 * size)
  part.writeUInt32LE(40, 0)
  part.writeInt32LE(size, 4)
  part.writeInt32LE(size * 2, 8)
  part.writeUInt16LE(1, 12)
  part.writeUInt16LE(depth, 14)
  // The first colour of the palette, or every pixel, is blue.
  if (colours > 0) part.writeUInt8(255, 40)
  else
    for (let at = 40; at < 40 + row * size; at += depth / 8) part.set(depth === 32 ? [255, 0, 0, 255] : [255, 0, 0], at)
  return iconAround(part, size, depth)
}

/** An icon whose one picture is a PNG. */
export async function icoOfPng(): Promise<Buffer> {
  return iconAround(await png(32, 32), 32, 32)
}

function iconAround(part: Buffer, size: number, depth: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.set([size, size], 6)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(depth, 12)
  head.writeUInt32LE(part.length, 14)
  head.writeUInt32LE(22, 18)
  return Buffer.concat([head, part])
}

/** Files that are no pictures of ours. */
export const wrong = {
  svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  pdf: Buffer.from('%PDF-1.7\n1 0 obj\n'),
  gif: Buffer.from('R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
  bmp: Buffer.concat([Buffer.from('BM'), Buffer.alloc(60)]),
  /** A GIF that is also a script. */
  polyglot: Buffer.from('GIF89a=1;alert(1);//\0\0\0'),
  /** What phones make. */
  heic: Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(200)]),
}

export function dataUrl(mime: string, bytes: Buffer): string {
  return `data:${mime};base64,${bytes.toString('base64')}`
}
