import { randomBytes } from 'node:crypto'
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { files } from '#server/db/schema/catalogue.ts'
import { drop, holdFiles, type Sent, tile } from '#tests/browser/paths/catalog/gallery.ts'
import { show } from '#tests/browser/settled.ts'
import { type Arranged, inBrowser, type Moment, type Scene } from '#tests/paths/cover/browser.ts'
import type { Walk } from '#tests/paths/cover/walks.ts'
import spec from '#tests/paths/platform/file-upload.paths.ts'
import { padded, png, webp } from '#tests/pictures.ts'

interface Desk extends Scene {
  /** The folder and the file of the walk, as the person has it. */
  readonly folder: string
  readonly path: string
  readonly name: string
  sent: Sent | null
  /** So many other files are on their way before it. */
  before: number
  /** Whether it lies elsewhere, where the page does not find it. */
  away: boolean
}

let walks = 0

/** One picture among others in the gallery of a product: three are on their way at once, so that it has to wait for its turn. */
export default inBrowser(spec)<Desk>({
  begin: async (stage, walk) => {
    walks += 1
    const folder = await mkdtemp(join(tmpdir(), 'kepenk-picture-'))
    const name = `resim-${walks}.webp`
    const path = join(folder, name)
    await writeFile(path, await bytesFor(walk))
    const page = await stage.visit()
    page.once('close', () => rm(folder, { recursive: true, force: true }))
    return { stage, page, folder, path, name, sent: null, before: 0, away: false }
  },
  open: async (scene) => {
    const { page, path } = scene
    await page.addInitScript(slowDisk)
    scene.sent = await holdFiles(page)
    await show(page, '/products/add')
    for (let more = 3; more > 0; more -= 1) await dropAnother(scene)
    await page.locator('input[type="file"]').setInputFiles(path)
  },
  whose: () => [],
  quiet: 'all',
  answers: { check: looked, send: sent },
  events: {
    START: async (_, { page, scene }) => {
      await page.evaluate(() => Object.assign(globalThis, { diskHeld: true }))
      await page.getByRole('button', { name: `once-${scene.before}.webp: kaldır` }).click()
      scene.before -= 1
    },
    PROGRESS: async (_, { page, scene }) => {
      const wire = await page.context().newCDPSession(page)
      await wire.send('Network.emulateNetworkConditions', slowWire)
      await (await scene.sent?.waiting(scene.name))?.go()
      await own(scene)
        .getByText(/Gönderiliyor: %[1-9]/)
        .waitFor()
      await wire.send('Network.emulateNetworkConditions', { ...slowWire, uploadThroughput: -1 })
      await wire.detach()
    },
    RETRY: async (_, { page, scene }) => {
      await putBack(scene)
      // Somebody else is first again.
      await dropAnother(scene)
      await page.getByRole('button', { name: `${scene.name}: yeniden dene` }).click()
    },
    REMOVE: (_, { page, scene }) => page.getByRole('button', { name: `${scene.name}: kaldır` }).click(),
  },
  states: {
    queued: (_, { scene }) => own(scene).getByText('Sırada').waitFor(),
    checking: (_, { scene }) => own(scene).getByText('Denetleniyor').waitFor(),
    sending: (_, { scene }) =>
      own(scene)
        .getByText(/Gönderiliyor|İşleniyor/)
        .waitFor(),
    failed: async (_, { scene }) => {
      await own(scene).getByRole('alert').getByText('Yüklenemedi. Dosya boyutunu kontrol edin.').waitFor()
      await again(scene).waitFor()
    },
    refused: async (_, { scene }) => {
      await own(scene)
        .getByRole('alert')
        .getByText(/İzin verilen biçimler|Görsel okunamadı/)
        .waitFor()
      expect(await again(scene).count()).toBe(0)
    },
    stored: async (_, { scene }) => {
      // It waits for those before it.
      await own(scene).getByText('Yüklendi').waitFor()
      expect(await scene.stage.shop.db.$count(files, eq(files.real_name, scene.name))).toBe(1)
    },
    removed: (_, { scene }) => own(scene).waitFor({ state: 'detached' }),
  },
})

/** What the walk says becomes of it: it is another kind of picture than its name says, or breaks off, or is sound and large enough to be seen going. */
async function bytesFor({ steps }: Walk): Promise<Buffer> {
  const refusedBy = steps.find(({ event }) => fateOf(event) === 'refused')?.event.type ?? ''
  if (refusedBy.endsWith('.check')) return png()
  const picture = await webp()
  if (refusedBy.endsWith('.send')) return Buffer.concat([picture.subarray(0, 40), randomBytes(40)])
  return padded(picture, 300_000)
}

/** The disk gives the file now. */
async function looked(event: EventObject, { page, scene }: Moment<Desk>): Promise<Arranged> {
  if (fateOf(event) === 'network') {
    await rename(scene.path, elsewhere(scene))
    scene.away = true
  }
  await page.evaluate(() => Object.assign(globalThis, { diskHeld: false }))
  return { how: 'through' }
}

/** The file is where it was, as old as it was: a page reads no file that was written since. */
async function putBack(scene: Desk): Promise<void> {
  if (scene.away) await rename(elsewhere(scene), scene.path)
  scene.away = false
}

function elsewhere({ path }: Desk): string {
  return `${path}.away`
}

async function sent(event: EventObject, { scene, walked }: Moment<Desk>): Promise<Arranged> {
  if (fateOf(event) === 'network') await scene.sent?.lose(scene.name)
  else if (walked.context.progress === 0) await scene.sent?.let(scene.name)
  return { how: 'through' }
}

/** What the walk says becomes of the file. */
function fateOf(event: EventObject): 'through' | 'network' | 'refused' {
  const { error } = event as unknown as { error?: ApiFailure }
  if (!error) return 'through'
  return error.kind === 'network' ? 'network' : 'refused'
}

/** A disk that gives the beginnings of files when it is told to. */
function slowDisk(): void {
  const read = Blob.prototype.arrayBuffer
  const held = () => (globalThis as { diskHeld?: boolean }).diskHeld === true
  Blob.prototype.arrayBuffer = async function () {
    while (held()) await new Promise((resolve) => setTimeout(resolve, 20))
    return read.call(this)
  }
}

/** A line that takes a few seconds for the file, in bytes a second. */
const slowWire = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 }

async function dropAnother(scene: Desk): Promise<void> {
  scene.before += 1
  await drop(scene.page, [{ name: `once-${scene.before}.webp`, bytes: await webp() }])
  await tile(scene.page, `once-${scene.before}.webp`).getByRole('progressbar').waitFor()
}

function own({ page, name }: Desk) {
  return tile(page, name)
}

function again({ page, name }: Desk) {
  return page.getByRole('button', { name: `${name}: yeniden dene` })
}
