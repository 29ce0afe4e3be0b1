import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import spec from '#tests/paths/platform/forgot-password.paths.ts'
import { emailIn } from '#tests/paths/platform/people.fixture.ts'
import { ayse } from '#tests/paths/platform/people.ts'
import { typeInto } from '../typing.ts'
import { noteOf, submit, typed } from './doors.ts'

interface AuthLayout extends PageFixture {
  readonly email: string
  /** Mails that were sent before the walk. */
  readonly before: number
}

/** The page that asks for a link; it comes by mail. */
export default inBrowser(spec)<AuthLayout>({
  begin: async (browserFixture) => {
    const { shop } = browserFixture
    const page = await browserFixture.visit({ as: null })
    return { browserFixture, page, email: await emailIn(shop, ayse.id), before: shop.mails.sent.length }
  },
  open: ({ page }) => page.goto('/auth/forget-password'),
  whose: ({ path }) => (path === '/v1/auth/forget-password' ? ['ask'] : []),
  answers: { ask: ({ type }) => ({ how: type.startsWith('xstate.done.') ? 'through' : 'lost' }) },
  events: {
    FILL: (event, { page, fixture }) => {
      const { email } = event as unknown as { email: string }
      return typeInto(field(page), email === ayse.email ? fixture.email : email)
    },
    SUBMIT: (_, { page }) => submit(page, 'Bağlantı gönder', false).click(),
    ASK_AGAIN: (_, { page }) => page.getByRole('button', { name: 'Yeniden gönder' }).click(),
  },
  states: {
    editing: async (page, { walked, fixture }) => {
      await submit(page, 'Bağlantı gönder', false).waitFor()
      await noteOf(page).waitFor({ state: 'detached' })
      await typed(field(page), walked.context.email === ayse.email ? fixture.email : walked.context.email)
    },
    sending: (page) => submit(page, 'Bağlantı gönder', true).waitFor(),
    failed: (page) => noteOf(page).getByText('Sıfırlama bağlantısı gönderilemedi.').waitFor(),
    sent: async (page, { fixture }) => {
      await page.getByRole('status').getByText('Adres kayıtlıysa bir bağlantı gönderildi.').waitFor()
      // The answer comes at once, the mail when it is written.
      const { sent } = fixture.browserFixture.shop.mails
      await expect.poll(() => sent.length).toBeGreaterThan(fixture.before)
      expect(JSON.stringify(sent.at(-1))).toContain(fixture.email)
    },
  },
  controls: { SUBMIT: (_, { page }) => ({ refused: submit(page, 'Bağlantı gönder', false) }) },
})

function field(page: Page) {
  return page.getByLabel('E-posta')
}
