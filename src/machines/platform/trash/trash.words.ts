import type { Words } from '#machines/platform/words.ts'

export const trashWords: Words = {
  title: /*i18n*/ { id: 'chart.bin', message: 'Çöp kutusu' },
  about: /*i18n*/ {
    id: 'chart.bin.about',
    message: 'Bir listeden silinenler: 30 gün boyunca burada aranır ve geri alınır.',
  },
  states: {
    closed: /*i18n*/ { id: 'chart.bin.closed', message: 'Kapalı' },
    open: /*i18n*/ { id: 'chart.bin.open', message: 'Açık' },
    'open.rows': /*i18n*/ { id: 'chart.recordList.rows', message: 'Satırlar' },
    'open.rows.typing': /*i18n*/ { id: 'chart.recordList.typing', message: 'Arama yazılıyor' },
    'open.rows.loading': /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
    'open.rows.shown': /*i18n*/ { id: 'chart.recordList.shown', message: 'Gösteriliyor' },
    'open.rows.empty': /*i18n*/ { id: 'chart.recordList.empty', message: 'Kayıt yok' },
    'open.rows.failed': /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
    'open.restoring': /*i18n*/ { id: 'chart.bin.restoration', message: 'Geri alma' },
    'open.restoring.idle': /*i18n*/ { id: 'chart.bin.idle', message: 'Geri alma yok' },
    'open.restoring.restoring': /*i18n*/ { id: 'chart.undo.undoing', message: 'Geri alınıyor' },
    'open.restoring.refused': /*i18n*/ { id: 'chart.undo.refused', message: 'Kural engelledi' },
    'open.restoring.failed': /*i18n*/ { id: 'chart.form.failed', message: 'Olmadı' },
  },
  events: {
    OPEN: /*i18n*/ { id: 'chart.bin.OPEN', message: 'Çöp kutusunu aç' },
    CLOSE: /*i18n*/ { id: 'chart.bin.CLOSE', message: 'Kapat' },
    SEARCH: /*i18n*/ { id: 'chart.recordList.SEARCH', message: 'Ara' },
    SET_PAGE: /*i18n*/ { id: 'chart.recordList.SET_PAGE', message: 'Sayfa değiştir' },
    REFRESH: /*i18n*/ { id: 'chart.recordList.REFRESH', message: 'Yenile' },
    RESTORE: /*i18n*/ { id: 'chart.bin.RESTORE', message: 'Geri al' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
    CANCEL: /*i18n*/ { id: 'chart.form.CANCEL', message: 'Vazgeç' },
  },
  actors: {
    look: /*i18n*/ { id: 'chart.bin.look', message: 'Çöp kutusuna bakma' },
    restore: /*i18n*/ { id: 'chart.bin.restore', message: 'Geri alma' },
  },
  delays: { typing: /*i18n*/ { id: 'chart.recordList.typing_pause', message: 'Yazmaya ara verme' } },
  guards: {
    isPastTheEnd: /*i18n*/ { id: 'chart.recordList.isPastTheEnd', message: 'Sayfa listenin sonunu geçtiyse' },
    hasNone: /*i18n*/ { id: 'chart.recordList.hasNone', message: 'Hiç kayıt yoksa' },
    isRefused: /*i18n*/ { id: 'chart.bin.isRefused', message: 'Bir kural engellediyse' },
  },
}
