import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { RecipientRefused } from '#server/integrations/mail/mailer.ts'
import { outboxMailer } from '#server/integrations/mail/outbox-mailer.ts'
import { smtpMailer } from '#server/integrations/mail/smtp-mailer.ts'

const mail = { to: 'ayse@shop.test', subject: 'Yeni parola', text: 'Bağlantı:\n\nhttp://127.0.0.1/x' }

describe('a mail server', () => {
  let server: Server
  let url: string
  let said: string[] = []
  let refuses = ''
  let refusal = ''
  const sockets: Socket[] = []

  beforeAll(async () => {
    server = createServer(speak)
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    url = `smtp://127.0.0.1:${(server.address() as { port: number }).port}`
  })
  beforeEach(() => {
    said = []
    refuses = ''
    refusal = '451 not now'
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
        if (refuses && verb === refuses) socket.write(`${refusal}\r\n`)
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

  test('that refuses an address for good says so of the address, in its own words', async () => {
    refuses = 'RCPT'
    refusal = '550 5.1.1 no such user'
    const sent = smtpMailer(url, 'shop@shop.test').send(mail)
    await expect(sent).rejects.toThrow(RecipientRefused)
    await expect(sent).rejects.toMatchObject({ reply: '550 5.1.1 no such user' })
  })

  test.each([
    ['for now', 'RCPT', '451 4.2.1 mailbox busy'],
    ['by a policy against the sender', 'RCPT', '550 5.7.1 relaying denied'],
    ['the sender', 'MAIL', '550 5.1.8 bad sender'],
    ['the words', 'DATA', '554 5.6.0 no'],
  ])('that refuses %s says nothing of the address', async (_, verb, words) => {
    refuses = verb
    refusal = words
    const thrown = await smtpMailer(url, 'shop@shop.test')
      .send(mail)
      .catch((error) => error)
    expect(thrown).toBeInstanceOf(Error)
    expect(thrown).not.toBeInstanceOf(RecipientRefused)
  })

  test('gets the files that go along, each as a page of its own', async () => {
    const attachments = [{ name: 'sozlesme.html', html: '<!doctype html><p>Söz</p>' }]
    await smtpMailer(url, 'shop@shop.test').send({ ...mail, attachments })
    const words = said.join('\n')
    expect(words).toMatch(/^Content-Type: text\/html;.*name=sozlesme\.html$/m)
    expect(words).toMatch(/^Content-Disposition: attachment; filename=sozlesme\.html$/m)
    expect(words).toContain(Buffer.from('<!doctype html><p>Söz</p>').toString('base64'))
  })

  test('gets the headers by which mail programs unsubscribe', async () => {
    const link = `http://127.0.0.1/v1/web/unsubscribe/v1.${'a'.repeat(90)}`
    const headers = { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    await smtpMailer(url, 'shop@shop.test').send({ ...mail, headers })
    // A long header goes on in the next line.
    const whole = said.join('\n').replace(/\n[ \t]+/g, ' ')
    expect(whole).toMatch(new RegExp(`^List-Unsubscribe: <${link.replaceAll('.', '\\.')}>$`, 'm'))
    expect(whole).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
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

  test('refuses those for good whom it is to know nobody of, as mail servers do', async () => {
    const before = readdirSync(folder).length
    const sent = outboxMailer(folder).send({ ...mail, to: 'bounce7@ornek.test' })
    await expect(sent).rejects.toMatchObject({ reply: '550 5.1.1 <bounce7@ornek.test>: no such user' })
    expect(readdirSync(folder).length).toBe(before)
    await outboxMailer(folder).send({ ...mail, to: 'bounce7@ornek.com' })
    expect(readdirSync(folder).length).toBe(before + 1)
  })

  test('keeps what mail programs are told beside the words', async () => {
    await outboxMailer(folder).send({ ...mail, id: 'mail-1-9', headers: { 'List-Unsubscribe': '<http://x>' } })
    expect(readFileSync(join(folder, 'mail-1-9.txt'), 'utf8')).toBe(
      `To: ${mail.to}\nSubject: ${mail.subject}\nList-Unsubscribe: <http://x>\n\n${mail.text}\n`,
    )
  })

  test('keeps one that is sent again once', async () => {
    const before = readdirSync(folder).length
    const outbox = outboxMailer(folder)
    await outbox.send({ ...mail, id: 'mail-1-7' })
    await outbox.send({ ...mail, id: 'mail-1-7' })
    expect(readdirSync(folder).length - before).toBe(1)
  })
})
