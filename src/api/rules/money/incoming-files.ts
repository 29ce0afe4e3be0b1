import { extensionOf, fileSize, megabyte } from '#api/rules/platform/files.ts'
import { type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'

/** The largest file of an invoice, in bytes: with its stylesheet and seal one has some hundred thousand. */
export const maxInvoiceFile = 10 * megabyte
/** As many lines as one invoice holds. */
export const maxInvoiceLines = 1_000

/** What is known of a file before it is sent. */
interface ChosenFile {
  readonly name: string
  readonly size: number
}

const file = { at: () => ['file'] }

export const invoiceFileFormat: Rule<ChosenFile> = rule(
  /*i18n*/ { id: 'incoming.file_format', message: 'Faturanın XML dosyasını seçin: PDF ya da ZIP okunmaz.' },
  ['R97', 'D12'],
  ({ name }) => extensionOf(name) === 'xml',
  file,
)

export const invoiceFileSize: Rule<ChosenFile> = rule(fileSize.says, 'R98', ({ size }) => size <= maxInvoiceFile, {
  ...file,
  about: () => ({ max: maxInvoiceFile / megabyte }),
})

export const invoiceFileRules = [invoiceFileFormat, invoiceFileSize] as const

/** Of the file itself, once it was opened. */
export const fileDeclares = serverRule(
  /*i18n*/ {
    id: 'incoming.file_dtd',
    message: 'Dosya kendi tanımlarını (DOCTYPE) taşıyor; bir e-fatura bunu taşımaz. Tedarikçiden yeniden isteyin.',
  },
  'D12',
)
export const notAnInvoice = serverRule(
  /*i18n*/ { id: 'incoming.not_invoice', message: 'Bu XML bir UBL-TR faturası değil.' },
  'D12',
)
export const invoiceLacks = serverRule(
  /*i18n*/ { id: 'incoming.file_lacks', message: 'Faturada “{element}” eksik ya da okunamıyor.' },
  'D12',
)
export const lineNegative = serverRule(
  /*i18n*/ { id: 'incoming.negative', message: '{line, number}. satırda eksi miktar ya da tutar var.' },
  ['D2', 'D9'],
)
export const notOurs = serverRule(
  /*i18n*/ {
    id: 'incoming.not_ours',
    message: 'Fatura {number} vergi numarasına kesilmiş; mağazanınki {own}.',
  },
  'own',
)
export const tooManyInvoiceLines = serverRule(
  /*i18n*/ { id: 'incoming.too_many_lines', message: 'Bir faturada en çok {max, number} satır okunur.' },
  'D12',
)
