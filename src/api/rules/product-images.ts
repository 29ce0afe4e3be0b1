import { imageTypes } from '#api/contract/products.ts'
import { inChoices } from './fields.ts'
import { fileCount, imagesPerVariant } from './files.ts'
import { type ProductFacts, staying } from './product-facts.ts'
import { fieldRule, type Rule } from './rule.ts'

type Facts = ProductFacts

export const oneFrontImage = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.one_front_image', message: 'Bir varyantın yalnızca bir ön görseli olabilir.' },
  'R45',
  ({ product }) =>
    staying(product).flatMap(({ variant, index }) =>
      variant.images.filter((image) => !image.deleted && image.type === imageTypes.front).length > 1
        ? [`variants.${index}.images`]
        : [],
    ),
)

export const imagesFew: Rule<Facts> = fieldRule<Facts>(
  fileCount.says,
  'R224',
  ({ product }) =>
    staying(product).flatMap(({ variant, index }) =>
      variant.images.filter((image) => !image.deleted).length > imagesPerVariant ? [`variants.${index}.images`] : [],
    ),
  () => ({ count: imagesPerVariant }),
)

const kinds = inChoices(Object.values(imageTypes))

export const imageTypesExist: Rule<Facts> = fieldRule<Facts>(kinds.says, 'R231', ({ product }) =>
  staying(product).flatMap(({ variant, index }) =>
    variant.images.flatMap((image, at) => (kinds.holds(image.type) ? [] : [`variants.${index}.images.${at}.type`])),
  ),
)
