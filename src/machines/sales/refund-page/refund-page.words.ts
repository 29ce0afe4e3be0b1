import type { PageWords } from '#machines/platform/step-page/step-page.words.ts'

export const refundPageWords: PageWords = {
  title: /*i18n*/ { id: 'chart.refundPage', message: 'İade sayfası' },
  about: /*i18n*/ {
    id: 'chart.refundPage.about',
    message: 'Bir iadeyi açma, satırlarına karar verme ve şemasının adımlarını sunucuya gönderme.',
  },
  events: {
    SET_RESTOCK: /*i18n*/ { id: 'chart.refundPage.SET_RESTOCK', message: 'Stoğa alınsın mı seç' },
    ACCOUNT: /*i18n*/ { id: 'chart.refundPage.ACCOUNT', message: 'Hesap seç' },
  },
}
