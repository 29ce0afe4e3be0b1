import type { Words } from '#machines/platform/words.ts'

export const paletteWords: Words = {
  title: /*i18n*/ { id: 'chart.palette', message: 'Ara ve git' },
  about: /*i18n*/ {
    id: 'chart.palette.about',
    message:
      'Ctrl+K ile her sayfada açılan arama: ekranlar, sayfadaki işlemler ve kayıtlar yazarak bulunur. Soru işareti kısayolları gösterir.',
  },
  states: {
    closed: /*i18n*/ { id: 'chart.palette.closed', message: 'Kapalı' },
    open: /*i18n*/ { id: 'chart.palette.open', message: 'Açık' },
    'open.resting': /*i18n*/ { id: 'chart.palette.resting', message: 'Yazılmadı' },
    'open.typing': /*i18n*/ { id: 'chart.palette.typing', message: 'Yazılıyor' },
    'open.searching': /*i18n*/ { id: 'chart.palette.searching', message: 'Aranıyor' },
    'open.shown': /*i18n*/ { id: 'chart.palette.shown', message: 'Bulunanlar gösteriliyor' },
    'open.failed': /*i18n*/ { id: 'chart.palette.failed', message: 'Aranamadı' },
    shortcuts: /*i18n*/ { id: 'chart.palette.shortcuts', message: 'Kısayollar gösteriliyor' },
  },
  events: {
    OPEN: /*i18n*/ { id: 'chart.palette.OPEN', message: 'Aç' },
    SHORTCUTS: /*i18n*/ { id: 'chart.palette.SHORTCUTS', message: 'Kısayolları göster' },
    CLOSE: /*i18n*/ { id: 'chart.palette.CLOSE', message: 'Kapat' },
    TYPE: /*i18n*/ { id: 'chart.palette.TYPE', message: 'Yaz' },
    MOVE: /*i18n*/ { id: 'chart.palette.MOVE', message: 'Ok tuşuyla ilerle' },
    POINT: /*i18n*/ { id: 'chart.palette.POINT', message: 'Üzerine gel' },
    OPEN_FIRST: /*i18n*/ { id: 'chart.palette.OPEN_FIRST', message: 'Bulununca ilkini aç' },
    RETRY: /*i18n*/ { id: 'chart.palette.RETRY', message: 'Yeniden dene' },
  },
  actors: { find: /*i18n*/ { id: 'chart.palette.find', message: 'Kayıtları arama' } },
  delays: { typing: /*i18n*/ { id: 'chart.palette.pause', message: 'Yazmaya ara verme' } },
  guards: {
    isBlank: /*i18n*/ { id: 'chart.palette.isBlank', message: 'Yazılan boşsa' },
    isAwaited: /*i18n*/ { id: 'chart.palette.isAwaited', message: 'Enter önceden basıldı ve kayıt bulunduysa' },
  },
}
