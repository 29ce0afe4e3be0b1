import type { PageWords } from '#machines/platform/step-page/step-page.words.ts'
import type { Words } from '#machines/platform/words.ts'

export const givenChequeWords: Words = {
  title: /*i18n*/ { id: 'chart.givenCheque', message: 'Verilen çek' },
  about: /*i18n*/ {
    id: 'chart.givenCheque.about',
    message:
      'Tedarikçiye verilen bir çekin ömrü: vadesinde bankadan ödenir ya da karşılıksız kalır, ya da geri alınıp iptal edilir. Her adım kaydını deftere yazar; ödenmeyen çek tedarikçiye borcu yeniden açar.',
  },
  states: {
    given: /*i18n*/ { id: 'given_cheques.given', message: 'Ödenecek' },
    cleared: /*i18n*/ { id: 'given_cheques.cleared', message: 'Ödendi' },
    bounced: /*i18n*/ { id: 'cheques.bounced', message: 'Karşılıksız' },
    returned: /*i18n*/ { id: 'given_cheques.returned', message: 'Geri alındı' },
  },
  events: {
    CLEAR: /*i18n*/ { id: 'given_cheques.CLEAR', message: 'Bankadan ödendi' },
    TAKE_BACK: /*i18n*/ { id: 'given_cheques.TAKE_BACK', message: 'Ödemeyi geri al' },
    BOUNCE: /*i18n*/ { id: 'cheques.BOUNCE', message: 'Karşılıksız çıktı' },
    RETURN: /*i18n*/ { id: 'given_cheques.RETURN', message: 'Geri al ve iptal et' },
  },
}

export const givenChequePageWords: PageWords = {
  title: /*i18n*/ { id: 'chart.givenChequePage', message: 'Verilen çek sayfası' },
  about: /*i18n*/ {
    id: 'chart.givenChequePage.about',
    message: 'Verilen bir çeki açma, işlem gününü verme ve şemasının adımlarını sunucuya gönderme.',
  },
  events: { SET_DAY: /*i18n*/ { id: 'chart.chequePage.SET_DAY', message: 'İşlem gününü ver' } },
}
