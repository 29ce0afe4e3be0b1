import type { Words } from '#machines/platform/words.ts'

export const bulkShippingWords: Words = {
  title: /*i18n*/ { id: 'chart.bulkShipping', message: 'Toplu kargoya verme' },
  about: /*i18n*/ {
    id: 'chart.bulkShipping.about',
    message:
      'Birçok siparişi birden kargoya verme: hangi yöntemle, her biri için kural kararı, iki gönderim arasındaki bekleme, sonra iş.',
  },
  states: {
    rest: /*i18n*/ { id: 'chart.bulkShipping.rest', message: 'İki gönderim arasındaki bekleme' },
    'rest.rested': /*i18n*/ { id: 'chart.bulkShipping.rested', message: 'Gönderilebilir' },
    'rest.resting': /*i18n*/ { id: 'chart.bulkShipping.resting', message: 'Bekleniyor' },
    work: /*i18n*/ { id: 'chart.bulkShipping.work', message: 'Gönderim' },
    'work.beginning': /*i18n*/ { id: 'chart.bulk.beginning', message: 'Açılıyor' },
    'work.choosing': /*i18n*/ { id: 'chart.bulkStatus.choosing', message: 'Siparişler seçiliyor' },
    'work.looking': /*i18n*/ { id: 'chart.bulkShipping.looking', message: 'Yöntemlere ve beklemeye bakılıyor' },
    'work.notLooked': /*i18n*/ { id: 'chart.bulkShipping.notLooked', message: 'Bakılamadı' },
    'work.changing': /*i18n*/ { id: 'chart.bulkShipping.changing', message: 'Yöntem seçiliyor' },
    'work.checking': /*i18n*/ { id: 'chart.bulk.checking', message: 'Kurallar deneniyor' },
    'work.notChecked': /*i18n*/ { id: 'chart.bulk.notChecked', message: 'Denenemedi' },
    'work.checked': /*i18n*/ { id: 'chart.bulkStatus.checked', message: 'Her siparişin kararı gösteriliyor' },
    'work.confirming': /*i18n*/ { id: 'chart.recordList.confirming', message: 'Onay bekliyor' },
    'work.sending': /*i18n*/ { id: 'chart.bulk.sending', message: 'İş başlatılıyor' },
    'work.notSent': /*i18n*/ { id: 'chart.bulk.notSent', message: 'Başlatılamadı' },
    'work.begun': /*i18n*/ { id: 'chart.bulk.begun', message: 'İş başladı' },
  },
  events: {
    CHOOSE: /*i18n*/ { id: 'chart.bulkStatus.CHOOSE', message: 'Bu siparişlerle devam et' },
    SET_METHOD: /*i18n*/ { id: 'chart.bulkShipping.SET_METHOD', message: 'Yöntemi seç' },
    SET_ANYWAY: /*i18n*/ { id: 'chart.bulkShipping.SET_ANYWAY', message: 'Uyarıya rağmen göndermeyi seç' },
    CHECK: /*i18n*/ { id: 'chart.bulk.CHECK', message: 'Kuralları dene' },
    SET_PAGE: /*i18n*/ { id: 'chart.recordList.SET_PAGE', message: 'Sayfa değiştir' },
    SEND: /*i18n*/ { id: 'chart.bulk.SEND', message: 'Uygula' },
    CONFIRM: /*i18n*/ { id: 'chart.form.CONFIRM', message: 'Onayla' },
    CANCEL: /*i18n*/ { id: 'chart.form.CANCEL', message: 'Vazgeç' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
  },
  actors: {
    look: /*i18n*/ { id: 'chart.bulkShipping.look', message: 'Yöntemlere ve beklemeye bakma' },
    check: /*i18n*/ { id: 'chart.bulk.check', message: 'Deneme' },
    begin: /*i18n*/ { id: 'chart.bulk.begin', message: 'İşi başlatma' },
  },
  delays: { second: /*i18n*/ { id: 'chart.bulkShipping.second', message: 'Bir saniye' } },
  guards: {
    isChosen: /*i18n*/ { id: 'chart.bulkStatus.isChosen', message: 'Siparişler listede seçildiyse' },
    asksFirst: /*i18n*/ { id: 'chart.bulkShipping.asksFirst', message: 'Kargo firmasının uyarısına rağmense' },
    rests: /*i18n*/ { id: 'chart.bulkShipping.rests', message: 'Beklenecekse' },
    hasRested: /*i18n*/ { id: 'chart.bulkShipping.hasRested', message: 'Bekleme bittiyse' },
    isToWait: /*i18n*/ { id: 'chart.bulkShipping.isToWait', message: 'Sunucu beklemeyi söylediyse' },
  },
}
