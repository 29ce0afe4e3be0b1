import { type ImageType, imageTypes } from '#api/contract/platform/images.ts'
import type { Says } from '#api/rules/platform/rule.ts'

/** What the types of images are called (R231), in the order of the select. */
export const imageTypeNames: readonly { readonly type: ImageType; readonly says: Says }[] = [
  { type: imageTypes.normal, says: /*i18n*/ { id: 'gallery.type.normal', message: 'Normal' } },
  { type: imageTypes.front, says: /*i18n*/ { id: 'gallery.type.front', message: 'Ön' } },
  { type: imageTypes.back, says: /*i18n*/ { id: 'gallery.type.back', message: 'Arka' } },
  { type: imageTypes.sample, says: /*i18n*/ { id: 'gallery.type.sample', message: 'Örnek' } },
]
