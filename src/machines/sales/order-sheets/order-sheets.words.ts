import type { Words } from '#machines/platform/words.ts'

export const orderSheetsWords: Words = {
  title: /*i18n*/ { id: 'chart.orderSheets', message: 'Siparişlerin kâğıtları' },
  about: /*i18n*/ {
    id: 'chart.orderSheets.about',
    message:
      'Seçilen siparişlerin sevk fişleri, faturaları ya da etiketleri tek belgede, her sipariş bir sayfada; sayfası olmayanlar yazdırmadan önce nedeniyle söylenir.',
  },
  states: {
    judging: /*i18n*/ { id: 'chart.orderSheets.judging', message: 'Sayısına bakılıyor' },
    tooMany: /*i18n*/ { id: 'chart.orderSheets.tooMany', message: 'Bir belge için çok' },
    opening: /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
    unreachable: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
    shown: /*i18n*/ { id: 'chart.recordList.shown', message: 'Gösteriliyor' },
  },
  events: {
    PRINT: /*i18n*/ { id: 'chart.orderSheets.PRINT', message: 'Yazdır' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
  },
  actors: { open: /*i18n*/ { id: 'chart.orderSheets.open', message: 'Kâğıtları getirme' } },
}
