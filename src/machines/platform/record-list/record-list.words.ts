import type { Words } from '#machines/platform/words.ts'

export const recordListWords: Words = {
  title: /*i18n*/ { id: 'chart.recordList', message: 'Kayıt listesi' },
  about: /*i18n*/ {
    id: 'chart.recordList.about',
    message: 'Bir kayıt listesi: gösterdiği satırlar ve yanında, tek tek ya da topluca silme.',
  },
  states: {
    rows: /*i18n*/ { id: 'chart.recordList.rows', message: 'Satırlar' },
    'rows.typing': /*i18n*/ { id: 'chart.recordList.typing', message: 'Arama yazılıyor' },
    'rows.loading': /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
    'rows.shown': /*i18n*/ { id: 'chart.recordList.shown', message: 'Gösteriliyor' },
    'rows.empty': /*i18n*/ { id: 'chart.recordList.empty', message: 'Kayıt yok' },
    'rows.failed': /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
    deletion: /*i18n*/ { id: 'chart.recordList.deletion', message: 'Silme' },
    'deletion.idle': /*i18n*/ { id: 'chart.recordList.idle', message: 'Silme yok' },
    'deletion.confirming': /*i18n*/ { id: 'chart.recordList.confirming', message: 'Onay bekliyor' },
    'deletion.deleting': /*i18n*/ { id: 'chart.recordList.deleting', message: 'Siliniyor' },
    'deletion.refused': /*i18n*/ { id: 'chart.recordList.refused', message: 'Bazıları silinemedi' },
    'deletion.failed': /*i18n*/ { id: 'chart.form.failed', message: 'Olmadı' },
  },
  events: {
    SHOW: /*i18n*/ { id: 'chart.recordList.SHOW', message: 'Adres değişti' },
    SET_PAGE: /*i18n*/ { id: 'chart.recordList.SET_PAGE', message: 'Sayfa değiştir' },
    SORT: /*i18n*/ { id: 'chart.recordList.SORT', message: 'Sırala' },
    FILTER: /*i18n*/ { id: 'chart.recordList.FILTER', message: 'Süz' },
    SEARCH: /*i18n*/ { id: 'chart.recordList.SEARCH', message: 'Ara' },
    REFRESH: /*i18n*/ { id: 'chart.recordList.REFRESH', message: 'Yenile' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
    SELECT: /*i18n*/ { id: 'chart.recordList.SELECT', message: 'Satır seç' },
    DELETE: /*i18n*/ { id: 'chart.recordList.DELETE', message: 'Sil' },
    CONFIRM: /*i18n*/ { id: 'chart.form.CONFIRM', message: 'Onayla' },
    CANCEL: /*i18n*/ { id: 'chart.form.CANCEL', message: 'Vazgeç' },
  },
  actors: {
    list: /*i18n*/ { id: 'chart.recordList.list', message: 'Listeyi getirme' },
    remove: /*i18n*/ { id: 'chart.recordList.remove', message: 'Silme' },
  },
  delays: { typing: /*i18n*/ { id: 'chart.recordList.typing_pause', message: 'Yazmaya ara verme' } },
  guards: {
    isPastTheEnd: /*i18n*/ { id: 'chart.recordList.isPastTheEnd', message: 'Sayfa listenin sonunu geçtiyse' },
    hasNone: /*i18n*/ { id: 'chart.recordList.hasNone', message: 'Hiç kayıt yoksa' },
    allWent: /*i18n*/ { id: 'chart.recordList.allWent', message: 'Hepsi silindiyse' },
  },
}
