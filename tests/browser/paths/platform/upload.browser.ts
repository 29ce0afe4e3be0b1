import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import {
  extensionOf,
  fileCount,
  fileFormat,
  fileSize,
  imagesPerVariant,
  maxFileSize,
} from '#api/rules/platform/files.ts'
import type { Dropped } from '#machines/platform/upload/file-upload.machine.ts'
import { sortedDrop, type Upload, type UploadContext } from '#machines/platform/upload/upload.context.ts'
import { drop, holdFiles, pictures, type Sent, tile, tiles } from '#tests/browser/paths/catalog/gallery.ts'
import { show } from '#tests/browser/settled.ts'
import { inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import spec from '#tests/paths/platform/upload.paths.ts'
import { ico, png, webp, wrong } from '#tests/pictures.ts'

interface Desk extends PageFixture {
  sent: Sent | null
  /** How many files of the walk the shop has. */
  stored: number
}

/** Pictures dropped into the gallery of a product. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture) => ({ browserFixture, page: await browserFixture.visit(), sent: null, stored: 0 }),
  open: async (fixture) => {
    fixture.sent = await holdFiles(fixture.page)
    await show(fixture.page, '/products/add')
  },
  whose: () => [],
  events: {
    DROP: async (event, { page, walked }) => {
      const { files, present } = event as unknown as { files: readonly Dropped[]; present: number }
      const { refused } = sortedDrop(walked.context as UploadContext, files, present)
      const fits = refused.every(({ id }) => id !== fileCount.id)
      await drop(page, await Promise.all((fits ? files : tooMany(files)).map(laid)))
      if (!fits) await removeCopies(page)
    },
    DISMISS: (_, { page }) => page.getByRole('button', { name: 'Uyarıyı kapat' }).click(),
    FILE_STORED: async (event, { fixture }) => {
      await fixture.sent?.let(nameOf(event))
      fixture.stored += 1
    },
    FILE_FAILED: (event, { fixture }) => fixture.sent?.lose(nameOf(event)) ?? Promise.resolve(),
    FILE_QUEUED: (event, { page }) => press(page, `${nameOf(event)}: yeniden dene`),
    FILE_REMOVED: async (event, { page, fixture, walked }) => {
      if (phaseOf(event, walked) === 'working') await fixture.sent?.waiting(nameOf(event))
      if (phaseOf(event, walked) === 'stored') fixture.stored -= 1
      await press(page, `${nameOf(event)}: kaldır`)
    },
  },
  states: {
    resting: async (page, moment) => {
      await page.getByRole('progressbar').first().waitFor({ state: 'detached' })
      await seesTheGallery(moment)
    },
    uploading: async (page, moment) => {
      await page.getByRole('progressbar').first().waitFor()
      await seesTheGallery(moment)
    },
  },
  // What was refused can be closed while it stands there.
  may: ({ type }, { context }) => type !== 'DISMISS' || (context as UploadContext).refused.length > 0,
})

/** How each file on its way looks. */
const looks: Readonly<Record<Upload['phase'], RegExp>> = {
  waiting: /Sırada/,
  working: /Denetleniyor|Gönderiliyor|İşleniyor/,
  stored: /Yüklendi/,
  failed: /Yüklenemedi/,
}

const sentences: Readonly<Record<string, RegExp>> = {
  [fileCount.id]: /En fazla 5 dosya/,
  [fileFormat.id]: /İzin verilen biçimler: jpg, jpeg, png, webp, avif\..*(d\.ico|e\.svg)/,
  [fileSize.id]: /10 MB'ı aşmamalıdır\..*f\.png/,
}

/** Every file of the walk as it stands, what was refused with the rules against it, and the pictures that got through. */
async function seesTheGallery({ page, walked, fixture }: Moment<Desk>): Promise<void> {
  const { uploads, refused } = walked.context as UploadContext
  for (const { key, phase } of uploads) await tile(page, `${key}.webp`).filter({ hasText: looks[phase] }).waitFor()
  await becomes(() => tiles(page).count(), uploads.length)
  const items = page.getByRole('alert').filter({ hasText: 'dosya alınmadı.' }).getByRole('listitem')
  await becomes(() => items.count(), refused.length)
  for (const { id } of refused) await items.filter({ hasText: sentences[id] as RegExp }).waitFor()
  const waiting = uploads.filter(({ phase }) => phase === 'stored')
  await becomes(() => pictures(page).count(), fixture.stored - waiting.length)
}

function becomes(count: () => Promise<number>, expected: number): Promise<void> {
  return expect.poll(count).toBe(expected)
}

/** A place of the walk is full before a gallery is: what still went in goes again. */
async function removeCopies(page: Page): Promise<void> {
  await page
    .getByRole('alert')
    .filter({ hasText: sentences[fileCount.id] as RegExp })
    .waitFor()
  const copies = tiles(page).filter({ hasText: /^\d-/ })
  while ((await copies.count()) > 0)
    await copies
      .first()
      .getByRole('button', { name: /: kaldır$/ })
      .click()
}

/** More than a gallery holds. */
function tooMany(files: readonly Dropped[]): readonly Dropped[] {
  const [one] = files
  return one
    ? Array.from({ length: imagesPerVariant + 1 }, (_, index) => ({ ...one, name: `${index}-${one.name}` }))
    : []
}

/** A picture that is what its name says, and too large where the walk says so. */
async function laid({ name, size }: Dropped) {
  const make = { webp, png, ico, svg: () => wrong.svg }[extensionOf(name)] ?? webp
  const bytes = await (make as () => Promise<Buffer> | Buffer)()
  return { name, bytes, ...(size > maxFileSize ? { size } : {}) }
}

function nameOf(event: EventObject): string {
  return `${(event as EventObject & { key: string }).key}.webp`
}

function phaseOf(event: EventObject, { context }: AnyMachineSnapshot): Upload['phase'] | undefined {
  return (context as UploadContext).uploads.find((one) => `${one.key}.webp` === nameOf(event))?.phase
}

function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name }).click()
}
