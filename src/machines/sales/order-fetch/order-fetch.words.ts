import type { Words } from '#machines/platform/words.ts'

export const orderFetchWords: Words = {
  title: /*i18n*/ { id: 'chart.orderFetch', message: 'Pazaryerinden sipariş getirme' },
  about: /*i18n*/ {
    id: 'chart.orderFetch.about',
    message:
      'Bir pazaryerinin seçilen günlerdeki siparişleri bir iş olarak mağazaya alınır: en fazla iki hafta, en çok üç ay öncesi. Alınmış sipariş ikinci kez alınmaz.',
  },
  states: {
    closed: /*i18n*/ { id: 'chart.orderFetch.closed', message: 'Kapalı' },
    opening: /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
    unreachable: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
    choosing: /*i18n*/ { id: 'chart.orderFetch.choosing', message: 'Pazaryeri ve günler seçiliyor' },
    beginning: /*i18n*/ { id: 'chart.matchPage.beginning', message: 'İş başlatılıyor' },
    notBegun: /*i18n*/ { id: 'chart.matchPage.notBegun', message: 'İş başlatılamadı' },
    begun: /*i18n*/ { id: 'chart.matchPage.begun', message: 'İş başladı' },
  },
  events: {
    OPEN: /*i18n*/ { id: 'orders.fetch', message: 'Pazaryerinden getir' },
    CHOOSE: /*i18n*/ { id: 'chart.orderFetch.CHOOSE', message: 'Pazaryerini seç' },
    SET_DAY: /*i18n*/ { id: 'chart.orderFetch.SET_DAY', message: 'Günü değiştir' },
    SUBMIT: /*i18n*/ { id: 'chart.orderFetch.SUBMIT', message: 'Getir' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
    CANCEL: /*i18n*/ { id: 'chart.form.CANCEL', message: 'Vazgeç' },
  },
  actors: {
    look: /*i18n*/ { id: 'chart.orderFetch.look', message: 'Pazaryerlerini getirme' },
    begin: /*i18n*/ { id: 'chart.matchPage.begin', message: 'İşi başlatma' },
  },
}
