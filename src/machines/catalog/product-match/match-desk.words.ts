import type { Words } from '#machines/platform/words.ts'

export const matchDeskWords: Words = {
  title: /*i18n*/ { id: 'chart.matchDesk', message: 'Eşleştirme ekranı' },
  about: /*i18n*/ {
    id: 'chart.matchDesk.about',
    message:
      'Pazaryerindeki ürünleri getirme, mağazadakilerle yan yana koyma, tek tek ya da toplu karar verme. Kararların kendisini eşleşmenin şeması yargılar.',
  },
  states: {
    opening: /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
    unreachable: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
    shown: /*i18n*/ { id: 'chart.recordList.shown', message: 'Gösteriliyor' },
    comparing: /*i18n*/ { id: 'chart.matchDesk.comparing', message: 'Yan yana' },
    weighing: /*i18n*/ { id: 'chart.matchDesk.weighing', message: 'Seçilen ürün getiriliyor' },
    stepping: /*i18n*/ { id: 'chart.reviewPage.stepping', message: 'Adım gönderiliyor' },
    notTaken: /*i18n*/ { id: 'chart.reviewPage.notTaken', message: 'Adım yapılamadı' },
    counting: /*i18n*/ { id: 'chart.matchDesk.counting', message: 'Öneriler sayılıyor' },
    notCounted: /*i18n*/ { id: 'chart.matchDesk.notCounted', message: 'Sayılamadı' },
    confirming: /*i18n*/ { id: 'chart.matchDesk.confirming', message: 'Onay bekliyor' },
    beginning: /*i18n*/ { id: 'chart.matchDesk.beginning', message: 'İş başlatılıyor' },
    notBegun: /*i18n*/ { id: 'chart.matchDesk.notBegun', message: 'İş başlatılamadı' },
    begun: /*i18n*/ { id: 'chart.matchDesk.begun', message: 'İş başladı' },
  },
  events: {
    COMPARE: /*i18n*/ { id: 'chart.matchDesk.COMPARE', message: 'Yan yana göster' },
    PICK: /*i18n*/ { id: 'chart.matchDesk.PICK', message: 'Başka bir ürün seç' },
    STEP: /*i18n*/ { id: 'chart.reviewPage.STEP', message: 'Şemanın bir adımını at' },
    FETCH: /*i18n*/ { id: 'matches.fetch', message: 'Pazaryerinden getir' },
    DECIDE: /*i18n*/ { id: 'chart.matchDesk.DECIDE', message: 'Seçilenlere karar ver' },
    ACCEPT_ALL: /*i18n*/ { id: 'matches.accept_all', message: 'Barkodu tutanları onayla' },
    CONFIRM: /*i18n*/ { id: 'chart.form.CONFIRM', message: 'Onayla' },
    CANCEL: /*i18n*/ { id: 'chart.form.CANCEL', message: 'Vazgeç' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
  },
  actors: {
    look: /*i18n*/ { id: 'chart.matchDesk.look', message: 'Özeti getirme' },
    count: /*i18n*/ { id: 'chart.matchDesk.count', message: 'Önerileri sayma' },
    weigh: /*i18n*/ { id: 'chart.matchDesk.weigh', message: 'Ürünü getirme' },
    take: /*i18n*/ { id: 'chart.reviewPage.take', message: 'Adımı gönderme' },
    begin: /*i18n*/ { id: 'chart.matchDesk.begin', message: 'İşi başlatma' },
  },
}
