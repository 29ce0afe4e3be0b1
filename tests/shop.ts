import { setTimeout as sleep } from 'node:timers/promises'
import type { Hono } from 'hono'
import { Client } from 'pg'
import { inject } from 'vitest'
import { createApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { type OpenDatabase, openDatabase } from '#server/db/open.ts'
import { sessions } from '#server/db/schema/people.ts'
import { type EInvoiceSandbox, openEInvoiceSandbox } from '#server/integrations/e-invoice/sandbox/sandbox.ts'
import { sandboxEInvoice } from '#server/integrations/e-invoice/sandbox-e-invoice.ts'
import type { Mail } from '#server/integrations/mail/mailer.ts'
import { sandboxMarketplace } from '#server/integrations/marketplace/open-marketplace.ts'
import { openSandbox, type Sandbox } from '#server/integrations/marketplace/sandbox/sandbox.ts'
import { sandboxRates } from '#server/integrations/rates/sandbox-rates.ts'
import { inTime } from '#server/integrations/shipping/open-cargo.ts'
import { openSandboxCargo } from '#server/integrations/shipping/sandbox/sandbox.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { hashOf, newShopToken, newToken } from '#server/platform/http/tokens.ts'
import { secretsWith } from '#server/platform/secrets.ts'
import { addStaff } from '#server/platform/session/add-staff.ts'
import { openLog } from '#server/start/log.ts'
import { judgeAnswer } from './answers.ts'
import { type Clone, cloneShops } from './clone.ts'
import { filesInMemory } from './files-in-memory.ts'
import type { Seeded } from './seed.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

interface CallOptions {
  /** The bearer token; the admin's of the first shop unless said otherwise; `null` sends none. */
  as?: string | null
  body?: unknown
  /** The Idempotency-Key; changing calls get a new one by themselves; `null` sends none. */
  key?: string | null
  /** `x-sid` names the caller's own shop unless said otherwise. */
  headers?: Record<string, string>
}

export interface Answered {
  readonly http: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape
  readonly body: any
  readonly text: string
  readonly headers: Headers
}

/** A whole shop: the real app on a database of its own, with a second shop beside it that nothing may reach. */
export interface Shop {
  readonly app: Hono
  readonly services: Services
  readonly db: Services['db']
  /** The shop that tests work in, and another of the same shape, in another currency and another zone. */
  readonly own: Seeded
  readonly other: Seeded
  /** Tokens of an admin in each shop. */
  readonly admin: string
  readonly otherAdmin: string
  /** Mails that were sent, oldest first. Set `failing` to have the mail server refuse. */
  readonly mails: { readonly sent: Mail[]; failing: boolean }
  /** The marketplace that the shops have their accounts at. */
  readonly sandbox: Sandbox
  /** The integrator that invoices are given to. */
  readonly eInvoiceSandbox: EInvoiceSandbox
  /** A new employee's token with exactly these permission codes. */
  as(codes: readonly number[], shop?: Seeded): Promise<string>
  call(method: Method, path: string, options?: CallOptions): Promise<Answered>
  /** The address of its database. */
  readonly url: string
  /** Ends its connections as the end of its process does, in the middle of whatever they are at. */
  cutOff(): Promise<void>
  /** The shop as it opens when its process has ended: with the database, the files and the mails that have left. It is the one to close. */
  startAgain(): Promise<Shop>
  close(): Promise<void>
}

/** What is there of a shop while no process runs it. */
interface Kept {
  readonly database: Clone
  readonly files: ReturnType<typeof filesInMemory>
  readonly mails: Shop['mails']
}

/** Opens a shop for one test file; close it in `afterAll`. */
export async function openShop(): Promise<Shop> {
  return openKept({ database: await cloneShops(), files: filesInMemory(), mails: { sent: [], failing: false } })
}

async function openKept(kept: Kept): Promise<Shop> {
  const { database, files, mails } = kept
  const open = await openDatabase(database.url, { connections: 24 })
  const { db } = open
  const { own, other } = inject('postgres').shops
  const config = readConfig({ DEMO: 'off' })
  const sandbox = openSandbox(db, { email: 'sandbox@kepenk.test', password: newToken() })
  const sandboxCargo = openSandboxCargo(db)
  const eInvoiceSandbox = openEInvoiceSandbox(db)
  const services: Services = {
    db,
    files,
    mail: {
      ready: async () => {
        if (mails.failing) throw new Error('the mail server refuses')
      },
      send: async (mail) =>
        mails.failing ? Promise.reject(new Error('the mail server refuses')) : void mails.sent.push(mail),
    },
    secrets: secretsWith(Buffer.alloc(32, 7)),
    eInvoice: sandboxEInvoice(eInvoiceSandbox),
    rates: sandboxRates(),
    marketplace: sandboxMarketplace(sandbox),
    sandbox,
    cargo: inTime(sandboxCargo, 2_000),
    sandboxCargo,
    config,
    log: openLog(process.env.LOG_LEVEL ?? 'silent'),
  }
  const app = createApp(services)
  const admin = await signIn(db, own.shop_id, own.admin_id, [100])
  const otherAdmin = await signIn(db, other.shop_id, other.admin_id, [100])
  const abroad = new Set<string | null | undefined>([otherAdmin])
  const shopOf = (as: string | null | undefined) => (abroad.has(as) ? other : own).shop_id
  return {
    app,
    services,
    db,
    own,
    other,
    admin,
    otherAdmin,
    mails,
    sandbox,
    eInvoiceSandbox,
    as: async (codes, shop = own) => {
      const token = await newEmployee(db, shop.shop_id, codes)
      if (shop === other) abroad.add(token)
      return token
    },
    call: (method, path, options = {}) => call(app, method, path, { as: admin, sid: shopOf(options.as), ...options }),
    url: database.url,
    cutOff: () => cutOff(database),
    startAgain: () => openKept(kept),
    close: () => closeAll(open, database),
  }
}

let calls = 0

async function call(
  app: Hono,
  method: Method,
  path: string,
  { as, sid, body, key, headers = {} }: CallOptions & { sid: number },
): Promise<Answered> {
  const changing = method !== 'GET'
  calls += 1
  const answer = await app.request(path, {
    method,
    headers: {
      ...(as ? { authorization: `Bearer ${as}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      'x-sid': String(sid),
      ...(changing && key !== null ? { 'idempotency-key': key ?? `test-key-${calls}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  const told = jsonOrNull(text)
  if (answer.ok) judgeAnswer(method, path, told)
  return { http: answer.status, body: told, text, headers: answer.headers }
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

async function signIn(
  db: Services['db'],
  shop_id: number,
  user_id: number,
  permissions: readonly number[],
): Promise<string> {
  const token = newShopToken(shop_id)
  const expires_at = new Date(Date.now() + 3_600_000).toISOString()
  await db
    .insert(sessions)
    .values({ token_hash: hashOf(token), shop_id, user_id, permissions: [...permissions], expires_at })
  return token
}

let employees = 0

async function newEmployee(db: Services['db'], shop_id: number, codes: readonly number[]): Promise<string> {
  employees += 1
  const email = `elif${employees}@shop${shop_id}.test`
  const id = await addStaff(db, { shop_id, type: 'employee', name: 'Elif', surname: 'Kaya', email })
  return signIn(db, shop_id, id, codes)
}

/** Whatever was not committed is undone by then, and its locks are gone. PostgreSQL itself waits for that as well, a tenth of a second at least. */
async function cutOff({ url }: Clone): Promise<void> {
  const connections = `from pg_stat_activity
    where datname = current_database() and application_name = 'kepenk' and pid <> pg_backend_pid()`
  const other = new Client(url)
  await other.connect()
  // Again and again: one that was being opened meanwhile is there only now.
  while ((await other.query(`select pg_terminate_backend(pid) ${connections}`)).rowCount) await sleep(2)
  await other.end()
}

async function closeAll(open: OpenDatabase, database: Clone): Promise<void> {
  await open.close()
  await database.drop()
}
