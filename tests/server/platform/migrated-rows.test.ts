import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { apply, migrations } from '#server/db/migrate.ts'
import { type Clone, emptyDatabase } from '#tests/clone.ts'

/** Rows that were there before a step of the schema, and what it makes of them. */

let database: Clone
let client: Client
beforeEach(async () => {
  database = await emptyDatabase()
  client = new Client(database.url)
  await client.connect()
})
afterEach(async () => {
  await client.end()
  await database.drop()
})

/** All steps before the one of this name. */
async function before(name: string) {
  const at = migrations.findIndex((one) => one.name.includes(name))
  expect(at).toBeGreaterThan(0)
  for (const one of migrations.slice(0, at)) await apply(client, one)
  await client.query(`
    insert into shops (id, name, default_language_id, default_country_id) overriding system value
    values (1, 'Bir', (select min(id) from languages), 1), (2, 'İki', (select min(id) from languages), 1)`)
  return async () => apply(client, migrations[at] as (typeof migrations)[number])
}

test('connections get places, and those for trying out the words that a new one has; what people wrote stays', async () => {
  const step = await before('connection-order')
  await client.query(`
    insert into shop_invoice_methods (shop_id, title, label, search, adapter, auth, words_succeed, words_waiting, words_error, words_approved, words_rejected)
    values (1, 'Deneme', 'Deneme', '', 'sandbox', '', '', '', '', '', ''),
           (1, 'Elle', 'Elle', '', 'manual', '', '', '', '', '', ''),
           (1, 'Entegratör', 'Entegratör', '', 'http', 'bearer', 'OK', 'BEKLE', 'HATA', 'KABUL', 'RET'),
           (2, 'Yazılmış', 'Yazılmış', '', 'sandbox', '', 'TAMAM', '', '', '', '')`)
  await client.query(
    `insert into shop_mail_methods (shop_id, title, label, search, adapter) values (1, 'Posta', 'Posta', '', 'smtp')`,
  )
  await client.query(
    `insert into shop_phone_message_methods (shop_id, title, label, search, adapter) values (1, 'SMS', 'SMS', '', 'http')`,
  )
  await step()
  const { rows } = await client.query(`
    select title, position, auth, words_succeed, words_waiting, words_error, words_approved, words_rejected
      from shop_invoice_methods order by shop_id, id`)
  const [empty, begun] = [
    ['', '', '', '', '', ''],
    ['basic', 'SUCCEED, DELIVERED', 'QUEUED, PROCESSING', 'ERROR, FAILED', 'ACCEPTED', 'REJECTED'],
  ]
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['Deneme', 0, ...begun],
    ['Elle', 0, ...empty],
    ['Entegratör', 0, 'bearer', 'OK', 'BEKLE', 'HATA', 'KABUL', 'RET'],
    ['Yazılmış', 0, '', 'TAMAM', '', '', '', ''],
  ])
  for (const table of ['shop_mail_methods', 'shop_phone_message_methods'])
    expect((await client.query(`select position from ${table}`)).rows).toEqual([{ position: 0 }])
})

test('connections for messages to phones go on sending letters as they are', async () => {
  const step = await before('phone-letters')
  await client.query(`
    insert into shop_phone_message_methods (shop_id, title, label, search, adapter, letters)
    values (1, 'Eski', 'Eski', '', 'http', ''), (2, 'Sade', 'Sade', '', 'http', 'plain')`)
  await step()
  const { rows } = await client.query('select title, letters from shop_phone_message_methods order by id')
  expect(rows).toEqual([
    { title: 'Eski', letters: 'unicode' },
    { title: 'Sade', letters: 'plain' },
  ])
})
