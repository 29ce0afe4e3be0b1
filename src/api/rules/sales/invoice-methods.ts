import type { RecordFacts } from '#api/resources/platform/resource.ts'
import { fieldRule, serverRule } from '#api/rules/platform/rule.ts'

/** Where the number of an invoice stands in an address. */
export const uuidMark = '[uuid]'

/** An invoice is asked for by its number. Facts: an e-invoice connection as it is written. */
export const uuidPlaced = fieldRule<RecordFacts>(
  /*i18n*/ { id: 'invoice_method.uuid_missing', message: 'Adreste faturanın numarasının yerine [uuid] yazın.' },
  'R215',
  (method) =>
    method.adapter === 'http'
      ? ['status_url', 'cancel_url'].filter((field) => {
          const address = String(method[field] ?? '').trim()
          return address !== '' && !address.includes(uuidMark)
        })
      : [],
)

/** Invoices go by a connection of the shop. */
export const invoiceMethodActive = serverRule(
  /*i18n*/ { id: 'invoice.no_method', message: 'Aktif bir e-fatura bağlantısı yok.' },
  'R218',
)

/** What became of an invoice is asked of whoever took it. */
export const noneWaits = serverRule(
  /*i18n*/ {
    id: 'invoice_method.waited_for',
    message:
      '{count, plural, other {Bu bağlantıya gönderilen # faturanın yanıtı daha gelmedi; yanıtlar gelmeden silinemez.}}',
  },
  'R215',
)
