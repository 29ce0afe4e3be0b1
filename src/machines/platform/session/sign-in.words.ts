import type { Words } from '#machines/platform/words.ts'

export const signInWords: Words = {
  title: /*i18n*/ { id: 'chart.signIn', message: 'Giriş formu' },
  about: /*i18n*/ {
    id: 'chart.signIn.about',
    message: 'E-posta ve parolayla giriş: kendi sayfasında ve oturumu biten sayfanın üzerinde.',
  },
  states: {
    editing: /*i18n*/ { id: 'chart.form.editing', message: 'Dolduruluyor' },
    sending: /*i18n*/ { id: 'chart.form.sending', message: 'Gönderiliyor' },
    failed: /*i18n*/ { id: 'chart.form.failed', message: 'Olmadı' },
    done: /*i18n*/ { id: 'chart.signIn.done', message: 'Giriş yapıldı' },
  },
  events: {
    FILL: /*i18n*/ { id: 'chart.form.FILL', message: 'Alanı doldur' },
    SUBMIT: /*i18n*/ { id: 'chart.signIn.SUBMIT', message: 'Giriş yap' },
  },
  actors: { signIn: /*i18n*/ { id: 'chart.signIn.signIn', message: 'Giriş isteği' } },
}
