import { useLingui } from '@lingui/react'
import { formatsOf, maxFileSize, megabyte } from '#api/rules/platform/files.ts'
import { DropZone } from '#ui/DropZone.tsx'
import type { Uploads } from './useUploads.ts'

interface ImageDropProps {
  uploads: Uploads
  /** How many pictures the place shows already. */
  present: number
  pasteAnywhere?: boolean
}

/** Where pictures are dropped, pasted or picked. What may come is told before; what came is judged by the rules. */
export function ImageDrop({ uploads, present, pasteAnywhere = false }: ImageDropProps) {
  const { i18n } = useLingui()
  const formats = formatsOf(uploads.type)
  return (
    <DropZone
      pick={i18n._(/*i18n*/ { id: 'gallery.pick', message: 'Görsel seç' })}
      hint={i18n._(
        /*i18n*/ {
          id: 'gallery.hint',
          message: 'Buraya sürükleyin ya da yapıştırın. {formats}; en fazla {max} MB, en fazla {count} görsel.',
          values: { formats: formats.join(', '), max: maxFileSize / megabyte, count: uploads.allowed },
        },
      )}
      accept={formats.map((format) => `.${format}`).join(',')}
      multiple={uploads.allowed > 1}
      pasteAnywhere={pasteAnywhere}
      onFiles={(files) => uploads.take(files, present)}
    />
  )
}
