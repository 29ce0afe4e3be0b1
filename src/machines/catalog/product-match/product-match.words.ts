import type { PageWords } from '#machines/platform/step-page/step-page.words.ts'
import type { Words } from '#machines/platform/words.ts'

export const productMatchWords: Words = {
  title: /*i18n*/ { id: 'chart.productMatch', message: 'Ürün eşleşmesi' },
  about: /*i18n*/ {
    id: 'chart.productMatch.about',
    message:
      'Pazaryerinde listelenen bir ürünün mağazadaki karşılığı. Panel ve sunucu aynı şemayı kullanır; getirme işi öneride bulunur ama bir kişinin kararına dokunmaz.',
  },
  states: {
    fetched: /*i18n*/ { id: 'chart.productMatch.fetched', message: 'Getirildi' },
    unmatched: /*i18n*/ { id: 'matches.unmatched', message: 'Eşleşmedi' },
    suggested: /*i18n*/ { id: 'matches.suggested', message: 'Öneri var' },
    matched: /*i18n*/ { id: 'matches.matched', message: 'Eşleşti' },
    refused: /*i18n*/ { id: 'matches.refused', message: 'Reddedildi' },
  },
  events: {
    ACCEPT: /*i18n*/ { id: 'matches.accept', message: 'Onayla' },
    REFUSE: /*i18n*/ { id: 'matches.refuse', message: 'Reddet' },
    CHOOSE: /*i18n*/ { id: 'matches.choose', message: 'Bu ürünle eşleştir' },
    RELEASE: /*i18n*/ { id: 'matches.release', message: 'Kararı geri al' },
  },
  guards: { isSuggested: /*i18n*/ { id: 'chart.productMatch.isSuggested', message: 'Öneri varsa' } },
}

export const matchPageWords: PageWords = {
  title: /*i18n*/ { id: 'chart.matchPage', message: 'Eşleştirme ekranı' },
  about: /*i18n*/ {
    id: 'chart.matchPage.about',
    message:
      'Pazaryerindeki ürünleri getirme, mağazadakilerle yan yana koyma, tek tek ya da toplu karar verme. Kararların kendisini eşleşmenin şeması yargılar.',
  },
  states: {
    comparing: /*i18n*/ { id: 'chart.matchPage.comparing', message: 'Yan yana' },
    fetchingVariant: /*i18n*/ { id: 'chart.matchPage.weighing', message: 'Seçilen ürün getiriliyor' },
    counting: /*i18n*/ { id: 'chart.matchPage.counting', message: 'Öneriler sayılıyor' },
    notCounted: /*i18n*/ { id: 'chart.matchPage.notCounted', message: 'Sayılamadı' },
    confirming: /*i18n*/ { id: 'chart.matchPage.confirming', message: 'Onay bekliyor' },
    beginning: /*i18n*/ { id: 'chart.matchPage.beginning', message: 'İş başlatılıyor' },
    notBegun: /*i18n*/ { id: 'chart.matchPage.notBegun', message: 'İş başlatılamadı' },
    begun: /*i18n*/ { id: 'chart.matchPage.begun', message: 'İş başladı' },
  },
  events: {
    COMPARE: /*i18n*/ { id: 'chart.matchPage.COMPARE', message: 'Yan yana göster' },
    PICK: /*i18n*/ { id: 'chart.matchPage.PICK', message: 'Başka bir ürün seç' },
    FETCH: /*i18n*/ { id: 'matches.fetch', message: 'Pazaryerinden getir' },
    DECIDE: /*i18n*/ { id: 'chart.matchPage.DECIDE', message: 'Seçilenlere karar ver' },
    ACCEPT_ALL: /*i18n*/ { id: 'matches.accept_all', message: 'Barkodu tutanları onayla' },
  },
  actors: {
    look: /*i18n*/ { id: 'chart.matchPage.look', message: 'Özeti getirme' },
    count: /*i18n*/ { id: 'chart.matchPage.count', message: 'Önerileri sayma' },
    fetchVariant: /*i18n*/ { id: 'chart.matchPage.weigh', message: 'Ürünü getirme' },
    begin: /*i18n*/ { id: 'chart.matchPage.begin', message: 'İşi başlatma' },
  },
}
