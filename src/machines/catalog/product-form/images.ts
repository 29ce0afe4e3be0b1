import type { ProductInput } from '#api/contract/catalog/products.ts'
import {
  addImages,
  deleteImage,
  moveImage,
  restoreImage,
  setImageStatus,
  setImageType,
} from '#api/rules/platform/gallery.ts'
import type { EditEvent, GuardedEvent } from './form.types.ts'
import { withVariant } from './variants.ts'

type ImageEvent = Extract<
  EditEvent | GuardedEvent,
  { type: 'ADD_IMAGES' | 'MOVE_IMAGE' | 'SET_IMAGE_TYPE' | 'SET_IMAGE_STATUS' | 'DELETE_IMAGE' | 'RESTORE_IMAGE' }
>

/** A change of one variant's pictures; the sums are those of every gallery. */
export function withImages(draft: ProductInput, event: ImageEvent): ProductInput {
  return withVariant(draft, event.index, (variant) => ({ ...variant, images: changed(variant.images, event) }))
}

function changed(images: ProductInput['variants'][number]['images'], event: ImageEvent) {
  switch (event.type) {
    case 'ADD_IMAGES':
      return addImages(images, event.images)
    case 'MOVE_IMAGE':
      return moveImage(images, event.from, event.to)
    case 'SET_IMAGE_TYPE':
      return setImageType(images, event.image, event.value)
    case 'SET_IMAGE_STATUS':
      return setImageStatus(images, event.image, event.value)
    case 'DELETE_IMAGE':
      return deleteImage(images, event.image)
    case 'RESTORE_IMAGE':
      return restoreImage(images, event.image)
  }
}
