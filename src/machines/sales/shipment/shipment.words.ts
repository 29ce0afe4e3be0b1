import type { PageWords } from '#machines/platform/step-page/step-page.words.ts'
import type { Words } from '#machines/platform/words.ts'

export const shipmentWords: Words = {
  title: /*i18n*/ { id: 'chart.shipment', message: 'Gönderi' },
  about: /*i18n*/ {
    id: 'chart.shipment.about',
    message:
      'Bir gönderinin ömrü: kargo firmasına bildirilir; firma alır, dağıtım alanı dışında olduğunu söyler ya da hata verir. Uyarıya ve hataya rağmen devam etmek ayrı ve kayda geçen bir adımdır.',
  },
  states: {
    draft: /*i18n*/ { id: 'shipments.draft', message: 'Hazırlanıyor' },
    warned: /*i18n*/ { id: 'shipments.warned', message: 'Dağıtım alanı dışında' },
    failed: /*i18n*/ { id: 'shipments.failed', message: 'Kargo hatası' },
    registered: /*i18n*/ { id: 'shipments.registered', message: 'Kargoya kaydedildi' },
    by_hand: /*i18n*/ { id: 'shipments.by_hand', message: 'Elden bildirildi' },
    cancelled: /*i18n*/ { id: 'shipments.cancelled', message: 'Vazgeçildi' },
  },
  events: {
    ORDER: /*i18n*/ { id: 'chart.shipment.ORDER', message: 'Sipariş bu arada değişti' },
    REGISTER: /*i18n*/ { id: 'shipments.REGISTER', message: 'Kargoya kaydet' },
    PROCEED: /*i18n*/ { id: 'shipments.PROCEED', message: 'Yine de devam et' },
    CANCEL: /*i18n*/ { id: 'shipments.CANCEL', message: 'Vazgeç' },
    HAND_OVER: /*i18n*/ { id: 'shipments.HAND_OVER', message: 'Takip numarasıyla bildir' },
  },
  guards: {
    isOutOfArea: /*i18n*/ { id: 'chart.shipment.isOutOfArea', message: 'Adres dağıtım alanı dışındaysa' },
    isByHand: /*i18n*/ { id: 'chart.shipment.isByHand', message: 'Personel kendisi veriyorsa' },
    isError: /*i18n*/ { id: 'chart.shipment.isError', message: 'Kargo firması hata verdiyse' },
  },
}

export const shipmentActionsWords: PageWords = {
  title: /*i18n*/ { id: 'chart.shipmentActions', message: 'Siparişin gönderisi' },
  about: /*i18n*/ {
    id: 'chart.shipmentActions.about',
    message:
      'Sipariş sayfasında gönderi: yöntem seçilir, koli sayılır ve ölçülür, kargoya kaydedilir, uyarıya ya da hataya rağmen devam edilir, kargodan haber alınır. Adımları gönderinin şeması yargılar.',
  },
  events: {
    CHOOSE: /*i18n*/ { id: 'chart.shipmentActions.CHOOSE', message: 'Yöntem seç' },
    MEASURE: /*i18n*/ { id: 'chart.shipmentActions.MEASURE', message: 'Koliyi ölç' },
    FOLLOW: /*i18n*/ { id: 'shipping.follow', message: 'Kargodan haber al' },
  },
}
