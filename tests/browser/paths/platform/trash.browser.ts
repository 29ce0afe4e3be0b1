import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { type TrashPage, trashPage } from '#api/contract/platform/trash.ts'
import type { TrashContext } from '#machines/platform/trash/trash.context.ts'
import { orNoAnswer } from '#tests/browser/no-answer.ts'
import { show } from '#tests/browser/settled.ts'
import { type Arranged, inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import { fillTrash, haveInTrash, putBack, takeName } from '#tests/paths/platform/deleted-brand.ts'
import spec from '#tests/paths/platform/trash.paths.ts'

interface Desk extends PageFixture {
  /** The newest of the trash, once it was shown. */
  brand: { id: number; name: string }
}

/** The trash of brands, over their list: more than a page of them, so that there is a page to turn to. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture, { input }) => {
    const page = await browserFixture.visit({ as: await browserFixture.shop.as(input === 'looking' ? [1100] : [100]) })
    return { browserFixture, page, brand: { id: 0, name: '' } }
  },
  open: ({ page }) => show(page, '/brands'),
  whose: ({ method, path }) => (path.startsWith('/v1/panel/bin/') ? [method === 'POST' ? 'restore' : 'look'] : []),
  // Past the end, the last page is asked for right away.
  answers: { look: looked, restore: restored },
  events: {
    OPEN: (_, { page }) => opener(page).click(),
    CLOSE: (_, { page }) => dialog(page).getByRole('button', { name: 'Kapat' }).last().click(),
    SEARCH: (_, { page }) => search(page),
    SET_PAGE: (_, { page }) => dialog(page).getByRole('button', { name: 'Sonraki sayfa' }).click(),
    REFRESH: (_, { page }) => dialog(page).getByRole('button', { name: 'Tekrar dene' }).last().click(),
    RESTORE: async (_, { page, fixture }) => {
      const row = dialog(page).locator('tr[data-key]').first()
      fixture.brand = {
        id: Number(await row.getAttribute('data-key')),
        name: ((await row.getByRole('rowheader').textContent()) ?? '').trim(),
      }
      await row.getByRole('button').click()
    },
    RETRY: (_, { page }) => told(page).getByRole('button', { name: 'Tekrar dene' }).click(),
    CANCEL: (_, { page }) => told(page).getByRole('button', { name: 'Tamam' }).click(),
  },
  states: {
    closed: (page) => dialog(page).waitFor({ state: 'detached' }),
    'open.rows.typing': (page) => table(page, true).waitFor(),
    'open.rows.loading': (page) => table(page, true).waitFor(),
    'open.rows.shown': async (page) => {
      await table(page, false).waitFor()
      await dialog(page).locator('tr[data-key]').first().waitFor()
    },
    'open.rows.empty': (page) =>
      dialog(page)
        .getByText(/Çöp kutusu boş|aramanıza uyan kayıt yok/)
        .waitFor(),
    'open.rows.failed': (page) => dialog(page).getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
    'open.restoring.idle': async (page) => {
      await told(page).waitFor({ state: 'detached' })
      await dialog(page).locator('button[aria-busy="true"]').waitFor({ state: 'detached' })
    },
    'open.restoring.restoring': (page) => dialog(page).locator('button[aria-busy="true"]').waitFor(),
    'open.restoring.refused': (page) =>
      told(page)
        .getByText(/Bu ad zaten kullanılıyor|çöp kutusunda değil/)
        .waitFor(),
    'open.restoring.failed': (page) => told(page).getByText(orNoAnswer('Geri alınamadı')).waitFor(),
  },
  controls: { OPEN: (_, { page }) => ({ absent: opener(page) }) },
  may: (event, snapshot) => event.type.startsWith('xstate.') || isOnOffer(event, snapshot),
})

/** What the dialog offers a person in this state. */
function isOnOffer({ type }: EventObject, { value, context }: AnyMachineSnapshot): boolean {
  const { open } = value as { open?: { rows: string; restoring: string } }
  if (!open) return type === 'OPEN'
  if (type === 'RETRY') return open.restoring === 'failed'
  if (type === 'CANCEL') return open.restoring === 'failed' || open.restoring === 'refused'
  if (type === 'CLOSE') return open.restoring === 'idle'
  if (type === 'REFRESH') return open.rows === 'failed'
  const { rows, page } = context as TrashContext
  const drawn = (rows?.length ?? 0) > 0 && open.rows !== 'failed'
  if (type === 'SET_PAGE') return drawn && page === 0
  if (type === 'RESTORE') return drawn && open.restoring === 'idle'
  return type === 'SEARCH'
}

async function looked(event: EventObject, { fixture: { browserFixture } }: Moment<Desk>): Promise<Arranged> {
  if ('error' in event) return { how: 'lost' }
  const { rows, total } = (event as unknown as { output: TrashPage }).output
  await fillTrash(browserFixture.shop, rows.length > 0 ? trashPage + 1 : 0)
  await haveInTrash(browserFixture.shop, total)
  return { how: 'through' }
}

async function restored(
  event: EventObject,
  { fixture: { browserFixture, brand }, ahead }: Moment<Desk>,
): Promise<Arranged> {
  const { shop } = browserFixture
  const { error } = event as unknown as { error?: ApiFailure }
  if (error?.kind === 'network') return { how: ahead[1]?.event.type.includes('error') ? 'lost' : 'answerLost' }
  await putBack(shop, brand.id, brand.name)
  if (error?.kind === 'conflict') await takeName(shop, brand.name)
  if (error?.kind === 'notFound') {
    const answer = await shop.call('POST', `/v1/panel/bin/brands/${brand.id}`)
    expect(answer.http).toBe(200)
  }
  return { how: 'through' }
}

/** Another text each time: what is typed again is no search. */
async function search(page: Page): Promise<void> {
  const box = dialog(page).getByRole('searchbox')
  await box.fill((await box.inputValue()) === 'çöpteki' ? 'çöp' : 'çöpteki')
}

function opener(page: Page) {
  return page.getByRole('button', { name: 'Çöp kutusu' })
}

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Çöp kutusu: Markalar' })
}

function told(page: Page) {
  return dialog(page)
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: 'Tamam' }) })
}

function table(page: Page, busy: boolean) {
  return dialog(page).locator(`table[aria-busy="${busy}"]`)
}
