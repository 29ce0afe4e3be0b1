import type { Words } from '#machines/platform/words.ts'

export const orderSummaryWords: Words = {
  title: /*i18n*/ { id: 'order_summary.title', message: 'Sipariş özeti' },
  about: /*i18n*/ {
    id: 'chart.orderSummary.about',
    message: 'Siparişlerin duruma ve güne göre sayıları ve tutarları: her sayı, onu gösteren listeyi açar.',
  },
  states: {
    summing: /*i18n*/ { id: 'chart.orderSummary.summing', message: 'Toplanıyor' },
    shown: /*i18n*/ { id: 'chart.home.shown', message: 'Gösteriliyor' },
    failed: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
  },
  events: {
    SHOW: /*i18n*/ { id: 'chart.orderSummary.SHOW', message: 'Başka günler sor' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
  },
  actors: { sum: /*i18n*/ { id: 'chart.orderSummary.sum', message: 'Toplama' } },
}
