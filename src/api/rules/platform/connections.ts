import { type Rule, rule, serverRule } from './rule.ts'

/** What is known of a connection before it is asked anything. */
export interface ConnectionFacts {
  readonly status: number
  /** Its stored secrets can be opened with the keys of this server. */
  readonly readable: boolean
}

export const connectionActive: Rule<ConnectionFacts> = rule(
  /*i18n*/ { id: 'connection.passive', message: 'Bağlantı pasif.' },
  'R202',
  ({ status }) => status === 1,
  { at: () => ['status'] },
)

/** As after a restore on a server that has another key. */
export const secretsReadable: Rule<Pick<ConnectionFacts, 'readable'>> = rule(
  /*i18n*/ {
    id: 'connection.unreadable',
    message: 'Kayıtlı gizli bilgiler bu sunucunun anahtarıyla açılamıyor. Yeniden girin.',
  },
  'R152',
  ({ readable }) => readable,
)

/** What is done by hand connects the shop to nobody. */
export const callsSomebody: Rule<{ readonly adapter: string }> = rule(
  /*i18n*/ { id: 'connection.by_hand', message: 'Elle yürütülür: denenecek bir bağlantı yok.' },
  'R152',
  ({ adapter }) => adapter !== 'manual',
)

/** What stands between a connection and its work. */
export const connectionRules = [connectionActive, secretsReadable] as const

/** Nothing that is typed and not saved is tried. */
export const savedBefore: Rule<{ readonly unsaved: boolean }> = rule(
  /*i18n*/ { id: 'connection.unsaved', message: 'Denemeden önce değişiklikleri kaydedin.' },
  'R152',
  ({ unsaved }) => !unsaved,
)

/** A stored secret and the places it is sent to, as they were and as they are to be. */
export interface SecretPlace {
  readonly kept: boolean
  readonly before: readonly unknown[]
  readonly now: readonly unknown[]
}

/** Nobody has a stored secret sent to a place of their own: it is typed anew by who knows it. */
export const secretForPlace: Rule<SecretPlace> = rule(
  /*i18n*/ {
    id: 'connection.secret_again',
    message: 'Adres değişti. Kayıtlı olan yeni adrese gönderilmez; yeniden yazın.',
  },
  'R152',
  ({ kept, before, now }) => !kept || before.every((place, at) => serverIn(place) === serverIn(now[at])),
)

/** Which server an address leads to: its path and the case of its name lead to no other. */
function serverIn(place: unknown): string {
  const text = String(place ?? '').trim()
  return /^https?:/i.test(text) && URL.canParse(text) ? new URL(text).origin : text.toLowerCase()
}

/** Why a connection did not do what it was asked. */
export const connectionFailures = {
  private: serverRule(
    /*i18n*/ {
      id: 'connection.private_address',
      message: '{host} özel bir ağın adresi; sunucu oraya bağlanmaz.',
    },
    'D17',
  ),
  unreachable: serverRule(
    /*i18n*/ { id: 'connection.unreachable', message: 'Karşı sunucuya ulaşılamadı: {detail}' },
    [],
  ),
  slow: serverRule(/*i18n*/ { id: 'connection.slow', message: 'Karşı sunucu zamanında yanıt vermedi.' }, []),
  long: serverRule(/*i18n*/ { id: 'connection.long', message: 'Karşı sunucunun yanıtı fazla uzun.' }, []),
  answered: serverRule(/*i18n*/ { id: 'connection.answered', message: 'Karşı sunucunun yanıtı: {answer}' }, []),
}
