import type { Words } from '#machines/platform/words.ts'

export const homeWords: Words = {
  title: /*i18n*/ { id: 'chart.home', message: 'Ana sayfa' },
  about: /*i18n*/ { id: 'chart.home.about', message: 'Kişinin açabildiği kayıtların sayıları.' },
  states: {
    counting: /*i18n*/ { id: 'chart.home.counting', message: 'Sayılıyor' },
    shown: /*i18n*/ { id: 'chart.home.shown', message: 'Gösteriliyor' },
    failed: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
  },
  events: { RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' } },
  actors: { count: /*i18n*/ { id: 'chart.home.count', message: 'Sayma' } },
}
