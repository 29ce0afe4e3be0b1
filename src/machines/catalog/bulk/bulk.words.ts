import type { Words } from '#machines/platform/words.ts'

export const bulkWords: Words = {
  title: /*i18n*/ { id: 'chart.bulk', message: 'Toplu ürün işlemleri' },
  about: /*i18n*/ {
    id: 'chart.bulk.about',
    message: 'Birçok ürünü birden değiştirme ya da silme: hangileri, ne olacak, her biri için kural kararı, sonra iş.',
  },
  states: {
    beginning: /*i18n*/ { id: 'chart.bulk.beginning', message: 'Açılıyor' },
    choosing: /*i18n*/ { id: 'chart.bulk.choosing', message: 'Ürünler seçiliyor' },
    changing: /*i18n*/ { id: 'chart.bulk.changing', message: 'Değişiklik seçiliyor' },
    checking: /*i18n*/ { id: 'chart.bulk.checking', message: 'Kurallar deneniyor' },
    notChecked: /*i18n*/ { id: 'chart.bulk.notChecked', message: 'Denenemedi' },
    checked: /*i18n*/ { id: 'chart.bulk.checked', message: 'Her ürünün kararı gösteriliyor' },
    confirming: /*i18n*/ { id: 'chart.recordList.confirming', message: 'Onay bekliyor' },
    sending: /*i18n*/ { id: 'chart.bulk.sending', message: 'İş başlatılıyor' },
    notSent: /*i18n*/ { id: 'chart.bulk.notSent', message: 'Başlatılamadı' },
    begun: /*i18n*/ { id: 'chart.bulk.begun', message: 'İş başladı' },
  },
  events: {
    CHOOSE: /*i18n*/ { id: 'chart.bulk.CHOOSE', message: 'Bu ürünlerle devam et' },
    SET_ACT: /*i18n*/ { id: 'chart.bulk.SET_ACT', message: 'Değiştir ya da sil' },
    SET: /*i18n*/ { id: 'chart.bulk.SET', message: 'Değişikliği belirle' },
    CHECK: /*i18n*/ { id: 'chart.bulk.CHECK', message: 'Kuralları dene' },
    SET_PAGE: /*i18n*/ { id: 'chart.recordList.SET_PAGE', message: 'Sayfa değiştir' },
    SEND: /*i18n*/ { id: 'chart.bulk.SEND', message: 'Uygula' },
    CONFIRM: /*i18n*/ { id: 'chart.form.CONFIRM', message: 'Onayla' },
    CANCEL: /*i18n*/ { id: 'chart.form.CANCEL', message: 'Vazgeç' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
  },
  actors: {
    check: /*i18n*/ { id: 'chart.bulk.check', message: 'Deneme' },
    begin: /*i18n*/ { id: 'chart.bulk.begin', message: 'İşi başlatma' },
  },
  guards: {
    isChosen: /*i18n*/ { id: 'chart.bulk.isChosen', message: 'Ürünler listede seçildiyse' },
    asksFirst: /*i18n*/ { id: 'chart.bulk.deletes', message: 'Silinecekse' },
  },
}
