import { randomBytes } from 'node:crypto'
import { thumbnailSizes } from '#api/contract/platform/files.ts'
import { type Content, mimes } from '#api/rules/platform/file-content.ts'

/** A name that nobody can guess; it says only what the bytes are. */
export function newName(content: Content): string {
  return `${randomBytes(15).toString('hex')}.${content}`
}

/** A picture's own name and those of its small forms: all that is stored of it. */
export function namesOf(name: string): string[] {
  const stem = name.slice(0, name.lastIndexOf('.'))
  return [name, ...thumbnailSizes.map((size) => `${stem}-${size}.webp`)]
}

/** The parts of a stored name, or `null` for what is none: `stem` is of the picture that a small form belongs to. */
export function readName(name: string): { stem: string; small: boolean; mime: string } | null {
  const [, stem = '', small, content] = /^([0-9a-f]{30})(-96|-480)?\.(jpg|png|webp|avif|ico)$/.exec(name) ?? []
  if (stem === '' || (small && content !== 'webp')) return null
  return { stem, small: small !== undefined, mime: mimes[content as Content] }
}
