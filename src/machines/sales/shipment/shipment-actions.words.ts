import { stepPageWords } from '#machines/platform/step-page/step-page.words.ts'
import { shipmentActionsMachine } from './shipment-actions.machine.ts'

export const shipmentActionsWords = stepPageWords(shipmentActionsMachine, {
  title: /*i18n*/ { id: 'chart.shipmentActions', message: 'Siparişin gönderisi' },
  about: /*i18n*/ {
    id: 'chart.shipmentActions.about',
    message:
      'Sipariş sayfasında gönderi: yöntem seçilir, kargoya kaydedilir, uyarıya ya da hataya rağmen devam edilir, kargodan haber alınır. Adımları gönderinin şeması yargılar.',
  },
  events: {
    CHOOSE: /*i18n*/ { id: 'chart.shipmentActions.CHOOSE', message: 'Yöntem seç' },
    FOLLOW: /*i18n*/ { id: 'shipping.follow', message: 'Kargodan haber al' },
  },
})
