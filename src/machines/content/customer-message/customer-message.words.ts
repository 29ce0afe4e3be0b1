import type { PageWords } from '#machines/platform/step-page/step-page.words.ts'
import type { Words } from '#machines/platform/words.ts'

export const customerMessageWords: Words = {
  title: /*i18n*/ { id: 'chart.customerMessage', message: 'Müşteri mesajı' },
  about: /*i18n*/ {
    id: 'chart.customerMessage.about',
    message:
      'Müşterinin yazdığı bir geri bildirimin ya da sorunun ömrü: yanıt bekler, e-postayla yanıtlanır ve kapatılır. Her aşamada mağazadan biri üstlenebilir.',
  },
  states: {
    open: /*i18n*/ { id: 'messages.open', message: 'Yanıt bekliyor' },
    answered: /*i18n*/ { id: 'messages.answered', message: 'Yanıtlandı' },
    closed: /*i18n*/ { id: 'messages.closed', message: 'Kapatıldı' },
  },
  events: {
    ANSWER: /*i18n*/ { id: 'messages.ANSWER', message: 'Yanıtı gönder' },
    ASSIGN: /*i18n*/ { id: 'messages.ASSIGN', message: 'İlgilenecek kişiyi seç' },
    CLOSE: /*i18n*/ { id: 'messages.CLOSE', message: 'Kapat' },
    REOPEN: /*i18n*/ { id: 'messages.REOPEN', message: 'Yeniden aç' },
  },
}

export const customerMessagePageWords: PageWords = {
  title: /*i18n*/ { id: 'chart.customerMessagePage', message: 'Müşteri mesajı sayfası' },
  about: /*i18n*/ {
    id: 'chart.customerMessagePage.about',
    message: 'Bir mesajı okuma, yanıt yazma, birine verme ve şemasının adımlarını sunucuya gönderme.',
  },
  events: { TYPE: /*i18n*/ { id: 'chart.customerMessagePage.TYPE', message: 'Yanıtı yaz' } },
}
