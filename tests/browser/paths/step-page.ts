import type { Locator, Page } from 'playwright-core'
import type { EventObject } from 'xstate'
import { titleOrNoAnswer } from '#tests/browser/no-answer.ts'
import type { BrowserReplay, PageFixture } from '#tests/paths/cover/browser.ts'

interface Said {
  /** What the question is called that says of a step that it was not taken. */
  readonly unchanged: string | RegExp
  /** The same where no answer came, if it is called otherwise. */
  readonly unanswered?: string | RegExp
  /** What it says where the server refused; unless said otherwise, that somebody else was faster. */
  readonly refusal?: string
  /** The button of the page that looks at the record anew, where it has one. */
  readonly refresh?: string
}

/**
 * What the pages of records with a life do and show alike: whether the record is there, what is asked before a step, and what became of one
 * that was not taken. Spread into the face of a page, which adds its own controls and what its record looks like.
 */
export function stepPageFace({
  unchanged,
  unanswered = unchanged,
  refusal = 'tarafından değiştirildi',
  refresh,
}: Said) {
  return {
    events: {
      CONFIRM: (_, { page }) => inFront(page).locator('footer').getByRole('button').last().click(),
      CANCEL: (_, { page }) => inFront(page).getByRole('button', { name: 'Vazgeç' }).click(),
      RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
      REFRESH: (_, { page }) => {
        const anew = page.getByRole('button', { name: 'Güncel hâlini göster' })
        return (refresh ? anew.or(page.getByRole('button', { name: refresh })) : anew).first().click()
      },
    },
    states: {
      opening: async (page, { walked: { context } }) => {
        if (!context.record) await page.locator('[data-skeleton]').first().waitFor()
        await question(page).waitFor({ state: 'detached' })
      },
      unreachable: (page) => page.getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
      missing: (page) => page.getByText('Kayıt bulunamadı.').waitFor(),
      confirming: (page) => question(page).waitFor(),
      sending: (page) => page.locator('main [aria-busy="true"]').first().waitFor(),
      refused: (page) => question(page, unchanged).getByText(refusal).first().waitFor(),
      failed: (page) =>
        question(page, titleOrNoAnswer(unanswered)).getByRole('button', { name: 'Tekrar dene' }).waitFor(),
    },
  } satisfies Pick<BrowserReplay<PageFixture>, 'events' | 'states'>
}

/** A question or a form in front of the page. */
export function inFront(page: Page) {
  return page.locator('[aria-modal="true"]')
}

/** Nothing is under way, and nothing stands in front of the page. */
export async function isQuiet(page: Page): Promise<void> {
  await inFront(page).waitFor({ state: 'detached' })
  await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
}

/** The control of a step in its part of the page: its button, or what stands for it behind "more", which is opened then. */
export async function controlIn(part: Locator, name: string): Promise<Locator> {
  // What many steps wait for stands above them, and may be mended by one of them.
  const button = part.getByRole('button', { name, exact: true }).last()
  const more = part.getByRole('button', { name: 'Diğer adımlar', exact: true })
  if ((await button.count()) > 0 || (await more.count()) === 0) return button
  const page = part.page()
  const menu = page.getByRole('menu')
  if ((await more.getAttribute('aria-expanded')) !== 'true') {
    // One that closes still stands there for a moment.
    await menu.waitFor({ state: 'detached' })
    await more.press('Enter')
  }
  await menu.waitFor()
  const item = page.getByRole('menuitem', { name: new RegExp(`^${name}(\\s|$)`) })
  if ((await item.count()) > 0) return item
  await page.keyboard.press('Escape')
  return button
}

/** Messages lie over the buttons of the page for a while. */
export async function closeMessages(page: Page): Promise<void> {
  const close = page.locator('[data-type="success"]').getByRole('button', { name: 'Kapat' })
  while ((await close.count()) > 0) await close.first().click()
}

/** The step that a walk asks for. */
export function stepIn<Step extends { readonly type: string }>(event: EventObject): Step {
  return (event as unknown as { step: Step }).step
}

function question(page: Page, name?: string | RegExp) {
  return page.getByRole('alertdialog', name ? { name } : {})
}
