import type { Words } from '#machines/platform/words.ts'

export const catalogHomeWords: Words = {
  title: /*i18n*/ { id: 'catalog.title', message: 'Kataloğa bakış' },
  about: /*i18n*/ {
    id: 'chart.catalogHome.about',
    message: 'Katalogda ilgi bekleyenlerin sayıları: her sayı, onu gösteren listeyi açar.',
  },
  states: {
    counting: /*i18n*/ { id: 'chart.home.counting', message: 'Sayılıyor' },
    shown: /*i18n*/ { id: 'chart.home.shown', message: 'Gösteriliyor' },
    failed: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
  },
  events: {
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
    RECOUNT: /*i18n*/ { id: 'catalog.recount', message: 'Yeniden say' },
  },
  actors: { count: /*i18n*/ { id: 'chart.home.count', message: 'Sayma' } },
}
