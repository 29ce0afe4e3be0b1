import { pictureAt } from '#screens/platform/wiring/pictures.ts'
import { ImageIcon } from '#ui/icons.ts'
import styles from './line-picture.module.css'

/** What a line is about, small, in a place that is as large with a picture as without. */
export function LinePicture({ url }: { url: string | null | undefined }) {
  return (
    <span className={styles.place} aria-hidden="true">
      {url ? (
        <img src={pictureAt(url, 96)} alt="" width={40} height={40} loading="lazy" decoding="async" />
      ) : (
        <ImageIcon />
      )}
    </span>
  )
}
