import type { Words } from '#machines/platform/words.ts'

export const transferDeskWords: Words = {
  title: /*i18n*/ { id: 'transfers.title', message: 'Havale ve EFT’ler' },
  about: /*i18n*/ {
    id: 'chart.transferDesk.about',
    message:
      'Havaleler listesinde: gelen para ödendi olarak işaretlenir, gelmediği anlaşılan geri alınır. Siparişin şemasına sorulur.',
  },
  states: {
    idle: /*i18n*/ { id: 'chart.productActs.idle', message: 'İşlem yok' },
    paying: /*i18n*/ { id: 'chart.transferDesk.paying', message: 'İşaretleniyor' },
    notPaid: /*i18n*/ { id: 'chart.transferDesk.notPaid', message: 'İşaretlenemedi' },
  },
  events: {
    PAY: /*i18n*/ { id: 'chart.transferDesk.PAY', message: 'Ödemeyi işaretle' },
    CANCEL: /*i18n*/ { id: 'chart.form.CANCEL', message: 'Vazgeç' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
  },
  actors: { pay: /*i18n*/ { id: 'chart.transferDesk.pay', message: 'Ödemeyi işaretleme' } },
}
