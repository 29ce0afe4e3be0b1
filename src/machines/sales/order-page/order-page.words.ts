import type { Words } from '#machines/platform/words.ts'

export const orderPageWords: Words = {
  title: /*i18n*/ { id: 'chart.orderPage', message: 'Sipariş sayfası' },
  about: /*i18n*/ {
    id: 'chart.orderPage.about',
    message: 'Bir siparişi açma, şemasının adımlarını sunucuya gönderme, not ve adres yazma, geçmişine bakma.',
  },
  states: {
    opening: /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
    unreachable: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
    missing: /*i18n*/ { id: 'chart.orderPage.missing', message: 'Sipariş yok' },
    shown: /*i18n*/ { id: 'chart.recordList.shown', message: 'Gösteriliyor' },
    deciding: /*i18n*/ { id: 'chart.orderPage.deciding', message: 'Önce sorulsun mu' },
    confirming: /*i18n*/ { id: 'chart.orderPage.confirming', message: 'Onay soruluyor' },
    choosing: /*i18n*/ { id: 'chart.orderPage.choosing', message: 'Geri gelen adetler seçiliyor' },
    addressing: /*i18n*/ { id: 'chart.orderPage.addressing', message: 'Adres değiştiriliyor' },
    visiting: /*i18n*/ { id: 'chart.orderPage.visiting', message: 'Geçmişe bakılıyor' },
    sending: /*i18n*/ { id: 'chart.orderPage.sending', message: 'Gönderiliyor' },
    refused: /*i18n*/ { id: 'chart.orderPage.refused', message: 'Sunucu reddetti' },
    notSent: /*i18n*/ { id: 'chart.orderPage.notSent', message: 'Yanıt gelmedi' },
  },
  events: {
    STEP: /*i18n*/ { id: 'chart.orderPage.STEP', message: 'Şemanın bir adımını at' },
    RESTOCK: /*i18n*/ { id: 'chart.orderPage.RESTOCK', message: 'Stoğa geri al' },
    TYPE_NOTE: /*i18n*/ { id: 'chart.orderPage.TYPE_NOTE', message: 'Not yaz' },
    NOTE: /*i18n*/ { id: 'chart.orderPage.NOTE', message: 'Notu kaydet' },
    ADDRESS: /*i18n*/ { id: 'chart.orderPage.ADDRESS', message: 'Adresi değiştir' },
    TYPE: /*i18n*/ { id: 'chart.orderPage.TYPE', message: 'Adrese yaz' },
    AIM: /*i18n*/ { id: 'chart.orderPage.AIM', message: 'Önce ne olmalı diye sor' },
    VISIT: /*i18n*/ { id: 'chart.orderPage.VISIT', message: 'Geçmişteki bir ana bak' },
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
    isWriting: /*i18n*/ { id: 'chart.orderPage.isWriting', message: 'Adres yazılıyorsa' },
    isMissing: /*i18n*/ { id: 'chart.recordForm.isMissing', message: 'Kayıt yoksa' },
    isRefused: /*i18n*/ { id: 'chart.orderPage.isRefused', message: 'Bir kural engel olduysa' },
  },
}
