import type { Words } from '#machines/platform/words.ts'

export const tillSessionWords: Words = {
  title: /*i18n*/ { id: 'chart.tillSession', message: 'Kasa oturumu' },
  about: /*i18n*/ {
    id: 'chart.tillSession.about',
    message:
      'Kasa sayılarak açılır, para girip çıkar, sayılarak kapanır; fark muhasebeye yazılır. Gönderilmemiş satış varken yalnızca tam yetkiyle kapanır.',
  },
  states: {
    looking: /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
    unreachable: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
    closed: /*i18n*/ { id: 'chart.tillSession.closed', message: 'Kapalı' },
    opening: /*i18n*/ { id: 'chart.tillSession.opening', message: 'Açılıyor' },
    opened: /*i18n*/ { id: 'chart.tillSession.opened', message: 'Açık' },
    moving: /*i18n*/ { id: 'chart.tillSession.moving', message: 'Para yazılıyor' },
    closing: /*i18n*/ { id: 'chart.tillSession.closing', message: 'Kapanıyor' },
  },
  events: {
    WRITE: /*i18n*/ { id: 'chart.tillSession.WRITE', message: 'Sayımı ya da tutarı yaz' },
    OPEN: /*i18n*/ { id: 'chart.tillSession.OPEN', message: 'Kasayı aç' },
    MOVE: /*i18n*/ { id: 'chart.tillSession.MOVE', message: 'Para girişi ya da çıkışı' },
    CLOSE: /*i18n*/ { id: 'chart.tillSession.CLOSE', message: 'Kasayı kapat' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
  },
  actors: {
    look: /*i18n*/ { id: 'chart.tillSession.look', message: 'Kasaları getirme' },
    open: /*i18n*/ { id: 'chart.tillSession.open', message: 'Kasayı açma' },
    move: /*i18n*/ { id: 'chart.tillSession.move', message: 'Parayı yazma' },
    close: /*i18n*/ { id: 'chart.tillSession.close', message: 'Kasayı kapatma' },
  },
  guards: { isOpen: /*i18n*/ { id: 'chart.tillSession.isOpen', message: 'Açık oturum varsa' } },
}
