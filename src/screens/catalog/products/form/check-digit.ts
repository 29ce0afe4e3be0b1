import type { I18n } from '@lingui/core'
import { checkDigitFits } from '#api/rules/catalog/product-codes.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'

/** What is said beside a barcode whose check digit is wrong; it is saved all the same. */
export function checkDigitHint(i18n: I18n, code: string): string | undefined {
  const [wrong] = broken([checkDigitFits], code)
  return wrong && sentenceOf(i18n, wrong)
}
