import type { Words } from '#machines/platform/words.ts'

export const toastsWords: Words = {
  title: /*i18n*/ { id: 'chart.toasts', message: 'Bildirim kutuları' },
  about: /*i18n*/ {
    id: 'chart.toasts.about',
    message: 'Ekranın köşesindeki kısa mesajlar: en çok beşi birden, aynı mesaj iki kez değil.',
  },
  states: {},
  events: {
    SHOW: /*i18n*/ { id: 'chart.toasts.SHOW', message: 'Mesaj göster' },
    TAKE: /*i18n*/ { id: 'chart.toasts.TAKE', message: 'Önerileni yap' },
    CLOSE: /*i18n*/ { id: 'chart.toasts.CLOSE', message: 'Mesajı kapat' },
  },
}
