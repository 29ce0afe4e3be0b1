import { type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import type { EveryMailText, MailKind, MailTexts } from '#api/contract/platform/mail-templates.ts'
import { isVisible, maxLength, required } from './fields.ts'
import { filledLine, filledText, hole, type PlaceholderValues, placeholdersIn } from './placeholders.ts'
import { broken, type Refusal, type Rule, rule, type Says } from './rule.ts'
import { knownPlaceholders } from './template-words.ts'

/** What the texts of a mail are called. */
export const mailTextLabels = {
  subject: /*i18n*/ { id: 'emails.subject', message: 'Konu' },
  content: /*i18n*/ { id: 'emails.content', message: 'İçerik' },
  footer: /*i18n*/ { id: 'emails.footer', message: 'Alt bilgi' },
} as const satisfies Readonly<Record<keyof MailTexts, Says>>

/** What each placeholder stands for. */
export const mailPlaceholders = {
  shop_name: /*i18n*/ { id: 'placeholders.shop_name', message: 'Mağazanın adı' },
  customer_name: /*i18n*/ { id: 'placeholders.customer_name', message: 'Müşterinin adı' },
  order_number: /*i18n*/ { id: 'placeholders.order_number', message: 'Sipariş numarası' },
  amount: /*i18n*/ { id: 'placeholders.amount', message: 'Tutar' },
  tracking: /*i18n*/ { id: 'placeholders.tracking', message: 'Kargo takip bilgisi' },
  lines: /*i18n*/ { id: 'placeholders.lines', message: 'Ürünler' },
  tax: /*i18n*/ { id: 'placeholders.tax', message: 'İçindeki KDV' },
  link: /*i18n*/ { id: 'placeholders.link', message: 'Bağlantı' },
  subject: /*i18n*/ { id: 'placeholders.subject', message: 'Müşterinin yazdığı konu' },
  message: /*i18n*/ { id: 'placeholders.message', message: 'Müşterinin yazdığı mesaj' },
  answer: /*i18n*/ { id: 'placeholders.answer', message: 'Yanıt' },
  minutes: /*i18n*/ { id: 'placeholders.minutes', message: 'Geçerlilik süresi, dakika' },
  days: /*i18n*/ { id: 'placeholders.days', message: 'Geçerlilik süresi, gün' },
} as const satisfies Readonly<Record<string, Says>>
export type MailPlaceholder = keyof typeof mailPlaceholders

interface Kind {
  readonly says: Says
  readonly takes: readonly MailPlaceholder[]
  /** Without these the mail is of no use. */
  readonly needs: readonly MailPlaceholder[]
}

const order = ['shop_name', 'customer_name', 'order_number'] as const
const refund = [...order, 'amount', 'lines', 'tax'] as const
const answer = ['shop_name', 'customer_name', 'subject', 'message', 'answer'] as const

/** When each mail is sent, and what may stand in it. */
export const mailsByKind: Readonly<Record<MailKind, Kind>> = {
  order_accepted: {
    says: /*i18n*/ { id: 'emails.order_accepted', message: 'Sipariş onaylandı' },
    ...{ takes: order, needs: [] },
  },
  order_reported_to_cargo: {
    says: /*i18n*/ { id: 'emails.order_reported_to_cargo', message: 'Sipariş kargoya verildi' },
    ...{ takes: [...order, 'tracking'], needs: [] },
  },
  order_delivered: {
    says: /*i18n*/ { id: 'emails.order_delivered', message: 'Sipariş teslim edildi' },
    ...{ takes: order, needs: [] },
  },
  order_cancelled: {
    says: /*i18n*/ { id: 'emails.order_cancelled', message: 'Sipariş iptal edildi' },
    ...{ takes: order, needs: [] },
  },
  order_rejected: {
    says: /*i18n*/ { id: 'emails.order_rejected', message: 'Sipariş karşılanamadı' },
    ...{ takes: order, needs: [] },
  },
  refunded: {
    says: /*i18n*/ { id: 'emails.refunded', message: 'Ödenenin tamamı geri ödendi' },
    ...{ takes: refund, needs: [] },
  },
  part_refunded: {
    says: /*i18n*/ { id: 'emails.part_refunded', message: 'Ödenenin bir kısmı geri ödendi' },
    ...{ takes: refund, needs: [] },
  },
  payment_link: {
    says: /*i18n*/ { id: 'emails.payment_link', message: 'Ödeme bağlantısı' },
    ...{ takes: [...order, 'amount', 'link'], needs: ['link'] },
  },
  question_answered: {
    says: /*i18n*/ { id: 'emails.question_answered', message: 'Soru yanıtlandı' },
    ...{ takes: answer, needs: ['answer'] },
  },
  feedback_answered: {
    says: /*i18n*/ { id: 'emails.feedback_answered', message: 'Geri bildirim yanıtlandı' },
    ...{ takes: answer, needs: ['answer'] },
  },
  password_reset: {
    says: /*i18n*/ { id: 'emails.password_reset', message: 'Personele yeni parola bağlantısı' },
    ...{ takes: ['customer_name', 'link', 'minutes'], needs: ['link'] },
  },
  invitation: {
    says: /*i18n*/ { id: 'emails.invitation', message: 'Personele davet' },
    ...{ takes: ['customer_name', 'link', 'days'], needs: ['link'] },
  },
  order_received: {
    says: /*i18n*/ { id: 'emails.order_received', message: 'Sipariş alındı (sözleşmeleri ekte)' },
    ...{ takes: [...order, 'amount', 'lines'], needs: [] },
  },
}

/** Texts before they are saved. */
export interface MailTextFacts {
  readonly texts: EveryMailText
}

/** A template before it is saved. */
export interface MailTemplateFacts extends MailTextFacts {
  readonly kind: MailKind
}

const parts = ['subject', 'content', 'footer'] as const
type Part = (typeof parts)[number]

/** The fields of a template, as `tr.subject`, of which something is so. */
function where({ texts }: MailTextFacts, is: (text: string, part: Part) => boolean): string[] {
  return panelLanguages.flatMap((language) =>
    parts.filter((part) => is(texts[language][part], part)).map((part) => `${language}.${part}`),
  )
}

const given = (part: 'subject' | 'content'): Rule<MailTextFacts> => {
  const missing = (facts: MailTextFacts) => where(facts, (text, one) => one === part && !isVisible(text))
  return { ...required(mailTextLabels[part]), holds: (facts) => missing(facts).length === 0, at: missing }
}

export const mailSubjectGiven = given('subject')
export const mailContentGiven = given('content')

/** The most characters of each text. */
export const longestMailText = { subject: 200, content: 30_000, footer: 2_000 } as const

const tooLong = (facts: MailTextFacts) => where(facts, (text, part) => !maxLength(longestMailText[part]).holds(text))

export const mailTextsFit: Rule<MailTextFacts> = {
  ...maxLength(longestMailText.content),
  holds: (facts) => tooLong(facts).length === 0,
  about: (facts) => ({ max: longestMailText[(tooLong(facts)[0]?.split('.')[1] ?? 'content') as Part] }),
  at: tooLong,
}

/** The texts of a template by their fields. */
const fieldsOf = (texts: EveryMailText) =>
  panelLanguages.flatMap((language) => parts.map((part) => [`${language}.${part}`, texts[language][part]] as const))

/** What stands in the braces of a mail's texts is among what may stand there. */
export function placeholdersOf<F extends MailTextFacts>(takes: (facts: F) => readonly MailPlaceholder[]): Rule<F> {
  return knownPlaceholders((facts) => ({ texts: fieldsOf(facts.texts), takes: takes(facts) }))
}

export const placeholdersKnown: Rule<MailTemplateFacts> = placeholdersOf(({ kind }) => mailsByKind[kind].takes)

const lacking = ({ kind, texts }: MailTemplateFacts) =>
  panelLanguages.flatMap((language) => {
    const there = placeholdersIn(`${texts[language].content}\n\n${texts[language].footer}`)
    return mailsByKind[kind].needs.filter((name) => !there.includes(name)).map((name) => ({ language, name }))
  })

/** A payment link without its link is of no use to anybody. */
export const placeholdersThere: Rule<MailTemplateFacts> = rule(
  /*i18n*/ {
    id: 'template.placeholder_missing',
    message: 'Bu e-posta {names} olmadan işe yaramaz. Metne ekleyin.',
  },
  [],
  (facts) => lacking(facts).length === 0,
  {
    about: (facts) => ({ names: [...new Set(lacking(facts).map(({ name }) => hole(name)))].join(', ') }),
    at: (facts) => [...new Set(lacking(facts).map(({ language }) => `${language}.content`))],
  },
)

export const mailTemplateRules = [
  mailSubjectGiven,
  mailContentGiven,
  mailTextsFit,
  placeholdersKnown,
  placeholdersThere,
] as const satisfies readonly Rule<MailTemplateFacts>[]

/** What keeps a template from being saved. */
export function wrongInTemplate(facts: MailTemplateFacts): Refusal[] {
  return broken<MailTemplateFacts>(mailTemplateRules, facts)
}

/** A mail as it goes out: its subject, and its paragraphs with the footer under them. */
export function mailOf({ subject, content, footer }: MailTexts, values: PlaceholderValues) {
  return {
    subject: filledLine(subject, values),
    body: [filledText(content, values), filledText(footer, values)].filter(Boolean).join('\n\n'),
  }
}

/** Texts in every language. */
export function inEveryLanguage(make: (language: PanelLanguage) => MailTexts): EveryMailText {
  return { tr: make('tr'), en: make('en') }
}
