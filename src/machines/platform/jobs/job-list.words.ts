import type { Words } from '#machines/platform/words.ts'

export const jobListWords: Words = {
  title: /*i18n*/ { id: 'chart.jobList', message: 'Süren işler' },
  about: /*i18n*/ {
    id: 'chart.jobList.about',
    message:
      'Sunucuda süren uzun işler: başlıktaki sayaç ve iş listesindeki ilerleme. Süren iş varken arada bir yeniden bakılır.',
  },
  states: {
    asking: /*i18n*/ { id: 'chart.jobList.asking', message: 'Soruluyor' },
    watching: /*i18n*/ { id: 'chart.jobList.watching', message: 'Süren iş var' },
    resting: /*i18n*/ { id: 'chart.jobList.resting', message: 'Süren iş yok' },
    failed: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
  },
  events: {
    REFRESH: /*i18n*/ { id: 'chart.jobList.REFRESH', message: 'Yeniden bak' },
    SHOWN: /*i18n*/ { id: 'chart.jobList.SHOWN', message: 'Liste başka işler gösteriyor' },
  },
  actors: { list: /*i18n*/ { id: 'chart.recordList.list', message: 'Listeyi getirme' } },
  delays: { pause: /*i18n*/ { id: 'chart.jobList.pause', message: 'Bakmaya ara verme' } },
  guards: {
    anyOpen: /*i18n*/ { id: 'chart.jobList.anyOpen', message: 'Bitmemiş bir iş varsa' },
    showsOpen: /*i18n*/ { id: 'chart.jobList.showsOpen', message: 'Listede bitmemiş bir iş varsa' },
  },
}
