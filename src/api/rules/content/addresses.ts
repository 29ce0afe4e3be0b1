import { maxLength, required } from '#api/rules/platform/fields.ts'
import { type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'
import { isSlug, longestSlug } from './articles.ts'

/** Rules of the old addresses of pages and posts, which lead to where those are now. */

export const addressLabels = {
  language_id: /*i18n*/ { id: 'content.address_language', message: 'Dil' },
  slug: /*i18n*/ { id: 'content.old_address', message: 'Eski adres' },
}

/** An address before it is added by hand. */
export interface AddressFacts {
  readonly language_id: number | null
  readonly slug: string
}

export const addressLanguageChosen: Rule<Pick<AddressFacts, 'language_id'>> = rule(
  /*i18n*/ { id: 'content.address_no_language', message: 'Adresin hangi dilde olduğunu seçin.' },
  'own',
  ({ language_id }) => language_id !== null,
  { at: () => ['language_id'] },
)

const given = required(addressLabels.slug)
const fits = maxLength(longestSlug)
const at = () => ['slug']

export const addressRules: readonly Rule<AddressFacts>[] = [
  addressLanguageChosen,
  { ...given, holds: ({ slug }) => given.holds(slug), at },
  { ...fits, holds: ({ slug }) => fits.holds(slug), about: () => ({ max: longestSlug }), at },
  { ...isSlug, holds: ({ slug }) => slug === '' || isSlug.holds(slug), at },
]

/** An old address leads to one record, and is not given to another beside it. */
export const addressKept = serverRule(
  /*i18n*/ { id: 'content.address_kept', message: 'Bu adres zaten “{name}” kaydının eski adresi.' },
  'own',
)

/** Where a page is now is no old address. */
export const addressPresent = serverRule(
  /*i18n*/ {
    id: 'content.address_present',
    message: 'Kayıt şu anda bu adreste; kaldırmadan önce kayda başka bir adres verin.',
  },
  'own',
)
