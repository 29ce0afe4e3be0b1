import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

const columns = [
  /*i18n*/ { id: 'order_page.product', message: 'Ürün' },
  /*i18n*/ { id: 'order_page.quantity', message: 'Adet' },
  /*i18n*/ { id: 'contracts.unit_price', message: 'Birim fiyat' },
  /*i18n*/ { id: 'contracts.tax_rate', message: 'KDV' },
  /*i18n*/ { id: 'order_page.line_total', message: 'Tutar' },
]

/** The heading of the table of goods in a contract. */
export function lineHead(language: PanelLanguage): string[] {
  return columns.map((says) => formatMessage(language, says))
}
