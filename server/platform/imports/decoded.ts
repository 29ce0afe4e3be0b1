import { TextDecoder } from 'node:util'
import { unreadable } from '#api/rules/platform/imports.ts'
import { notRead } from './table.ts'

/** The text of a file in UTF-8, in UTF-16 with its mark, or as spreadsheets of Turkish Windows save it. */
export function decoded(bytes: Uint8Array): string {
  const marked = markedAs(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1254').decode(bytes)
  }
}

/** The text of an XML document: its mark says how it is written, else what it declares of itself. */
export function decodedXml(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1]?.toLowerCase()
  // Whoever says UTF-16 in letters of one byte does not write it.
  if (markedAs(bytes) || !declared || /^utf-?(8|16)/.test(declared)) return decoded(bytes)
  try {
    return new TextDecoder(declared).decode(bytes)
  } catch {
    notRead({ id: unreadable.id, at: ['file'] })
  }
}

/** Whether a document begins as XML does, in any of these encodings. */
export function beginsAsXml(bytes: Uint8Array): boolean {
  return /^\s*<[?!\p{L}_]/u.test(decoded(bytes.subarray(0, 64)).replace(/^\ufeff/, ''))
}

function markedAs([first, second, third]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  return null
}
