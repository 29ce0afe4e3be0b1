import type { PageWords } from '#machines/platform/step-page/step-page.words.ts'

/** What the question about money that came is called in the book, wherever it is asked. */
export const paymentWords = {
  states: {
    receiving: /*i18n*/ { id: 'chart.payment.receiving', message: 'Gelen para soruluyor' },
  },
  events: {
    PAYMENT: /*i18n*/ { id: 'chart.payment.PAYMENT', message: 'Hesabı, günü ya da referansı yaz' },
  },
  guards: {
    marksPaid: /*i18n*/ { id: 'chart.payment.marksPaid', message: 'Ödendi olarak işaretleniyorsa' },
  },
} as const satisfies Partial<PageWords>
