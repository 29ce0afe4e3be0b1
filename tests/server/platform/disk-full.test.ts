import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages as english } from '#locales/en.po'
import { messages as turkish } from '#locales/tr.po'
import { findBroken } from '#server/platform/invariants.ts'
import { supplier } from '#tests/fixtures/supplier.fixture.ts'
import { signInFirstAdmin, withDatabase } from '#tests/server-process.ts'
import { type OnSmallDisk, startOnSmallDisk } from '#tests/small-disk.ts'

const wide = { ...supplier, address: 'A'.repeat(200) }
const refusal = { status: 0, error: 'server.disk_full', rules: [{ id: 'server.disk_full' }] }
/** Rows find room in what their tables have already; long before so many they need more. */
const enough = 2_000

let shop: OnSmallDisk
let token = ''
let image = ''

beforeAll(async () => {
  const [width, height] = [400, 400]
  const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
  image = `data:image/png;base64,${(await noise.png().toBuffer()).toString('base64')}`
  shop = await startOnSmallDisk(256)
  token = await signInFirstAdmin(shop.server)
})

afterAll(() => shop?.close(), 60_000)

test('T7.5: what a full disk has no room for is refused with its reason, nothing is damaged, and it works once there is room', async () => {
  expect((await upload()).http).toBe(200)
  const files = storedFiles()
  shop.fill()

  expect(await upload()).toEqual({ http: 507, body: refusal })
  expect(storedFiles()).toEqual(files)
  const kept: string[] = []
  let answer = await save('0')
  for (let at = 1; answer.http === 200 && at <= enough; at += 1) {
    kept.push(String(at - 1))
    answer = await save(String(at))
  }
  expect(answer).toEqual({ http: 507, body: refusal })
  const refused = String(kept.length)
  expect((await call('GET', '/v1/panel/suppliers')).http).toBe(200)
  expect(await names()).toEqual(kept)

  shop.free()
  // The same request, with its key: what was refused left nothing of itself.
  expect((await save(refused)).http).toBe(200)
  expect((await upload()).http).toBe(200)
  expect(await names()).toEqual([...kept, refused])
  expect(await withDatabase(shop.place, (client) => findBroken(client))).toEqual([])
  expect(shop.server.child.exitCode).toBeNull()
})

test('R193: that a disk is full is said in both languages', () => {
  expect(turkish['server.disk_full']).toEqual([
    'Sunucunun diski dolu, bu yüzden kaydedilmedi. Yer açılınca tekrar deneyin.',
  ])
  expect(english['server.disk_full']).toEqual([
    'The disk of the server is full, so this was not saved. Try again once there is room.',
  ])
})

function upload() {
  return call('POST', '/v1/files', { type: 'product', image, realName: 'gürültü.png' })
}

function save(name: string) {
  return call('POST', '/v1/panel/suppliers', { ...wide, name }, name)
}

async function call(method: string, path: string, body?: object, key: string = crypto.randomUUID()) {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': `disk-full-${key}`,
  }
  const answer = await fetch(`${shop.server.url}${path}`, {
    method,
    headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { http: answer.status, body: await answer.json() }
}

async function names(): Promise<string[]> {
  const rows = await withDatabase(shop.place, (client) =>
    client.query<{ name: string }>('select name from suppliers order by id'),
  )
  return rows.rows.map(({ name }) => name)
}

/** Also those that were only begun. */
function storedFiles(): string[] {
  return readdirSync(join(shop.place.dataDir, 'files'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.split('/').length === 3)
    .sort()
}
