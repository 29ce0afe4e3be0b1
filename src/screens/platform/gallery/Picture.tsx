import { useLingui } from '@lingui/react'
import { useState } from 'react'
import type { ThumbnailSize } from '#api/contract/platform/files.ts'
import { pictureAt } from '#screens/platform/wiring/pictures.ts'
import { BrokenImageIcon } from '#ui/icons.ts'
import styles from './Picture.module.css'

interface PictureProps {
  /** The picture's address as records carry it. */
  url: string
  /** What is on it; `''` where the words beside it say so. */
  alt: string
  size: ThumbnailSize | 'whole'
}

/** A stored picture, whole within its place; where it cannot be shown, a mark that says so. */
export function Picture({ url, alt, size }: PictureProps) {
  const { i18n } = useLingui()
  const [failed, setFailed] = useState<string | null>(null)
  const address = pictureAt(url, size)
  if (address === '' || address === failed)
    return (
      <span className={styles.broken}>
        <BrokenImageIcon aria-hidden />
        <span>{i18n._(/*i18n*/ { id: 'gallery.broken', message: 'Görsel gösterilemiyor' })}</span>
      </span>
    )
  return (
    <img
      className={styles.picture}
      src={address}
      alt={alt}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setFailed(address)}
    />
  )
}
