import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { inBrowser, type Scene } from '#tests/paths/cover/browser.ts'
import spec from '#tests/paths/platform/forgot-password.paths.ts'
import { emailIn } from '#tests/paths/platform/people.fixture.ts'
import { ayse } from '#tests/paths/platform/people.ts'
import { typeInto } from '../typing.ts'
import { noteOf, submit, typed } from './doors.ts'

interface AuthLayout extends Scene {
  readonly email: string
  /** Mails that were sent before the walk. */
  readonly before: number
}

/** The page that asks for a link; it comes by mail. */
export default inBrowser(spec)<AuthLayout>({
  begin: async (stage) => {
    const { shop } = stage
    const page = await stage.visit({ as: null })
    return { stage, page, email: await emailIn(shop, ayse.id), before: shop.mails.sent.length }
  },
  open: ({ page }) => page.goto('/auth/forget-password'),
  whose: ({ path }) => (path === '/v1/auth/forget-password' ? ['ask'] : []),
  answers: { ask: ({ type }) => ({ how: type.startsWith('xstate.done.') ? 'through' : 'lost' }) },
  events: {
    FILL: (event, { page, scene }) => {
      const { email } = event as unknown as { email: string }
      return typeInto(field(page), email === ayse.email ? scene.email : email)
    },
    SUBMIT: (_, { page }) => submit(page, 'Bağlantı gönder', false).click(),
    ASK_AGAIN: (_, { page }) => page.getByRole('button', { name: 'Yeniden gönder' }).click(),
  },
  states: {
    editing: async (page, { walked, scene }) => {
      await submit(page, 'Bağlantı gönder', false).waitFor()
      await noteOf(page).waitFor({ state: 'detached' })
      await typed(field(page), walked.context.email === ayse.email ? scene.email : walked.context.email)
    },
    sending: (page) => submit(page, 'Bağlantı gönder', true).waitFor(),
    failed: (page) => noteOf(page).getByText('Sıfırlama bağlantısı gönderilemedi.').waitFor(),
    sent: async (page, { scene }) => {
      await page.getByRole('status').getByText('Adres kayıtlıysa bir bağlantı gönderildi.').waitFor()
      // The answer comes at once, the mail when it is written.
      const { sent } = scene.stage.shop.mails
      await expect.poll(() => sent.length).toBeGreaterThan(scene.before)
      expect(JSON.stringify(sent.at(-1))).toContain(scene.email)
    },
  },
  controls: { SUBMIT: (_, { page }) => ({ refused: submit(page, 'Bağlantı gönder', false) }) },
})

function field(page: Page) {
  return page.getByLabel('E-posta')
}
