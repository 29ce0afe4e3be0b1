import type { Words } from '#machines/platform/words.ts'

export const chapterWords: Words = {
  title: /*i18n*/ { id: 'chart.chapter', message: 'Durum şeması sayfası' },
  about: /*i18n*/ {
    id: 'chart.chapter.about',
    message: 'Bu kitabın bir bölümü: açılması, resminin büyütülmesi ve indirilmesi.',
  },
  states: {
    reading: /*i18n*/ { id: 'chart.form.opening', message: 'Açılıyor' },
    open: /*i18n*/ { id: 'chart.chapter.open', message: 'Açık' },
    'open.still': /*i18n*/ { id: 'chart.chapter.still', message: 'Okunuyor' },
    'open.saving': /*i18n*/ { id: 'chart.chapter.saving', message: 'Dosya hazırlanıyor' },
    'open.printing': /*i18n*/ { id: 'chart.chapter.printing', message: 'Yazdırılıyor' },
    'open.unsaved': /*i18n*/ { id: 'chart.chapter.unsaved', message: 'Dosya hazırlanamadı' },
    unreadable: /*i18n*/ { id: 'chart.chapter.unreadable', message: 'Okunamadı' },
  },
  events: {
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
    ENLARGE: /*i18n*/ { id: 'chart.chapter.ENLARGE', message: 'Büyüt' },
    REDUCE: /*i18n*/ { id: 'chart.chapter.REDUCE', message: 'Küçült' },
    FIT: /*i18n*/ { id: 'chart.chapter.FIT', message: 'Sayfaya sığdır' },
    FOCUS: /*i18n*/ { id: 'chart.chapter.FOCUS', message: 'Bir duruma yakından bak' },
    CLOSE: /*i18n*/ { id: 'chart.chapter.CLOSE', message: 'Kutuları kapat ya da aç' },
    PRINT: /*i18n*/ { id: 'chart.chapter.PRINT', message: 'Yazdır' },
    DOWNLOAD: /*i18n*/ { id: 'chart.chapter.DOWNLOAD', message: 'İndir' },
  },
  actors: {
    read: /*i18n*/ { id: 'chart.chapter.read', message: 'Bölümü okuma' },
    save: /*i18n*/ { id: 'chart.chapter.save', message: 'Dosyayı hazırlama' },
    print: /*i18n*/ { id: 'chart.chapter.print', message: 'Yazdırma' },
  },
}
