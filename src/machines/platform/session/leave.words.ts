import type { Words } from '#machines/platform/words.ts'

export const leaveWords: Words = {
  title: /*i18n*/ { id: 'chart.leave', message: 'Sayfadan ayrılma' },
  about: /*i18n*/ { id: 'chart.leave.about', message: 'Kaydedilmemiş çalışma kaybolmadan önce sorulan soru.' },
  states: {
    idle: /*i18n*/ { id: 'chart.leave.idle', message: 'Soru yok' },
    asking: /*i18n*/ { id: 'chart.leave.asking', message: 'Soruluyor' },
  },
  events: {
    ASK: /*i18n*/ { id: 'chart.leave.ASK', message: 'Ayrılmak iste' },
    STAY: /*i18n*/ { id: 'chart.leave.STAY', message: 'Sayfada kal' },
    DISCARD: /*i18n*/ { id: 'chart.leave.DISCARD', message: 'Kaydetmeden ayrıl' },
  },
}
