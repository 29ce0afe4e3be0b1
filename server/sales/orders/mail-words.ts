import type { MailKind } from '#api/contract/platform/mail-templates.ts'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import type { Config } from '#server/config.ts'
import { publicAddress } from '#server/platform/http/public-address.ts'
import type { MailToWrite } from '#server/platform/mails/compose.ts'
import { oneLine, type Sender } from '#server/platform/mails/letter.ts'
import { formatMessage } from '#server/platform/texts/format-message.ts'

/** A parcel as its customer may follow it; either may be empty. */
export interface Followed {
  readonly tracking_code: string
  readonly tracking_url: string
}

interface Facts {
  /** The parcel that goes out with it. */
  readonly parcel: Followed | null
  readonly config: Config
}

/** What customers are told of an order that came to stand so; `null` where they are written nothing. */
export function stepMail(status: OrderStatus, { parcel, config }: Facts): MailToWrite | null {
  const kind = written[status]
  if (!kind) return null
  return {
    kind,
    values: (language) => ({ tracking: parcel ? followed(parcel, config, language).join('\n\n') : '' }),
  }
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
const written: Partial<Record<OrderStatus, MailKind>> = {
  accepted: 'order_accepted',
  reported_to_cargo: 'order_reported_to_cargo',
  delivered: 'order_delivered',
  cancelled: 'order_cancelled',
  rejected: 'order_rejected',
}
