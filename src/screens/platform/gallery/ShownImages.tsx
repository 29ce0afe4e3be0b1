import { useLingui } from '@lingui/react'
import type { Switch } from '#api/contract/platform/common.ts'
import type { Image, ImageType } from '#api/contract/platform/images.ts'
import { shownImages } from '#api/rules/platform/gallery.ts'
import { SortableList } from '#ui/SortableList.tsx'
import { ImageTile } from './ImageTile.tsx'
import { movementOf } from './movement.ts'

/** What can be done with a picture. Indices count the pictures that are shown. */
export interface ImageActions {
  onMove: (from: number, to: number) => void
  onType: (index: number, type: ImageType) => void
  onStatus: (index: number, status: Switch) => void
  onDelete: (index: number) => void
}

interface ShownImagesProps extends ImageActions {
  images: readonly Image[]
  /** The path of the images in the form. */
  name: string
  say: (message: string) => void
  arrive: (name: string, node: HTMLElement | null) => void
}

/** The pictures in their order, which is changed by dragging, by keys and by buttons (R17). */
export function ShownImages({ images, name, say, arrive, onMove, onType, onStatus, onDelete }: ShownImagesProps) {
  const { i18n } = useLingui()
  const shown = shownImages(images)
  const nameOf = (image: Image) =>
    i18n._(/*i18n*/ { id: 'gallery.image', message: '{place}. görsel', values: { place: shown.indexOf(image) + 1 } })
  if (shown.length === 0) return null
  return (
    <SortableList
      label={i18n._(/*i18n*/ { id: 'gallery.images', message: 'Görseller' })}
      layout="grid"
      items={shown}
      itemKey={(image) => image.image}
      itemName={nameOf}
      say={say}
      onSort={(sorted) => {
        const { from, to } = movementOf(shown, sorted)
        onMove(from, to)
      }}
      render={(image) => {
        const index = shown.indexOf(image)
        return (
          <ImageTile
            ref={(node) => arrive(image.image, node)}
            image={image}
            name={nameOf(image)}
            path={`${name}.${images.indexOf(image)}`}
            onType={(type) => onType(index, type)}
            onStatus={(status) => onStatus(index, status)}
            onDelete={() => onDelete(index)}
          />
        )
      }}
    />
  )
}
