import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { languageOf } from '#api/contract/platform/languages.ts'
import { type Formats, formats } from '#api/rules/platform/formats.ts'
import { shopTimeZone } from '#locales/shop-time.ts'

/** How the language that is spoken writes days, moments and amounts, by the clock of the shop. */
export function formatsOf(i18n: I18n): Formats {
  return formats(languageOf(i18n.locale), shopTimeZone())
}

/** The same within a component. */
export function useFormats(): Formats {
  return formatsOf(useLingui().i18n)
}
