import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { BulkChange } from '#api/contract/catalog/bulk.ts'
import { orNoAnswer, titleOrNoAnswer } from '#tests/browser/no-answer.ts'
import { sixtyProducts } from '#tests/paths/catalog/bulk.http.ts'
import spec from '#tests/paths/catalog/bulk.paths.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'

interface Desk extends PageFixture {
  readonly ids: readonly number[]
}

const path = '/v1/panel/products/bulk'

/** Changing and deleting many products: choosing them, saying what, seeing what would come of each, and the job. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture, { input }) => ({
    browserFixture,
    ids: await sixtyProducts(browserFixture.shop),
    page: await browserFixture.visit({
      as: await browserFixture.shop.as(input === 'changing' ? [600, 601, 603] : [100]),
    }),
  }),
  open: ({ page, ids }, { input }) =>
    page.goto(input === 'sent' ? `/products/bulk?ids=${ids.join(',')}` : '/products/bulk'),
  whose: ({ path: asked }) => (asked.startsWith(path) ? [asked.endsWith('/trial') ? 'check' : 'begin'] : []),
  answers: { check: answered, begin: answered },
  events: {
    CHOOSE: async (_, { page, fixture }) => {
      await search(page).fill('')
      await button(page, new RegExp(`^Listedeki ${fixture.ids.length} `)).click()
    },
    SET_ACT: (event, { page }) => act(page, (event as unknown as { act: string }).act).press('Space'),
    SET: (event, { page }) => setTo(page, (event as unknown as { change: BulkChange }).change),
    CHECK: (_, { page }) => button(page, 'Kontrol et').click(),
    SET_PAGE: (event, { page }) =>
      button(page, (event as unknown as { page: number }).page === 0 ? 'Önceki sayfa' : 'Sonraki sayfa').click(),
    SEND: (_, { page }) => button(page, /^(Uygula|Sil)$/).click(),
    CONFIRM: (_, { page }) => question(page).getByRole('button', { name: 'Sil' }).click(),
    CANCEL: (_, { page, walked }) => {
      const closing = question(page).getByRole('button', { name: /^(Vazgeç|Kapat)$/ })
      return (walked.hasTag('asking') ? closing.last() : button(page, 'Geri')).click()
    },
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
  },
  states: {
    choosing: (page) => button(page, 'Devam').waitFor(),
    changing: async (page, { walked: { context } }) => {
      await button(page, 'Kontrol et').waitFor()
      expect(await act(page, context.act).isChecked()).toBe(true)
      if (context.act === 'delete') return
      expect(await page.getByLabel('Ürün durumu').inputValue()).toBe(context.change.status === 0 ? '0' : 'none')
    },
    checking: (page) => page.locator('[role="grid"][aria-busy="true"]').waitFor(),
    notChecked: (page) => page.getByRole('alert').getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
    checked: async (page, { fixture, walked: { context } }) => {
      await page.locator('[role="grid"][aria-busy="false"]').waitFor()
      await page.getByText(`${fixture.ids.length} ürün seçildi.`).waitFor()
      await page
        .getByRole('row')
        .getByText(context.act === 'delete' ? 'Silinecek' : 'Değişecek')
        .first()
        .waitFor()
    },
    confirming: (page) => question(page, /silinsin mi\?$/).waitFor(),
    sending: (page) => page.locator('button[aria-busy="true"]').waitFor(),
    notSent: (page) =>
      question(page, titleOrNoAnswer('İş başlatılamadı')).getByText(orNoAnswer('Uygulanamadı')).waitFor(),
    begun: (page) => page.getByRole('heading', { name: /^Toplu ürün (değişikliği|silme)$/ }).waitFor(),
  },
  controls: {
    CHOOSE: async (_, { page }) => {
      await search(page).fill('böyle bir ürün yok')
      await button(page, /^Listedeki /).waitFor({ state: 'detached' })
      return { refused: button(page, 'Devam') }
    },
    SET_ACT: (_, { page }) => ({ refused: act(page, 'delete') }),
    CHECK: (_, { page }) => ({ refused: button(page, 'Kontrol et') }),
  },
})

function answered(event: EventObject, { ahead }: { ahead: readonly { event: EventObject }[] }) {
  const lost = 'error' in event
  return { how: lost ? (ahead[0]?.event.type === 'RETRY' ? 'answerLost' : 'lost') : 'through' } as const
}

/** What is not part of the change is left as it is. */
async function setTo(page: Page, { status, quantity, min_stock }: BulkChange): Promise<void> {
  await page.getByLabel('Ürün durumu').selectOption(status === undefined ? 'none' : String(status))
  const stock = page.locator('select[id="quantity"]')
  await stock.selectOption(quantity?.how ?? 'none')
  if (quantity) await page.locator('[id="quantity.value"]').fill(String(quantity.value))
  await page.locator('[id="min_stock"]').fill(String(min_stock ?? ''))
}

function button(page: Page, name: RegExp | string) {
  return page.getByRole('main').getByRole('button', { name, exact: true })
}

function act(page: Page, name: string) {
  return page.getByRole('radio', { name: name === 'edit' ? 'Değiştir' : 'Sil' })
}

function search(page: Page) {
  return page.getByRole('main').getByRole('searchbox')
}

function question(page: Page, name?: RegExp | string) {
  return page.getByRole('alertdialog', name ? { name } : {})
}
