import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftOf } from '#tests/samples/drafts.ts'
import { english, turkish } from '#tests/seed.ts'
import { openShop, type Shop } from '#tests/shop.ts'
import { asText } from './as-text.ts'
import { all, asStored, brokenDrafts } from './drafts.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

describe.each(all)('%s', (name, resource) => {
  const path = `/v1/panel/${name}`
  const add = async (draft = draftOf(name, shop.own)) => (await shop.call('POST', path, { body: draft })).body.data

  const place = resource.ordered ? 'last' : 'first'
  test(`what is added is read back as it was sent, and stands ${place} in the list`, async () => {
    const draft = draftOf(name, shop.own)
    const added = await add(draft)
    expect(added).toMatchObject({ id: expect.any(Number), version: 1, ...asStored(draft) })
    const read = await shop.call('GET', `${path}/${added.id}`)
    expect(read.body.data).toEqual(added)
    const list = await shop.call('GET', path)
    expect(list.body.data.rows.at(resource.ordered ? -1 : 0)).toMatchObject({
      id: added.id,
      version: 1,
      label: asText(resource, draft, turkish),
    })
  })

  test('R182: a list names its records in the language that is asked for', async () => {
    const draft = draftOf(name, shop.own)
    const { id } = await add(draft)
    const row = async (lid: string) => {
      const list = await shop.call('GET', path, { headers: { 'x-lid': lid } })
      return list.body.data.rows.find((one: { id: number }) => one.id === id).label
    }
    expect(await row('176')).toBe(asText(resource, draft, english))
    expect(await row('999')).toBe(asText(resource, draft, turkish))
  })

  test('an edit replaces the record, counts its version up and leaves one row in the audit log', async () => {
    const { id } = await add()
    const draft = draftOf(name, shop.own)
    const answer = await shop.call('PUT', `${path}/${id}`, { body: { ...draft, version: 1 } })
    expect(answer.body.data).toMatchObject({ id, version: 2, ...asStored(draft) })
    const log = await shop.db.execute(
      `select event, before, after, user_id from audit_log where subject = '${name}' and subject_id = ${id} order by id`,
    )
    expect(log.rows).toMatchObject([
      { event: 'create', user_id: shop.own.admin_id },
      { event: 'update', user_id: shop.own.admin_id, after: asStored(draft) },
    ])
  })

  test('texts are stored without the blanks around them', async () => {
    const draft = draftOf(name, shop.own)
    const blanks = JSON.parse(JSON.stringify(draft).replace(/"name":"([^"]+)"/g, '"name":"  $1 "'))
    expect(await add(blanks)).toMatchObject(asStored(draft))
  })

  test('a deleted record is gone, and its id with it', async () => {
    const { id } = await add()
    expect((await shop.call('DELETE', `${path}/${id}`)).body).toEqual({ status: 1, data: {} })
    for (const [method, body] of [['GET'], ['DELETE'], ['PUT', { ...draftOf(name, shop.own), version: 1 }]] as const) {
      const answer = await shop.call(method, `${path}/${id}`, { body })
      expect([method, answer.http, answer.body.error]).toEqual([method, 404, 'notFound'])
    }
  })

  test.each(brokenDrafts(name).map((one) => [`${one.of} reject: ${one.when}`, one] as const))(
    '%s',
    async (_, broken) => {
      const before = (await shop.call('GET', path)).body.data.total
      const draft = { ...draftOf(name, shop.own), ...broken.changes }
      const added = await shop.call('POST', path, { body: draft })
      expect([added.http, added.body.fields?.[broken.at]]).toEqual([422, broken.rule])
      const { id } = await add()
      const edited = await shop.call('PUT', `${path}/${id}`, { body: { ...draft, version: 1 } })
      expect([edited.http, edited.body.fields?.[broken.at]]).toEqual([422, broken.rule])
      expect((await shop.call('GET', `${path}/${id}`)).body.data.version).toBe(1)
      expect((await shop.call('GET', path)).body.data.total).toBe(before + 1)
    },
  )

  test('D12 reject: a field that the resource has not, at the top and inside', async () => {
    const top = await shop.call('POST', path, { body: { ...draftOf(name, shop.own), shop_id: shop.other.shop_id } })
    expect([top.http, top.body.fields]).toEqual([422, { shop_id: 'request.unknown_field' }])
    const inside = JSON.parse(JSON.stringify(draftOf(name, shop.own)).replace(/\[\{/, '[{"admin":1,'))
    if (!JSON.stringify(inside).includes('admin')) return
    const refused = await shop.call('POST', path, { body: inside })
    expect([refused.http, refused.body.error]).toEqual([422, 'request.unknown_field'])
  })

  test("D6 reject: another shop's record is not found, not counted and not changed", async () => {
    const headers = { 'x-sid': String(shop.other.shop_id) }
    const theirs = (await shop.call('POST', path, { as: shop.otherAdmin, headers, body: draftOf(name, shop.other) }))
      .body.data
    for (const [method, body] of [['GET'], ['PUT', { ...draftOf(name, shop.own), version: 1 }], ['DELETE']] as const) {
      expect((await shop.call(method, `${path}/${theirs.id}`, { body })).http).toBe(404)
    }
    const list = await shop.call('GET', `${path}?limit=500&id=${theirs.id}`)
    expect(list.body.data).toMatchObject({ rows: [], total: 0 })
    const read = await shop.call('GET', `${path}/${theirs.id}`, { as: shop.otherAdmin, headers })
    expect(read.body.data).toEqual(theirs)
  })

  test('R177: each act is opened by its own code, and by no other of the family', async () => {
    const { id } = await add()
    const calls = {
      list: ['GET', path],
      view: ['GET', `${path}/${id}`],
      add: ['POST', path, draftOf(name, shop.own)],
      edit: ['PUT', `${path}/${id}`, { ...draftOf(name, shop.own), version: 1 }],
      delete: ['DELETE', `${path}/${id}`],
    } as const
    const family = [...new Set(Object.values(resource.codes).flat())]
    for (const act of resource.acts) {
      const [method, to, body] = calls[act]
      // Whoever fills a form that names these records chooses from their list, and may be of the same family.
      const opening = act === 'list' ? [...resource.codes.list, ...resource.lookup] : resource.codes[act]
      const others = await shop.as(family.filter((code) => !opening.includes(code)))
      const refused = await shop.call(method, to, { as: others, body })
      expect([act, refused.http, refused.body.error]).toEqual([act, 403, 'auth.forbidden'])
      expect([act, (await shop.call(method, to, { as: await shop.as(resource.codes[act]), body })).http]).toEqual([
        act,
        200,
      ])
    }
  })

  test('whoever fills a form that names these may read the list to choose from, and nothing more', async () => {
    const { id } = await add()
    for (const code of resource.lookup) {
      const as = await shop.as([code])
      expect((await shop.call('GET', path, { as })).http).toBe(200)
      const opened = resource.codes.view.includes(code) ? 200 : 403
      expect((await shop.call('GET', `${path}/${id}`, { as })).http).toBe(opened)
    }
  })
})
