import type { Words } from '#machines/platform/words.ts'

export const invoiceDeskWords: Words = {
  title: /*i18n*/ { id: 'chart.invoiceDesk', message: 'Siparişin faturası' },
  about: /*i18n*/ {
    id: 'chart.invoiceDesk.about',
    message: 'Bir siparişin faturasını gösterme, kesme, durumunu sorma ve iptal etme.',
  },
  states: {
    shown: /*i18n*/ { id: 'chart.recordList.shown', message: 'Gösteriliyor' },
    deciding: /*i18n*/ { id: 'chart.invoiceDesk.deciding', message: 'Adıma bakılıyor' },
    confirming: /*i18n*/ { id: 'chart.invoiceDesk.confirming', message: 'Onay bekleniyor' },
    stepping: /*i18n*/ { id: 'chart.reviewDesk.stepping', message: 'Adım gönderiliyor' },
    notTaken: /*i18n*/ { id: 'chart.reviewDesk.notTaken', message: 'Adım yapılamadı' },
    left: /*i18n*/ { id: 'chart.shipmentActions.left', message: 'Sipariş yeniden okunuyor' },
  },
  events: {
    CHOOSE: /*i18n*/ { id: 'chart.invoiceDesk.CHOOSE', message: 'Fatura türünü seç' },
    STEP: /*i18n*/ { id: 'chart.reviewDesk.STEP', message: 'Şemanın bir adımını at' },
    ORDER: /*i18n*/ { id: 'chart.refundOpening.ORDER', message: 'Sayfa siparişi yeniden okudu' },
    CONFIRM: /*i18n*/ { id: 'chart.invoiceDesk.CONFIRM', message: 'Onayla' },
    BACK: /*i18n*/ { id: 'chart.invoiceDesk.BACK', message: 'Vazgeç' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
    RELOAD: /*i18n*/ { id: 'chart.reviewDesk.RELOAD', message: 'Güncel hâlini göster' },
  },
  actors: {
    take: /*i18n*/ { id: 'chart.reviewDesk.take', message: 'Adımı gönderme' },
  },
  guards: { isForGood: /*i18n*/ { id: 'chart.invoiceDesk.isForGood', message: 'Adım kalıcıysa' } },
}
