import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { useState } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Image, imageTypes } from '#api/contract/platform/images.ts'
import { fileContent, fileCount, fileFormat, fileSize, fileWhole, notUploaded } from '#api/rules/platform/files.ts'
import {
  addImages,
  deleteImage,
  moveImage,
  restoreImage,
  setImageStatus,
  setImageType,
  shownImages,
} from '#api/rules/platform/gallery.ts'
import { plainMessage } from '#locales/plain-message.ts'
import { kitWords } from '#screens/platform/frame/kit-words.ts'
import { Gallery } from '#screens/platform/gallery/Gallery.tsx'
import { imageTypeNames } from '#screens/platform/gallery/image-types.ts'
import { clearPreviews } from '#screens/platform/wiring/pictures.ts'
import { Kit } from '#ui/Kit.tsx'

const i18n = setupI18n({ locale: 'tr' })
i18n.setMessagesCompiler(plainMessage)
const said = [fileCount, fileFormat, fileSize, fileContent, fileWhole, notUploaded, ...imageTypeNames].map(
  ({ says }) => says,
)
i18n.load('tr', Object.fromEntries(said.map(({ id, message }) => [id, message])))
i18n.activate('tr')

/** The store, as the test wants it to answer: by the name of the file. */
const answers = new Map<string, () => Response | Promise<Response>>()
const bodies: { type: string; image: string; realName: string }[] = []
const keys: (string | null)[] = []
const server = setupServer(
  http.get('*/config.json', () =>
    HttpResponse.json({ apiUrl: '', addressUrl: '', marketplaceUrl: '', storefrontUrl: '' }),
  ),
  http.post('*/v1/files', async ({ request }) => {
    const body = (await request.json()) as (typeof bodies)[number]
    bodies.push(body)
    keys.push(request.headers.get('idempotency-key'))
    return (answers.get(body.realName) ?? (() => stored(body.realName)))()
  }),
)
const stored = (name: string) =>
  HttpResponse.json({ status: 1, data: { id: 1, name: `${name}.s`, url: `/files/${name}.s` } })
const refused = (id: string) => HttpResponse.json({ status: 0, error: id, rules: [{ id }] }, { status: 422 })

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  let made = 0
  URL.createObjectURL = vi.fn(() => {
    made += 1
    return `blob:${made}`
  })
  URL.revokeObjectURL = vi.fn()
})
afterEach(() => {
  answers.clear()
  bodies.length = 0
  keys.length = 0
  clearPreviews()
})

const image = (name: string, type = 0, over: Partial<Image> = {}): Image => ({
  image: name,
  url: `/files/${name}`,
  type,
  status: 1,
  deleted: 0,
  ...over,
})
const abc = [image('a', imageTypes.front), image('b'), image('c')]

interface Seen {
  images: readonly Image[]
  readonly busy: boolean[]
}

/** A form with one gallery: what it asks is done by the sums that every form uses. */
function Form({ seen }: { seen: Seen }) {
  const [images, setImages] = useState(() => [...seen.images])
  seen.images = images
  return (
    <Gallery
      name="variants.0.images"
      label="Görseller"
      images={images}
      onAdd={(added) => setImages((now) => addImages(now, added))}
      onBusy={(busy) => seen.busy.push(busy)}
      onMove={(from, to) => setImages(moveImage(images, from, to))}
      onType={(index, type) => setImages(setImageType(images, index, type))}
      onStatus={(index, status) => setImages(setImageStatus(images, index, status))}
      onDelete={(index) => setImages(deleteImage(images, index))}
      onRestore={(name) => setImages(restoreImage(images, name))}
    />
  )
}

function open(start: readonly Image[] = []) {
  const seen: Seen = { images: start, busy: [] }
  const view = render(
    <I18nProvider i18n={i18n}>
      <Kit words={kitWords(i18n)}>
        <Form seen={seen} />
      </Kit>
    </I18nProvider>,
  )
  const picker = view.container.querySelector<HTMLInputElement>('input[type=file]')
  const user = userEvent.setup({ applyAccept: false })
  return { seen, user, pick: (...files: File[]) => user.upload(picker as HTMLInputElement, files), view }
}

const pngHead = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const file = (name: string, bytes: readonly number[] = pngHead) => new File([new Uint8Array(bytes)], name)
const order = (images: readonly Image[]) => shownImages(images).map((one) => `${one.image}${one.type}`)
const typeOf = (place: number) => screen.getByRole<HTMLSelectElement>('combobox', { name: `${place}. görsel: türü` })

test('R45: choosing Front on one makes the other Normal, and the rule is told', async () => {
  const { user } = open(abc)
  expect(screen.getByText(/Ön görsel tektir/)).toBeTruthy()
  await user.selectOptions(typeOf(2), 'Ön')
  expect([typeOf(1).value, typeOf(2).value, typeOf(3).value]).toEqual(['0', '1', '0'])
})

test('R231: the four types are offered', () => {
  open(abc)
  expect(
    within(typeOf(1))
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['Normal', 'Ön', 'Arka', 'Örnek'])
})

test('R17: an image has a status switch', async () => {
  const { user, seen } = open(abc)
  await user.click(screen.getByRole('switch', { name: '2. görsel: mağazada gösterilir' }))
  expect(seen.images.map((one) => one.status)).toEqual([1, 0, 1])
})

test('R17: the last image is brought to the front by keys, and it is announced', async () => {
  const { user, seen, view } = open(abc)
  screen.getByRole('button', { name: 'Taşı: 3. görsel' }).focus()
  await user.keyboard(' {Home} ')
  expect(order(seen.images)).toEqual(['c0', 'a1', 'b0'])
  expect(view.container.querySelector('[aria-live=polite]')?.textContent).not.toBe('')
})

test('R17 reject: Escape leaves the order', async () => {
  const { user, seen } = open(abc)
  screen.getByRole('button', { name: 'Taşı: 3. görsel' }).focus()
  await user.keyboard(' {Home}{Escape}')
  expect(order(seen.images)).toEqual(['a1', 'b0', 'c0'])
})

test('R51: deleting is soft; the focus goes to the way back, and back with the image', async () => {
  const { user, seen } = open(abc)
  await user.click(screen.getByRole('button', { name: '2. görsel: sil' }))
  expect(order(seen.images)).toEqual(['a1', 'c0'])
  expect(seen.images).toHaveLength(3)
  const back = screen.getByRole('button', { name: 'Geri al' })
  expect(document.activeElement).toBe(back)
  await user.click(back)
  expect(order(seen.images)).toEqual(['a1', 'b0', 'c0'])
  expect(document.activeElement).toBe(typeOf(2))
})

test('R224: what was deleted does not come back into a full gallery, and the rule says so', async () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((name) => image(name))
  const { user, seen } = open([...five, image('f', 0, { deleted: 1 })])
  await user.click(screen.getByRole('button', { name: 'Geri al' }))
  expect(shownImages(seen.images)).toHaveLength(5)
  expect(screen.getAllByText('En fazla 5 dosya yükleyebilirsiniz.').length).toBeGreaterThan(0)
})

test('R46: two files dropped together become the front and a normal image, in their order', async () => {
  const slow = Promise.withResolvers<void>()
  answers.set('1.png', async () => {
    await slow.promise
    return stored('1.png')
  })
  const { pick, seen } = open()
  await pick(file('1.png'), file('2.png'))
  await waitFor(() => expect(bodies).toHaveLength(2))
  expect(screen.getAllByRole('progressbar')).toHaveLength(2)
  slow.resolve()
  await waitFor(() => expect(order(seen.images)).toEqual(['1.png.s1', '2.png.s0']))
  expect(seen.busy).toEqual([true, false])
  expect(bodies.map(({ type, image: url }) => [type, url.slice(0, 22)])).toEqual(
    Array(2).fill(['product', 'data:image/png;base64,']),
  )
})

test('R38: what was uploaded is shown from the own file until it is saved', async () => {
  const { pick, view } = open()
  await pick(file('1.png'))
  await waitFor(() => expect(view.container.querySelector('ol img')?.getAttribute('src')).toBe('blob:1'))
  clearPreviews()
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1')
})

test('R97 reject: a wrong file is named, and the others of the drop are uploaded', async () => {
  const { pick, user, seen } = open()
  await pick(file('IMG_1.heic'), file('2.png'))
  const notice = screen.getByRole('alert')
  expect(notice.textContent).toContain('İzin verilen biçimler: jpg, jpeg, png, webp, avif.')
  expect(within(notice).getByText('IMG_1.heic')).toBeTruthy()
  await waitFor(() => expect(order(seen.images)).toEqual(['2.png.s1']))
  await user.click(screen.getByRole('button', { name: 'Uyarıyı kapat' }))
  expect(screen.getByRole('alert').textContent).toBe('')
})

test('R96 reject: of three beside three of five the third is named', async () => {
  const { pick } = open(abc)
  await pick(file('1.png'), file('2.png'), file('3.png'))
  expect(screen.getByRole('alert').textContent).toContain('En fazla 5 dosya yükleyebilirsiniz. 3.png')
  await waitFor(() => expect(bodies.map(({ realName }) => realName)).toEqual(['1.png', '2.png']))
})

test('R97: a file that is not what its name says fails for itself, without being sent', async () => {
  const { pick, seen } = open()
  await pick(file('shell.png', [60, 33, 100]), file('2.png'))
  await waitFor(() => expect(order(seen.images)).toEqual(['2.png.s1']))
  expect(bodies.map((body) => body.realName)).toEqual(['2.png'])
  expect(screen.getByText('İzin verilen biçimler: jpg, jpeg, png, webp, avif.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'shell.png: yeniden dene' })).toBeNull()
})

test('D17: a file of the right kind whose bytes are nothing is called damaged, and is not sent', async () => {
  const { pick, seen } = open()
  await pick(file('broken.png', [0, 0, 0, 0, 0, 0, 0, 0]), file('2.png'))
  await waitFor(() => expect(order(seen.images)).toHaveLength(1))
  expect(bodies.map((body) => body.realName)).toEqual(['2.png'])
  expect(screen.getByText('Görsel okunamadı. Dosya bozuk veya eksik.')).toBeTruthy()
  expect(screen.queryByText(/İzin verilen biçimler/)).toBeNull()
})

test('R196: a connection that breaks is told on that file; the others go on, and it is tried again with its key', async () => {
  answers.set('1.png', () => HttpResponse.error())
  const { pick, seen, user } = open()
  await pick(file('1.png'), file('2.png'))
  await waitFor(() => expect(order(seen.images)).toEqual(['2.png.s1']))
  expect(screen.getByText('Yüklenemedi. Dosya boyutunu kontrol edin.')).toBeTruthy()
  answers.clear()
  await user.click(screen.getByRole('button', { name: '1.png: yeniden dene' }))
  await waitFor(() => expect(order(seen.images)).toEqual(['2.png.s1', '1.png.s0']))
  const ofFirst = keys.filter((_, at) => bodies[at]?.realName === '1.png')
  expect(ofFirst).toHaveLength(2)
  expect(ofFirst[0]).toBe(ofFirst[1])
})

test("the server's own rule stands on the file, which can be taken away", async () => {
  answers.set('1.png', () => refused('files.damaged'))
  const { pick, user } = open()
  await pick(file('1.png'))
  await screen.findByText('Görsel okunamadı. Dosya bozuk veya eksik.')
  await user.click(screen.getByRole('button', { name: '1.png: kaldır' }))
  expect(screen.queryByText('1.png')).toBeNull()
})

test('a picture that cannot be shown says so', () => {
  const { view } = open([image('a')])
  fireEvent.error(view.container.querySelector('img') as HTMLImageElement)
  expect(screen.getByText('Görsel gösterilemiyor')).toBeTruthy()
})

test('a pasted picture is uploaded', async () => {
  const { seen } = open()
  const zone = screen.getByRole('button', { name: 'Görsel seç' })
  fireEvent.paste(zone, { clipboardData: { files: [file('pasted.png')] } })
  await waitFor(() => expect(order(seen.images)).toEqual(['pasted.png.s1']))
})

test('links to an image lead to its controls', () => {
  open([image('gone', 0, { deleted: 1 }), ...abc])
  expect(document.getElementById('variants.0.images.2.type')).toBe(typeOf(2))
  expect(document.getElementById('variants.0.images')?.getAttribute('aria-labelledby')).toBe('variants.0.images-label')
})
