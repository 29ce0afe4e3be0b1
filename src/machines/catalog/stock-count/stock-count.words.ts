import type { PageWords } from '#machines/platform/step-page/step-page.words.ts'
import type { Words } from '#machines/platform/words.ts'

export const stockCountWords: Words = {
  title: /*i18n*/ { id: 'chart.stockCount', message: 'Stok sayımı' },
  about: /*i18n*/ {
    id: 'chart.stockCount.about',
    message:
      'Raflardaki ürünlerin sayılması: beklenen adetler dondurulur, kişiler sayar, farklar açıklanır ve bir kez düzeltme olarak işlenir. Sayım sürerken satılanlar farkı değiştirmez.',
  },
  states: {
    draft: /*i18n*/ { id: 'counts.draft', message: 'Taslak' },
    frozen: /*i18n*/ { id: 'counts.frozen', message: 'Stok donduruldu' },
    counting: /*i18n*/ { id: 'counts.counting', message: 'Sayılıyor' },
    review: /*i18n*/ { id: 'counts.review', message: 'Farklara bakılıyor' },
    booked: /*i18n*/ { id: 'counts.booked', message: 'İşlendi' },
    cancelled: /*i18n*/ { id: 'counts.cancelled', message: 'İptal edildi' },
  },
  events: {
    FREEZE: /*i18n*/ { id: 'counts.freeze', message: 'Stoğu dondur' },
    COUNT: /*i18n*/ { id: 'counts.count', message: 'Sayımımı gönder' },
    REVIEW: /*i18n*/ { id: 'counts.to_review', message: 'Farklara bak' },
    RECOUNT: /*i18n*/ { id: 'counts.recount', message: 'Sayıma dön' },
    EXPLAIN: /*i18n*/ { id: 'counts.explain', message: 'Nedenleri kaydet' },
    BOOK: /*i18n*/ { id: 'counts.book', message: 'Farkları işle' },
    CANCEL: /*i18n*/ { id: 'counts.cancel', message: 'Sayımı iptal et' },
  },
}

export const countPageWords: PageWords = {
  title: /*i18n*/ { id: 'chart.countPage', message: 'Stok sayımı sayfası' },
  about: /*i18n*/ {
    id: 'chart.countPage.about',
    message:
      'Bir sayımı açma, okutarak sayma, farkların nedenini yazma ve şemasının adımlarını sunucuya gönderme. Okutulanlar gönderilene kadar bu sayfada birikir.',
  },
  events: {
    SCAN: /*i18n*/ { id: 'chart.countPage.SCAN', message: 'Okut' },
    SET_PIECES: /*i18n*/ { id: 'chart.countPage.SET_PIECES', message: 'Adet yaz' },
    SET_REASON: /*i18n*/ { id: 'chart.countPage.SET_REASON', message: 'Neden yaz' },
  },
}
