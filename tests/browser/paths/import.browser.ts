import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inBrowser, type Scene } from '#tests/paths/cover/browser.ts'
import spec from '#tests/paths/import.paths.ts'
import { brandsFile, willBeFound, willBeGuessed, willBeJudged } from '#tests/paths/import.shop.ts'

/** A file of brands taken in on its screen: chosen, its columns matched, its rows mended and judged, applied, stopped, and taken back. */
export default inBrowser(spec)<Scene>({
  begin: async (stage) => ({ stage, page: await stage.visit({ as: stage.shop.admin }) }),
  open: ({ page }) => page.goto('/imports?kind=brands'),
  whose: ({ method, path }) => {
    if (path.endsWith('/apply')) return ['apply']
    if (path.endsWith('/cancel')) return ['cancel']
    if (path.endsWith('/undo')) return ['undo']
    if (path.includes('/jobs/')) return ['look']
    if (!path.includes('/imports')) return []
    return method === 'POST' ? ['send'] : ['check']
  },
  once: ['look'],
  answers: {
    send: async (event, { scene }) => {
      await willBeGuessed(scene.stage.shop)
      return lost(event)
    },
    check: async (event, { scene }) => {
      await willBeJudged(scene.stage.shop, event)
      return lost(event)
    },
    apply: lost,
    look: async (event, { scene }) => {
      await willBeFound(scene.stage.shop, event)
      return lost(event)
    },
    cancel: lost,
    undo: lost,
  },
  events: {
    KIND: (_, { page }) => page.getByLabel('Dosyada ne var?').selectOption('brands'),
    FILE: (event, { page }) => {
      const { name } = (event as unknown as { file: { name: string } }).file
      return page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: brandsFile() })
    },
    MODE: (_, { page }) => page.getByRole('radio', { name: 'Yalnızca yenileri ekle' }).check({ force: true }),
    MAP: async (event, { page }) => {
      const { at, key } = event as unknown as { at: number; key: string | null }
      const column = page.locator(`[id="columns.${at}"]`)
      await column.focus()
      await column.selectOption(key ?? '')
    },
    CHECK: (_, { page }) => checks(page).click(),
    MEND: (event, { page }) => {
      const { position, at, text } = event as unknown as { position: number; at: number; text: string }
      return page
        .getByRole('group', { name: `Satır ${position}` })
        .getByRole('textbox')
        .nth(at)
        .fill(text)
    },
    APPLY: (event, { page }) => applies(page, event).click(),
    CANCEL: (_, { page }) => page.getByRole('button', { name: 'Durdur' }).click(),
    UNDO: (_, { page }) => page.getByRole('button', { name: 'Geri al' }).click(),
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
    BACK: (_, { page }) => page.getByRole('button', { name: /^(Sütunlara dön|Geri dön)$/ }).click(),
    AGAIN: (_, { page }) => page.getByRole('button', { name: 'Başka dosya' }).click(),
  },
  states: {
    choosing: async (page, { walked }) => {
      await heading(page, 'Dosyayı seçin').waitFor()
      const told = page.getByText('Yalnızca XLSX ve CSV dosyaları içe aktarılır.')
      await expect.poll(() => told.count(), { timeout: 5000 }).toBe(walked.context.refused.length)
    },
    reading: (page) => page.getByText('Dosya okunuyor…').waitFor(),
    notRead: (page) => page.getByRole('alert').getByText('Dosya okunamadı').waitFor(),
    mapping: async (page, { walked }) => {
      await heading(page, 'Sütunları eşleyin').waitFor()
      for (const [at, key] of walked.context.columns.entries())
        expect(await page.locator(`[id="columns.${at}"]`).inputValue()).toBe(key ?? '')
    },
    checking: (page) => page.getByText('Satırlar denetleniyor…').waitFor(),
    notChecked: (page) => page.getByRole('alert').getByText('Denetlenemedi').waitFor(),
    checked: async (page, { walked }) => {
      await heading(page, 'Denetim sonucu').waitFor()
      const { faulty } = walked.context.staged.counts
      await expect.poll(() => page.getByRole('group', { name: /^Satır / }).count(), { timeout: 5000 }).toBe(faulty)
    },
    applying: (page) => page.getByText('Başlatılıyor…').waitFor(),
    notApplied: (page) => page.getByRole('alert').getByText('Uygulanamadı').first().waitFor(),
    looking: (page) => heading(page, /^(Uygulanıyor|Geri alınıyor)$/).waitFor(),
    waiting: (page) => heading(page, /^(Uygulanıyor|Geri alınıyor)$/).waitFor(),
    notSeen: (page) => page.getByRole('alert').getByText('İşin durumu öğrenilemedi').waitFor({ timeout: 20_000 }),
    cancelling: (page) => heading(page, /^(Uygulanıyor|Geri alınıyor)$/).waitFor(),
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
  // Without faulty rows there is nothing to leave out.
  may: (event, { value, context }) =>
    !(
      value === 'checked' &&
      (event as unknown as { leave_faulty?: number }).leave_faulty === 1 &&
      context.rows.length === 0
    ),
})

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
