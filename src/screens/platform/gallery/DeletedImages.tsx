import { useLingui } from '@lingui/react'
import { urlOf } from '#api/contract/platform/files.ts'
import type { Image } from '#api/contract/platform/images.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { useShown } from '#screens/platform/sentences.ts'
import { UndoIcon } from '#ui/icons.ts'
import { Refusable } from '#ui/Refusable.tsx'
import styles from './DeletedImages.module.css'
import { Picture } from './Picture.tsx'

interface DeletedImagesProps {
  images: readonly Image[]
  /** What stands in the way of taking a deletion back: the place may be full again. */
  refusals: readonly Refusal[]
  /** Told of each row as it appears and goes, so that the focus can follow. */
  arrive: (name: string, node: HTMLElement | null) => void
  onRestore: (name: string) => void
}

/** Pictures that go with the next save, each with the way back (R51). */
export function DeletedImages({ images, refusals, arrive, onRestore }: DeletedImagesProps) {
  const { i18n } = useLingui()
  const shown = useShown(refusals)
  if (images.length === 0) return null
  return (
    <section className={styles.deleted}>
      <p className={styles.title}>
        {i18n._(
          /*i18n*/ {
            id: 'gallery.deleted',
            message: '{count} görsel kaydedince silinecek',
            values: { count: images.length },
          },
        )}
      </p>
      <ul className={styles.rows}>
        {images.map((image) => (
          <li key={image.image} ref={(node) => arrive(image.image, node)} className={styles.row}>
            <span className={styles.picture}>
              <Picture url={image.url ?? urlOf(image.image)} alt="" size={96} />
            </span>
            <Refusable
              size="compact"
              variant="ghost"
              icon={UndoIcon}
              refusals={shown}
              onPress={() => onRestore(image.image)}
            >
              {i18n._(/*i18n*/ { id: 'gallery.restore', message: 'Geri al' })}
            </Refusable>
          </li>
        ))}
      </ul>
    </section>
  )
}
