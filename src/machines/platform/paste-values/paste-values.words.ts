import type { Words } from '#machines/platform/words.ts'

export const pasteValuesWords: Words = {
  title: /*i18n*/ { id: 'chart.pasteValues', message: 'Değer listesi yapıştırma' },
  about: /*i18n*/ {
    id: 'chart.pasteValues.about',
    message: 'Bir metinden ya da tablodan birçok değer birden: yinelenenler ve boşlar söylenir, yeniler eklenir.',
  },
  states: {
    closed: /*i18n*/ { id: 'chart.pasteValues.closed', message: 'Kapalı' },
    open: /*i18n*/ { id: 'chart.pasteValues.open', message: 'Liste bekleniyor' },
  },
  events: {
    OPEN: /*i18n*/ { id: 'chart.pasteValues.OPEN', message: 'Liste yapıştırmak iste' },
    TYPE: /*i18n*/ { id: 'chart.pasteValues.TYPE', message: 'Listeyi yapıştır ya da yaz' },
    ALIKE: /*i18n*/ { id: 'chart.pasteValues.ALIKE', message: 'Öteki dillere de aynı adı yaz' },
    ADD: /*i18n*/ { id: 'chart.pasteValues.ADD', message: 'Yenileri ekle' },
    CANCEL: /*i18n*/ { id: 'chart.form.CANCEL', message: 'Vazgeç' },
  },
}
