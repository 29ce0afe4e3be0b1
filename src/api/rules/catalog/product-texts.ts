import { everyLanguageNamed, maxLength } from '#api/rules/platform/fields.ts'
import { lengthOf } from '#api/rules/platform/fold.ts'
import { fieldRule, type Rule } from '#api/rules/platform/rule.ts'
import { inEachVariant } from './by-variant.ts'
import type { ProductFacts } from './product-facts.ts'

type Facts = ProductFacts

export const everyNameGiven: Rule<Facts> = {
  ...fieldRule<Facts>(
    everyLanguageNamed.says,
    everyLanguageNamed.of,
    ({ product, languages }) => everyLanguageNamed.at?.({ translations: product.translations, languages }) ?? [],
  ),
  holds: ({ product, languages }) => everyLanguageNamed.holds({ translations: product.translations, languages }),
}

export const shortLimit = 255
export const titleLimit = 100
const descriptionLimit = 30_000
const shortTexts = ['name', 'short_description', 'meta_description', 'meta_keywords', 'auto_meta_keywords'] as const
const codes = ['supplier_code', 'stock_code', 'shelf', 'barcode'] as const

const longCodes = inEachVariant((variant) => codes.filter((key) => isLonger(variant[key], shortLimit)))

const tooLong = ({ product }: Facts) => ({
  descriptions: product.translations.flatMap((one, index) =>
    isLonger(one.description, descriptionLimit) ? [`translations.${index}.description`] : [],
  ),
  titles: product.translations.flatMap((one, index) =>
    isLonger(one.meta_title, titleLimit) ? [`translations.${index}.meta_title`] : [],
  ),
  others: [
    ...product.translations.flatMap((one, index) =>
      shortTexts.filter((key) => isLonger(one[key], shortLimit)).map((key) => `translations.${index}.${key}`),
    ),
    ...longCodes(product),
    ...product.attributes.flatMap((one, index) =>
      isLonger(one.value, shortLimit) ? [`attributes.${index}.value`] : [],
    ),
  ],
})

export const textsFit: Rule<Facts> = fieldRule<Facts>(
  maxLength(shortLimit).says,
  ['R104', 'R105'],
  (facts) => tooLong(facts).others,
  () => ({ max: shortLimit }),
)

export const titlesFit: Rule<Facts> = fieldRule<Facts>(
  maxLength(titleLimit).says,
  'R103',
  (facts) => tooLong(facts).titles,
  () => ({ max: titleLimit }),
)

export const descriptionsFit: Rule<Facts> = fieldRule<Facts>(
  maxLength(descriptionLimit).says,
  'R102',
  (facts) => tooLong(facts).descriptions,
  () => ({ max: descriptionLimit }),
)

export const seoTagsFew = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.seo_tags', message: 'En fazla 5 etiket.' },
  'R233',
  ({ product }) =>
    product.translations.flatMap((one, index) =>
      keywordsOf(one.meta_keywords).length > 5 ? [`translations.${index}.meta_keywords`] : [],
    ),
)

/** The words of a keyword field, which are separated by commas. */
export function keywordsOf(text: string): string[] {
  return text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)
}

/** Counting as people do is slower than asking the string, which is never shorter. */
function isLonger(text: string, limit: number): boolean {
  return text.length > limit && lengthOf(text) > limit
}
