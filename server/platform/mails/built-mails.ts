import type { PanelLanguage } from '#api/contract/platform/languages.ts'
import type { MailKind, MailTexts } from '#api/contract/platform/mail-templates.ts'
import type { MailPlaceholder } from '#api/rules/platform/mail-templates.ts'
import { hole } from '#api/rules/platform/placeholders.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

interface Built {
  readonly subject: Says
  /** Its paragraphs between the greeting and the footer: sentences, and placeholders that are whole paragraphs. */
  readonly paragraphs: readonly (Says | MailPlaceholder)[]
  /** To the staff, in the name of the product. */
  readonly ofProduct?: true
}

/** A template as it was built: the panel's own sentences, with a placeholder in each of their holes. */
export function builtMail(kind: MailKind, language: PanelLanguage): MailTexts {
  const { subject, paragraphs, ofProduct } = built[kind]
  const say = (says: Says) => formatMessage(language, says, holes)
  const content = [hello, ...paragraphs].map((part) => (typeof part === 'string' ? hole(part) : say(part)))
  return {
    subject: ofProduct ? say(subject) : `${hole('shop_name')}: ${say(subject)}`,
    content: content.join('\n\n'),
    footer: ofProduct ? '' : hole('shop_name'),
  }
}

/** What the holes of those sentences are called in templates. */
const holes = {
  name: hole('customer_name'),
  number: hole('order_number'),
  amount: hole('amount'),
  subject: hole('subject'),
  minutes: hole('minutes'),
  days: hole('days'),
}

const hello = /*i18n*/ { id: 'mails.hello', message: 'Merhaba {name},' }

const built: Readonly<Record<MailKind, Built>> = {
  order_accepted: {
    subject: /*i18n*/ { id: 'mails.accepted.subject', message: '{number} numaralı siparişiniz onaylandı' },
    paragraphs: [
      /*i18n*/ { id: 'mails.accepted', message: '{number} numaralı siparişinizi onayladık; hazırlamaya başlıyoruz.' },
    ],
  },
  order_reported_to_cargo: {
    subject: /*i18n*/ {
      id: 'mails.reported_to_cargo.subject',
      message: '{number} numaralı siparişiniz kargoya verildi',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mails.reported_to_cargo',
        message: '{number} numaralı siparişinizin kolisini kargo şirketine bildirdik.',
      },
      'tracking',
    ],
  },
  order_delivered: {
    subject: /*i18n*/ { id: 'mails.delivered.subject', message: '{number} numaralı siparişiniz teslim edildi' },
    paragraphs: [
      /*i18n*/ {
        id: 'mails.delivered',
        message: '{number} numaralı siparişiniz teslim edildi. İyi günlerde kullanın.',
      },
    ],
  },
  order_cancelled: {
    subject: /*i18n*/ { id: 'mails.cancelled.subject', message: '{number} numaralı siparişiniz iptal edildi' },
    paragraphs: [
      /*i18n*/ {
        id: 'mails.cancelled',
        message: '{number} numaralı siparişiniz iptal edildi. Ödediğiniz tutar varsa size geri ödenir.',
      },
    ],
  },
  order_rejected: {
    subject: /*i18n*/ { id: 'mails.rejected.subject', message: '{number} numaralı siparişiniz karşılanamadı' },
    paragraphs: [
      /*i18n*/ {
        id: 'mails.rejected',
        message:
          '{number} numaralı siparişinizi ne yazık ki karşılayamıyoruz. Ödediğiniz tutar varsa size geri ödenir.',
      },
    ],
  },
  refunded: {
    subject: /*i18n*/ {
      id: 'mails.refunded.subject',
      message: '{number} numaralı siparişinizin parası geri ödendi',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mails.refunded',
        message: '{number} numaralı siparişiniz için {amount} geri ödedik; ödediğinizin tamamı geri ödenmiş oldu:',
      },
      ...(['lines', 'tax'] as const),
    ],
  },
  part_refunded: {
    subject: /*i18n*/ {
      id: 'mails.partial_refunded.subject',
      message: '{number} numaralı siparişinizin bir kısmı geri ödendi',
    },
    paragraphs: [
      /*i18n*/ {
        id: 'mails.partial_refunded',
        message: '{number} numaralı siparişiniz için {amount} geri ödedik:',
      },
      ...(['lines', 'tax'] as const),
    ],
  },
  payment_link: {
    subject: /*i18n*/ { id: 'mails.payment_link.subject', message: '{number} numaralı siparişinizin ödemesi' },
    paragraphs: [
      /*i18n*/ {
        id: 'mails.payment_link',
        message: '{number} numaralı siparişinizin {amount} tutarındaki ödemesini bu bağlantıdan yapabilirsiniz:',
      },
      'link',
    ],
  },
  question_answered: {
    subject: /*i18n*/ { id: 'mails.question_answered.subject', message: 'Sorunuz yanıtlandı: {subject}' },
    paragraphs: ['answer', /*i18n*/ { id: 'mails.you_wrote', message: 'Yazdığınız:' }, 'message'],
  },
  feedback_answered: {
    subject: /*i18n*/ { id: 'mails.feedback_answered.subject', message: 'Mesajınız yanıtlandı: {subject}' },
    paragraphs: ['answer', /*i18n*/ { id: 'mails.you_wrote', message: 'Yazdığınız:' }, 'message'],
  },
  password_reset: {
    ofProduct: true,
    subject: /*i18n*/ { id: 'mails.reset.subject', message: 'Kepenk: yeni parola bağlantısı' },
    paragraphs: [
      /*i18n*/ {
        id: 'mails.reset.open',
        message:
          'Kepenk hesabınız için yeni bir parola belirlemek üzere bu bağlantıyı açın. Bağlantı bir kez ve {minutes} dakika içinde kullanılabilir:',
      },
      'link',
      /*i18n*/ {
        id: 'mails.reset.ignore',
        message: 'Bunu siz istemediyseniz bu iletiyi dikkate almayın; parolanız değişmez.',
      },
    ],
  },
  invitation: {
    ofProduct: true,
    subject: /*i18n*/ { id: 'mails.invite.subject', message: 'Kepenk: hesabınız açıldı' },
    paragraphs: [
      /*i18n*/ {
        id: 'mails.invite.open',
        message:
          'Sizin için bir Kepenk hesabı açıldı. Parolanızı belirlemek üzere bu bağlantıyı açın. Bağlantı bir kez ve {days} gün içinde kullanılabilir; süresi dolarsa giriş sayfasındaki “Parolamı unuttum” yenisini gönderir:',
      },
      'link',
      /*i18n*/ { id: 'mails.invite.ignore', message: 'Bunu beklemiyorsanız bu iletiyi dikkate almayın.' },
    ],
  },
  order_received: {
    subject: /*i18n*/ { id: 'mails.received.subject', message: '{number} numaralı siparişiniz alındı' },
    paragraphs: [
      /*i18n*/ { id: 'mails.received', message: '{number} numaralı siparişinizi aldık. Toplamı {amount}:' },
      'lines',
      /*i18n*/ {
        id: 'mails.received.contracts',
        message: 'Ön bilgilendirme formu ve mesafeli satış sözleşmesi bu iletinin ekindedir; saklamanızı öneririz.',
      },
    ],
  },
}
