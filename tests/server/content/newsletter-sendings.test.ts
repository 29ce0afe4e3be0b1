import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { NewsletterRecipient, NewsletterSending } from '#api/contract/content/newsletter-sendings.ts'
import { shop_mail_methods } from '#server/db/schema/catalogue.ts'
import { crons } from '#server/db/schema/crons.ts'
import { customer_consents } from '#server/db/schema/customer-consents.ts'
import {
  mail_bounces,
  newsletter_recipients,
  newsletter_sendings,
  newsletter_templates,
} from '#server/db/schema/newsletters.ts'
import { customer_groups, users } from '#server/db/schema/people.ts'
import { outboxMailer } from '#server/integrations/mail/outbox-mailer.ts'
import { takeTurn } from '#server/platform/jobs/turn.ts'
import { runDueCrons } from '#server/settings/crons/run.ts'
import {
  activeMail,
  newNewsletter,
  newSubscriber,
  sendingsPath as path,
  sendNewsletter,
} from '#tests/fixtures/newsletters.fixture.ts'
import { job, workOff } from '#tests/jobs.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Newsletters on their way: whom they reach, that nobody gets one who did not allow it, once each, and what is kept of those that came back. */

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  for (const table of [newsletter_sendings, newsletter_templates, mail_bounces, customer_consents])
    await shop.db.delete(table)
  await shop.db.delete(users).where(eq(users.surname, 'Abone'))
  await activeMail(shop, shop.own.shop_id)
  shop.mails.sent.length = 0
  shop.mails.failing = false
})
afterAll(() => shop.close())

const sending = async (id: number): Promise<NewsletterSending> =>
  (await shop.call('GET', path)).body.data.rows.find((one: NewsletterSending) => one.id === id)
const recipients = async (id: number, query = ''): Promise<NewsletterRecipient[]> =>
  (await shop.call('GET', `${path}/${id}/recipients${query}`)).body.data.rows
const audience = async (query = '') => (await shop.call('GET', `/v1/panel/newsletter-audience${query}`)).body.data
const withdraw = (customer_id: number) =>
  shop.db
    .insert(customer_consents)
    .values({ shop_id: shop.own.shop_id, customer_id, channel: 'email', given: 0, how: 'Telefonda' })
async function newGroup(): Promise<number> {
  const [row] = await shop.db
    .insert(customer_groups)
    .values({ shop_id: shop.own.shop_id, name: 'Toptan', label: 'Toptan' })
    .returning()
  return row?.id ?? 0
}
const counts = { queued: 0, sending: 0, sent: 0, failed: 0, skipped: 0, bounced: 0, complained: 0 }

describe('the audience', () => {
  test('of all are those whose newest word is that they allow it', async () => {
    await newSubscriber(shop)
    await newSubscriber(shop, { said: [0, 1] })
    await newSubscriber(shop, { said: [1, 0] })
    await newSubscriber(shop, { said: [] })
    const { shop_id } = shop.own
    const phoned = await newSubscriber(shop, { said: [] })
    await shop.db
      .insert(customer_consents)
      .values({ shop_id, customer_id: phoned.id, channel: 'sms', given: 1, how: 'Formda' })
    await newSubscriber(shop, {}, shop.other)
    expect(await audience()).toEqual({ to_send: 2, no_address: 0, no_consent: 0, bounced: 0, same_address: 0 })
  })

  test('of a group is told with who is left out, and why', async () => {
    const group_id = await newGroup()
    const same = await newSubscriber(shop, { group_id })
    await newSubscriber(shop, { group_id, email: same.email })
    await newSubscriber(shop, { group_id, said: [] })
    await newSubscriber(shop, { group_id, email: '' })
    const { id, email } = await newSubscriber(shop, { group_id })
    await newSubscriber(shop)
    await shop.db.insert(mail_bounces).values({ shop_id: shop.own.shop_id, customer_id: id, email, reply: '550' })
    expect(await audience(`?group_id=${group_id}`)).toEqual({
      ...{ to_send: 1, no_address: 1, no_consent: 1, bounced: 1, same_address: 1 },
    })
    const sent = await sendNewsletter(shop, { group_id })
    await workOff(shop)
    expect(shop.mails.sent.map(({ to }) => to)).toEqual([same.email])
    expect((await sending(sent)).counts).toEqual({ ...counts, sent: 1, skipped: 3, bounced: 1 })
    expect((await recipients(sent, '?state=skipped')).map(({ reason }) => reason).toSorted()).toEqual([
      ...['newsletter.no_address', 'newsletter.no_consent', 'newsletter.same_address'],
    ])
    expect(await recipients(sent, '?state=bounced')).toMatchObject([{ customer_id: id, reason: 'newsletter.bounced' }])
  })
})

test('of two in a group with one address the one who allows it is written to, whoever came first', async () => {
  const group_id = await newGroup()
  const elder = await newSubscriber(shop, { group_id, said: [0] })
  const younger = await newSubscriber(shop, { group_id, email: elder.email })
  const sent = await sendNewsletter(shop, { group_id })
  await workOff(shop)
  expect(await recipients(sent, '?state=sent')).toMatchObject([{ customer_id: younger.id }])
  expect(await recipients(sent, '?state=skipped')).toMatchObject([
    { customer_id: elder.id, reason: 'newsletter.no_consent' },
  ])
})

describe('a sending', () => {
  test('goes to each in their language, with the way to unsubscribe in the words and beside them', async () => {
    await newSubscriber(shop, { name: 'Ayşe' })
    await newSubscriber(shop, { name: 'Jane', mail_language: 'en' })
    const id = await sendNewsletter(shop)
    expect(await sending(id)).toMatchObject({ counts: { ...counts, queued: 2 }, job: { state: 'waiting' }, begun: 1 })
    await workOff(shop)
    const [one, other] = shop.mails.sent
    expect([one?.subject, other?.subject]).toEqual(['Deneme Mağazası: bahar', 'Deneme Mağazası: spring'])
    expect(one?.text).toMatch(
      /^Merhaba Ayşe Abone\n\nYeniler geldi\.\n\nSevgiler\n\nBu bülteni almak istemiyorsanız .*:\n\nhttp/,
    )
    const link = /http\S+\/v1\/web\/unsubscribe\/\S+$/.exec(one?.text ?? '')?.[0]
    expect(one?.headers).toEqual({
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(other?.headers?.['List-Unsubscribe']).not.toBe(`<${link}>`)
    expect(await sending(id)).toMatchObject({ counts: { ...counts, sent: 2 }, job: { state: 'finished' } })
  })

  test('keeps the words that it was asked for with', async () => {
    await newSubscriber(shop)
    await sendNewsletter(shop)
    await shop.db.delete(newsletter_templates)
    await workOff(shop)
    expect(shop.mails.sent).toMatchObject([{ subject: 'Deneme Mağazası: bahar' }])
  })

  test('that would reach nobody is refused, and nothing of it is kept', async () => {
    await newSubscriber(shop, { said: [] })
    const body = { newsletter_id: await newNewsletter(shop), group_id: null, planned_for: null }
    const { http, body: answer } = await shop.call('POST', path, { body })
    expect([http, answer.error]).toEqual([409, 'newsletter.nobody'])
    expect(await shop.db.select().from(newsletter_sendings)).toEqual([])
  })

  test('without a way to send mails is refused', async () => {
    await newSubscriber(shop)
    await shop.db.delete(shop_mail_methods).where(eq(shop_mail_methods.shop_id, shop.own.shop_id))
    const body = { newsletter_id: await newNewsletter(shop), group_id: null, planned_for: null }
    const { http, body: answer } = await shop.call('POST', path, { body })
    expect([http, answer.error]).toEqual([409, 'newsletter.no_mail'])
  })

  test('of another shop’s newsletter or group is not found', async () => {
    await newSubscriber(shop)
    const foreign = { newsletter_id: await newNewsletter(shop, shop.other), group_id: null, planned_for: null }
    expect((await shop.call('POST', path, { body: foreign })).http).toBe(404)
    const body = { newsletter_id: await newNewsletter(shop), group_id: 999_999, planned_for: null }
    expect((await shop.call('POST', path, { body })).http).toBe(404)
  })

  test('does not reach whoever withdrew after it began: consent is judged at the moment of each mail', async () => {
    const [stays, leaves] = [await newSubscriber(shop), await newSubscriber(shop)]
    const id = await sendNewsletter(shop)
    await withdraw(leaves.id)
    await workOff(shop)
    expect(shop.mails.sent.map(({ to }) => to)).toEqual([stays.email])
    expect((await sending(id)).counts).toEqual({ ...counts, sent: 1, skipped: 1 })
    expect(await recipients(id, '?state=skipped')).toMatchObject([
      { customer_id: leaves.id, reason: 'newsletter.no_consent' },
    ])
    const { id: jobId = 0 } = (await sending(id)).job ?? {}
    expect(await job(shop, jobId)).toMatchObject({ done: 1, refused: 1, failed: 0, total: 2 })
  })

  test('goes to the address that a customer has by then', async () => {
    const { id } = await newSubscriber(shop)
    const sent = await sendNewsletter(shop)
    await shop.db.update(users).set({ email: 'yeni@ornek.test' }).where(eq(users.id, id))
    await workOff(shop)
    expect(shop.mails.sent.map(({ to }) => to)).toEqual(['yeni@ornek.test'])
    expect(await recipients(sent)).toMatchObject([{ email: 'yeni@ornek.test', state: 'sent' }])
  })

  test('is stopped by cancelling its job, and goes on where it was when that is taken up again', async () => {
    for (let one = 0; one < 5; one += 1) await newSubscriber(shop)
    const id = await sendNewsletter(shop)
    const { id: jobId = 0 } = (await sending(id)).job ?? {}
    // A turn is over after a tenth of a second, which one mail may take where the machine is busy.
    const twoLeft = () => shop.mails.sent.length === 2
    while (!twoLeft()) await takeTurn(shop.services, twoLeft)
    expect((await shop.call('POST', `/v1/panel/jobs/${jobId}/cancel`)).http).toBe(200)
    await workOff(shop)
    expect([shop.mails.sent.length, (await sending(id)).counts]).toEqual([2, { ...counts, sent: 2, queued: 3 }])
    expect((await shop.call('POST', `/v1/panel/jobs/${jobId}/retry`)).http).toBe(200)
    await workOff(shop)
    expect(new Set(shop.mails.sent.map(({ to }) => to)).size).toBe(5)
    expect([shop.mails.sent.length, (await sending(id)).counts]).toEqual([5, { ...counts, sent: 5 }])
  })

  test('that the mail server does not take now fails, and is tried again by retrying the job', async () => {
    await newSubscriber(shop)
    const id = await sendNewsletter(shop)
    shop.mails.failing = true
    await workOff(shop)
    expect((await sending(id)).counts).toEqual({ ...counts, failed: 1 })
    expect(await recipients(id, '?state=failed')).toMatchObject([{ reason: 'newsletter.not_taken' }])
    shop.mails.failing = false
    await shop.call('POST', `/v1/panel/jobs/${(await sending(id)).job?.id}/retry`)
    await workOff(shop)
    expect((await sending(id)).counts).toEqual({ ...counts, sent: 1 })
  })
})

describe('a server that is killed', () => {
  /** Its connections end in the middle of the turn, at the n-th mail, before or after that has left. */
  async function killedAt(nth: number, when: 'before' | 'after'): Promise<void> {
    let asked = 0
    const server = shop
    const send = async (mail: (typeof shop.mails.sent)[number]) => {
      asked += 1
      if (asked < nth || when === 'after') server.mails.sent.push(mail)
      if (asked < nth) return
      await server.cutOff()
      died()
      // Nothing comes back to a process that is no more.
      await new Promise(() => {})
    }
    const { promise: dead, resolve: died } = Promise.withResolvers<void>()
    const services = { ...server.services, mail: { ...server.services.mail, send } }
    const turns = (async () => {
      while (await takeTurn(services));
    })()
    await Promise.race([dead, turns])
    turns.catch(() => {})
    shop = await server.startAgain()
  }

  test.each(['before', 'after'] as const)(
    '%s a mail left sends none of them twice when it is opened again',
    async (when) => {
      for (let one = 0; one < 4; one += 1) await newSubscriber(shop)
      const id = await sendNewsletter(shop)
      await killedAt(3, when)
      await workOff(shop)
      const got = shop.mails.sent.map(({ to }) => to)
      expect(new Set(got).size).toBe(got.length)
      expect(got).toHaveLength(when === 'before' ? 3 : 4)
      expect((await sending(id)).counts).toEqual({ ...counts, sent: 3, failed: 1 })
      expect(await recipients(id, '?state=failed')).toMatchObject([{ reason: 'newsletter.unclear' }])
      // Nor when its job is taken up by hand: nobody knows whether it arrived.
      await shop.call('POST', `/v1/panel/jobs/${(await sending(id)).job?.id}/retry`)
      await workOff(shop)
      expect(shop.mails.sent).toHaveLength(got.length)
    },
  )
})

describe('an address that the mail server refuses for good', () => {
  const inSandbox = () => ({ ...shop.services, mail: outboxMailer(join(tmpdir(), 'kepenk-newsletters')) })
  const work = async () => {
    while (await takeTurn(inSandbox()));
  }

  test('is kept with its moment and what was said, and left out of later newsletters', async () => {
    const gone = await newSubscriber(shop, { email: 'bounce1@ornek.test' })
    await newSubscriber(shop)
    const first = await sendNewsletter(shop)
    await work()
    expect((await sending(first)).counts).toEqual({ ...counts, sent: 1, bounced: 1 })
    const said = '550 5.1.1 <bounce1@ornek.test>: no such user'
    expect(await recipients(first, '?state=bounced')).toMatchObject([
      { customer_id: gone.id, reason: 'newsletter.address_refused', reply: said },
    ])
    const known = (await shop.call('GET', `/v1/panel/customers/${gone.id}/personal-data`)).body.data
    expect(known.bounces).toMatchObject([{ email: gone.email, reply: said }])
    expect(await audience()).toMatchObject({ to_send: 1, bounced: 1 })
    const second = await sendNewsletter(shop)
    await work()
    expect((await sending(second)).counts).toEqual({ ...counts, sent: 1, bounced: 1 })
    expect(await shop.db.$count(mail_bounces)).toBe(1)
    // At another address they are reached again.
    await shop.db.update(users).set({ email: 'dogru@ornek.test' }).where(eq(users.id, gone.id))
    expect(await audience()).toMatchObject({ to_send: 2, bounced: 0 })
  })
})

describe('a complaint', () => {
  const complain = (id: number) => shop.call('POST', `/v1/panel/newsletter-recipients/${id}/complaint`)

  test('is kept where it belongs, and works as unsubscribing', async () => {
    const { id: customer_id } = await newSubscriber(shop)
    const id = await sendNewsletter(shop)
    const [before] = await recipients(id)
    expect((await complain(before?.id ?? 0)).body.error).toBe('newsletter.not_sent_to')
    await workOff(shop)
    const [got] = await recipients(id)
    expect((await complain(got?.id ?? 0)).body.data).toMatchObject({ complained: 1, state: 'sent' })
    expect((await complain(got?.id ?? 0)).body.error).toBe('newsletter.complained')
    expect((await sending(id)).counts).toEqual({ ...counts, sent: 1, complained: 1 })
    expect(await recipients(id, '?state=complained')).toHaveLength(1)
    const { consents } = (await shop.call('GET', `/v1/panel/customers/${customer_id}/personal-data`)).body.data
    expect(consents[0]).toMatchObject({ channel: 'email', given: 0, complaint: 1, how: 'Bültenden şikâyet etti' })
    expect(await audience()).toMatchObject({ to_send: 0 })
  })

  test('by hand on the customer withdraws, and cannot allow', async () => {
    const { id } = await newSubscriber(shop)
    const say = (body: object) =>
      shop.call('POST', `/v1/panel/customers/${id}/consents`, { body: { channel: 'email', how: 'Telefonda', ...body } })
    const wrong = await say({ given: 1, complaint: 1 })
    expect([wrong.http, wrong.body.fields]).toEqual([422, { given: 'consents.complaint_given' }])
    expect((await say({ given: 0, complaint: 1 })).body.data.consents[0]).toMatchObject({ given: 0, complaint: 1 })
    expect(await audience()).toMatchObject({ to_send: 0 })
  })
})

describe('a sending on a day', () => {
  const planned = (planned_for: string) => sendNewsletter(shop, { planned_for })
  const cron = async () => {
    const { shop_id } = shop.own
    const due = { status: 1 as const, next_at: '2026-01-01T00:00:00Z' }
    const begins = and(eq(crons.shop_id, shop_id), eq(crons.kind, 'newsletters.begin'))
    const known = await shop.db.update(crons).set(due).where(begins).returning()
    const named = { title: 'Bültenler', label: 'Bültenler', kind: 'newsletters.begin', at: '10:00' } as const
    if (known.length === 0) await shop.db.insert(crons).values({ shop_id, ...named, ...due })
    await runDueCrons(shop.services)
    await workOff(shop)
  }
  const dueNow = (id: number) =>
    shop.db.update(newsletter_sendings).set({ planned_for: '2026-01-01' }).where(eq(newsletter_sendings.id, id))

  test('waits for it, begins by itself, once, and reaches those who allow it by then', async () => {
    const [one, other] = [await newSubscriber(shop), await newSubscriber(shop)]
    const id = await planned('2090-01-01')
    await cron()
    expect([shop.mails.sent, await sending(id)]).toMatchObject([[], { begun: 0, planned_for: '2090-01-01', job: null }])
    await withdraw(other.id)
    await dueNow(id)
    await cron()
    await cron()
    expect(shop.mails.sent.map(({ to }) => to)).toEqual([one.email])
    expect(await sending(id)).toMatchObject({ begun: 1, counts: { ...counts, sent: 1 } })
  })

  test('that is called off never begins; one that has begun cannot be called off', async () => {
    await newSubscriber(shop)
    const id = await planned('2090-01-01')
    const callOff = (which: number) => shop.call('POST', `${path}/${which}/cancel`)
    expect((await callOff(id)).body.data).toMatchObject({ cancelled: 1, begun: 0 })
    expect((await callOff(id)).body.error).toBe('newsletter.cancelled')
    await dueNow(id)
    await cron()
    expect(shop.mails.sent).toEqual([])
    const begun = await sendNewsletter(shop)
    expect((await callOff(begun)).body.error).toBe('newsletter.begun')
  })

  test('is told by itself: how far it is, and that it stands', async () => {
    const id = await planned('2090-01-01')
    const { http, body } = await shop.call('GET', `${path}/${id}`)
    expect([http, body.data]).toMatchObject([200, { id, planned_for: '2090-01-01', begun: 0, cancelled: 0, counts }])
    expect((await shop.call('GET', `${path}/${id + 1000}`)).http).toBe(404)
  })

  test('is refused with everything that stands in its way at once', async () => {
    await shop.db.delete(shop_mail_methods)
    const newsletter_id = await newNewsletter(shop)
    const ask = async (planned_for: string | null) => {
      const { http, body } = await shop.call('POST', path, { body: { newsletter_id, group_id: null, planned_for } })
      return [http, body.rules.map(({ id }: { id: string }) => id)]
    }
    expect(await ask(null)).toEqual([409, ['newsletter.no_mail', 'newsletter.nobody']])
    expect(await ask('2026-01-01')).toEqual([422, ['newsletter.no_mail', 'newsletter.planned_past']])
    expect(await shop.db.$count(newsletter_sendings)).toBe(0)
  })

  test('that is over is refused', async () => {
    const body = { newsletter_id: await newNewsletter(shop), group_id: null, planned_for: '2026-01-01' }
    const { http, body: answer } = await shop.call('POST', path, { body })
    expect([http, answer.fields]).toEqual([422, { planned_for: 'newsletter.planned_past' }])
  })

  test('begins not while there is nobody to reach: the automatic update tells so', async () => {
    const id = await planned('2090-01-01')
    await dueNow(id)
    await cron()
    expect(await sending(id)).toMatchObject({ begun: 0 })
    const { rows } = await shop.db.execute(sql`
      select r.state, r.rules from job_rows r join jobs j on j.shop_id = r.shop_id and j.id = r.job_id
       where j.kind = 'newsletters.begin' and r.record_id = ${id}`)
    expect(rows).toMatchObject([{ state: 'refused', rules: [{ id: 'newsletter.nobody' }] }])
  })
})

test('the recipients of many come page by page', async () => {
  const { shop_id } = shop.own
  for (let one = 0; one < 3; one += 1) await newSubscriber(shop)
  const id = await sendNewsletter(shop)
  await shop.db.execute(sql`
    insert into newsletter_recipients (shop_id, sending_id, customer_id, email, state)
    select ${shop_id}, ${id}, customer_id, email, 'sent' from newsletter_recipients, generate_series(1, 20) where sending_id = ${id}`)
  const pageOf = async (page: number) => (await shop.call('GET', `${path}/${id}/recipients?page=${page}`)).body.data
  const pages = [await pageOf(0), await pageOf(1)]
  expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
    [50, 63],
    [13, 63],
  ])
  expect(await shop.db.$count(newsletter_recipients, eq(newsletter_recipients.sending_id, id))).toBe(63)
})
