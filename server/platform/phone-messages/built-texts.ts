import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import type { EveryPhoneText, PhoneKind } from '#api/contract/platform/phone-templates.ts'
import { hole } from '#api/rules/platform/placeholders.ts'
import { builtMail } from '#server/platform/mails/built-mails.ts'

/** A message as it was built: what the mail of the same occasion is about, and what one wants at hand. */
export function builtPhoneText(kind: PhoneKind, language: PanelLanguage): string {
  const { subject } = builtMail(kind, language)
  return [subject, ...(beside[kind] ?? []).map(hole)].join('\n')
}

/** The built texts in every language. */
export function builtPhoneTexts(kind: PhoneKind): EveryPhoneText {
  return { tr: builtPhoneText(kind, 'tr'), en: builtPhoneText(kind, 'en') }
}

const beside: Partial<Record<PhoneKind, readonly string[]>> = {
  order_reported_to_cargo: ['tracking'],
  refunded: ['amount'],
  part_refunded: ['amount'],
}
