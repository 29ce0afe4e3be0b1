import type { Words } from '#machines/platform/words.ts'

export const shortFormWords: Words = {
  title: /*i18n*/ { id: 'chart.shortForm', message: 'Kısa form' },
  about: /*i18n*/ {
    id: 'chart.shortForm.about',
    message: 'Sayfanın bir bölümünde birkaç alan ve bir düğme: hesabım sayfasında bilgilerim ve yeni parola.',
  },
  states: {
    form: /*i18n*/ { id: 'chart.recordForm.form', message: 'Form' },
    'form.editing': /*i18n*/ { id: 'chart.form.editing', message: 'Dolduruluyor' },
    sending: /*i18n*/ { id: 'chart.form.sending', message: 'Gönderiliyor' },
    'form.failed': /*i18n*/ { id: 'chart.form.failed', message: 'Olmadı' },
    'form.done': /*i18n*/ { id: 'chart.shortForm.done', message: 'Oldu' },
  },
  events: {
    FILL: /*i18n*/ { id: 'chart.form.FILL', message: 'Alanı doldur' },
    SUBMIT: /*i18n*/ { id: 'chart.shortForm.SUBMIT', message: 'Gönder' },
  },
  actors: {
    send: /*i18n*/ { id: 'chart.shortForm.send', message: 'Gönderme' },
  },
  guards: {
    valid: /*i18n*/ { id: 'chart.shortForm.valid', message: 'Alanlar kurallara uyuyorsa' },
  },
}
