import type { Words } from '#machines/platform/words.ts'

export const headerWords: Words = {
  title: /*i18n*/ { id: 'chart.header', message: 'Üst çubuk' },
  about: /*i18n*/ {
    id: 'chart.header.about',
    message: 'Üst çubuğun kendiliğinden sorduğu bildirimler ve diller. Gelmezlerse kimseye bir şey söylenmez.',
  },
  states: {
    notifications: /*i18n*/ { id: 'chart.header.notifications', message: 'Bildirimler' },
    'notifications.loading': /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
    'notifications.resting': /*i18n*/ { id: 'chart.header.resting', message: 'Dinleniyor' },
    'notifications.ready': /*i18n*/ { id: 'chart.header.ready', message: 'Yeniden sorulabilir' },
    'notifications.reading': /*i18n*/ { id: 'chart.header.reading', message: 'Okundu sayılıyor' },
    'notifications.unread': /*i18n*/ { id: 'chart.header.unread', message: 'Okundu sayılamadı' },
    languages: /*i18n*/ { id: 'chart.header.languages', message: 'Diller' },
    'languages.loading': /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
    'languages.known': /*i18n*/ { id: 'chart.header.known', message: 'Mağazanın dilleri' },
    'languages.unknown': /*i18n*/ { id: 'chart.header.unknown', message: 'Panelin dilleri' },
  },
  events: {
    REFRESH: /*i18n*/ { id: 'chart.header.REFRESH', message: 'Panele yeniden bak' },
    READ: /*i18n*/ { id: 'chart.header.READ', message: 'Okundu say' },
  },
  actors: {
    notifications: /*i18n*/ { id: 'chart.header.asking_notifications', message: 'Bildirimleri getirme' },
    read: /*i18n*/ { id: 'chart.header.marking', message: 'Okundu işaretleme' },
    languages: /*i18n*/ { id: 'chart.header.asking_languages', message: 'Dilleri getirme' },
  },
  delays: { rest: /*i18n*/ { id: 'chart.header.rest', message: '1 dakika' } },
}
