import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { PlainError } from '#server/plain-error.ts'

/** A file inside an archive. */
export interface Entry {
  readonly name: string
  readonly bytes: Uint8Array
}

const block = 512
const largestEntry = 256 * 1024 * 1024
const sumsName = 'SHA256SUMS'

/**
 * Writes a .tar.gz that any tar opens, with the checksum of every entry in its last one. It appears under its name when it is whole and on the
 * disk; a run that fails leaves nothing.
 */
export async function writeArchive(path: string, entries: AsyncIterable<Entry>): Promise<void> {
  const half = `${path}.part`
  try {
    await pipeline(tarOf(entries), createGzip(), createWriteStream(half, { mode: 0o600 }))
    const file = await open(half, 'r+')
    await file.sync().finally(() => file.close())
    await rename(half, path)
  } catch (thrown) {
    await rm(half, { force: true })
    throw thrown
  }
}

/** The entries of an archive as they come, without the checksums. What is damaged, cut off or no such archive is a `PlainError` where it shows. */
export async function* readArchive(path: string): AsyncGenerator<Entry> {
  const damaged = new PlainError(`${path} is damaged, cut off, or no backup of Kepenk.`)
  const sums: string[] = []
  let stated: string | null = null
  const unpacked = createGunzip()
  const packed = createReadStream(path).on('error', (error) => unpacked.destroy(error))
  const take = taker(packed.pipe(unpacked))
  try {
    for (let header = await take(block); header?.some((byte) => byte !== 0); header = await take(block)) {
      const { name, size } = parseHeader(header)
      const bytes = await take(size)
      await take((block - (size % block)) % block)
      if (!bytes || stated !== null) throw damaged
      if (name === sumsName) stated = bytes.toString()
      else {
        sums.push(sumLine({ name, bytes }))
        yield { name, bytes }
      }
    }
    // To the very end, where a file that was cut off shows.
    while (await take(block));
  } catch (thrown) {
    if (isMissing(thrown)) throw new PlainError(`${path} cannot be read: it is not there, or not for this user.`)
    // Everything that unpacking can complain of means the same to whoever holds the file.
    throw thrown instanceof PlainError ? thrown : damaged
  } finally {
    packed.destroy()
    unpacked.destroy()
  }
  if (stated !== sums.join('')) throw damaged
}

async function* tarOf(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const sums: string[] = []
  for await (const entry of entries) {
    sums.push(sumLine(entry))
    yield* packed(entry)
  }
  yield* packed({ name: sumsName, bytes: Buffer.from(sums.join('')) })
  yield Buffer.alloc(2 * block)
}

function* packed({ name, bytes }: Entry): Generator<Uint8Array> {
  yield headerOf(name, bytes.byteLength)
  yield bytes
  yield Buffer.alloc((block - (bytes.byteLength % block)) % block)
}

/** As `sha256sum --check` reads it. */
function sumLine({ name, bytes }: Entry): string {
  return `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`
}

/** The header of the ustar format: name, mode, owner, size, time, checksum, kind. */
function headerOf(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 99) throw new Error(`${name} is too long a name for an archive`)
  const header = Buffer.alloc(block)
  const octal = (value: number, at: number, digits: number) =>
    header.write(`${value.toString(8).padStart(digits, '0')}\0`, at)
  header.write(name, 0)
  octal(0o600, 100, 7)
  octal(0, 108, 7)
  octal(0, 116, 7)
  octal(size, 124, 11)
  octal(Math.floor(Date.now() / 1000), 136, 11)
  header.write('        ', 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  octal(
    header.reduce((sum, byte) => sum + byte, 0),
    148,
    6,
  )
  return header
}

function parseHeader(header: Buffer): { name: string; size: number } {
  const text = (from: number, to: number) => header.toString('utf8', from, to).replace(/\0.*$/s, '')
  const size = Number.parseInt(text(124, 136), 8)
  if (text(257, 262) !== 'ustar' || !(size >= 0 && size <= largestEntry)) throw new Error('no ustar header')
  return { name: text(0, 100), size }
}

/** Reads exactly so many bytes from a stream; `null` at its end. */
function taker(stream: AsyncIterable<Buffer>): (size: number) => Promise<Buffer | null> {
  const chunks = stream[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  return async (size) => {
    const parts = [rest]
    for (let held = rest.length; held < size; held += parts.at(-1)?.length ?? 0) {
      const { done, value } = await chunks.next()
      if (done) return null
      parts.push(value)
    }
    const all = parts.length === 1 ? rest : Buffer.concat(parts)
    rest = all.subarray(size)
    return all.subarray(0, size)
  }
}

function isMissing(thrown: unknown): boolean {
  return ['ENOENT', 'EACCES', 'EISDIR'].includes((thrown as { code?: string }).code ?? '')
}
