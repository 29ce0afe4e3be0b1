import type { Words } from '#machines/platform/words.ts'

export const signInWords: Words = {
  title: /*i18n*/ { id: 'chart.signIn', message: 'Giriş formu' },
  about: /*i18n*/ {
    id: 'chart.signIn.about',
    message:
      'E-posta ve parolayla giriş, isteyen için bir de kodla: kendi sayfasında ve oturumu biten sayfanın üzerinde.',
  },
  states: {
    editing: /*i18n*/ { id: 'chart.form.editing', message: 'Dolduruluyor' },
    sending: /*i18n*/ { id: 'chart.form.sending', message: 'Gönderiliyor' },
    failed: /*i18n*/ { id: 'chart.form.failed', message: 'Olmadı' },
    askingCode: /*i18n*/ { id: 'chart.signIn.askingCode', message: 'Kod isteniyor' },
    sendingCode: /*i18n*/ { id: 'chart.signIn.sendingCode', message: 'Kod gönderiliyor' },
    done: /*i18n*/ { id: 'chart.signIn.done', message: 'Giriş yapıldı' },
  },
  events: {
    FILL: /*i18n*/ { id: 'chart.form.FILL', message: 'Alanı doldur' },
    SUBMIT: /*i18n*/ { id: 'chart.signIn.SUBMIT', message: 'Giriş yap' },
    FILL_CODE: /*i18n*/ { id: 'chart.signIn.FILL_CODE', message: 'Kodu yaz' },
    BACK: /*i18n*/ { id: 'chart.signIn.BACK', message: 'Geri dön' },
  },
  actors: {
    signIn: /*i18n*/ { id: 'chart.signIn.signIn', message: 'Giriş isteği' },
    signInWithCode: /*i18n*/ { id: 'chart.signIn.signInWithCode', message: 'Kodla giriş isteği' },
  },
  guards: {
    codeWanted: /*i18n*/ { id: 'chart.signIn.codeWanted', message: 'Parola doğruysa ve kişi iki adımla giriyorsa' },
  },
}
