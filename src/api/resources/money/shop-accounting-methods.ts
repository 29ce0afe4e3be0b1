import {
  adapter,
  adapterFields,
  placeOfConnection,
  sandboxSays,
  titleOfConnection,
} from '#api/resources/platform/adapters.ts'
import { choice, status } from '#api/resources/platform/fields.ts'
import { family, resource } from '#api/resources/platform/resource.ts'

/** A text file, written as the program that reads it expects numbers and days. */
const csv = adapter(
  'csv',
  /*i18n*/ { id: 'accounting_methods.csv', message: 'CSV dosyası: muhasebe programına siz yüklersiniz' },
  {
    separator: choice({
      label: /*i18n*/ { id: 'accounting_methods.separator', message: 'Sütun ayırıcı' },
      required: true,
      initial: 'semicolon',
      choices: [
        { value: 'semicolon', says: /*i18n*/ { id: 'accounting_methods.semicolon', message: 'Noktalı virgül (;)' } },
        { value: 'comma', says: /*i18n*/ { id: 'accounting_methods.comma', message: 'Virgül (,)' } },
      ],
    }),
    numbers: choice({
      label: /*i18n*/ { id: 'accounting_methods.numbers', message: 'Tutar ve tarih' },
      required: true,
      initial: 'turkish',
      choices: [
        { value: 'turkish', says: /*i18n*/ { id: 'accounting_methods.turkish', message: '1234,56 ve 21.11.2026' } },
        { value: 'plain', says: /*i18n*/ { id: 'accounting_methods.plain', message: '1234.56 ve 2026-11-21' } },
      ],
    }),
  },
)
const xlsx = adapter(
  'xlsx',
  /*i18n*/ { id: 'accounting_methods.xlsx', message: 'Excel dosyası (XLSX): muhasebe programına siz yüklersiniz' },
)

/** How the entries of the books get to the accountant. */
export const shopAccountingMethods = resource({
  name: 'shop-accounting-methods',
  title: /*i18n*/ { id: 'accounting_methods.title', message: 'Muhasebe bağlantıları' },
  one: /*i18n*/ { id: 'accounting_methods.one', message: 'Muhasebe bağlantısı' },
  menu: 'modules',
  codes: family(2600),
  connection: 'accounting',
  naming: 'title',
  ordered: 'position',
  fields: {
    title: titleOfConnection,
    ...adapterFields([csv, xlsx, adapter('sandbox', sandboxSays)]),
    position: placeOfConnection,
    status: status({ listed: true }),
  },
})
