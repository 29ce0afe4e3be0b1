import type { PageWords } from '#machines/platform/step-page/step-page.words.ts'
import { paymentWords } from '#machines/sales/order/payment-question.words.ts'

export const orderPageWords: PageWords = {
  title: /*i18n*/ { id: 'chart.orderPage', message: 'Sipariş sayfası' },
  about: /*i18n*/ {
    id: 'chart.orderPage.about',
    message: 'Bir siparişi açma, şemasının adımlarını sunucuya gönderme, not ve adres yazma, geçmişine bakma.',
  },
  states: {
    choosing: /*i18n*/ { id: 'chart.orderPage.choosing', message: 'Geri gelen adetler seçiliyor' },
    ...paymentWords.states,
    addressing: /*i18n*/ { id: 'chart.orderPage.addressing', message: 'Adres değiştiriliyor' },
    viewing: /*i18n*/ { id: 'chart.orderPage.viewing', message: 'Geçmişe bakılıyor' },
  },
  events: {
    ...paymentWords.events,
    RESTOCK: /*i18n*/ { id: 'chart.orderPage.RESTOCK', message: 'Stoğa geri al' },
    REST: /*i18n*/ { id: 'chart.orderPage.REST', message: 'Kalanın ne olacağını seç' },
    TYPE_NOTE: /*i18n*/ { id: 'chart.orderPage.TYPE_NOTE', message: 'Not yaz' },
    NOTE: /*i18n*/ { id: 'chart.orderPage.NOTE', message: 'Notu kaydet' },
    ADDRESS: /*i18n*/ { id: 'chart.orderPage.ADDRESS', message: 'Adresi değiştir' },
    TYPE: /*i18n*/ { id: 'chart.orderPage.TYPE', message: 'Adrese yaz' },
    SHOW_PATH: /*i18n*/ { id: 'chart.orderPage.SHOW_PATH', message: 'Önce ne olmalı diye sor' },
    VIEW_HISTORY: /*i18n*/ { id: 'chart.orderPage.VIEW_HISTORY', message: 'Geçmişteki bir ana bak' },
    PIECES: /*i18n*/ { id: 'chart.orderPage.PIECES', message: 'Geri gelen adedi yaz' },
  },
  guards: {
    ...paymentWords.guards,
    bringsBack: /*i18n*/ { id: 'chart.orderPage.bringsBack', message: 'Mal geri geliyorsa' },
    movesMoney: /*i18n*/ { id: 'chart.orderPage.movesMoney', message: 'Para işlendiyse' },
    isWriting: /*i18n*/ { id: 'chart.orderPage.isWriting', message: 'Adres yazılıyorsa' },
  },
}
