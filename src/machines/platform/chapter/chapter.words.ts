import type { Words } from '#machines/platform/words.ts'

export const chapterWords: Words = {
  title: /*i18n*/ { id: 'chart.chapter', message: 'Durum şeması sayfası' },
  about: /*i18n*/ { id: 'chart.chapter.about', message: 'Bu kitabın bir bölümü: açılması ve resminin büyütülmesi.' },
  states: {
    reading: /*i18n*/ { id: 'chart.form.opening', message: 'Açılıyor' },
    open: /*i18n*/ { id: 'chart.chapter.open', message: 'Açık' },
    unreadable: /*i18n*/ { id: 'chart.chapter.unreadable', message: 'Okunamadı' },
  },
  events: {
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
    ENLARGE: /*i18n*/ { id: 'chart.chapter.ENLARGE', message: 'Büyüt' },
    REDUCE: /*i18n*/ { id: 'chart.chapter.REDUCE', message: 'Küçült' },
    FIT: /*i18n*/ { id: 'chart.chapter.FIT', message: 'Sayfaya sığdır' },
  },
  actors: { read: /*i18n*/ { id: 'chart.chapter.read', message: 'Bölümü okuma' } },
}
