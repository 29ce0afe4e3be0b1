import type { Words } from '#machines/words.ts'

export const orderPageWords: Words = {
  title: /*i18n*/ { id: 'chart.orderPage', message: 'Sipariş sayfası' },
  about: /*i18n*/ {
    id: 'chart.orderPage.about',
    message: 'Bir siparişi açma ve şemasının adımlarını sunucuya gönderme.',
  },
  states: {
    opening: /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
    unreachable: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
    missing: /*i18n*/ { id: 'chart.orderPage.missing', message: 'Sipariş yok' },
    shown: /*i18n*/ { id: 'chart.recordList.shown', message: 'Gösteriliyor' },
    deciding: /*i18n*/ { id: 'chart.orderPage.deciding', message: 'Önce sorulsun mu' },
    confirming: /*i18n*/ { id: 'chart.orderPage.confirming', message: 'Onay soruluyor' },
    choosing: /*i18n*/ { id: 'chart.orderPage.choosing', message: 'Geri gelen adetler seçiliyor' },
    sending: /*i18n*/ { id: 'chart.orderPage.sending', message: 'Gönderiliyor' },
    refused: /*i18n*/ { id: 'chart.orderPage.refused', message: 'Sunucu reddetti' },
    notSent: /*i18n*/ { id: 'chart.orderPage.notSent', message: 'Yanıt gelmedi' },
  },
  events: {
    STEP: /*i18n*/ { id: 'chart.orderPage.STEP', message: 'Şemanın bir adımını at' },
    PIECES: /*i18n*/ { id: 'chart.orderPage.PIECES', message: 'Geri gelen adedi yaz' },
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
    bringsBack: /*i18n*/ { id: 'chart.orderPage.bringsBack', message: 'Mal geri geliyorsa' },
    isMissing: /*i18n*/ { id: 'chart.recordForm.isMissing', message: 'Kayıt yoksa' },
    isRefused: /*i18n*/ { id: 'chart.orderPage.isRefused', message: 'Bir kural engel olduysa' },
  },
}
