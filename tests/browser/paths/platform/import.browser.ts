import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type AnyMachineSnapshot, matchesState } from 'xstate'
import type { ImportChoices } from '#api/contract/platform/imports.ts'
import type { ImportContext } from '#machines/platform/import/import.context.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import spec, { naming, tooLong } from '#tests/paths/platform/import.paths.ts'
import {
  begunBefore,
  brandsFile,
  willBeFound,
  willBeGuessed,
  willBeJudged,
  willBeOpened,
} from '#tests/paths/platform/import.shop.ts'
import { typeInto } from '../typing.ts'

/** A file of brands taken in on its screen: chosen, its columns matched, its rows mended and judged, applied, stopped, and taken back. */
export default inBrowser(spec)<PageFixture & { begun: number | null }>({
  begin: async (browserFixture, { input }) => ({
    browserFixture,
    page: await browserFixture.visit({ as: browserFixture.shop.admin }),
    begun: input === 'begun' ? await begunBefore(browserFixture.shop) : null,
  }),
  open: ({ page, begun }) => page.goto(begun ? `/imports?id=${begun}` : '/imports?kind=brands'),
  whose: ({ method, path }) => {
    if (path.endsWith('/apply')) return ['apply']
    if (path.endsWith('/cancel')) return ['cancel']
    if (path.endsWith('/undo')) return ['undo']
    if (path.includes('/jobs/')) return ['look']
    if (!path.includes('/imports')) return []
    if (method === 'DELETE') return ['remove']
    if (path.endsWith('/mended')) return ['keep']
    if (path.endsWith('/header')) return ['reread']
    if (method === 'GET') return path.endsWith('/imports') ? ['list'] : ['check', 'find']
    return method === 'POST' ? ['send'] : ['check']
  },
  answers: {
    list: async (event, { fixture }) => {
      await begunBefore(fixture.browserFixture.shop)
      return lost(event)
    },
    remove: lost,
    find: async (event, { fixture }) => {
      await willBeOpened(fixture.browserFixture.shop, event)
      return lost(event)
    },
    keep: lost,
    send: async (event, { fixture }) => {
      await willBeGuessed(fixture.browserFixture.shop)
      return lost(event)
    },
    reread: async (event, { fixture }) => {
      await willBeGuessed(fixture.browserFixture.shop)
      return lost(event)
    },
    check: async (event, { fixture }) => {
      await willBeJudged(fixture.browserFixture.shop, event)
      return lost(event)
    },
    apply: lost,
    look: async (event, { fixture }) => {
      await willBeFound(fixture.browserFixture.shop, event)
      return lost(event)
    },
    cancel: lost,
    undo: lost,
  },
  events: {
    LIST: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
    OPEN: (_, { page }) =>
      page
        .getByRole('button', { name: /^Sürdür/ })
        .first()
        .click(),
    DISCARD: (_, { page }) => page.getByRole('button', { name: /^At: / }).first().click(),
    CONFIRM: (_, { page }) => page.getByRole('alertdialog').getByRole('button', { name: 'At', exact: true }).click(),
    KIND: (_, { page }) => page.getByLabel('Dosyada ne var?').selectOption('brands'),
    FILE: (event, { page }) => {
      const { name } = (event as unknown as { file: { name: string } }).file
      return page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: brandsFile() })
    },
    MODE: (_, { page }) => page.getByRole('radio', { name: 'Yalnızca yenileri ekle' }).press('Space'),
    HEADER: (_, { page }) => page.getByLabel('Başlık satırı').selectOption('1'),
    MAP: async (event, { page }) => {
      const { at, key } = event as unknown as { at: number; key: string | null }
      const column = page.locator(`[id="columns.${at}"]`)
      await column.focus()
      await column.selectOption(key ?? '')
    },
    CHOOSE: async (event, { page }) => {
      const { replaced } = (event as unknown as { choices: ImportChoices }).choices
      const by = replaced?.[naming]?.[tooLong]
      if (by) return typeInto(page.getByRole('textbox', { name: /^Marka adı: “x+…” \(2 satır\)/ }), by)
      const sameNames = page.getByRole('checkbox', { name: 'Adı olmayan dillere varsayılan dildeki adı yaz' })
      if (await sameNames.isChecked()) await sameNames.click()
    },
    CHECK: (_, { page }) => checks(page).click(),
    MEND: (event, { page }) => {
      const { position, at, text } = event as unknown as { position: number; at: number; text: string }
      const row = page.getByRole('group', { name: `Satır ${position}` })
      return typeInto(row.getByRole('textbox').nth(at), text)
    },
    APPLY: (event, { page }) => applies(page, event).click(),
    CANCEL: (_, { page }) => page.getByRole('button', { name: 'Durdur' }).click(),
    UNDO: (_, { page }) => page.getByRole('button', { name: 'Geri al' }).click(),
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
    BACK: (_, { page }) => page.getByRole('button', { name: /^(Sütunlara dön|Geri dön|Vazgeç)$/ }).click(),
    RESTART: (_, { page }) => page.getByRole('button', { name: 'Başka dosya' }).click(),
  },
  states: {
    choosing: async (page, { walked }) => {
      await heading(page, 'Dosyayı seçin').waitFor()
      const told = page.getByText('Yalnızca XLSX, CSV ve XML dosyaları içe aktarılır.')
      await expect.poll(() => told.count()).toBe(walked.context.refused.length)
    },
    'choosing.notListed': (page) => page.getByRole('status').getByText('Yüklenemedi').waitFor(),
    'choosing.listed': async (page, { fixture }) => {
      const { rows } = (await fixture.browserFixture.shop.call('GET', '/v1/panel/imports')).body.data
      const offered = page.getByRole('button', { name: /^Sürdür/ })
      await expect.poll(() => offered.count()).toBe(rows.length)
    },
    doubting: (page) => page.getByRole('alertdialog').waitFor(),
    discarding: (page) => page.getByText('Atılıyor…').first().waitFor(),
    notDiscarded: (page) => page.getByRole('alert').getByText('Atılamadı').waitFor(),
    opening: (page) => page.getByText('Dosya açılıyor…').waitFor(),
    notOpened: (page) => page.getByRole('alert').getByText('Dosya açılamadı').waitFor(),
    reading: (page) => page.getByText('Dosya okunuyor…').waitFor(),
    notRead: (page) => page.getByRole('alert').getByText('Dosya okunamadı').waitFor(),
    mapping: async (page, { walked }) => {
      await heading(page, 'Sütunları eşleyin').waitFor()
      for (const [at, key] of walked.context.columns.entries())
        expect(await page.locator(`[id="columns.${at}"]`).inputValue()).toBe(key ?? '')
    },
    rereading: (page) => page.getByText('Sütunlar yeniden okunuyor…').waitFor(),
    notReread: (page) => page.getByRole('alert').getByText('Sütunlar yeniden okunamadı').waitFor(),
    checking: (page) => page.getByText('Satırlar denetleniyor…').waitFor(),
    notChecked: (page) => page.getByRole('alert').getByText('Denetlenemedi').waitFor(),
    'checked.kept': seesRows,
    'checked.keeping': async (page, moment) => {
      await page.getByText('Düzeltmeleriniz saklanıyor…').waitFor()
      return seesRows(page, moment)
    },
    'checked.notKept': (page) => page.getByText(/^Düzeltmeleriniz saklanamadı/).waitFor(),
    applying: (page) => page.getByText('Başlatılıyor…').waitFor(),
    notApplied: (page) => page.getByRole('alert').getByText('Uygulanamadı').first().waitFor(),
    // Of a file that was applied before, the job is not known yet.
    looking: (page) => heading(page, underWay).or(page.getByText('Dosya açılıyor…')).waitFor(),
    waiting: (page) => heading(page, underWay).waitFor(),
    notSeen: (page) => page.getByRole('alert').getByText('İşin durumu öğrenilemedi').waitFor(),
    cancelling: (page) => heading(page, underWay).waitFor(),
    done: (page, { walked }) => {
      const { state, undoes } = walked.context.job
      const title = state === 'cancelled' ? 'Durduruldu' : undoes ? 'Geri alındı' : 'Uygulandı'
      return heading(page, title).waitFor()
    },
    undoing: (page) => page.getByText('Geri alma başlatılıyor…').waitFor(),
    notUndone: (page) => page.getByRole('alert').getByText('Geri alınamadı').waitFor(),
  },
  controls: {
    CHECK: (_, { page }) => ({ refused: checks(page) }),
    APPLY: (event, { page, walked }) =>
      (event as unknown as { leave_faulty: number }).leave_faulty && walked.context.staged.counts.faulty === 0
        ? { absent: applies(page, event) }
        : { refused: applies(page, event) },
    UNDO: (_, { page, walked }) => {
      const button = page.getByRole('button', { name: 'Geri al' })
      return walked.context.job.undoes ? { absent: button } : { refused: button }
    },
  },
  // Without faulty rows there is nothing to leave out, and nothing to check again. A job that is not known yet is not stopped.
  may: (event, { context, value }) =>
    !(event.type === 'CANCEL' && context.job === null) &&
    !(event.type === 'CHECK' && matchesState('checked', value) && context.rows.length === 0) &&
    !((event as unknown as { leave_faulty?: number }).leave_faulty === 1 && context.rows.length === 0),
})

const underWay = /^(Uygulanıyor|Geri alınıyor)$/

async function seesRows(page: Page, { walked }: { walked: AnyMachineSnapshot }): Promise<void> {
  const { staged, mended } = walked.context as ImportContext
  await heading(page, 'Denetim sonucu').waitFor()
  const rows = page.getByRole('group', { name: /^Satır / })
  await expect.poll(() => rows.count()).toBe(staged?.counts.faulty)
  for (const [position, cells] of Object.entries(mended)) {
    const [first] = await page
      .getByRole('group', { name: `Satır ${position}` })
      .getByRole('textbox')
      .all()
    expect(await first?.inputValue()).toBe(cells[0])
  }
}

function heading(page: Page, name: string | RegExp) {
  return page.getByRole('heading', { name })
}

function checks(page: Page) {
  return page.getByRole('button', { name: /^(Denetle|Düzeltilenleri denetle|\d+ satırı yeniden denetle)$/ })
}

function applies(page: Page, event: object) {
  const { leave_faulty } = event as { leave_faulty: number }
  return page.getByRole('button', { name: leave_faulty ? 'Yalnızca iyi satırları uygula' : 'Tümünü uygula' })
}

function lost(event: object) {
  return { how: 'error' in event ? ('lost' as const) : ('through' as const) }
}
