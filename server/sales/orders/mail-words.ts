import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { Says } from '#api/rules/platform/rule.ts'
import type { Config } from '#server/config.ts'
import { publicAddress } from '#server/platform/http/public-address.ts'
import { type LetterText, oneLine, type Sender } from '#server/platform/mails/letter.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

/** A parcel as its customer may follow it; either may be empty. */
export interface Followed {
  readonly tracking_code: string
  readonly tracking_url: string
}

interface Facts {
  readonly number: string
  /** The parcel that goes out with it. */
  readonly parcel: Followed | null
  readonly config: Config
}

/** What customers are told of an order that came to stand so; `null` where they are written nothing. */
export function stepMail(
  status: OrderStatus,
  { number, parcel, config }: Facts,
): ((language: Sender['language']) => LetterText) | null {
  const words = written[status]
  if (!words) return null
  return (language) => ({
    subject: formatMessage(language, words.subject, { number }),
    paragraphs: [
      formatMessage(language, words.message, { number }),
      ...(parcel ? followed(parcel, config, language) : []),
    ],
  })
}

/** How to follow a parcel, where it can be: a link is an http or https address, or it is none. */
function followed({ tracking_code, tracking_url }: Followed, config: Config, language: Sender['language']): string[] {
  const code = oneLine(tracking_code)
  const link = linkOf(tracking_url, config)
  return [
    ...(code ? [formatMessage(language, words.code, { code })] : []),
    ...(link ? [formatMessage(language, words.follow), link] : []),
  ]
}

/** A path is one of this server: the sandbox company lives here. */
function linkOf(tracking_url: string, config: Config): string | null {
  if (tracking_url === '' || !URL.canParse(tracking_url, publicAddress(config))) return null
  const { protocol, href } = new URL(tracking_url, publicAddress(config))
  return protocol === 'http:' || protocol === 'https:' ? href : null
}

const words = {
  code: /*i18n*/ { id: 'mails.tracking_code', message: 'Kargo takip numarası: {code}' },
  follow: /*i18n*/ { id: 'mails.follow', message: 'Gönderinizi bu bağlantıdan izleyebilirsiniz:' },
}

/** Of what happens inside the shop customers hear nothing. Of money that went back its refund tells. */
const written: Partial<Record<OrderStatus, { readonly subject: Says; readonly message: Says }>> = {
  accepted: {
    subject: /*i18n*/ { id: 'mails.accepted.subject', message: '{number} numaralı siparişiniz onaylandı' },
    message: /*i18n*/ {
      id: 'mails.accepted',
      message: '{number} numaralı siparişinizi onayladık; hazırlamaya başlıyoruz.',
    },
  },
  reported_to_cargo: {
    subject: /*i18n*/ {
      id: 'mails.reported_to_cargo.subject',
      message: '{number} numaralı siparişiniz kargoya verildi',
    },
    message: /*i18n*/ {
      id: 'mails.reported_to_cargo',
      message: '{number} numaralı siparişinizin kolisini kargo şirketine bildirdik.',
    },
  },
  delivered: {
    subject: /*i18n*/ { id: 'mails.delivered.subject', message: '{number} numaralı siparişiniz teslim edildi' },
    message: /*i18n*/ {
      id: 'mails.delivered',
      message: '{number} numaralı siparişiniz teslim edildi. İyi günlerde kullanın.',
    },
  },
  cancelled: {
    subject: /*i18n*/ { id: 'mails.cancelled.subject', message: '{number} numaralı siparişiniz iptal edildi' },
    message: /*i18n*/ {
      id: 'mails.cancelled',
      message: '{number} numaralı siparişiniz iptal edildi. Ödediğiniz tutar varsa size geri ödenir.',
    },
  },
  rejected: {
    subject: /*i18n*/ { id: 'mails.rejected.subject', message: '{number} numaralı siparişiniz karşılanamadı' },
    message: /*i18n*/ {
      id: 'mails.rejected',
      message: '{number} numaralı siparişinizi ne yazık ki karşılayamıyoruz. Ödediğiniz tutar varsa size geri ödenir.',
    },
  },
}
