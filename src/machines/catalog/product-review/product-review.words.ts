import type { PageWords } from '#machines/platform/step-page/step-page.words.ts'
import type { Words } from '#machines/platform/words.ts'

export const productReviewWords: Words = {
  title: /*i18n*/ { id: 'chart.productReview', message: 'Ürün değerlendirmesi' },
  about: /*i18n*/ {
    id: 'chart.productReview.about',
    message:
      'Müşterinin yazdığı bir değerlendirmenin ömrü. Panel ve sunucu aynı şemayı kullanır: panel düğmelerde neyin engellediğini söyler, sunucu saklamadan önce yine sorar.',
  },
  states: {
    pending: /*i18n*/ { id: 'reviews.pending', message: 'Bekliyor' },
    accepted: /*i18n*/ { id: 'reviews.accepted', message: 'Onaylandı' },
    rejected: /*i18n*/ { id: 'reviews.rejected', message: 'Reddedildi' },
  },
  events: {
    ACCEPT: /*i18n*/ { id: 'reviews.accept', message: 'Onayla' },
    REJECT: /*i18n*/ { id: 'reviews.reject', message: 'Reddet' },
    REOPEN: /*i18n*/ { id: 'reviews.reopen', message: 'Beklemeye al' },
    ANSWER: /*i18n*/ { id: 'reviews.save_answer', message: 'Yanıtı kaydet' },
    WITHDRAW: /*i18n*/ { id: 'reviews.withdraw', message: 'Yanıtı kaldır' },
  },
}

export const reviewPageWords: PageWords = {
  title: /*i18n*/ { id: 'chart.reviewPage', message: 'Değerlendirme sayfası' },
  about: /*i18n*/ {
    id: 'chart.reviewPage.about',
    message: 'Bir değerlendirmeyi açma, yanıtlama ve şemasının adımlarını sunucuya gönderme.',
  },
  events: { TYPE: /*i18n*/ { id: 'chart.reviewPage.TYPE', message: 'Yanıtı yaz' } },
}
