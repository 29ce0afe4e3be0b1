import type { Words } from '#machines/platform/words.ts'

export const bulkStatusWords: Words = {
  title: /*i18n*/ { id: 'chart.bulkStatus', message: 'Toplu sipariş durumu' },
  about: /*i18n*/ {
    id: 'chart.bulkStatus.about',
    message:
      'Aynı durumdaki birçok siparişi birden başka bir duruma alma: hangileri, nereye, her biri için kural kararı, sonra iş.',
  },
  states: {
    beginning: /*i18n*/ { id: 'chart.bulk.beginning', message: 'Açılıyor' },
    choosing: /*i18n*/ { id: 'chart.bulkStatus.choosing', message: 'Siparişler seçiliyor' },
    looking: /*i18n*/ { id: 'chart.bulkStatus.looking', message: 'Siparişlerin durumuna bakılıyor' },
    notLooked: /*i18n*/ { id: 'chart.bulkStatus.notLooked', message: 'Durumlarına bakılamadı' },
    changing: /*i18n*/ { id: 'chart.bulkStatus.changing', message: 'Geçilecek durum seçiliyor' },
    checking: /*i18n*/ { id: 'chart.bulk.checking', message: 'Kurallar deneniyor' },
    notChecked: /*i18n*/ { id: 'chart.bulk.notChecked', message: 'Denenemedi' },
    checked: /*i18n*/ { id: 'chart.bulkStatus.checked', message: 'Her siparişin kararı gösteriliyor' },
    confirming: /*i18n*/ { id: 'chart.recordList.confirming', message: 'Onay bekliyor' },
    sending: /*i18n*/ { id: 'chart.bulk.sending', message: 'İş başlatılıyor' },
    notSent: /*i18n*/ { id: 'chart.bulk.notSent', message: 'Başlatılamadı' },
    begun: /*i18n*/ { id: 'chart.bulk.begun', message: 'İş başladı' },
  },
  events: {
    CHOOSE: /*i18n*/ { id: 'chart.bulkStatus.CHOOSE', message: 'Bu siparişlerle devam et' },
    NARROW: /*i18n*/ { id: 'chart.bulkStatus.NARROW', message: 'Yalnızca bir durumdakiler' },
    SET_TO: /*i18n*/ { id: 'chart.bulkStatus.SET_TO', message: 'Geçilecek durumu seç' },
    CHECK: /*i18n*/ { id: 'chart.bulk.CHECK', message: 'Kuralları dene' },
    SET_PAGE: /*i18n*/ { id: 'chart.recordList.SET_PAGE', message: 'Sayfa değiştir' },
    SEND: /*i18n*/ { id: 'chart.bulk.SEND', message: 'Uygula' },
    CONFIRM: /*i18n*/ { id: 'chart.form.CONFIRM', message: 'Onayla' },
    CANCEL: /*i18n*/ { id: 'chart.form.CANCEL', message: 'Vazgeç' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
  },
  actors: {
    look: /*i18n*/ { id: 'chart.bulkStatus.look', message: 'Durumlara bakma' },
    check: /*i18n*/ { id: 'chart.bulk.check', message: 'Deneme' },
    begin: /*i18n*/ { id: 'chart.bulk.begin', message: 'İşi başlatma' },
  },
  guards: {
    isChosen: /*i18n*/ { id: 'chart.bulkStatus.isChosen', message: 'Siparişler listede seçildiyse' },
    asksFirst: /*i18n*/ { id: 'chart.bulkStatus.asksFirst', message: 'Geri dönüşü yoksa' },
  },
}
