import { inflateRawSync } from 'node:zlib'
import { tooLargeInside, unreadable } from '#api/rules/platform/imports.ts'
import { notRead } from './table.ts'

/** What all files of an archive may come to. A workbook of the most rows has a quarter of it. */
const largest = 200 * 1024 * 1024

/** The files of a zip archive by their names, each unpacked when it is asked for; no more than the limit in all, whatever the archive says. */
export function unzip(bytes: Uint8Array): (name: string) => string | null {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = listed(archive)
  let left = largest
  return (name) => {
    const entry = entries.get(name.toLowerCase())
    if (!entry) return null
    const content = unpacked(archive, entry, left)
    left -= content.length
    return content.toString('utf8')
  }
}

interface Entry {
  readonly method: number
  readonly packed: number
  readonly at: number
}

function listed(archive: Buffer): Map<string, Entry> {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > archive.length) broken()
  const count = archive.readUInt16LE(end + 10)
  let at = archive.readUInt32LE(end + 16)
  const entries = new Map<string, Entry>()
  for (let one = 0; one < count; one += 1) {
    if (at + 46 > archive.length || archive.readUInt32LE(at) !== 0x02014b50) broken()
    const [name, extra, comment] = [28, 30, 32].map((place) => archive.readUInt16LE(at + place)) as [
      number,
      number,
      number,
    ]
    entries.set(archive.toString('utf8', at + 46, at + 46 + name).toLowerCase(), {
      method: archive.readUInt16LE(at + 10),
      packed: archive.readUInt32LE(at + 20),
      at: archive.readUInt32LE(at + 42),
    })
    at += 46 + name + extra + comment
  }
  return entries
}

function unpacked(archive: Buffer, { method, packed, at }: Entry, most: number): Buffer {
  if (at + 30 > archive.length || archive.readUInt32LE(at) !== 0x04034b50) broken()
  const start = at + 30 + archive.readUInt16LE(at + 26) + archive.readUInt16LE(at + 28)
  const content = archive.subarray(start, start + packed)
  if (method === 0) return content
  if (method !== 8 || most <= 0) broken()
  try {
    return inflateRawSync(content, { maxOutputLength: most })
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') notRead({ id: tooLargeInside.id, at: ['file'] })
    return broken()
  }
}

function broken(): never {
  notRead({ id: unreadable.id, at: ['file'] })
}
