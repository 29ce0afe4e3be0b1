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
