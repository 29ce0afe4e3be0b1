import type { FileType } from '#api/contract/platform/files.ts'
import type { Content } from './file-content.ts'
import { foldIdentifier } from './fold.ts'
import { type Rule, rule, serverRule } from './rule.ts'

export const megabyte = 1024 * 1024
export const maxFileSize = 10 * megabyte
export const maxPixels = 40_000_000
export const imagesPerVariant = 5
export const imageFormats = ['jpg', 'jpeg', 'png', 'webp', 'avif'] as const
const faviconFormats = [...imageFormats, 'ico'] as const

/** The extensions that an upload of this type allows (R99, R100). */
export function formatsOf(type: FileType): readonly string[] {
  return type === 'favicon' ? faviconFormats : imageFormats
}

/** A drop as the upload machine judges it: the new files, how many the place holds already, and what the place allows. */
export interface Drop {
  readonly files: readonly { readonly name: string; readonly size: number }[]
  readonly present: number
  readonly allowed: number
  readonly formats: readonly string[]
  readonly maxSize: number
}

export const fileCount: Rule<Drop> = rule(
  /*i18n*/ { id: 'files.allowed_number', message: 'En fazla {count} dosya yükleyebilirsiniz.' },
  ['R96', 'R224'],
  ({ files, present, allowed }) => present + files.length <= allowed,
  { about: ({ allowed }) => ({ count: allowed }) },
)

export const fileFormat: Rule<Drop> = rule(
  /*i18n*/ { id: 'files.allowed_formats', message: 'İzin verilen biçimler: {formats}.' },
  ['R97', 'R99', 'R100'],
  ({ files, formats }) => files.every((file) => formats.includes(extensionOf(file.name))),
  {
    about: ({ formats }) => ({ formats: formats.join(', ') }),
    at: ({ files, formats }) =>
      files.filter((file) => !formats.includes(extensionOf(file.name))).map((file) => file.name),
  },
)

/** The same of a stored file that a record is to name; it may have been sent for the place of the favicon. */
export const storedFormat: Rule<{ readonly name: string; readonly type: FileType }> = rule(
  fileFormat.says,
  'R100',
  ({ name, type }) => type === 'favicon' || extensionOf(name) !== 'ico',
  { about: ({ type }) => ({ formats: formatsOf(type).join(', ') }) },
)

export const fileSize: Rule<Drop> = rule(
  /*i18n*/ { id: 'files.max_size_exceeded', message: "Dosya boyutu {max} MB'ı aşmamalıdır." },
  'R98',
  ({ files, maxSize }) => files.every((file) => file.size <= maxSize),
  {
    about: ({ maxSize }) => ({ max: maxSize / megabyte }),
    at: ({ files, maxSize }) => files.filter((file) => file.size > maxSize).map((file) => file.name),
  },
)

export const uploadRules: readonly Rule<Drop>[] = [fileCount, fileFormat, fileSize]

/** A file whose bytes were looked at: what they are, or `null` when they are nothing that is known. */
interface Opened {
  readonly name: string
  readonly content: Content | 'other' | null
  readonly formats: readonly string[]
}

/** Bytes that are nothing at all are a picture that broke, not another kind of file. */
export const fileWhole: Rule<Opened> = rule(
  /*i18n*/ { id: 'files.damaged', message: 'Görsel okunamadı. Dosya bozuk veya eksik.' },
  'D17',
  ({ content }) => content !== null,
  { at: ({ name }) => [name] },
)

/** The name alone proves nothing: `photo.jpg` with PNG bytes is refused as `logo.svg` is. */
export const fileContent: Rule<Opened> = rule(
  fileFormat.says,
  ['R97', 'R99', 'R100', 'D17'],
  ({ name, content, formats }) =>
    content === null || (formats.includes(content) && content === extensionOf(name).replace('jpeg', 'jpg')),
  { about: ({ formats }) => ({ formats: formats.join(', ') }), at: ({ name }) => [name] },
)

/** What is asked of a file's bytes before anything is drawn from them. */
export const openedRules: readonly Rule<Opened>[] = [fileWhole, fileContent]

/** What the files of a shop take, one more, and what they may take, in bytes. */
interface Stored {
  readonly used: number
  readonly size: number
  readonly allowed: number
}

export const storageRoom: Rule<Stored> = rule(
  /*i18n*/ {
    id: 'files.storage_full',
    message:
      'Depolama alanı doldu: {allowed} MB alanın {used} MB’ı kullanılıyor. Gereksiz görselleri silin ya da Ayarlar’ın Depolama bölümünde alanı büyütün.',
  },
  [],
  ({ used, size, allowed }) => used + size <= allowed,
  {
    about: ({ used, allowed }) => ({ used: Math.ceil(used / megabyte), allowed: Math.floor(allowed / megabyte) }),
  },
)

export const tooManyPixels = serverRule(
  /*i18n*/ { id: 'files.max_pixels', message: 'Görsel çok büyük ({w} x {h}).' },
  'D17',
)

export const fileGone = serverRule(
  /*i18n*/ { id: 'files.gone', message: 'Bu görsel artık yok. Yeniden yükleyin.' },
  'R51',
)
export const notUploaded = serverRule(
  /*i18n*/ { id: 'notUploaded', message: 'Yüklenemedi. Dosya boyutunu kontrol edin.' },
  ['R188', 'R196'],
)

/** The extension of a file's name, folded by the invariant rule (`İMAGE.PNG` → `png`). */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  return dot < 0 ? '' : foldIdentifier(name.slice(dot + 1))
}
