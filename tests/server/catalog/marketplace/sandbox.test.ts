import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
let token = ''
beforeAll(async () => {
  shop = await openShop()
  const { access_token } = await (await login(shop.sandbox.account.password)).json()
  token = access_token
})
afterAll(() => shop.close())

const supplier = 'baseKey=base&supplierId=42'
const json = { 'content-type': 'application/json' }

async function login(password: string) {
  const body = JSON.stringify({ email: shop.sandbox.account.email, password })
  return shop.app.request('/marketplace/login', { method: 'POST', headers: json, body })
}

async function get(path: string, bearer: string | null = token) {
  return shop.app.request(`/marketplace/${path}`, { headers: bearer ? { authorization: `Bearer ${bearer}` } : {} })
}

test('its password alone signs in', async () => {
  expect((await login('wrong')).status).toBe(401)
  expect((await login(shop.sandbox.account.password)).status).toBe(200)
})

test('a body that goes deeper than any of ours is refused', async () => {
  const body = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  const answer = await shop.app.request('/marketplace/login', { method: 'POST', headers: json, body })
  expect(answer.status).toBe(400)
})

test("R180: neither no token nor the panel's opens the marketplace service, and its token does not open the panel's API", async () => {
  for (const bearer of [null, shop.admin, 'x'])
    expect((await get(`filterProducts?${supplier}`, bearer)).status).toBe(401)
  expect((await get(`filterProducts?${supplier}`)).status).toBe(200)
  expect((await shop.call('GET', '/v1/panel/brands', { as: token })).http).toBe(401)
})

test('getOrders answers JSON in a text', async () => {
  const answer = await (await get(`getOrders?${supplier}`)).json()
  expect(JSON.parse(answer)).toMatchObject({ content: [], totalElements: 0 })
})

test('a product is found by its barcode with images, brand and categoryName', async () => {
  const items = [
    {
      barcode: '8690000000012',
      title: 'Basic Tişört',
      brandId: 1_012,
      categoryId: 400,
      quantity: 1,
      salePrice: 10,
      listPrice: 10,
      images: [{ url: 'pictures/shirt-b3362d.webp' }],
      attributes: [{ attributeId: 47, attributeValueId: 6_980 }],
    },
  ]
  const created = await shop.app.request('/marketplace/createProducts', {
    method: 'POST',
    headers: { ...json, authorization: `Bearer ${token}` },
    body: JSON.stringify({ baseKey: 'base', supplierId: '42', items }),
  })
  expect(created.status).toBe(200)
  const found = await (await get(`filterProducts?${supplier}&barcode=8690000000012`)).json()
  expect(found.content).toMatchObject([
    { images: [{ url: 'pictures/shirt-b3362d.webp' }], brand: 'Mawi', categoryName: 'Elbise' },
  ])
})

test.each([
  ['filterProducts', 400],
  ['filterProducts?baseKey=base&supplierId=42&limit=1000', 400],
  ['filterProducts?baseKey=other&supplierId=42', 403],
  ['getOrders?baseKey=base&supplierId=42&startDate=abc', 400],
  ['getCategoryAttributes?categoryId=1', 404],
  ['nothing', 404],
  ['pictures/package.json', 404],
  ['pictures/dress-000000.webp', 404],
])('what it does not do is refused: %s', async (path, status) => {
  const answer = await get(path)
  expect([answer.status, (await answer.json()).errors.length]).toEqual([status, 1])
})

test('bodies that are none are refused', async () => {
  for (const body of ['', '{', '[]', '{"baseKey":"base"}', `{"items":[${'[],'.repeat(1_000)}[]]}`]) {
    const headers = { ...json, authorization: `Bearer ${token}` }
    const answer = await shop.app.request('/marketplace/createProducts', { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
  }
})

test('brands are asked for at most 50 times a minute; then it says how long to wait', async () => {
  const answers = []
  for (let asked = 0; asked < 51; asked += 1) answers.push(await get('getBrands/byName?name=mawi'))
  expect(answers.slice(0, 50).every(({ status }) => status === 200)).toBe(true)
  const last = answers.at(-1)
  expect(last?.status).toBe(429)
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('/openapi.json describes the seven calls', async () => {
  const { paths } = await (await shop.app.request('/openapi.json')).json()
  const own = Object.keys(paths).filter((path) => path.startsWith('/marketplace/'))
  expect(own.sort()).toEqual(
    [
      'createProducts',
      'filterProducts',
      'getBrands/byName',
      'getCategories',
      'getCategoryAttributes',
      'getOrders',
      'login',
    ].map((path) => `/marketplace/${path}`),
  )
})
