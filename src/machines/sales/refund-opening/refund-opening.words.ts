import type { Words } from '#machines/platform/words.ts'

export const refundOpeningWords: Words = {
  title: /*i18n*/ { id: 'chart.refundOpening', message: 'İade açma' },
  about: /*i18n*/ {
    id: 'chart.refundOpening.about',
    message: 'Sipariş sayfasından iade açma: satırlar adet ve nedenleriyle seçilir, kurallara sorulur, gönderilir.',
  },
  states: {
    closed: /*i18n*/ { id: 'chart.refundOpening.closed', message: 'Açılmadı' },
    writing: /*i18n*/ { id: 'chart.refundOpening.writing', message: 'Satırlar seçiliyor' },
    sending: /*i18n*/ { id: 'chart.stepPage.sending', message: 'Gönderiliyor' },
    refused: /*i18n*/ { id: 'chart.stepPage.refused', message: 'Sunucu reddetti' },
    failed: /*i18n*/ { id: 'chart.stepPage.failed', message: 'Yanıt gelmedi' },
    looking: /*i18n*/ { id: 'chart.refundOpening.looking', message: 'Siparişe yeniden bakılıyor' },
    left: /*i18n*/ { id: 'chart.refundOpening.left', message: 'Sayfa yenileniyor' },
  },
  events: {
    OPEN: /*i18n*/ { id: 'chart.refundOpening.OPEN', message: 'İade açmaya başla' },
    PIECES: /*i18n*/ { id: 'chart.refundOpening.PIECES', message: 'Adet yaz' },
    REASON: /*i18n*/ { id: 'chart.refundOpening.REASON', message: 'Neden seç' },
    DESCRIBE: /*i18n*/ { id: 'chart.refundOpening.DESCRIBE', message: 'Açıklama yaz' },
    ORDER: /*i18n*/ { id: 'chart.refundOpening.ORDER', message: 'Sayfa siparişi yeniden okudu' },
    CONFIRM: /*i18n*/ { id: 'chart.stepPage.CONFIRM', message: 'Onayla' },
    CANCEL: /*i18n*/ { id: 'chart.stepPage.CANCEL', message: 'Vazgeç' },
    RETRY: /*i18n*/ { id: 'chart.form.RETRY', message: 'Yeniden dene' },
    REFRESH: /*i18n*/ { id: 'chart.stepPage.REFRESH', message: 'Güncel hâlini göster' },
  },
  actors: {
    look: /*i18n*/ { id: 'chart.recordForm.open', message: 'Kaydı getirme' },
    send: /*i18n*/ { id: 'chart.stepPage.send', message: 'Sunucuya gönderme' },
  },
  guards: {
    isReadAnew: /*i18n*/ { id: 'chart.refundOpening.isReadAnew', message: 'Sipariş burada yenilendiyse' },
    isRefused: /*i18n*/ { id: 'chart.stepPage.isRefused', message: 'Bir kural engel olduysa' },
  },
}
