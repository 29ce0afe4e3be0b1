import type { Words } from '#machines/platform/words.ts'

export const forgotPasswordWords: Words = {
  title: /*i18n*/ { id: 'chart.forgotPassword', message: 'Parolamı unuttum' },
  about: /*i18n*/ {
    id: 'chart.forgotPassword.about',
    message: 'Yeni parola için bağlantı isteme. Yanıt, adres kayıtlı olsa da olmasa da aynıdır.',
  },
  states: {
    editing: /*i18n*/ { id: 'chart.form.editing', message: 'Dolduruluyor' },
    sending: /*i18n*/ { id: 'chart.form.sending', message: 'Gönderiliyor' },
    failed: /*i18n*/ { id: 'chart.form.failed', message: 'Olmadı' },
    sent: /*i18n*/ { id: 'chart.forgotPassword.sent', message: 'Bağlantı gönderildi' },
  },
  events: {
    FILL: /*i18n*/ { id: 'chart.form.FILL', message: 'Alanı doldur' },
    SUBMIT: /*i18n*/ { id: 'chart.forgotPassword.SUBMIT', message: 'Bağlantı iste' },
    ASK_AGAIN: /*i18n*/ { id: 'chart.forgotPassword.ASK_AGAIN', message: 'Yeniden iste' },
  },
  actors: { ask: /*i18n*/ { id: 'chart.forgotPassword.ask', message: 'Bağlantı isteği' } },
}
