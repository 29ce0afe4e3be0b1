import { imageTypes } from '#api/contract/platform/images.ts'
import { inChoices } from '#api/rules/platform/fields.ts'
import { fileCount, imagesPerVariant } from '#api/rules/platform/files.ts'
import { fieldRule, type Rule } from '#api/rules/platform/rule.ts'
import { inEachVariant } from './by-variant.ts'
import type { ProductFacts } from './product-facts.ts'

type Facts = ProductFacts

export const oneFrontImage = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.one_front_image', message: 'Bir varyantın yalnızca bir ön görseli olabilir.' },
  'R45',
  ({ product }) => severalFronts(product),
)

const severalFronts = inEachVariant(({ images }) =>
  images.filter((image) => !image.deleted && image.type === imageTypes.front).length > 1 ? ['images'] : [],
)

export const imagesFew: Rule<Facts> = fieldRule<Facts>(
  fileCount.says,
  'R224',
  ({ product }) => tooManyImages(product),
  () => ({ count: imagesPerVariant }),
)

const tooManyImages = inEachVariant(({ images }) =>
  images.filter((image) => !image.deleted).length > imagesPerVariant ? ['images'] : [],
)

const kinds = inChoices(Object.values(imageTypes))

export const imageTypesExist: Rule<Facts> = fieldRule<Facts>(kinds.says, 'R231', ({ product }) => unknownTypes(product))

const unknownTypes = inEachVariant(({ images }) =>
  images.flatMap((image, at) => (kinds.holds(image.type) ? [] : [`images.${at}.type`])),
)
