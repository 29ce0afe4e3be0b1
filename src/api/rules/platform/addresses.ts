import { type Rule, rule } from './rule.ts'

/** Rules of where another server is, judged on the text itself. */

export const isHost: Rule<string> = rule(
  /*i18n*/ { id: 'validation.host', message: 'Bir sunucu adı yazın, örneğin smtp.magaza.com.' },
  'R152',
  (host) =>
    host.length <= 253 &&
    /^([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)*[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u.test(host),
)

export const isPort: Rule<string> = rule(
  /*i18n*/ { id: 'validation.port', message: '1 ile 65535 arasında bir sayı yazın.' },
  'R152',
  (port) => /^\d{1,5}$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535,
)

/** A header of HTTP that may be named: not those that steer the call itself. */
export const isHeaderName: Rule<string> = rule(
  /*i18n*/ { id: 'validation.header_name', message: 'Bir başlık adı yazın, örneğin Authorization.' },
  'R202',
  (name) => /^[A-Za-z][A-Za-z0-9-]*$/.test(name) && !steering.includes(name.toLowerCase()),
)

const steering = ['host', 'content-length', 'content-type', 'connection', 'transfer-encoding', 'upgrade', 'expect']

/** Who signs in there is no part of the address: it would be told to everybody who sees it. */
export const isWebAddress: Rule<string> = rule(
  /*i18n*/ { id: 'validation.web_address', message: 'https:// ile başlayan bir adres yazın; içinde parola olmasın.' },
  'R202',
  (address) => {
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false
    const { username, password } = new URL(address)
    return username === '' && password === ''
  },
)
