import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { fileUploadMachine } from '#machines/platform/upload/file-upload.machine.ts'
import styles from './tile.module.css'
import { UploadTile } from './UploadTile.tsx'
import type { Uploads } from './useUploads.ts'

/** The files on their way to a place of pictures, each a tile. */
export function UploadList({ uploads: { actor, fileCache } }: { uploads: Uploads }) {
  const { i18n } = useLingui()
  const { context, children } = useSelector(actor, (snapshot) => snapshot)
  if (context.uploads.length === 0) return null
  return (
    <ul
      className={styles.uploads}
      aria-label={i18n._(/*i18n*/ { id: 'gallery.uploads', message: 'Yüklenen dosyalar' })}
    >
      {context.uploads.flatMap(({ key }) => {
        const upload = children[key] as Actor<typeof fileUploadMachine> | undefined
        return upload ? <UploadTile key={key} upload={upload} fileCache={fileCache} /> : []
      })}
    </ul>
  )
}
