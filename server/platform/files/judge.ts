import type { NewFile } from '#api/contract/platform/files.ts'
import { type Content, openedAs } from '#api/rules/platform/file-content.ts'
import { fileFormat, fileSize, formatsOf, maxFileSize, openedRules } from '#api/rules/platform/files.ts'
import { malformed } from '#api/rules/platform/records.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { readDataUrl } from './data-url.ts'

/** The types of a data URL that each content goes by. */
const claims: Readonly<Record<Content, readonly string[]>> = {
  jpg: ['image/jpeg', 'image/jpg'],
  png: ['image/png'],
  webp: ['image/webp'],
  avif: ['image/avif'],
  ico: ['image/x-icon', 'image/vnd.microsoft.icon'],
}

/** The bytes of an upload and what they are, or a 422: its name, its data URL and its content must say the same (R97–R100, R188). Nothing is decoded. */
export function judge({ type, image, realName }: NewFile): { content: Content; bytes: Buffer } {
  const read = readDataUrl(image)
  if (!read) throw refuse(422, malformed, { at: ['image'] })
  const formats = formatsOf(type)
  const wrong = broken([fileFormat, fileSize], {
    files: [{ name: realName, size: read.size }],
    present: 0,
    allowed: 1,
    formats,
    maxSize: maxFileSize,
  })
  if (wrong.length > 0 || !read.bytes) throw new Refused(422, wrong.map(atImage))
  const opened = openedAs(read.bytes)
  const content = opened === null || (opened !== 'other' && claims[opened].includes(read.mime)) ? opened : 'other'
  const different = broken(openedRules, { name: realName, content, formats })
  if (different.length > 0 || content === null || content === 'other') throw new Refused(422, different.map(atImage))
  return { content, bytes: read.bytes }
}

/** The rules name the file, for a person who dropped many; on the wire the field is named, and the file goes with the sentence. */
function atImage(refusal: Refusal): Refusal {
  return { ...refusal, about: { ...refusal.about, name: refusal.at?.[0] ?? '' }, at: ['image'] }
}
