import type { Words } from '#machines/platform/words.ts'

export const resetPasswordWords: Words = {
  title: /*i18n*/ { id: 'chart.resetPassword', message: 'Yeni parola' },
  about: /*i18n*/ {
    id: 'chart.resetPassword.about',
    message: 'Postadaki bağlantıyla yeni parola belirleme. Kullanılmış, eski ya da değiştirilmiş bağlantı geçmez.',
  },
  states: {
    opening: /*i18n*/ { id: 'chart.form.opening', message: 'Açılıyor' },
    editing: /*i18n*/ { id: 'chart.form.editing', message: 'Dolduruluyor' },
    saving: /*i18n*/ { id: 'chart.form.saving', message: 'Kaydediliyor' },
    failed: /*i18n*/ { id: 'chart.form.failed', message: 'Olmadı' },
    inactive: /*i18n*/ { id: 'chart.resetPassword.inactive', message: 'Bağlantı geçersiz' },
    done: /*i18n*/ { id: 'chart.resetPassword.done', message: 'Parola değişti' },
  },
  events: {
    FILL: /*i18n*/ { id: 'chart.form.FILL', message: 'Alanı doldur' },
    SUBMIT: /*i18n*/ { id: 'chart.resetPassword.SUBMIT', message: 'Parolayı değiştir' },
  },
  actors: { reset: /*i18n*/ { id: 'chart.resetPassword.reset', message: 'Parola değişikliği' } },
  guards: {
    hasLink: /*i18n*/ { id: 'chart.resetPassword.hasLink', message: 'Bağlantıyla gelindiyse' },
    linkInactive: /*i18n*/ { id: 'chart.resetPassword.linkInactive', message: 'Bağlantı artık geçerli değilse' },
  },
}
