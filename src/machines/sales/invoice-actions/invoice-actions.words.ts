import type { PageWords } from '#machines/platform/step-page/step-page.words.ts'

export const invoiceActionsWords: PageWords = {
  title: /*i18n*/ { id: 'chart.invoiceActions', message: 'Siparişin faturası' },
  about: /*i18n*/ {
    id: 'chart.invoiceActions.about',
    message: 'Bir siparişin faturasını gösterme, kesme, durumunu sorma ve iptal etme.',
  },
  events: { CHOOSE: /*i18n*/ { id: 'chart.invoiceActions.CHOOSE', message: 'Fatura türünü seç' } },
}
