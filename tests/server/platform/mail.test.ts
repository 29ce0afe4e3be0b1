import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { outboxMailer } from '#server/integrations/mail/outbox-mailer.ts'
import { smtpMailer } from '#server/integrations/mail/smtp-mailer.ts'

const mail = { to: 'ayse@shop.test', subject: 'Yeni parola', text: 'Bağlantı:\n\nhttp://127.0.0.1/x' }

describe('a mail server', () => {
  let server: Server
  let url: string
  let said: string[] = []
  let refuses = ''
  const sockets: Socket[] = []

  beforeAll(async () => {
    server = createServer(speak)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    url = `smtp://127.0.0.1:${(server.address() as { port: number }).port}`
  })
  beforeEach(() => {
    said = []
    refuses = ''
  })
  afterAll(() => {
    // Mailers keep their connections for the next mail.
    for (const socket of sockets) socket.destroy()
    return new Promise((done) => server.close(done))
  })

  /** As much of a mail server as a mailer talks to. */
  function speak(socket: Socket) {
    sockets.push(socket)
    let inside = false
    socket.on('error', () => {})
    socket.write('220 test\r\n')
    socket.on('data', (bytes) => {
      for (const line of bytes.toString('utf8').split('\r\n').filter(Boolean)) {
        said.push(line)
        if (inside) inside = line !== '.'
        else inside = line === 'DATA' && refuses !== 'DATA'
        const verb = line.split(' ')[0] ?? ''
        if (refuses && verb === refuses) socket.write('451 not now\r\n')
        else if (verb === 'DATA') socket.write('354 go on\r\n')
        else if (verb === 'QUIT') socket.end('221 bye\r\n')
        else if (!inside || line === '.') socket.write('250 ok\r\n')
      }
    })
  }

  test('gets the sender, the one it is for, and the words in every letter', async () => {
    await smtpMailer(url, 'shop@shop.test').send(mail)
    expect(said).toContain('MAIL FROM:<shop@shop.test>')
    expect(said).toContain('RCPT TO:<ayse@shop.test>')
    expect(said.join('\n')).toMatch(/^Subject: Yeni parola$/m)
    expect(said.join('\n')).toMatch(/charset=utf-8/)
  })

  test('gets the words for programs that show HTML too, as words', async () => {
    await smtpMailer(url, 'shop@shop.test').send({ ...mail, text: 'Merhaba <b>Ayse</b>,' })
    expect(said.join('\n')).toMatch(/^Content-Type: text\/html/m)
    // Long lines of mails are broken by a sign of equality.
    expect(said.join('\n').replaceAll('=\n', '')).toContain('Merhaba &lt;b&gt;Ayse&lt;/b&gt;,')
  })

  test('gets one that is sent again under the same name', async () => {
    const mailer = smtpMailer(url, 'Deneme <shop@shop.test>')
    await mailer.send({ ...mail, id: 'mail-1-7' })
    await mailer.send({ ...mail, id: 'mail-1-7' })
    expect(said.filter((line) => line.startsWith('Message-ID:'))).toEqual(
      Array(2).fill('Message-ID: <mail-1-7@shop.test>'),
    )
  })

  test('that is ready says so without a mail', async () => {
    await smtpMailer(url, 'shop@shop.test').ready()
    expect(said.some((line) => line.startsWith('MAIL'))).toBe(false)
  })

  test('that does not take the mail makes sending fail', async () => {
    refuses = 'RCPT'
    await expect(smtpMailer(url, 'shop@shop.test').send(mail)).rejects.toThrow()
  })

  test('that is not there is not ready', async () => {
    await expect(smtpMailer('smtp://127.0.0.1:1', 'shop@shop.test').ready()).rejects.toThrow()
  })

  test.each(['ayse@shop.test\r\nBcc: other@shop.test', 'ayse@shop.test, other@shop.test', 'A <other@shop.test>'])(
    'gets no mail for %j: one person has one address',
    async (to) => {
      await expect(smtpMailer(url, 'shop@shop.test').send({ ...mail, to })).rejects.toThrow()
      expect(said).toEqual([])
    },
  )

  test('gets no header out of a subject', async () => {
    await smtpMailer(url, 'shop@shop.test').send({ ...mail, subject: 'x\r\nBcc: other@shop.test' })
    expect(said.filter((line) => line.startsWith('Bcc:') || line.includes('RCPT TO:<other'))).toEqual([])
  })
})

describe('the outbox of a shop without a mail server', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'kepenk-mail-')), 'outbox')
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('keeps each mail as a file that only the server may read', async () => {
    const outbox = outboxMailer(folder)
    await outbox.ready()
    await Promise.all([outbox.send(mail), outbox.send(mail)])
    const files = readdirSync(folder)
    expect(files.length).toBe(2)
    expect(readFileSync(join(folder, files[0] ?? ''), 'utf8')).toBe(
      `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}\n`,
    )
    expect(statSync(join(folder, files[0] ?? '')).mode & 0o077).toBe(0)
  })

  test('keeps one that is sent again once', async () => {
    const before = readdirSync(folder).length
    const outbox = outboxMailer(folder)
    await outbox.send({ ...mail, id: 'mail-1-7' })
    await outbox.send({ ...mail, id: 'mail-1-7' })
    expect(readdirSync(folder).length - before).toBe(1)
  })
})
