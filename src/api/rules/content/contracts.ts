import type { ContractKind, ContractTexts, EveryContractText } from '#api/contract/content/contracts.ts'
import type { Filling } from '#api/contract/platform/filling.ts'
import { type PanelLanguage, panelLanguages } from '#api/contract/platform/languages.ts'
import { isVisible, maxLength, required } from '#api/rules/platform/fields.ts'
import { filledLine, type PlaceholderValues } from '#api/rules/platform/placeholders.ts'
import { plainTextOf } from '#api/rules/platform/rich-text.ts'
import { broken, type Refusal, type Rule, type Says } from '#api/rules/platform/rule.ts'
import { knownPlaceholders } from '#api/rules/platform/template-words.ts'

/** What the contracts are called. */
export const contractSays: Readonly<Record<ContractKind, Says>> = {
  pre_information: /*i18n*/ { id: 'contracts.pre_information', message: 'Ön bilgilendirme formu' },
  distance_sales: /*i18n*/ { id: 'contracts.distance_sales', message: 'Mesafeli satış sözleşmesi' },
}

/** What their texts are called. */
export const contractTextLabels = {
  title: /*i18n*/ { id: 'contracts.text_title', message: 'Başlık' },
  content: /*i18n*/ { id: 'contracts.content', message: 'Sözleşme metni' },
} as const satisfies Readonly<Record<keyof ContractTexts, Says>>

/** What each placeholder of a contract stands for, in the order in which they are offered. */
export const contractPlaceholders = {
  seller_name: /*i18n*/ { id: 'contracts.seller_name', message: 'Satıcının unvanı' },
  seller_address: /*i18n*/ { id: 'contracts.seller_address', message: 'Satıcının adresi' },
  seller_phone: /*i18n*/ { id: 'contracts.seller_phone', message: 'Satıcının telefonu' },
  seller_email: /*i18n*/ { id: 'contracts.seller_email', message: 'Satıcının e-postası' },
  seller_website: /*i18n*/ { id: 'contracts.seller_website', message: 'Satıcının sitesi' },
  seller_tax_office: /*i18n*/ { id: 'contracts.seller_tax_office', message: 'Satıcının vergi dairesi' },
  seller_tax_number: /*i18n*/ { id: 'contracts.seller_tax_number', message: 'Satıcının vergi numarası' },
  buyer_name: /*i18n*/ { id: 'contracts.buyer_name', message: 'Alıcının adı' },
  buyer_address: /*i18n*/ { id: 'contracts.buyer_address', message: 'Alıcının fatura adresi' },
  buyer_phone: /*i18n*/ { id: 'contracts.buyer_phone', message: 'Alıcının telefonu' },
  buyer_email: /*i18n*/ { id: 'contracts.buyer_email', message: 'Alıcının e-postası' },
  order_number: /*i18n*/ { id: 'placeholders.order_number', message: 'Sipariş numarası' },
  order_date: /*i18n*/ { id: 'contracts.order_date', message: 'Sipariş tarihi' },
  lines: /*i18n*/ { id: 'placeholders.lines', message: 'Ürünler' },
  products_total: /*i18n*/ { id: 'contracts.products_total', message: 'Ürünlerin toplamı' },
  discount_total: /*i18n*/ { id: 'contracts.discount_total', message: 'İndirim' },
  shipping_total: /*i18n*/ { id: 'contracts.shipping_total', message: 'Kargo bedeli' },
  tax_total: /*i18n*/ { id: 'contracts.tax_total', message: 'KDV tutarı' },
  total: /*i18n*/ { id: 'contracts.total', message: 'Ödenecek toplam' },
  payment_method: /*i18n*/ { id: 'contracts.payment_method', message: 'Ödeme yöntemi' },
  delivery_name: /*i18n*/ { id: 'contracts.delivery_name', message: 'Teslim alacak kişi' },
  delivery_address: /*i18n*/ { id: 'contracts.delivery_address', message: 'Teslimat adresi' },
  shipping_method: /*i18n*/ { id: 'contracts.shipping_method', message: 'Teslimat yöntemi' },
  delivery_deadline: /*i18n*/ { id: 'contracts.delivery_deadline', message: 'En geç teslim tarihi' },
} as const satisfies Readonly<Record<string, Says>>
export type ContractPlaceholder = keyof typeof contractPlaceholders

export const contractTakes = Object.keys(contractPlaceholders) as readonly ContractPlaceholder[]

/** A contract before it is saved. */
export interface ContractFacts {
  readonly texts: EveryContractText
}

const parts = ['title', 'content'] as const
type Part = (typeof parts)[number]

/** The fields of a contract, as `tr.title`, of which something is so. */
function where({ texts }: ContractFacts, is: (text: string, part: Part) => boolean): string[] {
  return panelLanguages.flatMap((language) =>
    parts.filter((part) => is(texts[language][part], part)).map((part) => `${language}.${part}`),
  )
}

/** What is empty to whoever reads it: of the text its words count, not its tags (R101), and each language is read by somebody (R147). */
const given = (part: Part): Rule<ContractFacts> => {
  const words = (text: string) => (part === 'content' ? plainTextOf(text) : text)
  const missing = (facts: ContractFacts) => where(facts, (text, one) => one === part && !isVisible(words(text)))
  return { ...required(contractTextLabels[part]), holds: (facts) => missing(facts).length === 0, at: missing }
}

export const contractTitleGiven = given('title')
export const contractContentGiven = given('content')

/** The most characters of each text; of the content with its tags (R102). */
export const longestContractText = { title: 200, content: 30_000 } as const

const tooLong = (facts: ContractFacts) =>
  where(facts, (text, part) => !maxLength(longestContractText[part]).holds(text))

export const contractTextsFit: Rule<ContractFacts> = {
  ...maxLength(longestContractText.content),
  holds: (facts) => tooLong(facts).length === 0,
  about: (facts) => ({ max: longestContractText[(tooLong(facts)[0]?.split('.')[1] ?? 'content') as Part] }),
  at: tooLong,
}

export const contractPlaceholdersKnown: Rule<ContractFacts> = knownPlaceholders(({ texts }) => ({
  texts: panelLanguages.flatMap((language) =>
    parts.map((part) => [`${language}.${part}`, texts[language][part]] as const),
  ),
  takes: contractTakes,
}))

export const contractRules = [
  contractTitleGiven,
  contractContentGiven,
  contractTextsFit,
  contractPlaceholdersKnown,
] as const satisfies readonly Rule<ContractFacts>[]

/** What keeps a contract from being saved. */
export function wrongInContract(facts: ContractFacts): Refusal[] {
  return broken<ContractFacts>(contractRules, facts)
}

/** Texts of a contract in every language. */
export function contractInEvery(make: (language: PanelLanguage) => ContractTexts): EveryContractText {
  return { tr: make('tr'), en: make('en') }
}

/** What nobody has said. */
const unsaid = '–'

/** A name in braces, and a paragraph that is the goods alone, which becomes their table. */
const holes = /<p[^>]*>\s*\{\{\s*lines\s*\}\}\s*<\/p>|\{\{([^{}]*)\}\}/gu

/** A contract with its values, as it is read: every value is text there, whatever stands in it. One pass, so that a value is never filled itself. */
export function contractOf({ title, content }: ContractTexts, { words, lines }: Filling): ContractTexts {
  const all: PlaceholderValues = Object.fromEntries(contractTakes.map((name) => [name, words[name]?.trim() || unsaid]))
  return {
    title: filledLine(title, all),
    content: content.replace(holes, (_, name?: string) =>
      name === undefined ? tableOf(lines) : escaped(all[name.trim()] ?? ''),
    ),
  }
}

function tableOf([head = [], ...rows]: readonly (readonly string[])[]): string {
  const row = (cells: readonly string[], tag: 'th' | 'td') =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (one) => entities[one] ?? one).replace(/\r?\n/g, '<br>')
}
