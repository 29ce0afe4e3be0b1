import { pipeline, Readable } from 'node:stream'
import { constants, crc32, createDeflateRaw } from 'node:zlib'

/** A file inside the archive. */
export interface Entry {
  readonly name: string
  readonly content: Iterable<string> | AsyncIterable<string>
}

interface Written {
  readonly name: Buffer
  readonly at: number
  crc: number
  packed: number
  size: number
}

/**
 * A zip archive, written while its files are: none is held whole. Their sums and sizes follow their bytes, as the format allows; no file
 * may have 4 GB.
 */
export async function* zipOf(entries: readonly Entry[]): AsyncGenerator<Uint8Array> {
  const written: Written[] = []
  let at = 0
  const counted = (bytes: Uint8Array) => {
    at += bytes.length
    return bytes
  }
  for (const { name, content } of entries) {
    const entry: Written = { name: Buffer.from(name), at, crc: 0, packed: 0, size: 0 }
    written.push(entry)
    yield counted(Buffer.concat([header(0x04034b50, [20], [0, 0, 0]), lengths(entry), entry.name]))
    for await (const bytes of deflated(content, entry)) yield counted(bytes)
    yield counted(numbers([0x08074b50, entry.crc, entry.packed, entry.size]))
  }
  const start = at
  for (const entry of written) yield counted(listing(entry))
  const count = shorts([0, 0, written.length, written.length])
  yield Buffer.concat([numbers([0x06054b50]), count, numbers([at - start, start]), shorts([0])])
}

async function* deflated(content: Entry['content'], entry: Written): AsyncGenerator<Uint8Array> {
  const deflate = createDeflateRaw({ level: constants.Z_BEST_SPEED })
  // Whatever goes wrong on either side ends the other; reading tells of it.
  pipeline(Readable.from(summed(content, entry)), deflate, () => {})
  for await (const bytes of deflate as AsyncIterable<Buffer>) {
    entry.packed += bytes.length
    yield bytes
  }
}

async function* summed(content: Entry['content'], entry: Written): AsyncGenerator<Buffer> {
  for await (const text of content) {
    const bytes = Buffer.from(text)
    entry.crc = crc32(bytes, entry.crc)
    entry.size += bytes.length
    yield bytes
  }
}

/** An entry of the table of contents at the end. */
function listing(entry: Written): Buffer {
  const rest = Buffer.concat([lengths(entry), shorts([0, 0, 0]), numbers([0, entry.at])])
  return Buffer.concat([header(0x02014b50, [20, 20], [entry.crc, entry.packed, entry.size]), rest, entry.name])
}

/** Sums follow the bytes, names are UTF-8; deflated; the first day there is. */
function header(mark: number, versions: readonly number[], sums: readonly number[]): Buffer {
  return Buffer.concat([numbers([mark]), shorts([...versions, 0x0808, 8, 0, 0x0021]), numbers(sums)])
}

function lengths({ name }: Written): Buffer {
  return shorts([name.length, 0])
}

function shorts(values: readonly number[]): Buffer {
  return Buffer.from(Uint16Array.from(values).buffer)
}

function numbers(values: readonly number[]): Buffer {
  return Buffer.from(Uint32Array.from(values).buffer)
}
