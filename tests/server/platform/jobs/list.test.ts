import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Job } from '#api/contract/platform/jobs.ts'
import type { Page } from '#api/contract/platform/lists.ts'
import { fold } from '#api/rules/platform/fold.ts'
import { job_rows, jobs } from '#server/db/schema/jobs.ts'
import { jobList } from '#server/platform/jobs/list.ts'
import { pageOf } from '#server/platform/lists/page.ts'
import { addStaff } from '#server/platform/session/add-staff.ts'
import { turkish } from '#tests/seed.ts'
import { readCsv } from '#tests/server/platform/exports/read-files.ts'
import { openShop, type Shop } from '#tests/shop.ts'

/** The list of long work: what it finds, in which order, and as a file. */

const path = '/v1/panel/jobs'

let shop: Shop
let ayse: number
const ids: number[] = []

type Stored = Partial<typeof jobs.$inferInsert>

async function store(job: Stored, seeded = shop.own): Promise<number> {
  const own = { shop_id: seeded.shop_id, user_id: seeded.admin_id, request_id: 'test', total: 0 }
  const [row] = await shop.db
    .insert(jobs)
    .values({ ...own, kind: 'products.edit', ...job })
    .returning({ id: jobs.id })
  return row?.id ?? 0
}

beforeAll(async () => {
  shop = await openShop()
  const { shop_id } = shop.own
  const person = {
    type: 'employee',
    name: 'Işıl',
    surname: 'Çınar',
    email: 'isil@x.test',
    search: 'isil cinar',
  } as const
  ayse = await addStaff(shop.db, { shop_id, ...person })
  const over = { state: 'finished', total: 3, done: 2, refused: 1 } as const
  const stored: Stored[] = [
    {
      ...{ kind: 'brands.import', about: { file: 'İLKBAHAR.xlsx' }, user_id: ayse, ...over },
      ...{ created_at: '2026-03-01T21:30:00Z', finished_at: '2026-03-01T22:35:05Z' },
    },
    { state: 'running', total: 10, done: 4, failed: 1, created_at: '2026-03-03T08:00:00Z' },
    {
      ...{ kind: 'matches.fetch', about: { marketplace: 'Çarşı' }, state: 'cancelled', total: 5 },
      ...{ created_at: '2026-03-04T08:00:00Z', finished_at: '2026-03-04T08:00:02Z' },
    },
    { state: 'waiting', total: 2, created_at: '2026-03-05T08:00:00Z', user_id: ayse },
  ]
  for (const one of stored) ids.push(await store(one))
  const undoing = { kind: 'brands.import', about: { file: 'İLKBAHAR.xlsx' }, undoes: ids[0] ?? 0 } as const
  const moments = { created_at: '2026-03-06T08:00:00Z', finished_at: '2026-03-06T08:01:00Z' }
  ids.push(await store({ ...undoing, ...moments, state: 'finished', total: 2, done: 2 }))
  await store({ total: 1 }, shop.other)
})
afterAll(() => shop.close())

async function list(query = '', as = shop.admin): Promise<Page<Job>> {
  const answer = await shop.call('GET', `${path}?${query}`, { as })
  expect(answer.http, answer.text).toBe(200)
  return answer.body.data
}
const found = async (query: string, as?: string) => (await list(query, as)).rows.map(({ id }) => ids.indexOf(id))

test('R185 accept: newest first, of this shop alone, with how many there are', async () => {
  const page = await list()
  expect(page.rows.map(({ id }) => id)).toEqual(ids.toReversed())
  expect([page.total, page.newest]).toEqual([ids.length, ids.at(-1)])
})

test.each([
  ['kind=brands.import', [4, 0]],
  ['state=cancelled', [2]],
  ['from=2026-03-03&to=2026-03-04', [2, 1]],
  // By the shop's clock it had begun after midnight.
  ['to=2026-03-01', []],
  ['to=2026-03-02', [0]],
  ['search=ILKBAHAR', [4, 0]],
  ['search=carsi', [2]],
  ['search=markalari', [4, 0]],
  ['search=import brands', [4, 0]],
  ['search=geri alma', [4]],
  ['search=isil', [3, 0]],
  ['search=ISIL aktarma', [0]],
  ['search=%25', []],
  ['order_index=state&order_direction=asc', [2, 4, 0, 1, 3]],
  ['order_index=jobs.finished_at&order_direction=desc', [3, 1, 4, 2, 0]],
  ['order_index=jobs.created_at&order_direction=asc', [0, 1, 2, 3, 4]],
  ['open=1', [3, 1]],
] as const)('the list of %s', async (query, expected) => {
  expect(await found(query)).toEqual(expected)
})

test('what somebody looks at is told beside what is under way, over or not', async () => {
  expect(await found(`open=1&seen=${ids[0]}`)).toEqual([3, 1, 0])
  expect(await found('open=1&seen=')).toEqual([3, 1])
})

test('who began jobs is offered as a filter, by name', async () => {
  const named = async (query: string) => (await shop.call('GET', `${path}/users?${query}`)).body.data.rows
  expect(await named('search=CINAR')).toEqual([{ id: ayse, name: 'Işıl Çınar' }])
  expect((await named('')).map(({ id }: { id: number }) => id).sort()).toEqual([shop.own.admin_id, ayse].sort())
  expect(await named(`id=${shop.other.admin_id}`)).toEqual([])
  expect(await found(`user_id=${ayse}`)).toEqual([3, 0])
})

test('D18 accept: no job stands on two pages, however many have the same state', async () => {
  for (const order of ['id', 'state', 'created_at', 'finished_at']) {
    const seen: number[] = []
    for (let page = 0; page < ids.length; page += 1)
      seen.push(...(await found(`order_index=${order}&limit=1&page=${page}`)))
    expect([order, seen.toSorted()]).toEqual([order, [0, 1, 2, 3, 4]])
  }
})

test('R223 accept: who walks the pages while jobs begin sees none twice', async () => {
  const { newest } = await list('limit=2')
  const late = await store({})
  const walked = [...(await found(`limit=3&until=${newest}`)), ...(await found(`limit=3&page=1&until=${newest}`))]
  expect(walked).toEqual([4, 3, 2, 1, 0])
  await shop.db.execute(sql`delete from jobs where id = ${late}`)
})

test('R185 reject: a column that nobody may sort by, a kind and a state that no job has, days that end before they begin', async () => {
  const wrong = ['order_index=total', 'kind=x', 'state=over', 'user_id=x', 'from=2026-02-40', 'to=2026-02-30', 'seen=x']
  for (const query of [...wrong, 'from=2026-03-02&to=2026-03-01']) {
    const { http, body } = await shop.call('GET', `${path}?${query}`)
    expect([query, http, Object.keys(body.fields)]).toEqual([query, 422, [query.split('=')[0]]])
  }
})

test('R174: whoever may begin one kind sees its jobs and who began them, in the list and in its file', async () => {
  const as = await shop.as([1102])
  expect(await found('', as)).toEqual([4, 0])
  const people = await shop.call('GET', `${path}/users`, { as })
  expect(people.body.data.rows.map(({ id }: { id: number }) => id).sort()).toEqual([shop.own.admin_id, ayse].sort())
  const file = await shop.call('GET', `${path}/export?format=csv&columns=state`, { as })
  expect(readCsv(file.text, ',')).toEqual([['Durum'], ['Bitti'], ['Bitti']])
  const nobody = await shop.as([600])
  for (const one of ['', '/users', '/export?format=csv'])
    expect((await shop.call('GET', path + one, { as: nobody })).http).toBe(403)
})

test('R185 accept: the whole list goes into a file, with the results as numbers, the shop’s clock and the filter by name', async () => {
  const file = await shop.call('GET', `${path}/export?format=csv&state=finished`)
  const [head, ...lines] = readCsv(file.text, ',')
  expect(head).toEqual([
    ...['İş', 'Durum', 'Kayıt sayısı', 'Yapıldı', 'Kural engelledi', 'Olmadı', 'Başlatan'],
    ...['Başlama', 'Saat', 'Bitiş', 'Saat', 'Süre (saniye)'],
  ])
  const title = 'Markaları içe aktarma: İLKBAHAR.xlsx'
  expect(lines[0]?.slice(0, 4)).toEqual([`Geri alma: ${title}`, 'Bitti', '2', '2'])
  expect(lines[1]).toEqual([
    ...[title, 'Bitti', '3', '2', '1', '0', 'Işıl Çınar'],
    ...['2026-03-02', '00:30', '2026-03-02', '01:35', '3905'],
  ])
  expect(lines.slice(2)).toEqual([[''], ['Durum', 'Bitti']])
  const english = await shop.call('GET', `${path}/export?format=csv&lang=en&columns=title,finished_at&state=waiting`)
  expect(readCsv(english.text, ',').slice(0, 2)).toEqual([
    ['Job', 'Ended', 'Time'],
    ['Bulk change of products', '', ''],
  ])
})

test('D19 accept: the records of a job go into a file as they are filtered, each with the whole reason in the person’s language', async () => {
  const id = await store({ state: 'finished', total: 3, done: 1, refused: 2 })
  const movements = { id: 'delete.product_has_movements', about: { what: 'stock_movements', count: 3 } }
  const stored = [
    { position: 0, record_id: 7, label: '=Keten elbise', state: 'refused', rules: [movements, movements] },
    { position: 1, record_id: 8, label: '', state: 'refused', rules: [{ id: 'notFound' }, { id: 'not.a.rule' }] },
    { position: 2, record_id: 9, label: 'Şal', state: 'done', rules: [] },
  ] as const
  await shop.db.insert(job_rows).values(stored.map((row) => ({ shop_id: shop.own.shop_id, job_id: id, ...row })))
  const at = `${path}/${id}/rows/export`
  const file = async (query: string) => readCsv((await shop.call('GET', `${at}?format=csv&${query}`)).text, ',')
  const [head, first, second, ...rest] = await file('state=refused')
  expect(head).toEqual(['Kayıt', 'Durum', 'Neden'])
  expect(first?.slice(0, 2)).toEqual(["'=Keten elbise", 'Kural engelledi'])
  expect(second?.slice(0, 2)).toEqual(['#8', 'Kural engelledi'])
  expect(second?.[2]).toContain('Bu adım şu anda yapılamaz.')
  expect(rest).toEqual([[''], ['İş', 'Toplu ürün değişikliği'], ['Durum', 'Kural engelledi']])
  const [, english] = await file('lang=en')
  expect(english?.[1]).toBe('Refused by a rule')
  expect(english?.[2]).not.toBe(first?.[2])
  expect((await file('columns=label&state=done')).slice(0, 2)).toEqual([['Kayıt'], ['Şal']])
  expect((await shop.call('GET', `${at}?format=csv&columns=x`)).http).toBe(422)
  expect((await shop.call('GET', `${at}?format=csv`, { as: await shop.as([1102]) })).http).toBe(404)
})

test('the database folds what a job is about as fold() does', async () => {
  for (const name of ['IĞDIR İlçesi.xlsx', 'ışık  Şen', 'JOSÉ Ñandú', 'ﬁne ½', ' a\tb ']) {
    const { rows } = await shop.db.execute<{ search: string }>(sql`
      insert into jobs (shop_id, kind, about, total, request_id)
      values (${shop.own.shop_id}, 'brands.import', ${JSON.stringify({ file: name, marketplace: 'Çarşı' })}, 0, 'test') returning search`)
    expect(rows[0]?.search).toBe(fold(`${name} Çarşı`))
  }
})

test('with 20,000 jobs no filter, order or search reads the whole table', async () => {
  await shop.db.execute(sql`
    insert into jobs (shop_id, kind, state, about, total, user_id, request_id, created_at, finished_at)
    select ${shop.other.shop_id}, (array['products.edit', 'brands.import', 'orders.ship'])[1 + n % 3], 'finished',
           jsonb_build_object('file', 'liste-' || n || '.csv'), 5, ${shop.other.admin_id}, 'test',
           now() - n * interval '1 hour', now() - n * interval '1 hour'
      from generate_series(1, 20000) n`)
  await shop.db.execute(sql`vacuum analyze jobs`)
  const asked: [string, unknown[]][] = []
  const pool = (shop.db as unknown as { $client: Pool }).$client
  const db = drizzle(pool, { logger: { logQuery: (query, values) => asked.push([query, values]) } })
  const actor = { shop_id: shop.other.shop_id, user_id: shop.other.admin_id, permissions: [100] }
  const reading = { db, shop_id: shop.other.shop_id, actor, language: turkish }
  const day = '2026-03-02'
  for (const query of [
    ...[{}, { kind: 'orders.fetch' }, { state: 'cancelled' }, { user_id: 999_999 }, { from: day, to: day }],
    ...[{ search: 'liste-777' }, { search: 'kargoya' }, { open: '1', seen: [1, 2] }],
    ...[{ order_index: 'state' }, { order_index: 'created_at' }, { order_index: 'finished_at' }],
  ] as const)
    await pageOf(jobList, reading as never, query as never)
  const whole: string[] = []
  for (const [query, values] of asked) {
    // How many there are is counted in full where nothing narrows the list, and the index is all that is read for it.
    if (query.includes('count(*)')) continue
    const { rows } = await pool.query(`explain ${query}`, values)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    if (/Seq Scan on jobs/.test(plan)) whole.push(`${query}\n${plan}`)
  }
  expect(asked.length).toBeGreaterThan(20)
  expect(whole).toEqual([])
})
