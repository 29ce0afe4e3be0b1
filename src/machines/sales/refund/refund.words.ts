import type { Words } from '#machines/platform/words.ts'

export const refundWords: Words = {
  title: /*i18n*/ { id: 'chart.refund', message: 'İade' },
  about: /*i18n*/ {
    id: 'chart.refund.about',
    message:
      'Bir iadenin ömrü: satırlara karar verilir, iade onaylanır ya da reddedilir, parası bir kez geri ödenir. Ürünlerin gelişi onun yanında yürür.',
  },
  states: {
    decision: /*i18n*/ { id: 'chart.refund.decision', message: 'Karar ve para' },
    'decision.pending': /*i18n*/ { id: 'refunds.pending', message: 'Karar bekliyor' },
    'decision.accepted': /*i18n*/ { id: 'refunds.accepted', message: 'Onaylandı' },
    'decision.rejected': /*i18n*/ { id: 'refunds.rejected', message: 'Reddedildi' },
    'decision.refunded': /*i18n*/ { id: 'refunds.refunded', message: 'Parası ödendi' },
    goods: /*i18n*/ { id: 'chart.refund.goods', message: 'Ürünlerin gelişi' },
    'goods.awaited': /*i18n*/ { id: 'refunds.awaited', message: 'Ürünler bekleniyor' },
    'goods.received': /*i18n*/ { id: 'refunds.received', message: 'Ürünler teslim alındı' },
  },
  events: {
    DECIDE: /*i18n*/ { id: 'refunds.DECIDE', message: 'Satıra karar ver' },
    APPROVE: /*i18n*/ { id: 'refunds.APPROVE', message: 'İadeyi onayla' },
    REJECT: /*i18n*/ { id: 'refunds.REJECT', message: 'İadeyi reddet' },
    RECEIVE: /*i18n*/ { id: 'refunds.RECEIVE', message: 'Ürünleri teslim al' },
    PAY_BACK: /*i18n*/ { id: 'refunds.PAY_BACK', message: 'Parayı geri öde' },
  },
  guards: {
    isWorthMoney: /*i18n*/ { id: 'chart.refund.isWorthMoney', message: 'geri ödenecek para varsa' },
  },
}
