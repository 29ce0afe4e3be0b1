import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packageRoot, readConfig } from '#server/config.ts'
import { listen } from '#server/start/http-server.ts'
import {
  get,
  makePlace,
  type Place,
  post,
  run,
  type Server,
  signInFirstAdmin,
  startServer,
} from '#tests/server-process.ts'

const places: Place[] = []

interface Named {
  readonly name?: string
  /** In a list: the name in the shop's language. */
  readonly translations?: string
}

function place(): Place {
  const made = makePlace()
  places.push(made)
  return made
}

afterAll(async () => {
  for (const made of places) await made.clear()
})

describe('npm start', () => {
  let made: Place
  let server: Server

  beforeAll(async () => {
    made = place()
    server = await startServer(made.env)
  })

  test('serves the panel, the API and the health of the database on one port', async () => {
    const { url } = server
    expect(await (await fetch(`${url}/products/edit/1`)).text()).toContain('<title>Kepenk</title>')
    expect((await fetch(`${url}/v1/auth/me`)).status).toBe(401)
    expect(await get(`${url}/healthz`)).toEqual({ status: 1 })
    expect((await fetch(`${url}/assets/gone-1a2b3c.js`)).status).toBe(404)
  })

  test('without a demo prints a link with which the first admin chooses a password, once', async () => {
    const token = await signInFirstAdmin(server)
    const me = await get(`${server.url}/v1/auth/me`, { authorization: `Bearer ${token}` })
    expect(me.data.user.type).toBe('admin')
    const [, used = ''] = await server.said(/token=(\S+)/)
    await expect(choosePassword(server, used)).rejects.toThrow('auth.reset_link_inactive')

    // The shop that it begins with has tax rates, units and reasons to choose from.
    const namesOf = async (list: string) => {
      const { data } = await get(`${server.url}/v1/panel/${list}?page=0`, { authorization: `Bearer ${token}` })
      return data.rows.map((row: Named) => row.name ?? row.translations).toSorted()
    }
    expect(await namesOf('taxes')).toEqual(['KDV %0', 'KDV %1', 'KDV %10', 'KDV %20'])
    expect(await namesOf('units')).toContain('Adet')
    expect(await namesOf('order-refund-reasons')).toContain('Kusurlu ürün')

    // It has a marketplace to connect to, and a sandbox to try that with.
    const headers = { authorization: `Bearer ${token}` }
    const market = `${server.url}/v1/panel/marketplaces`
    expect((await get(market, headers)).data.rows).toEqual([
      { id: 2, name: 'Trendyol', status: 1, shop_status: 0, configured: 0, offered: 0 },
    ])
    const own = (await get(`${market}/2`, headers)).data
    expect(own.auth_data).toEqual({ adapter: 'trendyol', baseKey: '', supplier_id: '' })
    const tried = { adapter: 'service', baseKey: 'deneme', supplier_id: 'deneme' }
    const send = (method: string, path: string, body: object) =>
      fetch(`${market}/2${path}`, {
        method,
        headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(body),
      })
    await send('PUT', '', { version: own.version, auth_data: tried })
    await send('PATCH', '/status', { status: 1 })
    const test = await send('POST', '/test', {})
    expect((await test.json()).data.answer).toBe('products: 0')
  })

  test('a second time on one folder says so in one sentence, exits with 1, and the first goes on', async () => {
    const second = await run('start', made.env).ended
    expect(second.code).toBe(1)
    expect(second.err).toMatch(/^Kepenk already runs on \S+ \(process \d+\)\.\n$/)
    expect(await get(`${server.url}/healthz`)).toEqual({ status: 1 })
  })

  test('finishes the request under way on SIGTERM, takes no new one, stops the database, and exits with 0', async () => {
    const slow = beginSlowly(`${server.url}/v1/auth/login`, { email: 'nobody@kepenk.test', password: 'x' })
    await slow.underWay
    server.child.kill('SIGTERM')
    await expect.poll(() => isOpen(server.url)).toBe(false)
    expect(made.databasePid()).toBeGreaterThan(0)
    expect(await slow.finish()).toBe(401)
    expect((await server.ended).code).toBe(0)
    expect(made.databasePid()).toBe(0)
    expect(readdirSync(made.dataDir)).not.toContain('server.lock')
  })

  test('prints no link once the admin has a password', async () => {
    const again = await startServer(made.env)
    again.child.kill('SIGINT')
    expect(await again.ended).toMatchObject({ code: 0, out: expect.not.stringMatching(/token=|failed/) })
  })
})

test.concurrent('a start that is stopped while it makes the database leaves none running, and the next one is whole', async () => {
  const made = place()
  const first = run('start', made.env)
  await first.said(/Making the database/)
  first.child.kill('SIGINT')
  expect((await first.ended).code).toBe(0)
  expect(made.databasePid()).toBe(0)
  const second = await startServer(made.env)
  const [, older = ''] = await second.said(/token=(\S+)/)
  second.child.kill('SIGINT')
  await second.ended
  const third = await startServer(made.env)
  await expect(choosePassword(third, older)).rejects.toThrow('auth.reset_link_inactive')
  third.child.kill('SIGINT')
  await third.ended
})

test.concurrent('a start that is stopped while it loads the demo ends with 0 and no demo, and the next one loads it', async () => {
  const made = place()
  const env = { ...made.env, DEMO: 'on' }
  const first = run('start', env)
  await first.said(/the catalogue is there/)
  first.child.kill('SIGTERM')
  expect(await first.ended).toMatchObject({ code: 0, err: '' })
  expect(made.databasePid()).toBe(0)
  const second = run('start', env)
  await second.said(/Loading the demo shop/)
  second.child.kill('SIGTERM')
  await second.ended
})

test.concurrent('the demo is loaded once, its accounts are printed and let in, and beyond the machine its password is another', async () => {
  const { env, dataDir } = place()
  const demo = { ...env, DEMO: 'on' }
  const first = await startServer(demo)
  await first.said(/admin@kepenk\.test +kepenk-demo/)
  const accounts = ['admin@kepenk.test', 'personel@kepenk.test']
  expect((await get(`${first.url}/config.json`)).demo).toEqual({ password: 'kepenk-demo', accounts })
  await post(`${first.url}/v1/auth/login`, { email: 'personel@kepenk.test', password: 'kepenk-demo' })
  first.child.kill('SIGTERM')
  await first.ended

  const beyond = await startServer({ ...demo, HOST: '0.0.0.0' })
  const [, password = ''] = await beyond.said(/admin@kepenk\.test +(\S+)/)
  expect(password).not.toBe('kepenk-demo')
  expect(await get(`${beyond.url}/config.json`)).not.toHaveProperty('demo')
  await post(`${beyond.url}/v1/auth/login`, { email: 'admin@kepenk.test', password })
  beyond.child.kill('SIGTERM')
  expect((await beyond.ended).out).not.toContain('Loading the demo')
  expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toContain(password)
})

test.concurrent('a data folder that is read-only is refused in one sentence, and nothing is written', async () => {
  const made = place()
  mkdirSync(made.dataDir)
  chmodSync(made.dataDir, 0o555)
  chmodSync(join(made.dataDir, '..'), 0o755)
  // Nothing is read-only for root, so there the server runs as somebody else.
  const as = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const { code, err } = await run('start', made.env, [], as).ended
  expect(err).toBe(`${made.dataDir} cannot be written by this user; check DATA_DIR and who owns it.\n`)
  expect(code).toBe(1)
  expect(readdirSync(made.dataDir)).toEqual([])
})

test('a port that is taken is told in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => other.once('listening', resolve))
  const { port } = other.address() as AddressInfo
  const sentence = `127.0.0.1:${port} is taken by another program; set PORT or HOST.`
  await expect(listen(createServer(), { ...readConfig({}), port })).rejects.toThrow(sentence)
  other.close()
})

test('a Node that is too old is told in one sentence', async () => {
  const older = 'data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"20.20.2"}})'
  const child = spawn(process.execPath, ['--import', older, join(packageRoot, 'server/run.js'), 'start'])
  let err = ''
  child.stderr.on('data', (text) => {
    err += text
  })
  expect(await new Promise((resolve) => child.once('close', resolve))).toBe(1)
  expect(err).toMatch(/^Kepenk needs Node [\d.]+ or newer, and this is 20\.20\.2\.\n$/)
})

describe('a wrong value of the environment is refused in one sentence', () => {
  const databaseSchemes = 'postgres:// or postgresql://'
  test.for([
    [{ PORT: 'eighty' }, 'PORT is "eighty"; it must be a number from 0 to 65535.'],
    [{ PORT: '65536' }, 'PORT is "65536"; it must be a number from 0 to 65535.'],
    [{ PROXIES: 'nginx' }, 'PROXIES is "nginx"; it must be a number from 0 to 9.'],
    [{ DEMO: 'maybe' }, 'DEMO is "maybe"; it must be on or off.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it must be one of silent, fatal, error, warn, info, debug, trace.'],
    [{ DATABASE_URL: 'mysql://db' }, `DATABASE_URL must be an address that begins with ${databaseSchemes}.`],
    [{ STORAGE_URL: 'ftp://x' }, 'STORAGE_URL must be an address that begins with s3://.'],
    [{ MARKETPLACE_URL: 'market' }, 'MARKETPLACE_URL must be an address that begins with https:// or http://.'],
    [
      { MARKETPLACE_PICTURES: 'https://a.test/b' },
      'MARKETPLACE_PICTURES must be addresses such as https://pictures.example, with commas between.',
    ],
    [{ SECRETS_KEY: 'secret' }, 'SECRETS_KEY must be 32 bytes in base64, as `openssl rand -base64 32` gives them.'],
    [{ SMTP_URL: 'mail' }, 'SMTP_URL must be an address that begins with smtp:// or smtps://.'],
    [{ ADMIN_EMAIL: 'admin' }, 'ADMIN_EMAIL is "admin"; it must be an e-mail address.'],
  ] as const)('%o', ([env, sentence]) => {
    expect(() => readConfig(env)).toThrow(sentence)
  })

  test('relative folders begin at the package, and an empty value is none', () => {
    expect(readConfig({}).dataDir).toBe(join(packageRoot, 'data'))
    expect(readConfig({ DATA_DIR: 'shops/a' }).dataDir).toBe(join(packageRoot, 'shops/a'))
    expect(readConfig({ PORT: '' }).port).toBe(4000)
  })

  test('the demo is for the own database, unless it is asked for', () => {
    expect(readConfig({}).demo).toBe(true)
    expect(readConfig({ DATABASE_URL: 'postgres://db/shop' }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL: 'postgres://db/shop', DEMO: 'on' }).demo).toBe(true)
  })
})

function choosePassword({ url }: Server, token: string) {
  const password = 'Kepenk-2026-baska'
  return post(`${url}/v1/auth/reset-password`, { token, password, password_confirmation: password })
}

function isOpen(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}

/** A request whose body is sent in two halves. */
function beginSlowly(url: string, input: unknown) {
  const body = JSON.stringify(input)
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' }
  const sent = request(url, { method: 'POST', headers })
  const answered = new Promise<number | undefined>((resolve, reject) => {
    sent.once('response', (answer) => resolve(answer.resume().statusCode))
    sent.once('error', reject)
  })
  // The server asks for the body once it has begun with the request.
  const underWay = new Promise((resolve) => sent.once('continue', resolve))
  sent.flushHeaders()
  return {
    underWay,
    finish: () => {
      sent.end(body)
      return answered
    },
  }
}
