import type { Words } from '#machines/platform/words.ts'

export const pickingWords: Words = {
  title: /*i18n*/ { id: 'chart.picking', message: 'Sipariş toplama' },
  about: /*i18n*/ {
    id: 'chart.picking.about',
    message:
      'Bir siparişin toplanması: parçalar sepete konur, hepsi konana ya da eksiğin nedeni söylenene kadar. Sipariş onaylanmadan önce ve kargoya bildirildikten sonra kapalıdır.',
  },
  states: {
    open: /*i18n*/ { id: 'picking.open', message: 'Toplanıyor' },
    picked: /*i18n*/ { id: 'picking.picked', message: 'Toplandı' },
  },
  events: {
    PICK: /*i18n*/ { id: 'chart.picking.PICK', message: 'Sepete koy' },
    FINISH: /*i18n*/ { id: 'picking.FINISH', message: 'Toplamayı bitir' },
    ORDER: /*i18n*/ { id: 'chart.shipment.ORDER', message: 'Sipariş bu arada değişti' },
  },
}
