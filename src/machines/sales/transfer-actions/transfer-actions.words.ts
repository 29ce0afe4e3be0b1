import type { PageWords } from '#machines/platform/step-page/step-page.words.ts'
import { paymentWords } from '#machines/sales/order/payment-question.words.ts'

export const transferActionsWords: PageWords = {
  title: /*i18n*/ { id: 'transfers.title', message: 'Havale ve EFT’ler' },
  about: /*i18n*/ {
    id: 'chart.transferActions.about',
    message:
      'Havaleler listesinde: gelen para ödendi olarak işaretlenir, gelmediği anlaşılan geri alınır. Siparişin şemasına sorulur.',
  },
  states: {
    ...paymentWords.states,
    looking: /*i18n*/ { id: 'chart.transferActions.looking', message: 'Siparişin son hâli okunuyor' },
    unread: /*i18n*/ { id: 'chart.transferActions.unread', message: 'Sipariş okunamadı' },
  },
  events: paymentWords.events,
  actors: { look: /*i18n*/ { id: 'chart.transferActions.look', message: 'Siparişi okuma' } },
  guards: paymentWords.guards,
}
