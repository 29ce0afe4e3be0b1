import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendMails } from '#server/platform/mails/send.ts'
import { sendMailOf } from '#server/platform/mails/shop-mails.ts'
import { tablesOf } from '#tests/fixtures/shop-tables.fixture.ts'
import { openShop, type Shop } from '#tests/shop.ts'

const password = 'Çok-gizli-parola-8472'
const path = '/v1/panel/shop-mail-methods'
const smtp = {
  title: 'Mağaza postası',
  adapter: 'smtp',
  host: '127.0.0.1',
  port: '587',
  secure: 'none',
  username: 'magaza',
  password,
  from_name: 'Deneme Mağazası',
  from_email: 'bilgi@magaza.test',
  position: 0,
  status: 1,
}

let shop: Shop
let server: Server
let takes = true
const heard: string[] = []

beforeAll(async () => {
  shop = await openShop()
  const config = { ...shop.services.config, privateHosts: ['127.0.0.1'] }
  Object.assign(shop.services, { config })
  server = createServer((socket) => {
    let inside = false
    socket.on('error', () => {})
    socket.write('220 test\r\n')
    socket.on('data', (bytes) => {
      for (const line of bytes.toString('utf8').split('\r\n').filter(Boolean)) {
        heard.push(line)
        if (inside) inside = line !== '.'
        else inside = line === 'DATA'
        const verb = line.split(' ')[0] ?? ''
        if (verb === 'EHLO') socket.write('250-test\r\n250 AUTH PLAIN\r\n')
        // Some servers repeat what they were signed in with.
        else if (verb === 'AUTH')
          socket.write(takes ? '235 welcome\r\n' : `535 no such ${line.split(' ')[2]} ${password}\r\n`)
        else if (line.startsWith('RCPT TO:<bounce')) socket.write(`550 5.1.1 no such user ${password}\r\n`)
        else if (verb === 'DATA') socket.write('354 go on\r\n')
        else if (verb === 'QUIT') socket.end('221 bye\r\n')
        else if (!inside || line === '.') socket.write('250 ok\r\n')
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(async () => {
  server.close()
  await shop.close()
})

const here = () => ({ ...smtp, port: String((server.address() as AddressInfo).port) })
const add = async (changes: object = {}) =>
  (await shop.call('POST', path, { body: { ...here(), ...changes } })).body.data
const storedPassword = async (id: number) =>
  (await shop.db.execute<{ password: string }>(sql`select password from shop_mail_methods where id = ${id}`)).rows[0]
    ?.password ?? ''

describe('R152 the e-mail configuration', () => {
  test.each(['host', 'port', 'secure', 'username', 'password', 'from_name', 'from_email'])(
    'reject: without %s',
    async (field) => {
      const body = { ...here(), title: `Eksik ${field}`, [field]: '' }
      const answer = await shop.call('POST', path, { body })
      expect([answer.http, answer.body.fields]).toEqual([422, { [field]: 'validation.required' }])
    },
  )

  test('accept: the stored password is never told, and an unchanged one counts as filled', async () => {
    const added = await add({ title: 'Değişmeyen' })
    expect(added.password).toBe(true)
    const before = await storedPassword(added.id)
    expect(before).toMatch(/^v1\.[0-9a-f]{8}\./)
    const { id, created_at: _, updated_at: __, ...read } = (await shop.call('GET', `${path}/${added.id}`)).body.data
    const saved = await shop.call('PUT', `${path}/${id}`, { body: { ...read, from_name: 'Başka' } })
    expect(saved.body.data).toMatchObject({ from_name: 'Başka', password: true })
    expect(await storedPassword(id)).toBe(before)
    const changed = await shop.call('PUT', `${path}/${id}`, { body: { ...read, version: 2, password: 'yeni-parola' } })
    expect(changed.body.data.password).toBe(true)
    expect(await storedPassword(id)).not.toBe(before)
  })

  test('reject: an empty password in an edit, and one that is said to be stored where none is', async () => {
    const { id, created_at: _, updated_at: __, ...read } = await add({ title: 'Boşalan' })
    const emptied = await shop.call('PUT', `${path}/${id}`, { body: { ...read, password: '' } })
    expect([emptied.http, emptied.body.fields]).toEqual([422, { password: 'validation.required' }])
    const claimed = await shop.call('POST', path, { body: { ...here(), title: 'Olmayan', password: true } })
    expect([claimed.http, claimed.body.fields]).toEqual([422, { password: 'validation.required' }])
  })

  test('a stored password belongs to the server that it was given for', async () => {
    const { id, created_at: _, updated_at: __, ...read } = await add({ title: 'Taşınan' })
    const before = await storedPassword(id)
    for (const moved of [{ host: 'smtp.kotu.test' }, { port: '2525' }]) {
      const answer = await shop.call('PUT', `${path}/${id}`, { body: { ...read, ...moved } })
      expect([answer.http, answer.body.fields]).toEqual([422, { password: 'connection.secret_again' }])
    }
    expect(await storedPassword(id)).toBe(before)
    const typed = { ...read, host: 'smtp.yeni.test', password: 'yeniden' }
    expect((await shop.call('PUT', `${path}/${id}`, { body: typed })).body.data).toMatchObject({
      host: 'smtp.yeni.test',
    })
  })

  test('accept: what another adapter needs is not asked for, and not kept', async () => {
    const { id, created_at: _, updated_at: __, ...read } = await add({ title: 'Denemeye dönen' })
    const body = { ...read, adapter: 'sandbox', host: '', from_email: '' }
    const saved = await shop.call('PUT', `${path}/${id}`, { body })
    expect(saved.body.data).toMatchObject({ adapter: 'sandbox', password: '', username: '' })
    expect(await storedPassword(id)).toBe('')
  })
})

describe('trying a connection', () => {
  test('really signs in, and tells what the server said', async () => {
    const { id } = await add({ title: 'Denenen' })
    heard.length = 0
    const { data } = (await shop.call('POST', `${path}/${id}/test`)).body
    expect(data.answer).toBe('235 welcome')
    expect(heard.find((line) => line.startsWith('AUTH PLAIN'))).toContain(
      Buffer.from(`\0magaza\0${password}`).toString('base64'),
    )
    expect(data.state).toMatchObject({ last_success_at: expect.any(String), last_failure: null, missing: [] })
    expect((await shop.call('GET', `${path}/${id}/state`)).body.data).toEqual(data.state)
  })

  test('tells why it failed, without a word that is a secret', async () => {
    const { id } = await add({ title: 'Tutmayan' })
    takes = false
    const answer = await shop.call('POST', `${path}/${id}/test`)
    takes = true
    expect(answer.body.data.failure.id).toBe('connection.answered')
    expect(answer.body.data.failure.about.answer).toMatch(/^535 no such •••/)
    expect(answer.text).not.toContain(password)
    expect(answer.body.data.state.last_failure).toEqual(answer.body.data.failure)
  })

  test('that refuses an address for good works all the same; what it said is told without a secret', async () => {
    await shop.db.execute(sql`update shop_mail_methods set status = 0`)
    const { id } = await add({ title: 'Adresi bilmeyen' })
    const sent = sendMailOf(shop.services, shop.db, shop.own.shop_id, { to: 'bounce1@x.test', subject: 'x', text: 'x' })
    await expect(sent).rejects.toMatchObject({ reply: '550 5.1.1 no such user •••' })
    const state = (await shop.call('GET', `${path}/${id}/state`)).body.data
    expect([state.used, state.last_failure]).toEqual([1, null])
  })

  test('reaches no private address but those that the owner of the server named', async () => {
    const { id } = await add({ title: 'İçeriye', host: 'localhost' })
    const { data } = (await shop.call('POST', `${path}/${id}/test`)).body
    expect(data.failure).toEqual({ id: 'connection.private_address', about: { host: 'localhost' } })
  })

  test('refuses secrets that were sealed with a key that is not here', async () => {
    const { id } = await add({ title: 'Anahtarsız' })
    await shop.db.execute(sql`update shop_mail_methods set password = 'v1.00000000.AAAA' where id = ${id}`)
    const answer = await shop.call('POST', `${path}/${id}/test`)
    expect([answer.http, answer.body.error]).toEqual([409, 'connection.unreadable'])
    const state = (await shop.call('GET', `${path}/${id}/state`)).body.data
    expect(state.missing).toEqual([{ id: 'connection.unreadable' }])
  })
})

describe('mails of a shop', () => {
  const letter = { to: 'ayse@shop.test', subject: 'Siparişiniz', text: 'Yolda' }
  const passivate = () => shop.db.execute(sql`update shop_mail_methods set status = 0`)

  test('leave through its own server, those of another shop do not', async () => {
    await passivate()
    const { id } = await add({ title: 'Kullanılan' })
    heard.length = 0
    await sendMailOf(shop.services, shop.db, shop.own.shop_id, letter)
    expect(heard).toContain('MAIL FROM:<bilgi@magaza.test>')
    expect((await shop.call('GET', `${path}/${id}/state`)).body.data).toMatchObject({
      used: 1,
      last_success_at: expect.any(String),
    })
    heard.length = 0
    await sendMailOf(shop.services, shop.db, shop.other.shop_id, letter)
    expect([heard, shop.mails.sent.at(-1)?.subject]).toEqual([[], 'Siparişiniz'])
  })

  test('leave as the owner of the server has set while none of its own is active', async () => {
    await passivate()
    const sent = shop.mails.sent.length
    await sendMailOf(shop.services, shop.db, shop.own.shop_id, letter)
    expect(shop.mails.sent).toHaveLength(sent + 1)
    await sendMails(shop.services)
  })
})

test('D16: a secret stands nowhere in plain: no row of any table, no answer, no file', async () => {
  const { id } = await add({ title: 'Aranan' })
  await shop.call('POST', `${path}/${id}/test`)
  const answers = await Promise.all(
    [`${path}`, `${path}/${id}`, `${path}/${id}/state`, `${path}/export?format=csv`, `/v1/panel/search?q=gizli`].map(
      async (asked) => (await shop.call('GET', asked)).text,
    ),
  )
  await shop.call('DELETE', `${path}/${id}`)
  const tables = await tablesOf(shop.db)
  expect(tables).toContain('audit_log')
  const rows = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await shop.db.execute<{ text: string }>(
        sql`select coalesce(string_agg(to_jsonb(r)::text, ' '), '') as text from ${sql.identifier(table)} r`,
      )
      return rows[0]?.text ?? ''
    }),
  )
  const everything = [...answers, ...rows].join(' ')
  expect(everything).toContain('Aranan')
  const forms = [password, Buffer.from(password).toString('base64'), encodeURIComponent(password), 'gizli-parola-8472']
  for (const form of forms) expect(everything.includes(form)).toBe(false)
})
