import type { PageWords } from '#machines/platform/step-page/step-page.words.ts'
import type { Words } from '#machines/platform/words.ts'

export const incomingWords: Words = {
  title: /*i18n*/ { id: 'chart.incomingInvoice', message: 'Gelen fatura' },
  about: /*i18n*/ {
    id: 'chart.incomingInvoice.about',
    message:
      'Tedarikçiden gelen fatura: satırları ürünlerle ya da gider hesaplarıyla eşleştirilir, defterlere işlenir, ticari ise sekiz gün içinde yanıtlanır. Reddedilen işlenmez, işlenen geri alınmadan reddedilmez.',
  },
  states: {
    received: /*i18n*/ { id: 'incoming.state_received', message: 'Eşleştirilecek' },
    matched: /*i18n*/ { id: 'incoming.state_matched', message: 'İşlenecek' },
    booked: /*i18n*/ { id: 'incoming.state_booked', message: 'İşlendi' },
    rejected: /*i18n*/ { id: 'incoming.state_rejected', message: 'Reddedildi' },
    cancelled: /*i18n*/ { id: 'incoming.state_cancelled', message: 'İptal edildi' },
  },
  events: {
    WRITE: /*i18n*/ { id: 'incoming.write', message: 'Faturayı kaydet' },
    MATCH: /*i18n*/ { id: 'incoming.match', message: 'Satırı eşleştir' },
    ASSIGN: /*i18n*/ { id: 'incoming.assign', message: 'Tedarikçiyi, alışı ve kuru kaydet' },
    BOOK: /*i18n*/ { id: 'incoming.book', message: 'Defterlere işle' },
    UNBOOK: /*i18n*/ { id: 'incoming.unbook', message: 'İşlemeyi geri al' },
    APPROVE: /*i18n*/ { id: 'incoming.approve', message: 'Kabul et' },
    REJECT: /*i18n*/ { id: 'incoming.reject', message: 'Reddet' },
    CANCEL: /*i18n*/ { id: 'incoming.cancel', message: 'Faturayı iptal et' },
  },
  guards: {
    draft: /*i18n*/ { id: 'chart.incomingInvoice.draftRules', message: 'Elle yazılanın kuralları' },
    pieces: /*i18n*/ { id: 'chart.incomingInvoice.pieces', message: 'Adedin kuralları' },
    rate: /*i18n*/ { id: 'chart.incomingInvoice.rate', message: 'Kurun kuralları' },
    booking: /*i18n*/ { id: 'chart.incomingInvoice.booking', message: 'Deftere işlemenin kuralları' },
    answer: /*i18n*/ { id: 'chart.incomingInvoice.answer', message: 'Yanıtın kuralları' },
    reason: /*i18n*/ { id: 'chart.incomingInvoice.reason', message: 'Ret nedeninin kuralları' },
    complete: /*i18n*/ { id: 'chart.incomingInvoice.complete', message: 'Bütün satırlar eşleştiyse' },
  },
}

export const incomingPageWords: PageWords = {
  title: /*i18n*/ { id: 'chart.incomingPage', message: 'Gelen fatura sayfası' },
  about: /*i18n*/ {
    id: 'chart.incomingPage.about',
    message:
      'Gelen bir faturayı açma, satırlarını eşleştirme, elle geleni yazma ve şemasının adımlarını sunucuya gönderme. Yazılanlar kaydedilene kadar bu sayfada durur.',
  },
  events: {
    SET: /*i18n*/ { id: 'chart.incomingPage.SET', message: 'Faturanın alanını yaz' },
    SET_LINE: /*i18n*/ { id: 'chart.incomingPage.SET_LINE', message: 'Satırı yaz' },
    REMOVE_LINE: /*i18n*/ { id: 'chart.incomingPage.REMOVE_LINE', message: 'Satırı çıkar' },
    SET_PIECES: /*i18n*/ { id: 'chart.incomingPage.SET_PIECES', message: 'Stoğa girecek adedi yaz' },
    SET_RATE: /*i18n*/ { id: 'chart.incomingPage.SET_RATE', message: 'Kuru yaz' },
    SET_REASON: /*i18n*/ { id: 'chart.incomingPage.SET_REASON', message: 'Ret nedenini yaz' },
  },
}
