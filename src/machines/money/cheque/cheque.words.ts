import type { PageWords } from '#machines/platform/step-page/step-page.words.ts'
import type { Words } from '#machines/platform/words.ts'

export const chequeWords: Words = {
  title: /*i18n*/ { id: 'chart.cheque', message: 'Çek' },
  about: /*i18n*/ {
    id: 'chart.cheque.about',
    message:
      'Müşteriden alınan bir çekin ömrü: portföyde durur, bir tedarikçiye ciro edilir ya da bankaya tahsile verilir, ödenir ya da karşılıksız çıkar. Her adım kaydını deftere yazar; karşılıksız çıkan çek borcu yeniden açar.',
  },
  states: {
    portfolio: /*i18n*/ { id: 'cheques.portfolio', message: 'Portföyde' },
    endorsed: /*i18n*/ { id: 'cheques.endorsed', message: 'Ciro edildi' },
    deposited: /*i18n*/ { id: 'cheques.deposited', message: 'Bankada tahsilde' },
    cleared: /*i18n*/ { id: 'cheques.cleared', message: 'Tahsil edildi' },
    bounced: /*i18n*/ { id: 'cheques.bounced', message: 'Karşılıksız' },
    returned: /*i18n*/ { id: 'cheques.returned', message: 'İade edildi' },
  },
  events: {
    ENDORSE: /*i18n*/ { id: 'cheques.ENDORSE', message: 'Ciro et' },
    DEPOSIT: /*i18n*/ { id: 'cheques.DEPOSIT', message: 'Bankaya ver' },
    CLEAR: /*i18n*/ { id: 'cheques.CLEAR', message: 'Tahsil edildi' },
    TAKE_BACK: /*i18n*/ { id: 'cheques.TAKE_BACK', message: 'Portföye geri al' },
    BOUNCE: /*i18n*/ { id: 'cheques.BOUNCE', message: 'Karşılıksız çıktı' },
    RETURN: /*i18n*/ { id: 'cheques.RETURN', message: 'Müşteriye iade et' },
  },
}

export const chequePageWords: PageWords = {
  title: /*i18n*/ { id: 'chart.chequePage', message: 'Çek sayfası' },
  about: /*i18n*/ {
    id: 'chart.chequePage.about',
    message: 'Bir çeki açma, gideceği hesabı ya da tedarikçiyi seçme ve şemasının adımlarını sunucuya gönderme.',
  },
  events: {
    SET_DAY: /*i18n*/ { id: 'chart.chequePage.SET_DAY', message: 'İşlem gününü ver' },
    SET_ACCOUNT: /*i18n*/ { id: 'chart.chequePage.SET_ACCOUNT', message: 'Hesap seç' },
    SET_SUPPLIER: /*i18n*/ { id: 'chart.chequePage.SET_SUPPLIER', message: 'Tedarikçi seç' },
  },
}
