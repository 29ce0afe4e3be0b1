import { readFileSync } from 'node:fs'
import { createServer, type Server as HttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '#api/registry/resources.ts'
import { marketplaceAccount } from '#api/resources/catalog/marketplace-account.ts'
import { blank, type Resource } from '#api/resources/platform/resource.ts'
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

/** A real shop with a secret of every kind: its answers, its files, its log and its backup are searched for each of them. */

let place: Place
let server: Server
let other: HttpServer

beforeAll(async () => {
  place = makePlace()
  // The other company repeats what it was told, as some do when they refuse it.
  other = createServer((request, response) => {
    response.writeHead(401, { 'content-type': 'text/plain' })
    response.end(`not you: ${JSON.stringify(request.headers)}`)
  })
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  server = await startServer({ ...place.env, PRIVATE_HOSTS: '127.0.0.1', LOG_LEVEL: 'trace' })
})
afterAll(async () => {
  other.close()
  await place.clear()
})

const languages = [175, 176]
const named = languages.map((language_id) => ({ language_id, name: 'Aranan', description: '' }))

/** A record of each kind that holds secrets, with what it needs beside them. */
function records(url: string): Readonly<Record<string, object>> {
  const { hostname: host, port } = new URL(url)
  const from = { username: 'magaza', from_name: 'Aranan', from_email: 'bilgi@magaza.test' }
  return {
    'shop-mail-methods': { title: 'Aranan', adapter: 'smtp', host, port, secure: 'none', ...from },
    'shop-phone-message-methods': {
      ...{ title: 'Aranan', adapter: 'http', url, header_name: 'X-Api-Key' },
      body: '{"to":"[phone]","text":"[message]"}',
    },
    'shop-invoice-methods': { title: 'Aranan', adapter: 'http', url, status_url: `${url}/[uuid]`, auth: 'bearer' },
    'shop-payment-methods': { translations: named, method: 'credit_card', adapter: 'redirect', url, merchant: '42' },
    users: { name: 'Aranan', surname: 'Kişi', email: 'aranan@magaza.test', type: 'admin', status: 'accepted' },
  }
}

const secretsIn = ({ fields }: Resource) =>
  Object.entries(fields).flatMap(([key, field]) => (field.kind === 'secret' ? [key] : []))

test('D16: no secret of a shop stands in plain in an answer, a file, the log or a backup', async () => {
  const token = await signInFirstAdmin(server)
  const headers = () => ({ authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() })
  const at = (path: string) => `${server.url}/v1/panel/${path}`
  const textOf = async (path: string) => (await fetch(at(path), { headers: headers() })).text()
  const send = (method: string, path: string, body: object) =>
    fetch(at(path), {
      method,
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const whole = records(`http://127.0.0.1:${(other.address() as AddressInfo).port}`)

  const holding = (Object.values(resources) as unknown as Resource[]).filter((one) => secretsIn(one).length > 0)
  // A new kind of record with a secret is searched for too.
  expect(holding.map(({ name }) => name).sort()).toEqual(Object.keys(whole).sort())

  const secrets: string[] = []
  const answers: string[] = []
  for (const resource of holding) {
    const secret = `Gizli-${resource.name}-${crypto.randomUUID()}`
    secrets.push(secret)
    const own = Object.fromEntries(secretsIn(resource).map((key) => [key, secret]))
    const body = { ...blank(resource, { languages }), status: 1, ...whole[resource.name], ...own }
    const { data } = await post(at(resource.name), body, headers())
    answers.push(JSON.stringify(data))
    const record = `${resource.name}/${data.id}`
    if (resource.connection) {
      answers.push(await (await send('POST', `${record}/test`, {})).text(), await textOf(`${record}/state`))
    }
    for (const path of [record, `${record}/history`, resource.name, `${resource.name}/export?format=csv`])
      answers.push(await textOf(path))
  }

  const baseKey = `Gizli-anahtar-${crypto.randomUUID()}`
  secrets.push(baseKey)
  expect(secretsIn(marketplaceAccount as unknown as Resource)).toEqual(['baseKey'])
  const { version } = (await get(at('marketplaces/2'), headers())).data
  const account = { version, auth_data: { adapter: 'service', baseKey, supplier_id: '42' } }
  answers.push(await (await send('PUT', 'marketplaces/2', account)).text())
  await send('PATCH', 'marketplaces/2/status', { status: 1 })
  answers.push(await textOf('marketplace-import?barcode=1'), await textOf('marketplaces'), await textOf('modules'))

  const password = 'Kepenk-2026-deneme'
  await post(at('account/second-factor'), { own_password: password }, headers())
  const { setup } = (await get(at('account/second-factor'), headers())).data
  // It is told to whoever sets it up, and nowhere else.
  const stored = [...secrets, setup.key as string, password, token]

  const file = join(dirname(place.dataDir), 'searched.tar.gz')
  expect((await run('backup', place.env, [file]).ended).code).toBe(0)
  const backup = gunzipSync(readFileSync(file))
  const key = readFileSync(join(place.dataDir, 'secrets.key'), 'utf8').trim()
  server.child.kill('SIGTERM')
  const { out, err } = await server.ended

  // What is searched is really there: the records, the failed call, and the names in the backup.
  expect([answers.join(' ').includes('Aranan'), backup.includes('Aranan')]).toEqual([true, true])
  expect(out + err).toContain('"trouble":"unknown account"')
  const formsOf = (secret: string) => [secret, Buffer.from(secret).toString('base64'), encodeURIComponent(secret)]
  const searched = { answers: Buffer.from(answers.join('\n')), log: Buffer.from(out + err), backup }
  const found = Object.entries(searched).flatMap(([where, bytes]) =>
    [...stored, key]
      .flatMap(formsOf)
      .filter((form) => bytes.includes(form))
      .map((form) => `${where}: ${form}`),
  )
  expect(found).toEqual([])
})
