import type { EveryMailText } from '#api/contract/platform/mail-templates.ts'
import { maxLength, required } from '#api/rules/platform/fields.ts'
import {
  type MailPlaceholder,
  type MailTextFacts,
  mailContentGiven,
  mailSubjectGiven,
  mailTextsFit,
  placeholdersOf,
} from '#api/rules/platform/mail-templates.ts'
import { type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'

/** The most templates of newsletters that a shop has. */
export const mostNewsletters = 3

/** Facts: how many there are before one is added. */
export const newsletterLimit: Rule<{ readonly existing: number }> = rule(
  /*i18n*/ { id: 'newsletter.limit', message: 'En fazla 3 bülten şablonu olabilir.' },
  'R212',
  ({ existing }) => existing < mostNewsletters,
)

export const newsletterTitleLabel = /*i18n*/ { id: 'newsletters.name', message: 'Bültenin adı' }

/** A newsletter before it is saved. */
export interface NewsletterFacts extends MailTextFacts {
  readonly title: string
  readonly texts: EveryMailText
}

export const newsletterTitled: Rule<Pick<NewsletterFacts, 'title'>> = {
  ...required(newsletterTitleLabel),
  holds: ({ title }) => required(newsletterTitleLabel).holds(title),
  at: () => ['title'],
}

const titleLength = maxLength(100)

export const newsletterTitleFits: Rule<Pick<NewsletterFacts, 'title'>> = {
  ...titleLength,
  holds: ({ title }) => titleLength.holds(title),
  about: () => ({ max: 100 }),
  at: () => ['title'],
}

/** What may stand in the braces of a newsletter: it tells of no order. */
export const newsletterPlaceholders = ['shop_name', 'customer_name'] as const satisfies readonly MailPlaceholder[]

export const newsletterPlaceholdersKnown: Rule<NewsletterFacts> = placeholdersOf(() => newsletterPlaceholders)

/** What a newsletter is called. */
export const newsletterTitleRules = [newsletterTitled, newsletterTitleFits] as const

export const newsletterRules = [
  ...newsletterTitleRules,
  mailSubjectGiven,
  mailContentGiven,
  mailTextsFit,
  newsletterPlaceholdersKnown,
] as const satisfies readonly Rule<NewsletterFacts>[]

/** Facts: whether the shop has a way to send mails. */
export const newsletterMailReady: Rule<{ readonly mail: boolean }> = rule(
  /*i18n*/ { id: 'newsletter.no_mail', message: 'Etkin bir e-posta bağlantısı yok; bülten gönderilemez.' },
  'R152',
  ({ mail }) => mail,
)

/** The mail server knows nobody of this address, and said so for good. */
export const newsletterAddressRefused = serverRule(
  /*i18n*/ { id: 'newsletter.address_refused', message: 'E-posta sunucusu adresi geri çevirdi: {answer}' },
  'own',
)
