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
import { type Arranged, inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import type { Walk } from '#tests/paths/cover/walks.ts'
import spec from '#tests/paths/platform/file-upload.paths.ts'
import { padded, png, webp } from '#tests/pictures.ts'

interface Desk extends PageFixture {
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
  begin: async (browserFixture, walk) => {
    walks += 1
    const folder = await mkdtemp(join(tmpdir(), 'kepenk-picture-'))
    const name = `resim-${walks}.webp`
    const path = join(folder, name)
    await writeFile(path, await bytesFor(walk))
    const page = await browserFixture.visit()
    page.once('close', () => rm(folder, { recursive: true, force: true }))
    return { browserFixture, page, folder, path, name, sent: null, before: 0, away: false }
  },
  open: async (fixture) => {
    const { page, path } = fixture
    await page.addInitScript(slowDisk)
    fixture.sent = await holdFiles(page)
    await show(page, '/products/add')
    for (let more = 3; more > 0; more -= 1) await dropAnother(fixture)
    await page.locator('input[type="file"]').setInputFiles(path)
  },
  whose: () => [],
  quiet: 'all',
  answers: { check: looked, send: sent },
  events: {
    START: async (_, { page, fixture }) => {
      await page.evaluate(() => Object.assign(globalThis, { diskHeld: true }))
      await page.getByRole('button', { name: `once-${fixture.before}.webp: kaldır` }).click()
      fixture.before -= 1
    },
    PROGRESS: async (_, { page, fixture }) => {
      const wire = await page.context().newCDPSession(page)
      await wire.send('Network.emulateNetworkConditions', slowWire)
      await (await fixture.sent?.waiting(fixture.name))?.go()
      await own(fixture)
        .getByText(/Gönderiliyor: %[1-9]/)
        .waitFor()
      await wire.send('Network.emulateNetworkConditions', { ...slowWire, uploadThroughput: -1 })
      await wire.detach()
    },
    RETRY: async (_, { page, fixture }) => {
      await putBack(fixture)
      // Somebody else is first again.
      await dropAnother(fixture)
      await page.getByRole('button', { name: `${fixture.name}: yeniden dene` }).click()
    },
    REMOVE: (_, { page, fixture }) => page.getByRole('button', { name: `${fixture.name}: kaldır` }).click(),
  },
  states: {
    queued: (_, { fixture }) => own(fixture).getByText('Sırada').waitFor(),
    checking: (_, { fixture }) => own(fixture).getByText('Denetleniyor').waitFor(),
    sending: (_, { fixture }) =>
      own(fixture)
        .getByText(/Gönderiliyor|İşleniyor/)
        .waitFor(),
    failed: async (_, { fixture }) => {
      await own(fixture).getByRole('alert').getByText('Yüklenemedi. Dosya boyutunu kontrol edin.').waitFor()
      await again(fixture).waitFor()
    },
    refused: async (_, { fixture }) => {
      await own(fixture)
        .getByRole('alert')
        .getByText(/İzin verilen biçimler|Görsel okunamadı/)
        .waitFor()
      expect(await again(fixture).count()).toBe(0)
    },
    stored: async (_, { fixture }) => {
      // It waits for those before it.
      await own(fixture).getByText('Yüklendi').waitFor()
      expect(await fixture.browserFixture.shop.db.$count(files, eq(files.real_name, fixture.name))).toBe(1)
    },
    removed: (_, { fixture }) => own(fixture).waitFor({ state: 'detached' }),
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
async function looked(event: EventObject, { page, fixture }: Moment<Desk>): Promise<Arranged> {
  if (fateOf(event) === 'network') {
    await rename(fixture.path, elsewhere(fixture))
    fixture.away = true
  }
  await page.evaluate(() => Object.assign(globalThis, { diskHeld: false }))
  return { how: 'through' }
}

/** The file is where it was, as old as it was: a page reads no file that was written since. */
async function putBack(fixture: Desk): Promise<void> {
  if (fixture.away) await rename(elsewhere(fixture), fixture.path)
  fixture.away = false
}

function elsewhere({ path }: Desk): string {
  return `${path}.away`
}

async function sent(event: EventObject, { fixture, walked }: Moment<Desk>): Promise<Arranged> {
  if (fateOf(event) === 'network') await fixture.sent?.lose(fixture.name)
  else if (walked.context.progress === 0) await fixture.sent?.let(fixture.name)
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

async function dropAnother(fixture: Desk): Promise<void> {
  fixture.before += 1
  await drop(fixture.page, [{ name: `once-${fixture.before}.webp`, bytes: await webp() }])
  await tile(fixture.page, `once-${fixture.before}.webp`).getByRole('progressbar').waitFor()
}

function own({ page, name }: Desk) {
  return tile(page, name)
}

function again({ page, name }: Desk) {
  return page.getByRole('button', { name: `${name}: yeniden dene` })
}
