import type { Words } from '#machines/platform/words.ts'

export const shipmentDeskWords: Words = {
  title: /*i18n*/ { id: 'chart.shipmentDesk', message: 'Gönderi masası' },
  about: /*i18n*/ {
    id: 'chart.shipmentDesk.about',
    message:
      'Sipariş sayfasında gönderi: yöntem seçilir, kargoya kaydedilir, uyarıya ya da hataya rağmen devam edilir, kargodan haber alınır. Adımları gönderinin şeması yargılar.',
  },
  states: {
    shown: /*i18n*/ { id: 'chart.recordList.shown', message: 'Gösteriliyor' },
    sending: /*i18n*/ { id: 'chart.shipmentDesk.sending', message: 'Kargo firmasına soruluyor' },
    refused: /*i18n*/ { id: 'chart.shipmentDesk.refused', message: 'Kurallar engelledi' },
    notSent: /*i18n*/ { id: 'chart.shipmentDesk.notSent', message: 'Yanıt alınamadı' },
    left: /*i18n*/ { id: 'chart.shipmentDesk.left', message: 'Sipariş yeniden okunuyor' },
  },
  events: {
    CHOOSE: /*i18n*/ { id: 'chart.shipmentDesk.CHOOSE', message: 'Yöntem seç' },
    ACT: /*i18n*/ { id: 'chart.shipmentDesk.ACT', message: 'Gönderinin bir adımını at' },
    ORDER: /*i18n*/ { id: 'chart.shipmentDesk.ORDER', message: 'Sayfa siparişi yeniden okudu' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
    LOOK: /*i18n*/ { id: 'chart.shipmentDesk.LOOK', message: 'Güncel hâline bak' },
  },
  actors: { send: /*i18n*/ { id: 'chart.shipmentDesk.send', message: 'Adımı gönderme' } },
  guards: { isRefused: /*i18n*/ { id: 'chart.shipmentDesk.isRefused', message: 'Sunucu kurallarla engellediyse' } },
}
