import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileTypes, thumbnailOf } from '#api/contract/platform/files.ts'
import { avif, bombs, dataUrl, ico, icoOfPng, jpg, jpgWithPlace, padded, png, webp, wrong } from '#tests/pictures.ts'
import { openShop, type Shop } from '#tests/shop.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(() => shop.close())

const upload = (realName: string, image: string, type: string = 'product') =>
  shop.call('POST', '/v1/files', { body: { type, image, realName } })
const uploadPng = async (realName = 'a.png') => (await upload(realName, dataUrl('image/png', await png()))).body.data
const bytesAt = async (url: string) => Buffer.from(await (await shop.app.request(url)).arrayBuffer())

/** Every file of T13: its name, its data URL, and the rule that it breaks for products; `null` is stored. */
const table: [string, () => string | Promise<string>, string | null][] = [
  ['a.jpg', async () => dataUrl('image/jpeg', await jpg()), null],
  ['a.jpeg', async () => dataUrl('image/jpeg', await jpg()), null],
  ['a.png', async () => dataUrl('image/png', await png()), null],
  ['a.webp', async () => dataUrl('image/webp', await webp()), null],
  ['a.avif', async () => dataUrl('image/avif', await avif()), null],
  ['İMAGE.PNG', async () => dataUrl('image/png', await png()), null],
  ['📷 tatil.png', async () => dataUrl('image/png', await png()), null],
  ['largest.jpg', async () => dataUrl('image/jpeg', padded(await jpg(), 10_485_760)), null],
  ['place.jpg', async () => dataUrl('image/jpeg', await jpgWithPlace()), null],
  ['larger.jpg', async () => dataUrl('image/jpeg', padded(await jpg(), 10_485_761)), 'files.max_size_exceeded'],
  ['logo.svg', () => dataUrl('image/svg+xml', wrong.svg), 'files.allowed_formats'],
  ['page.html', () => dataUrl('text/html', wrong.html), 'files.allowed_formats'],
  ['invoice.pdf', () => dataUrl('application/pdf', wrong.pdf), 'files.allowed_formats'],
  ['a.gif', () => dataUrl('image/gif', wrong.gif), 'files.allowed_formats'],
  ['a.bmp', () => dataUrl('image/bmp', wrong.bmp), 'files.allowed_formats'],
  ['IMG_1.heic', () => dataUrl('image/heic', wrong.heic), 'files.allowed_formats'],
  ['heic.jpg', () => dataUrl('image/jpeg', wrong.heic), 'files.allowed_formats'],
  ['shell.png', () => dataUrl('image/png', wrong.html), 'files.allowed_formats'],
  ['photo.jpg', async () => dataUrl('image/jpeg', await png()), 'files.allowed_formats'],
  ['both.png', () => dataUrl('image/png', wrong.polyglot), 'files.allowed_formats'],
  ['type.png', async () => dataUrl('image/webp', await png()), 'files.allowed_formats'],
  ['noise.png', () => dataUrl('image/png', Buffer.alloc(500)), 'files.damaged'],
  ['none.png', () => dataUrl('image/png', Buffer.alloc(0)), 'files.damaged'],
  ['half.jpg', async () => dataUrl('image/jpeg', (await jpg()).subarray(0, 200)), 'files.damaged'],
  ['bomb.png', async () => dataUrl('image/png', await bombs.png()), 'files.max_pixels'],
  ['bomb.jpg', async () => dataUrl('image/jpeg', await bombs.jpg()), 'files.max_pixels'],
  ['bomb.webp', async () => dataUrl('image/webp', await bombs.webp()), 'files.max_pixels'],
  ['bomb.avif', async () => dataUrl('image/avif', await bombs.avif()), 'files.max_pixels'],
  ['../../a.png', async () => dataUrl('image/png', await png()), 'request.malformed'],
  ['a.png\0.html', async () => dataUrl('image/png', await png()), 'request.malformed'],
  [`${'a'.repeat(296)}.png`, async () => dataUrl('image/png', await png()), 'validation.max_length'],
  ['broken.png', () => 'data:image/png;base64,%%%', 'request.malformed'],
  ['far.png', () => 'http://169.254.169.254/latest/meta-data', 'request.malformed'],
  ['text.png', () => 'data:image/png,plain', 'request.malformed'],
]

describe.each(fileTypes)('T13: files of the type %s', (type) => {
  test.each(table)('%j', async (realName, image, rule) => {
    const answer = await upload(realName, await image(), type)
    if (rule === null) {
      expect(answer.http).toBe(200)
      expect(answer.body.data).toEqual({
        id: expect.any(Number),
        name: expect.stringMatching(/^[0-9a-f]{30}\.(jpg|png|webp|avif)$/),
        url: `/files/${answer.body.data.name}`,
      })
    } else {
      expect(answer.http).toBe(422)
      expect(answer.body.error).toBe(rule)
    }
  })

  test('R100: only the favicon takes an .ico file', async () => {
    const answer = await upload('favicon.ico', dataUrl('image/x-icon', ico()), type)
    expect(answer.body.error ?? 'stored').toBe(type === 'favicon' ? 'stored' : 'files.allowed_formats')
  })
})

describe('what is stored', () => {
  test('R188 reject: an unknown type, and fields that are none of ours', async () => {
    const image = dataUrl('image/png', await png())
    expect((await upload('a.png', image, 'exe')).body.fields).toEqual({ type: 'validation.invalid_choice' })
    const body = { type: 'product', image, realName: 'a.png', path: '/etc' }
    expect((await shop.call('POST', '/v1/files', { body })).body.error).toBe('request.unknown_field')
  })

  test('R97: the refusal names the file and the formats', async () => {
    const { body } = await upload('IMG_1.heic', dataUrl('image/heic', wrong.heic))
    expect(body.rules[0].about).toEqual({ formats: 'jpg, jpeg, png, webp, avif', name: 'IMG_1.heic' })
    expect(body.fields).toEqual({ image: 'files.allowed_formats' })
  })

  test('R98 reject: a body beyond any file is cut off', async () => {
    expect((await upload('a.png', `data:image/png;base64,${'A'.repeat(15_000_000)}`)).http).toBe(413)
  })

  test('the place where a photo was taken goes, and it is turned upright', async () => {
    const taken = await jpgWithPlace()
    expect(await sharp(taken).metadata()).toMatchObject({ exif: expect.any(Buffer), orientation: 6, width: 64 })
    const { body } = await upload('place.jpg', dataUrl('image/jpeg', taken))
    const { exif, orientation, width, height } = await sharp(await bytesAt(body.data.url)).metadata()
    expect({ exif, orientation, width, height }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 48,
      height: 64,
    })
  })

  test('nothing that was hidden behind the picture is stored', async () => {
    const hidden = Buffer.concat([await png(), Buffer.from('<script>alert(1)</script>')])
    const { body } = await upload('a.png', dataUrl('image/png', hidden))
    expect((await bytesAt(body.data.url)).includes('<script>')).toBe(false)
  })

  test('a small form for rows and one for tiles, never larger than the picture', async () => {
    const { body } = await upload('a.png', dataUrl('image/png', await png(800, 200)))
    const sizes = async (size: 96 | 480) => sharp(await bytesAt(thumbnailOf(body.data.url, size))).metadata()
    expect(await sizes(96)).toMatchObject({ format: 'webp', width: 96, height: 24 })
    expect(await sizes(480)).toMatchObject({ format: 'webp', width: 480, height: 120 })
    const tiny = await uploadPng()
    expect(await sharp(await bytesAt(thumbnailOf(tiny.url, 480))).metadata()).toMatchObject({ width: 64 })
  })

  test.each([1, 4, 8, 24, 32] as const)('an icon of %i bits is drawn anew', async (depth) => {
    const { body } = await upload('favicon.ico', dataUrl('image/vnd.microsoft.icon', ico(depth)), 'favicon')
    const stored = await bytesAt(body.data.url)
    const first = await sharp(stored.subarray(stored.readUInt32LE(18)))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(first.info).toMatchObject({ width: 16, height: 16 })
    expect([...first.data.subarray(0, 3)]).toEqual([0, 0, 255])
  })

  test('an icon of a PNG keeps its sizes up to its own', async () => {
    const { body } = await upload('favicon.ico', dataUrl('image/x-icon', await icoOfPng()), 'favicon')
    const stored = await bytesAt(body.data.url)
    expect([stored.readUInt16LE(4), stored[6], stored[22]]).toEqual([2, 16, 32])
  })

  test.each([
    ['its part lies outside', () => ico().subarray(0, 100)],
    ['it has no parts', () => Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(16)])],
    ['its bitmap claims 100,000 pixels a side', () => claiming(ico(), 26, 100_000)],
    ['its bitmap is packed', () => claiming(ico(), 38, 1)],
  ])('an icon is refused when %s', async (_, bytes) => {
    const { http, body } = await upload('favicon.ico', dataUrl('image/x-icon', bytes()), 'favicon')
    expect([http, body.error]).toEqual([422, 'files.damaged'])
  })

  test('D17 accept: 36 megapixels are stored', async () => {
    expect((await upload('a.png', dataUrl('image/png', await png(6000, 6000)))).http).toBe(200)
  })

  test('D17 reject: the refusal tells the size that was claimed', async () => {
    const { body } = await upload('bomb.png', dataUrl('image/png', await bombs.png()))
    expect(body.rules[0].about).toEqual({ w: 64_250, h: 64_250 })
  })

  test('the same call again answers the same', async () => {
    const body = { type: 'product', image: dataUrl('image/png', await png()), realName: 'a.png' }
    const first = await shop.call('POST', '/v1/files', { body, key: 'upload-once' })
    expect((await shop.call('POST', '/v1/files', { body, key: 'upload-once' })).text).toBe(first.text)
  })
})

describe('who may', () => {
  test('uploading takes the permission to write a record with a picture', async () => {
    const body = { type: 'product', image: dataUrl('image/png', await png()), realName: 'a.png' }
    const seller = await shop.as([602])
    const reader = await shop.as([600, 601, 2900])
    expect((await shop.call('POST', '/v1/files', { body, as: seller })).http).toBe(200)
    expect((await shop.call('POST', '/v1/files', { body, as: reader })).http).toBe(403)
    expect((await shop.call('POST', '/v1/files', { body, as: null })).http).toBe(401)
  })

  test('a file is found by its name, in its own shop only', async () => {
    const { id, name, url } = await uploadPng()
    expect((await shop.call('GET', `/v1/files/?name=${name}`)).body.data).toEqual({ id, name, url })
    const neighbour = { as: shop.otherAdmin, headers: { 'x-sid': String(shop.other.shop_id) } }
    expect((await shop.call('GET', `/v1/files/?name=${name}`, neighbour)).http).toBe(404)
    expect((await shop.call('DELETE', `/v1/files/${id}`, neighbour)).http).toBe(404)
  })
})

function claiming(bytes: Buffer, at: number, value: number): Buffer {
  bytes.writeUInt32LE(value, at)
  return bytes
}
