import type { I18n } from '@lingui/core'
import type { Says } from '#api/rules/platform/rule.ts'
import { formatsOf } from '#screens/platform/formats.ts'

/** Who reads a report: how days are written for them, and words. */
export function readerOf(i18n: I18n) {
  return { format: formatsOf(i18n), say: (says: Says) => i18n._(says) }
}
