import sharp from 'sharp'

/** The largest picture of an icon: an encoded PNG, or its pixels as RGBA. */
type Source =
  | { readonly encoded: Buffer }
  | { readonly pixels: Buffer; readonly width: number; readonly height: number; readonly channels: 4 }

const entrySize = 16
const headerSize = 6
const sizes = [16, 32, 48, 64, 128, 256]
const mostEntries = 32

/** Reads an .ico file; `null` when it is none, or when its parts lie outside of it. */
export function largestOf(bytes: Buffer): Source | null {
  const count = bytes.length >= headerSize ? bytes.readUInt16LE(4) : 0
  if (count < 1 || count > mostEntries || bytes.length < headerSize + count * entrySize) return null
  const entries = Array.from({ length: count }, (_, index) => entryAt(bytes, headerSize + index * entrySize))
  const [largest] = entries.toSorted((one, other) => other.width - one.width || other.depth - one.depth)
  if (!largest || largest.end > bytes.length || largest.end - largest.start < 40) return null
  const part = bytes.subarray(largest.start, largest.end)
  return part.readUInt32BE(0) === 0x89504e47 ? { encoded: part } : bitmapOf(part)
}

/** A new .ico file of this picture: a PNG in each usual size up to its own. */
export async function iconOf(png: Buffer, width: number, height: number): Promise<Buffer> {
  const longest = Math.min(Math.max(width, height), 256)
  const wanted = sizes.filter((size) => size < longest)
  const parts: { size: number; bytes: Buffer }[] = []
  for (const size of [...wanted, longest]) {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    parts.push({
      size,
      bytes: await sharp(png).resize(size, size, { fit: 'contain', background: clear }).png().toBuffer(),
    })
  }
  const head = Buffer.alloc(headerSize + parts.length * entrySize)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(parts.length, 4)
  let start = head.length
  parts.forEach(({ size, bytes }, index) => {
    const at = headerSize + index * entrySize
    head.writeUInt8(size % 256, at)
    head.writeUInt8(size % 256, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(bytes.length, at + 8)
    head.writeUInt32LE(start, at + 12)
    start += bytes.length
  })
  return Buffer.concat([head, ...parts.map(({ bytes }) => bytes)])
}

function entryAt(bytes: Buffer, at: number) {
  const start = bytes.readUInt32LE(at + 12)
  // A width of 0 says 256.
  return {
    width: bytes.readUInt8(at) || 256,
    depth: bytes.readUInt16LE(at + 6),
    start,
    end: start + bytes.readUInt32LE(at + 8),
  }
}

/** The pixels of a bitmap entry: rows from the bottom up, palette or BGR(A), and after them a mask of what is clear. */
function bitmapOf(part: Buffer): Source | null {
  const [width, height] = [part.readInt32LE(4), part.readInt32LE(8) / 2]
  const [head, depth, packing] = [part.readUInt32LE(0), part.readUInt16LE(14), part.readUInt32LE(16)]
  const fits = width >= 1 && width <= 256 && height >= 1 && height <= 256 && Number.isInteger(height)
  if (head !== 40 || !fits || packing !== 0 || ![1, 4, 8, 24, 32].includes(depth)) return null
  const palette = depth <= 8 ? part.readUInt32LE(32) || 2 ** depth : 0
  const start = head + palette * 4
  const row = Math.ceil((width * depth) / 32) * 4
  const maskRow = Math.ceil(width / 32) * 4
  const mask = start + row * height
  if (palette > 256 || part.length < mask) return null
  const masked = part.length >= mask + maskRow * height
  const pixels = Buffer.alloc(width * height * 4)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const line = height - 1 - y
      const clear = masked && ((part[mask + line * maskRow + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1
      const [b, g, r, a] = colourAt(part, start + line * row, x, depth, head)
      pixels.set([r, g, b, clear ? 0 : a], (y * width + x) * 4)
    }
  }
  return { pixels, width, height, channels: 4 }
}

function colourAt(
  part: Buffer,
  row: number,
  x: number,
  depth: number,
  palette: number,
): [number, number, number, number] {
  if (depth >= 24) {
    const at = row + (x * depth) / 8
    return [part[at] ?? 0, part[at + 1] ?? 0, part[at + 2] ?? 0, depth === 32 ? (part[at + 3] ?? 0) : 255]
  }
  const bit = x * depth
  const index = ((part[row + (bit >> 3)] ?? 0) >> (8 - depth - (bit & 7))) & (2 ** depth - 1)
  const at = palette + index * 4
  return [part[at] ?? 0, part[at + 1] ?? 0, part[at + 2] ?? 0, 255]
}
