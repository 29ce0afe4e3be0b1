import { panelLanguages } from '#api/contract/platform/languages.ts'
import type { EveryPhoneText, PhoneKind, PhoneLetters } from '#api/contract/platform/phone-templates.ts'
import { isVisible, maxLength, required } from './fields.ts'
import { phoneWords } from './gsm.ts'
import { type MailPlaceholder, mailsByKind } from './mail-templates.ts'
import { phoneIntegrationActive, phoneMessageActive, shopPhoneKnown } from './phone-messages.ts'
import { filledText, type PlaceholderValues } from './placeholders.ts'
import { broken, type Refusal, type Rule, type Says } from './rule.ts'
import { knownPlaceholders } from './template-words.ts'

export const phoneTextLabel: Says = /*i18n*/ { id: 'phone_templates.text', message: 'Mesaj' }

/** The most characters of a message before its values stand in it. */
export const longestPhoneText = 600

/** What stands in a mail in whole lists has no room in a message. */
const tooWide: readonly MailPlaceholder[] = ['lines', 'tax']

/** What may stand in a message. */
export function phonePlaceholders(kind: PhoneKind): readonly MailPlaceholder[] {
  return mailsByKind[kind].takes.filter((name) => !tooWide.includes(name))
}

/** A template before it is saved. */
export interface PhoneTemplateFacts {
  readonly kind: PhoneKind
  readonly texts: EveryPhoneText
}

/** The languages whose text is so. */
const where = ({ texts }: PhoneTemplateFacts, is: (text: string) => boolean) =>
  panelLanguages.filter((language) => is(texts[language]))

const missing = (facts: PhoneTemplateFacts) => where(facts, (text) => !isVisible(text))

export const phoneTextGiven: Rule<PhoneTemplateFacts> = {
  ...required(phoneTextLabel),
  holds: (facts) => missing(facts).length === 0,
  at: missing,
}

const tooLong = (facts: PhoneTemplateFacts) => where(facts, (text) => !maxLength(longestPhoneText).holds(text))

export const phoneTextFits: Rule<PhoneTemplateFacts> = {
  ...maxLength(longestPhoneText),
  holds: (facts) => tooLong(facts).length === 0,
  about: () => ({ max: longestPhoneText }),
  at: tooLong,
}

export const phonePlaceholdersKnown: Rule<PhoneTemplateFacts> = knownPlaceholders(({ kind, texts }) => ({
  texts: panelLanguages.map((language) => [language, texts[language]] as const),
  takes: phonePlaceholders(kind),
}))

export const phoneTemplateRules = [
  phoneTextGiven,
  phoneTextFits,
  phonePlaceholdersKnown,
] as const satisfies readonly Rule<PhoneTemplateFacts>[]

/** What keeps a template from being saved. */
export function wrongInPhoneTemplate(facts: PhoneTemplateFacts): Refusal[] {
  return broken<PhoneTemplateFacts>(phoneTemplateRules, facts)
}

/** Whether a message can be tried: it is active, some company takes it, and the shop has a phone. */
export interface PhoneTestFacts {
  readonly status: number
  readonly integration: boolean
  readonly phone: string
}

export const phoneTestRules = [
  phoneMessageActive,
  phoneIntegrationActive,
  shopPhoneKnown,
] as const satisfies readonly Rule<PhoneTestFacts>[]

/** A message as it goes out. */
export function phoneTextOf(text: string, values: PlaceholderValues, letters: PhoneLetters): string {
  return phoneWords(filledText(text, values), letters)
}
