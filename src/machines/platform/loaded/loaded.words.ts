import type { Words } from '#machines/platform/words.ts'

export const loadedWords: Words = {
  title: /*i18n*/ { id: 'chart.loaded', message: 'Yüklenen sayfa' },
  about: /*i18n*/ {
    id: 'chart.loaded.about',
    message:
      'Gösterdiğini yükleyen sayfalar: ana sayfanın sayıları, kataloğa bakış, sipariş özeti. İstenince ya da başka bir şey sorulunca yeniden yükler.',
  },
  states: {
    loading: /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
    shown: /*i18n*/ { id: 'chart.home.shown', message: 'Gösteriliyor' },
    failed: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
  },
  events: {
    SHOW: /*i18n*/ { id: 'chart.loaded.SHOW', message: 'Başka bir şey sor' },
    REFRESH: /*i18n*/ { id: 'chart.recordList.REFRESH', message: 'Yenile' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
  },
  actors: { load: /*i18n*/ { id: 'chart.loaded.load', message: 'Yükleme' } },
}
