import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { OrdersChosen } from '#api/contract/sales/order-bulk.ts'
import type { OrderStatus } from '#api/contract/sales/order-status.ts'
import { orNoAnswer, titleOrNoAnswer } from '#tests/browser/no-answer.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import { outputOf } from '#tests/paths/platform/jobs.fixture.ts'
import { buyer, sixtyOrders, stand } from '#tests/paths/sales/bulk-status.http.ts'
import spec from '#tests/paths/sales/bulk-status.paths.ts'

interface Desk extends PageFixture {
  readonly ids: readonly number[]
}

const path = '/v1/panel/orders/bulk'
const says = { pending: 'Beklemede', accepted: 'Onaylandı' } as Readonly<Record<OrderStatus, string>>

/** Taking many orders to another status: choosing them, where to, seeing what would come of each, and the job. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture) => ({
    browserFixture,
    ids: await sixtyOrders(browserFixture.shop),
    page: await browserFixture.visit({ as: await browserFixture.shop.as([1500, 1501]) }),
  }),
  open: async ({ page, ids }, { input }) => {
    await page.goto(input === 'sent' ? `/orders/bulk?ids=${ids.join(',')}` : '/orders/bulk')
  },
  whose: ({ path: asked }) =>
    asked.startsWith(path) ? [asked.endsWith('/standing') ? 'look' : asked.endsWith('/trial') ? 'check' : 'begin'] : [],
  answers: {
    look: async (event, { fixture }) => {
      const statusCounts = outputOf<OrdersChosen>(event)
      if (statusCounts) await stand(fixture.browserFixture.shop, statusCounts)
      return answered(event, { ahead: [] })
    },
    check: answered,
    begin: answered,
  },
  events: {
    CHOOSE: async (_, { page, fixture }) => {
      await search(page).fill(buyer)
      await button(page, new RegExp(`^Listedeki ${fixture.ids.length} `)).click()
    },
    NARROW: (event, { page }) => {
      const { status } = event as unknown as { status: OrderStatus | null }
      return button(page, status ? `Yalnızca bunlar: ${says[status]}` : 'Seçilenlerin tümü').click()
    },
    SET_TO: async (event, { page }) => {
      await target(page).selectOption((event as unknown as { to: OrderStatus | null }).to ?? 'none')
    },
    CHECK: (_, { page }) => button(page, 'Kontrol et').click(),
    SET_PAGE: (event, { page }) =>
      button(page, (event as unknown as { page: number }).page === 0 ? 'Önceki sayfa' : 'Sonraki sayfa').click(),
    SEND: (_, { page }) => button(page, 'Uygula').click(),
    CONFIRM: (_, { page }) => question(page).getByRole('button', { name: 'Uygula' }).click(),
    CANCEL: (_, { page, walked }) => {
      const closing = question(page).getByRole('button', { name: /^(Vazgeç|Kapat)$/ })
      return (walked.hasTag('asking') ? closing.last() : button(page, 'Geri')).click()
    },
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
  },
  states: {
    choosing: (page) => button(page, 'Devam').waitFor(),
    looking: (page) => page.getByRole('main').locator('[aria-busy="true"]').first().waitFor(),
    notLooked: (page) => page.getByRole('alert').getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
    changing: async (page, { walked: { context } }) => {
      await button(page, 'Kontrol et').waitFor()
      const { statuses } = context.statusCounts as OrdersChosen
      expect(await page.locator('main section li').count()).toBe(statuses.length)
      if (statuses.length === 1) expect(await target(page).inputValue()).toBe(context.to ?? 'none')
      else expect(await target(page).count()).toBe(0)
    },
    checking: (page) => page.locator('[role="grid"][aria-busy="true"]').waitFor(),
    notChecked: (page) => page.getByRole('alert').getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
    checked: async (page, { fixture, walked: { context } }) => {
      await page.locator('[role="grid"][aria-busy="false"]').waitFor()
      await page.getByText(`${fixture.ids.length} sipariş seçildi.`).waitFor()
      await page
        .getByRole('row')
        .getByText(context.to === 'cancelled' ? 'İptal edildi' : 'Onaylandı')
        .first()
        .waitFor()
    },
    confirming: (page) => question(page, /yeni durumu: İptal edildi$/).waitFor(),
    sending: (page) => page.locator('button[aria-busy="true"]').waitFor(),
    notSent: (page) =>
      question(page, titleOrNoAnswer('İş başlatılamadı')).getByText(orNoAnswer('Uygulanamadı')).waitFor(),
    begun: (page) => page.getByRole('heading', { name: /^Toplu sipariş durumu: Beklemede → / }).waitFor(),
  },
  controls: {
    CHOOSE: async (_, { page }) => {
      await search(page).fill('böyle bir sipariş yok')
      await button(page, /^Listedeki /).waitFor({ state: 'detached' })
      return { refused: button(page, 'Devam') }
    },
    CHECK: (_, { page }) => ({ refused: button(page, 'Kontrol et') }),
  },
})

function answered(event: EventObject, { ahead }: { ahead: readonly { event: EventObject }[] }) {
  const lost = 'error' in event
  return { how: lost ? (ahead[0]?.event.type === 'RETRY' ? 'answerLost' : 'lost') : 'through' } as const
}

function button(page: Page, name: RegExp | string) {
  return page.getByRole('main').getByRole('button', { name, exact: true })
}

function target(page: Page) {
  return page.getByRole('main').locator('select[id="to"]')
}

function search(page: Page) {
  return page.getByRole('main').getByRole('searchbox')
}

function question(page: Page, name?: RegExp | string) {
  return page.getByRole('alertdialog', name ? { name } : {})
}
