import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { crons } from '#server/db/schema/crons.ts'
import { currency_exchange_rates } from '#server/db/schema/rates.ts'
import { shop_currencies } from '#server/db/schema/shops.ts'
import { centralBank } from '#server/integrations/rates/central-bank.ts'
import { readRates } from '#server/integrations/rates/read-rates.ts'
import { sandboxRates } from '#server/integrations/rates/sandbox-rates.ts'
import type { Services } from '#server/platform/http/endpoint.ts'
import { jobRows, workOff } from '#tests/jobs.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** Exchange rates: what the central bank's files say, what comes of them each day, and what is written by hand. */

const currency = (code: string, unit: string, rates: readonly string[]) => {
  const [buying = '', selling = '', notesBuying = '', notesSelling = ''] = rates
  return `<Currency CrossOrder="0" Kod="${code}" CurrencyCode="${code}"><Unit>${unit}</Unit><Isim>X</Isim>
    <CurrencyName>X</CurrencyName><ForexBuying>${buying}</ForexBuying><ForexSelling>${selling}</ForexSelling>
    <BanknoteBuying>${notesBuying}</BanknoteBuying><BanknoteSelling>${notesSelling}</BanknoteSelling>
    <CrossRateUSD/><CrossRateOther/></Currency>`
}
/** A day's file as the central bank writes it. */
const file = (day: string, ...currencies: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<?xml-stylesheet type="text/xsl" href="isokur.xsl"?>
<Tarih_Date Tarih="${day}" Date="11/20/2026" Bulten_No="2026/222">${currencies.join('')}</Tarih_Date>`
const usd = currency('USD', '1', ['42.1234', '42.1993', '42.0939', '42.2626'])
const eur = currency('EUR', '1', ['48.7001', '48.7878', '48.6660', '48.8610'])
const jpy = currency('JPY', '100', ['27.3456', '27.5267', '27.2444', '27.6313'])
/** Told against the dollar alone. */
const xdr = currency('XDR', '1', ['56.9', '', '', ''])

describe('a file of the central bank', () => {
  test('says what so many units are worth, and what banknotes are', () => {
    expect(readRates(file('20.11.2026', usd, jpy))).toEqual({
      date: '2026-11-20',
      rates: [
        {
          ...{ code: 'USD', unit: 1, forex_buying: '42.1234', forex_selling: '42.1993' },
          ...{ banknote_buying: '42.0939', banknote_selling: '42.2626' },
        },
        {
          ...{ code: 'JPY', unit: 100, forex_buying: '27.3456', forex_selling: '27.5267' },
          ...{ banknote_buying: '27.2444', banknote_selling: '27.6313' },
        },
      ],
    })
  })

  test('leaves out what has no rate of its own', () => {
    expect(readRates(file('20.11.2026', usd, xdr)).rates.map(({ code }) => code)).toEqual(['USD'])
  })

  test.each([
    ['no file of rates', '<html><body>Bakım</body></html>'],
    ['no XML', 'bakım'],
    ['cut off', file('20.11.2026', usd).slice(0, -40)],
    ['without a day', file('', usd)],
    ['without currencies', file('20.11.2026')],
    ['declares entities', `<!DOCTYPE x [<!ENTITY a "b">]>${file('20.11.2026', usd)}`],
    ['as many as nobody knows', file('20.11.2026', ...Array.from({ length: 500 }, () => usd))],
  ])('is refused when it is %s', (_, xml) => {
    expect(() => readRates(xml)).toThrow('rate.unreadable')
  })
})

test('the sandbox tells none on weekends, and Friday is the newest then', async () => {
  const source = sandboxRates(() => new Date('2026-11-22T10:00:00Z'))
  expect((await source.newest()).date).toBe('2026-11-20')
  expect(await source.of('2026-11-21')).toBeNull()
  expect((await source.of('2026-11-20'))?.rates.map(({ code }) => code)).toContain('EUR')
})

describe('each day', () => {
  let shop: Shop
  let bank: Server
  let answers: Map<string, { status: number; text: string }>
  let asked: string[]
  beforeAll(async () => {
    shop = await openShop()
    bank = createServer((request, response) => {
      asked.push(request.url ?? '')
      const { status, text } = answers.get(request.url ?? '') ?? { status: 404, text: '' }
      response.writeHead(status).end(text)
    })
    await new Promise<void>((resolve) => bank.listen(0, '127.0.0.1', resolve))
    const { port } = bank.address() as AddressInfo
    const rates = centralBank(`http://127.0.0.1:${port}/kurlar/`, ['127.0.0.1'])
    Object.assign(shop.services as { -readonly [Name in keyof Services]: Services[Name] }, { rates })
  })
  beforeEach(async () => {
    asked = []
    answers = new Map()
    await shop.db.delete(currency_exchange_rates)
  })
  afterAll(async () => {
    await new Promise((resolve) => bank.close(resolve))
    await shop.close()
  })

  const told = (path: string, text: string, status = 200) => answers.set(`/kurlar/${path}`, { status, text })
  const run = async () => {
    const [row] = await shop.db
      .insert(crons)
      .values({ shop_id: shop.own.shop_id, title: 'Kurlar', label: 'Kurlar', kind: 'rates.fetch', at: '16:00' })
      .returning({ id: crons.id })
    const { body } = await shop.call('POST', `/v1/panel/crons/${row?.id}/run`)
    await workOff(shop)
    return body.data.job.id as number
  }
  const path = '/v1/panel/currency-exchange-rates'
  const kept = () =>
    shop.db
      .select()
      .from(currency_exchange_rates)
      .where(eq(currency_exchange_rates.shop_id, shop.own.shop_id))
      .orderBy(currency_exchange_rates.date)
  const manual = {
    ...{ currency_id: 978, date: '2026-11-20', unit: '1', forex_buying: '48.5', forex_selling: '49' },
    ...{ banknote_buying: '', banknote_selling: '', source: 'manual' },
  }

  test('the rates of the currencies that the shop works with are kept, with their day and source, once', async () => {
    told('today.xml', file('20.11.2026', usd, eur, jpy))
    await run()
    const [own, ...others] = await kept()
    expect(others).toEqual([])
    expect(own).toMatchObject({ date: '2026-11-20', source: 'central_bank', unit: 1, forex_buying: '48.7001' })
    await run()
    expect(await kept()).toEqual([own])
    const { rows } = (await shop.call('GET', path)).body.data
    expect(rows).toMatchObject([{ currency_id_label: 'Euro', date: '2026-11-20', source: 'central_bank' }])
  })

  test('what does not come is told with its reason, and the last rates stay', async () => {
    told('today.xml', file('20.11.2026', eur))
    await run()
    told('today.xml', 'bakım')
    expect((await jobRows(shop, await run(), 'failed')).at(-1)?.rules).toMatchObject([{ id: 'rate.unreadable' }])
    told('today.xml', '', 503)
    expect((await jobRows(shop, await run(), 'failed')).at(-1)?.rules).toMatchObject([
      { id: 'connection.answered', about: { answer: '503' } },
    ])
    expect(await kept()).toHaveLength(1)
  })

  test('days that were missed are caught up, but for those without a file', async () => {
    // As the bank's clock tells them.
    const days = (back: number) => {
      const at = new Date(Date.now() + 3 * 3_600_000 - back * 86_400_000)
      const date = at.toISOString().slice(0, 10)
      const [year = '', month = '', day = ''] = date.split('-')
      return {
        ...{ date, written: `${day}.${month}.${year}`, name: `${year}${month}/${day}${month}${year}.xml` },
        weekend: [0, 6].includes(at.getUTCDay()),
      }
    }
    told('today.xml', file(days(8).written, eur))
    await run()
    const missed = [7, 6, 5, 4, 3, 2, 1].map(days).filter(({ weekend }) => !weekend)
    const [, ...open] = missed
    for (const { name, written } of open) told(name, file(written, eur))
    told('today.xml', file(days(0).written, eur))
    asked = []
    await run()
    expect(asked).toEqual([...missed.map(({ name }) => `/kurlar/${name}`), '/kurlar/today.xml'])
    const dates = [days(8), ...open, days(0)].map(({ date }) => date)
    expect((await kept()).map(({ date }) => date)).toEqual(dates)
  })

  test('none come of a currency that the shop has switched off', async () => {
    const { shop_id } = shop.own
    const euro = and(eq(shop_currencies.shop_id, shop_id), eq(shop_currencies.currency_id, 978))
    await shop.db.update(shop_currencies).set({ status: 0 }).where(euro)
    told('today.xml', file('20.11.2026', usd, eur))
    await run()
    await shop.db.update(shop_currencies).set({ status: 1 }).where(euro)
    expect(await kept()).toEqual([])
  })

  test('what is written by hand stands beside it, once a day, and is changed; what came by itself is not', async () => {
    told('today.xml', file('20.11.2026', eur))
    await run()
    expect((await shop.call('POST', path, { body: manual })).http).toBe(200)
    expect((await shop.call('POST', path, { body: manual })).body.fields).toEqual({ date: 'rate.exists' })
    expect((await shop.call('POST', path, { body: { ...manual, source: 'central_bank' } })).body.fields).toEqual({
      source: 'rate.not_by_hand',
    })
    const [bankRate] = await shop.db
      .select()
      .from(currency_exchange_rates)
      .where(and(eq(currency_exchange_rates.source, 'central_bank'), sql`shop_id = ${shop.own.shop_id}`))
    const answer = await shop.call('PUT', `${path}/${bankRate?.id}`, {
      body: { ...manual, date: '2026-11-19', version: bankRate?.version },
    })
    expect([answer.http, answer.body.fields]).toEqual([422, { source: 'rate.not_by_hand' }])
  })
})
