import type { Words } from '#machines/platform/words.ts'

export const choicesWords: Words = {
  title: /*i18n*/ { id: 'chart.choices', message: 'Kayıt seçimi' },
  about: /*i18n*/ {
    id: 'chart.choices.about',
    message: 'Başka bir kayda bağlanan alanın seçenekleri: yazdıkça aranır, seçilmiş olanların adı getirilir.',
  },
  states: {
    typing: /*i18n*/ { id: 'chart.choices.typing', message: 'Arama yazılıyor' },
    finding: /*i18n*/ { id: 'chart.choices.finding', message: 'Aranıyor' },
    shown: /*i18n*/ { id: 'chart.choices.shown', message: 'Seçenekler hazır' },
    failed: /*i18n*/ { id: 'chart.choices.failed', message: 'Getirilemedi' },
  },
  events: {
    SEARCH: /*i18n*/ { id: 'chart.choices.SEARCH', message: 'Ara' },
    NAME: /*i18n*/ { id: 'chart.choices.NAME', message: 'Seçilmiş olanların adını iste' },
    RETRY: /*i18n*/ { id: 'chart.choices.RETRY', message: 'Yeniden dene' },
  },
  actors: { find: /*i18n*/ { id: 'chart.choices.find', message: 'Seçenekleri getirme' } },
  delays: { typing: /*i18n*/ { id: 'chart.choices.pause', message: 'Yazmaya ara verme' } },
  guards: { allNamed: /*i18n*/ { id: 'chart.choices.allNamed', message: 'Hepsinin adı biliniyorsa' } },
}
