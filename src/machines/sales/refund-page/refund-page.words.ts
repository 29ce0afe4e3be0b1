import type { Words } from '#machines/platform/words.ts'

export const refundPageWords: Words = {
  title: /*i18n*/ { id: 'chart.refundPage', message: 'İade sayfası' },
  about: /*i18n*/ {
    id: 'chart.refundPage.about',
    message: 'Bir iadeyi açma, satırlarına karar verme ve şemasının adımlarını sunucuya gönderme.',
  },
  states: {
    opening: /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
    unreachable: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
    missing: /*i18n*/ { id: 'chart.refundPage.missing', message: 'İade yok' },
    shown: /*i18n*/ { id: 'chart.recordList.shown', message: 'Gösteriliyor' },
    deciding: /*i18n*/ { id: 'chart.orderPage.deciding', message: 'Önce sorulsun mu' },
    confirming: /*i18n*/ { id: 'chart.orderPage.confirming', message: 'Onay soruluyor' },
    sending: /*i18n*/ { id: 'chart.orderPage.sending', message: 'Gönderiliyor' },
    refused: /*i18n*/ { id: 'chart.orderPage.refused', message: 'Sunucu reddetti' },
    notSent: /*i18n*/ { id: 'chart.orderPage.notSent', message: 'Yanıt gelmedi' },
  },
  events: {
    DECIDE: /*i18n*/ { id: 'refunds.DECIDE', message: 'Satıra karar ver' },
    STEP: /*i18n*/ { id: 'chart.orderPage.STEP', message: 'Şemanın bir adımını at' },
    KEEP: /*i18n*/ { id: 'chart.refundPage.KEEP', message: 'Stoğa alınsın mı seç' },
    ACCOUNT: /*i18n*/ { id: 'chart.refundPage.ACCOUNT', message: 'Hesap seç' },
    CONFIRM: /*i18n*/ { id: 'chart.orderPage.CONFIRM', message: 'Onayla' },
    BACK: /*i18n*/ { id: 'chart.orderPage.BACK', message: 'Vazgeç' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
    LOOK: /*i18n*/ { id: 'chart.orderPage.LOOK', message: 'Güncel hâlini göster' },
  },
  actors: {
    open: /*i18n*/ { id: 'chart.recordForm.open', message: 'Kaydı getirme' },
    send: /*i18n*/ { id: 'chart.orderPage.send', message: 'Sunucuya gönderme' },
  },
  guards: {
    isForGood: /*i18n*/ { id: 'chart.orderPage.isForGood', message: 'Geri dönüşü yoksa' },
    isMissing: /*i18n*/ { id: 'chart.recordForm.isMissing', message: 'Kayıt yoksa' },
    isRefused: /*i18n*/ { id: 'chart.orderPage.isRefused', message: 'Bir kural engel olduysa' },
  },
}
