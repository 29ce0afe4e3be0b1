import type { Words } from '#machines/words.ts'

export const invoiceDeskWords: Words = {
  title: /*i18n*/ { id: 'chart.invoiceDesk', message: 'Siparişin faturası' },
  about: /*i18n*/ {
    id: 'chart.invoiceDesk.about',
    message: 'Bir siparişin faturasını gösterme, kesme, durumunu sorma ve iptal etme.',
  },
  states: {
    opening: /*i18n*/ { id: 'chart.form.loading', message: 'Yükleniyor' },
    unreachable: /*i18n*/ { id: 'chart.form.not_loaded', message: 'Yüklenemedi' },
    shown: /*i18n*/ { id: 'chart.recordList.shown', message: 'Gösteriliyor' },
    deciding: /*i18n*/ { id: 'chart.invoiceDesk.deciding', message: 'Adıma bakılıyor' },
    confirming: /*i18n*/ { id: 'chart.invoiceDesk.confirming', message: 'Onay bekleniyor' },
    stepping: /*i18n*/ { id: 'chart.reviewDesk.stepping', message: 'Adım gönderiliyor' },
    notTaken: /*i18n*/ { id: 'chart.reviewDesk.notTaken', message: 'Adım yapılamadı' },
  },
  events: {
    CHOOSE: /*i18n*/ { id: 'chart.invoiceDesk.CHOOSE', message: 'Fatura türünü seç' },
    STEP: /*i18n*/ { id: 'chart.reviewDesk.STEP', message: 'Şemanın bir adımını at' },
    CONFIRM: /*i18n*/ { id: 'chart.invoiceDesk.CONFIRM', message: 'Onayla' },
    BACK: /*i18n*/ { id: 'chart.invoiceDesk.BACK', message: 'Vazgeç' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
    RELOAD: /*i18n*/ { id: 'chart.reviewDesk.RELOAD', message: 'Güncel hâlini göster' },
  },
  actors: {
    open: /*i18n*/ { id: 'chart.recordForm.open', message: 'Kaydı getirme' },
    take: /*i18n*/ { id: 'chart.reviewDesk.take', message: 'Adımı gönderme' },
  },
  guards: { isForGood: /*i18n*/ { id: 'chart.invoiceDesk.isForGood', message: 'Adım kalıcıysa' } },
}
