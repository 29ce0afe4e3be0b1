import type { PageWords } from '#machines/platform/step-page/step-page.words.ts'
import type { Words } from '#machines/platform/words.ts'

export const purchaseWords: Words = {
  title: /*i18n*/ { id: 'chart.purchase', message: 'Alış' },
  about: /*i18n*/ {
    id: 'chart.purchase.about',
    message:
      'Bir tedarikçiden alış: taslak yazılır, sipariş edilir, ürünler parça parça teslim alınır ve stoğa girer, gelen fatura işlenince faturalanmış olur. Hiç ürün gelmediyse iptal edilebilir.',
  },
  states: {
    draft: /*i18n*/ { id: 'purchases.draft', message: 'Taslak' },
    ordered: /*i18n*/ { id: 'purchases.ordered', message: 'Sipariş edildi' },
    partly_received: /*i18n*/ { id: 'purchases.partly_received', message: 'Bir kısmı geldi' },
    received: /*i18n*/ { id: 'purchases.received', message: 'Teslim alındı' },
    invoiced: /*i18n*/ { id: 'purchases.invoiced', message: 'Faturalandı' },
    cancelled: /*i18n*/ { id: 'purchases.cancelled', message: 'İptal edildi' },
  },
  events: {
    WRITE: /*i18n*/ { id: 'purchases.write', message: 'Taslağı kaydet' },
    ORDER: /*i18n*/ { id: 'purchases.order', message: 'Sipariş et' },
    RECEIVE: /*i18n*/ { id: 'purchases.receive', message: 'Teslim al' },
    CLOSE: /*i18n*/ { id: 'purchases.close', message: 'Kalanı bekleme' },
    INVOICE: /*i18n*/ { id: 'purchases.invoice', message: 'Faturayı işle' },
    REOPEN: /*i18n*/ { id: 'purchases.reopen', message: 'Faturayı geri al' },
    CANCEL: /*i18n*/ { id: 'purchases.cancel', message: 'Alışı iptal et' },
  },
  guards: {
    draft: /*i18n*/ { id: 'chart.purchase.draftRules', message: 'Taslağın kuralları' },
    receipt: /*i18n*/ { id: 'chart.purchase.receipt', message: 'Teslim almanın kuralları' },
    invoice: /*i18n*/ { id: 'chart.purchase.invoiceRules', message: 'Faturanın kuralları' },
    complete: /*i18n*/ { id: 'chart.purchase.complete', message: 'Sipariş edilenlerin hepsi geldiyse' },
  },
}

export const purchasePageWords: PageWords = {
  title: /*i18n*/ { id: 'chart.purchasePage', message: 'Alış sayfası' },
  about: /*i18n*/ {
    id: 'chart.purchasePage.about',
    message:
      'Bir alışı açma, taslağını yazma, gelen ürünleri okutarak teslim alma ve şemasının adımlarını sunucuya gönderme. Yazılanlar kaydedilene, okutulanlar teslim alınana kadar bu sayfada durur.',
  },
  events: {
    SET: /*i18n*/ { id: 'chart.purchasePage.SET', message: 'Alışın alanını yaz' },
    SET_LINE: /*i18n*/ { id: 'chart.purchasePage.SET_LINE', message: 'Satırı yaz' },
    REMOVE_LINE: /*i18n*/ { id: 'chart.newOrder.REMOVE_LINE', message: 'Ürünü çıkar' },
    SCAN: /*i18n*/ { id: 'chart.purchasePage.SCAN', message: 'Geleni okut' },
    SET_PIECES: /*i18n*/ { id: 'chart.purchasePage.SET_PIECES', message: 'Gelen adedi yaz' },
    TAKE_REST: /*i18n*/ { id: 'chart.purchasePage.TAKE_REST', message: 'Kalanın hepsini yaz' },
    SET_INVOICE: /*i18n*/ { id: 'chart.purchasePage.SET_INVOICE', message: 'Faturanın alanını yaz' },
    SET_PRICES: /*i18n*/ { id: 'chart.purchasePage.SET_PRICES', message: 'Alış fiyatlarını güncellemeyi seç' },
  },
}
