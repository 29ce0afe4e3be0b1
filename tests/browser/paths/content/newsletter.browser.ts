import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { NewsletterContext } from '#machines/content/newsletter/newsletter.context.ts'
import { orNoAnswer } from '#tests/browser/no-answer.ts'
import spec from '#tests/paths/content/newsletter.paths.ts'
import { arrange, type Mailing, newMailing, whose } from '#tests/paths/content/newsletter.shop.ts'
import { inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'

type Desk = PageFixture & Mailing

const answer = async (event: EventObject, { fixture }: Moment<Desk>) => ({ how: await arrange(fixture, event) })

/** Newsletters on their page: one is added, tried, sent to those who allow it, followed and stopped. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture) => ({
    ...(await newMailing(browserFixture.shop)),
    browserFixture,
    page: await browserFixture.visit({ as: await browserFixture.shop.as([200]) }),
  }),
  open: async ({ page }) => {
    await page.clock.install()
    await page.goto('/newsletter')
  },
  whose,
  answers: { look: answer, add: answer, count: answer, test: answer, send: answer, read: answer, stop: answer },
  events: {
    TYPE_TITLE: (event, { page }) => titleField(page).fill((event as EventObject & { title: string }).title),
    ADD: (_, { page }) => button(page, 'Bülten ekle').click(),
    CHOOSE: (_, { page, fixture }) => field(page, 'newsletter_id').selectOption(String(fixture.newsletter_id)),
    CHOOSE_GROUP: (event, { page, fixture }) => {
      const { group_id } = event as EventObject & { group_id: number | null }
      return field(page, 'group_id').selectOption(group_id === null ? 'all' : String(fixture.group_id))
    },
    PLAN: (event, moment) => plan((event as EventObject & { planned_for: string | null }).planned_for, moment),
    TEST: (_, { page }) => button(page, 'Önce kendime gönder').click(),
    ASK: (_, { page }) => sending(page).click(),
    CONFIRM: (_, { page }) =>
      question(page)
        .getByRole('button', { name: /^Gönder/ })
        .click(),
    CANCEL: (_, { page }) => question(page).getByRole('button', { name: 'Vazgeç' }).click(),
    STOP: (_, { page }) => stopping(page).click(),
    ANOTHER: (_, { page }) => button(page, 'Yeni gönderim').click(),
    // Whoever saves the words of a newsletter has the page read anew.
    REFRESH: async (_, { page }) => {
      await page.getByRole('link', { name: 'Bahar', exact: true }).first().click()
      await page.getByLabel('Konu').first().fill(`Bahar ${Date.now()}`)
      await button(page, 'Kaydet').click()
    },
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
  },
  states: {
    opening: (page) => page.locator('[data-skeleton]').first().waitFor(),
    rereading: showsDraft,
    unreachable: (page) => page.getByText('Yüklenemedi. Tekrar deneyin.').first().waitFor(),
    'writing.counting': showsDraft,
    'writing.counted': async (page, moment) => {
      await showsDraft(page, moment)
      const { audience } = moment.walked.context as NewsletterContext
      await page.getByText(`${audience?.to_send} kişiye gider`).waitFor()
    },
    'writing.uncounted': async (page, moment) => {
      await showsDraft(page, moment)
      await part(page).getByText('Yüklenemedi. Tekrar deneyin.').waitFor()
    },
    adding: (page) => button(page, 'Bülten ekle').and(page.locator('[aria-busy="true"]')).waitFor(),
    testing: (page) => button(page, 'Önce kendime gönder').and(page.locator('[aria-busy="true"]')).waitFor(),
    asking: (page) => question(page).getByText('“Bahar” gönderilsin mi?').waitFor(),
    sending: (page) => question(page).locator('button[aria-busy="true"]').waitFor(),
    'followed.planned': (page) => part(page).getByText('01.01.2090 günü gönderilecek').waitFor(),
    'followed.watching': async (page, moment) => {
      await part(page)
        .getByText(/^(Sırada|Sürüyor)$/)
        .waitFor()
      await letPass(moment)
    },
    'followed.looking': (page) => part(page).locator('[aria-busy="true"]').waitFor(),
    'followed.lost': async (page, moment) => {
      await part(page).getByText(orNoAnswer('Yüklenemedi')).waitFor()
      await letPass(moment)
    },
    'followed.ended': (page) =>
      part(page)
        .getByText(/^(Bitti|Vazgeçildi)$/)
        .waitFor(),
    stopping: (page) => stopping(page).and(page.locator('[aria-busy="true"]')).waitFor(),
    notStopped: (page) => question(page).getByText('Gönderim durdurulamadı').waitFor(),
  },
  controls: {
    ADD: (_, { page }) => ({ offered: button(page, 'Bülten ekle') }),
    TEST: (_, { page }) => ({ offered: button(page, 'Önce kendime gönder') }),
    ASK: (_, { page }) => ({ offered: sending(page) }),
  },
})

const part = (page: Page) => page.getByRole('region', { name: 'Bülten gönder' })
const field = (page: Page, name: string) => page.locator(`[id="${name}"]`)
const titleField = (page: Page) => page.getByLabel('Bültenin adı').first()
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const question = (page: Page) => page.getByRole('alertdialog')

function sending(page: Page): Locator {
  return part(page).getByRole('button', { name: /^(Gönder|Gönderimi planla)$/ })
}

function stopping(page: Page): Locator {
  return part(page).getByRole('button', { name: /^Gönderimi durdur$|^Gönderimden vazgeç$/ })
}

/** At once, or on a day; the day is typed once it is asked for. */
async function plan(day: string | null, { page }: Moment<Desk>): Promise<void> {
  await page.getByRole('radio', { name: day === null ? 'Şimdi' : 'Bir gün' }).press('Space')
  if (day) await field(page, 'planned_for').fill(day.split('-').reverse().join('.'))
}

/** What is chosen stands in the form, and what went wrong beside it. */
async function showsDraft(page: Page, { walked, fixture }: Moment<Desk>): Promise<void> {
  const { draft, title, failure, tested } = walked.context as NewsletterContext
  const chosen = draft.newsletter_id === null ? '' : String(fixture.newsletter_id)
  await expect.poll(() => field(page, 'newsletter_id').inputValue()).toBe(chosen)
  await expect.poll(() => titleField(page).inputValue()).toBe(title)
  if (tested !== null)
    await part(page)
      .getByText(/^Deneme .* adresine gönderildi\.$/)
      .waitFor()
  if (failure !== null) await page.getByText(orNoAnswer('Tekrar deneyin')).first().waitFor()
}

/** The pause passes, where the walk waits for it. */
async function letPass({ page, ahead }: Moment<Desk>): Promise<void> {
  if (ahead[0]?.event.type.startsWith('xstate.after.')) await page.clock.fastForward(20_000)
}
