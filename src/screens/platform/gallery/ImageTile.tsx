import { useLingui } from '@lingui/react'
import type { Ref } from 'react'
import type { Switch as OnOff } from '#api/contract/platform/common.ts'
import { urlOf } from '#api/contract/platform/files.ts'
import { type Image, type ImageType, imageTypes } from '#api/contract/platform/images.ts'
import { Badge } from '#ui/Badge.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TrashIcon } from '#ui/icons.ts'
import { useLocked } from '#ui/locked.ts'
import { Select } from '#ui/Select.tsx'
import { Switch } from '#ui/Switch.tsx'
import { imageTypeNames } from './image-types.ts'
import { Picture } from './Picture.tsx'
import styles from './tile.module.css'

interface ImageTileProps {
  image: Image
  /** What it is called, by its place ("2. görsel"). */
  name: string
  /** The image's path in the form (`variants.0.images.1`), so that links lead to its controls. */
  path: string
  ref?: Ref<HTMLDivElement>
  onType: (type: ImageType) => void
  onStatus: (status: OnOff) => void
  onDelete: () => void
}

/** One picture of a gallery with what can be said of it. */
export function ImageTile({ image, name, path, ref, onType, onStatus, onDelete }: ImageTileProps) {
  const { i18n } = useLingui()
  const locked = useLocked().length > 0
  const types = imageTypeNames.map(({ type, says }) => ({ value: String(type), label: i18n._(says.id) }))
  const front = image.type === imageTypes.front
  return (
    <div ref={ref} className={styles.tile} data-passive={image.status === 0 || undefined}>
      <div className={styles.picture}>
        <Picture url={image.url ?? urlOf(image.image)} alt={name} size={480} />
        {front && (
          <span className={styles.badge}>
            <Badge tone="accent">{i18n._(/*i18n*/ { id: 'gallery.front', message: 'Ön görsel' })}</Badge>
          </span>
        )}
      </div>
      <div className={styles.controls}>
        <Select
          id={`${path}.type`}
          aria-label={i18n._(/*i18n*/ { id: 'gallery.type_of', message: '{name}: türü', values: { name } })}
          value={String(image.type)}
          options={types}
          onChange={(type) => onType(Number(type) as ImageType)}
        />
        <div className={styles.acts}>
          <Switch
            id={`${path}.status`}
            aria-label={i18n._(
              /*i18n*/ { id: 'gallery.status_of', message: '{name}: mağazada gösterilir', values: { name } },
            )}
            label={i18n._(/*i18n*/ { id: 'gallery.in_shop', message: 'Mağazada' })}
            title={i18n._(/*i18n*/ { id: 'gallery.shown', message: 'Mağazada gösterilir' })}
            checked={image.status === 1}
            onChange={(on) => onStatus(on ? 1 : 0)}
          />
          {!locked && (
            <IconButton
              icon={TrashIcon}
              size="compact"
              label={i18n._(/*i18n*/ { id: 'gallery.delete', message: '{name}: sil', values: { name } })}
              onPress={onDelete}
            />
          )}
        </div>
      </div>
    </div>
  )
}
