import { maxFileSize } from '#api/rules/platform/files.ts'

/** What a data URL holds; `bytes` is `null` when there are more of them than any file may have, and nothing was decoded then. */
interface DataUrl {
  readonly mime: string
  readonly size: number
  readonly bytes: Buffer | null
}

/** Reads `data:image/png;base64,iVBOR…`, and nothing else: no other encoding, no parameters, no address to fetch. `null` when it is none. */
export function readDataUrl(text: string): DataUrl | null {
  const comma = text.indexOf(',')
  const [, mime] = /^data:([a-z]+\/[a-z0-9.+-]+);base64$/.exec(text.slice(0, Math.min(comma, 100))) ?? []
  if (!mime) return null
  const base64 = text.slice(comma + 1)
  const size = Math.floor(base64.replace(/={1,2}$/, '').length * 0.75)
  if (size > maxFileSize) return { mime, size, bytes: null }
  const bytes = Buffer.from(base64, 'base64')
  // Node skips what is no base64; read back, only the real thing is the same.
  return bytes.toString('base64') === base64 ? { mime, size, bytes } : null
}
