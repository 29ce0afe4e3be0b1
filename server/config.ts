import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PlainError } from './plain-error.ts'

/** The folder that package.json is in; every relative path of the configuration starts here. */
export const packageRoot = dirname(dirname(fileURLToPath(import.meta.url)))

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
type LogLevel = (typeof logLevels)[number]

/**
 * What the environment says, read once at start.
 *
 * | variable       | default              | meaning                                                                                     |
 * | -------------- | -------------------- | ------------------------------------------------------------------------------------------- |
 * | `PORT`         | 4000                 | the port of everything; 0 takes any free one                                                |
 * | `HOST`         | 127.0.0.1            | the address to listen on; beyond the loopback the demo's password is random                 |
 * | `PUBLIC_URL`   | http://HOST:PORT     | the address people use, for links in mails                                                  |
 * | `PROXIES`      | 0                    | how many servers of yours stand in front and name the caller in `X-Forwarded-For`           |
 * | `DATABASE_URL` | none                 | a PostgreSQL of yours; without it the server runs its own                                   |
 * | `DATA_DIR`     | ./data               | the folder of the server's own PostgreSQL and of stored files                               |
 * | `STORAGE_URL`  | none                 | `s3://key:secret@host/bucket?region=…`: stored files go there instead of into `DATA_DIR`    |
 * | `SECRETS_KEY`  | a file in `DATA_DIR` | 32 bytes in base64 that stored passwords of others are encrypted with; the same for all servers of a database. Older ones may follow, with commas between |
 * | `SMTP_URL`     | none                 | `smtp://user:password@host:port`: the mail server; without it mails are kept in `DATA_DIR`  |
 * | `MAIL_FROM`    | `ADMIN_EMAIL`        | the sender of mails                                                                         |
 * | `MARKETPLACE_URL` | none              | `https://email:password@host/path`: a marketplace integration service; `https://apigw.trendyol.com/integration`: Trendyol itself, with each shop's own key; without it the server's sandbox. A shop with a key of its own chooses Trendyol in the panel |
 * | `MARKETPLACE_PICTURES` | none         | origins beside it that pictures of its products may come from, with commas between        |
 * | `RATES_URL`    | the central bank; with the demo the sandbox | the address below which the central bank's daily rates lie                |
 * | `PRIVATE_HOSTS` | none                | hosts of your own network that connections may reach, with commas between                    |
 * | `DEMO`         | on, off with a `DATABASE_URL` | an empty database gets the demo shop; off: it gets one admin and a link for the password |
 * | `ADMIN_EMAIL`  | admin@kepenk.test    | the first admin's address where there is no demo                                            |
 * | `PANEL_DIR`    | ./dist, built as needed | a built panel to serve as it is                                                          |
 * | `LOG_LEVEL`    | warn                 | silent, fatal, error, warn, info, debug or trace                                            |
 */
export interface Config {
  readonly port: number
  readonly host: string
  /** Whether only this machine can reach the server. */
  readonly loopback: boolean
  readonly publicUrl: string | null
  /** Servers in front of this one whose word on the caller's address is taken. */
  readonly proxies: number
  readonly databaseUrl: string | null
  /** Absolute. */
  readonly dataDir: string
  readonly storageUrl: string | null
  /** Of 32 bytes each, the newest first; none is the key of a file in `dataDir`. */
  readonly secretsKeys: readonly Buffer[]
  readonly smtpUrl: string | null
  readonly mailFrom: string
  readonly marketplaceUrl: string | null
  /** Origins. */
  readonly marketplacePictures: readonly string[]
  /** Below it lie the central bank's files of rates; `null` for the sandbox. */
  readonly ratesUrl: string | null
  readonly privateHosts: readonly string[]
  readonly demo: boolean
  readonly adminEmail: string
  /** Absolute; `null` builds the panel from its sources when they are newer. */
  readonly panelDir: string | null
  readonly logLevel: LogLevel
}

type Env = Readonly<Record<string, string | undefined>>

/** Reads the environment; a value that cannot be is a `PlainError`. An empty value counts as none. */
export function readConfig(env: Env = process.env): Config {
  const host = env.HOST || '127.0.0.1'
  const adminEmail = email(env, 'ADMIN_EMAIL', 'admin@kepenk.test').toLowerCase()
  const databaseUrl = address(env, 'DATABASE_URL', ['postgres:', 'postgresql:'])
  return {
    port: port(env),
    host,
    loopback: /^(localhost|::1|127\.\d+\.\d+\.\d+)$/.test(host),
    publicUrl: address(env, 'PUBLIC_URL', ['http:', 'https:'])?.replace(/\/+$/, '') ?? null,
    proxies: proxies(env),
    databaseUrl,
    dataDir: folder(env.DATA_DIR || 'data'),
    storageUrl: address(env, 'STORAGE_URL', ['s3:']),
    secretsKeys: secretsKeys(env),
    smtpUrl: address(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: email(env, 'MAIL_FROM', adminEmail),
    marketplaceUrl: address(env, 'MARKETPLACE_URL', ['https:', 'http:']),
    marketplacePictures: origins(env, 'MARKETPLACE_PICTURES'),
    privateHosts: listed(env.PRIVATE_HOSTS).map((host) => host.toLowerCase()),
    ratesUrl:
      address(env, 'RATES_URL', ['https:', 'http:']) ??
      (onOff(env, 'DEMO', databaseUrl === null) ? null : 'https://www.tcmb.gov.tr/kurlar/'),
    demo: onOff(env, 'DEMO', databaseUrl === null),
    adminEmail,
    panelDir: env.PANEL_DIR ? folder(env.PANEL_DIR) : null,
    logLevel: level(env),
  }
}

function port(env: Env): number {
  const text = env.PORT || '4000'
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535)
    throw new PlainError(`PORT is "${text}"; it must be a number from 0 to 65535.`)
  return Number(text)
}

function proxies(env: Env): number {
  const text = env.PROXIES || '0'
  if (!/^\d$/.test(text)) throw new PlainError(`PROXIES is "${text}"; it must be a number from 0 to 9.`)
  return Number(text)
}

function address(env: Env, name: string, schemes: readonly string[]): string | null {
  const text = env[name]
  if (!text) return null
  // The value itself is not repeated: it may hold a password.
  if (!URL.canParse(text) || !schemes.includes(new URL(text).protocol))
    throw new PlainError(`${name} must be an address that begins with ${schemes.map((s) => `${s}//`).join(' or ')}.`)
  return text
}

function origins(env: Env, name: string): string[] {
  const given = (env[name] ?? '').split(',').filter(Boolean)
  return given.map((text) => {
    if (!URL.canParse(text) || new URL(text).origin !== text.trim() || !/^https?:/.test(text.trim()))
      throw new PlainError(`${name} must be addresses such as https://pictures.example, with commas between.`)
    return new URL(text).origin
  })
}

function secretsKeys(env: Env): Buffer[] {
  return listed(env.SECRETS_KEY).map((text) => {
    const key = Buffer.from(text, 'base64')
    // The value itself is not repeated: it is a secret.
    if (key.length !== 32 || key.toString('base64') !== text)
      throw new PlainError('SECRETS_KEY must be 32 bytes in base64, as `openssl rand -base64 32` gives them.')
    return key
  })
}

function listed(text = ''): string[] {
  return text.split(',').flatMap((one) => one.trim() || [])
}

function folder(text: string): string {
  return resolve(packageRoot, text.startsWith('~/') ? join(homedir(), text.slice(2)) : text)
}

function onOff(env: Env, name: string, otherwise: boolean): boolean {
  const text = env[name]?.toLowerCase()
  if (!text) return otherwise
  if (['on', '1', 'true', 'yes'].includes(text)) return true
  if (['off', '0', 'false', 'no'].includes(text)) return false
  throw new PlainError(`${name} is "${text}"; it must be on or off.`)
}

function email(env: Env, name: string, otherwise: string): string {
  const text = env[name] || otherwise
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text))
    throw new PlainError(`${name} is "${text}"; it must be an e-mail address.`)
  return text
}

function level(env: Env): LogLevel {
  const text = env.LOG_LEVEL || 'warn'
  const found = logLevels.find((name) => name === text)
  if (!found) throw new PlainError(`LOG_LEVEL is "${text}"; it must be one of ${logLevels.join(', ')}.`)
  return found
}
