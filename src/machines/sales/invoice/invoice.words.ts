import type { Words } from '#machines/platform/words.ts'

export const invoiceWords: Words = {
  title: /*i18n*/ { id: 'chart.invoice', message: 'Fatura' },
  about: /*i18n*/ {
    id: 'chart.invoice.about',
    message:
      'Bir siparişin faturasının ömrü: entegratörün Gelir İdaresi adına söylediği, kesildikten sonra da alıcının yanıtı. Sunucu her adımdan önce bu şemaya sorar; panel aynı şemayla neyin engellediğini söyler.',
  },
  states: {
    none: /*i18n*/ { id: 'invoices.none', message: 'Fatura yok' },
    waiting: /*i18n*/ { id: 'invoices.waiting', message: 'Kuyrukta' },
    succeed: /*i18n*/ { id: 'invoices.succeed', message: 'Kesildi' },
    'succeed.waiting': /*i18n*/ { id: 'invoices.answer_waiting', message: 'Yanıt bekleniyor' },
    'succeed.approved': /*i18n*/ { id: 'invoices.answer_approved', message: 'Alıcı kabul etti' },
    'succeed.rejected': /*i18n*/ { id: 'invoices.answer_rejected', message: 'Alıcı reddetti' },
    'succeed.unknown': /*i18n*/ { id: 'invoices.answer_unknown', message: 'Alıcının yanıtı bilinmiyor' },
    'succeed.automatic': /*i18n*/ { id: 'invoices.answer_automatic', message: 'Kendiliğinden kabul edildi' },
    unknown: /*i18n*/ { id: 'invoices.unknown', message: 'Durumu bilinmiyor' },
    error: /*i18n*/ { id: 'invoices.error', message: 'Kesilemedi' },
  },
  events: {
    ISSUE: /*i18n*/ { id: 'invoices.ISSUE', message: 'Fatura kes' },
    ASK: /*i18n*/ { id: 'invoices.ASK', message: 'Durumu yeniden sor' },
    CANCEL: /*i18n*/ { id: 'invoices.CANCEL', message: 'Faturayı iptal et' },
    PRINT: /*i18n*/ { id: 'invoices.PRINT', message: 'Yazdır' },
    SUCCEED: /*i18n*/ { id: 'invoices.SUCCEED', message: 'Entegratör kestiğini bildirdi' },
    FAIL: /*i18n*/ { id: 'invoices.FAIL', message: 'Entegratör hata bildirdi' },
    LOSE: /*i18n*/ { id: 'invoices.LOSE', message: 'Durumu anlaşılamadı' },
    FIND: /*i18n*/ { id: 'invoices.FIND', message: 'Entegratör kuyrukta olduğunu bildirdi' },
    APPROVE: /*i18n*/ { id: 'invoices.APPROVE', message: 'Alıcı kabul etti' },
    REJECT: /*i18n*/ { id: 'invoices.REJECT', message: 'Alıcı reddetti' },
    TAKE_AS_ACCEPTED: /*i18n*/ { id: 'invoices.TAKE_AS_ACCEPTED', message: 'Yanıtsız kabul edildi' },
    LOSE_ANSWER: /*i18n*/ { id: 'invoices.LOSE_ANSWER', message: 'Yanıtı anlaşılamadı' },
  },
}
