import type { Words } from '#machines/platform/words.ts'

export const orderPrintWords: Words = {
  title: /*i18n*/ { id: 'chart.orderPrint', message: 'Seçilen siparişleri yazdırma' },
  about: /*i18n*/ {
    id: 'chart.orderPrint.about',
    message: 'Listede seçilen siparişlerin kâğıtları kendi penceresinde açılır; tarayıcı engellerse bunu söyler.',
  },
  states: {
    idle: /*i18n*/ { id: 'chart.orderPrint.idle', message: 'Bekliyor' },
    opening: /*i18n*/ { id: 'chart.orderPrint.opening', message: 'Pencere açılıyor' },
    blocked: /*i18n*/ { id: 'chart.orderPrint.blocked', message: 'Pencere engellendi' },
  },
  events: {
    PRINT: /*i18n*/ { id: 'chart.orderPrint.PRINT', message: 'Seçilenleri yazdır' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
    CLOSE: /*i18n*/ { id: 'chart.orderPrint.CLOSE', message: 'Kapat' },
  },
  actors: { openWindow: /*i18n*/ { id: 'chart.orderPrint.openWindow', message: 'Pencereyi açma' } },
}
