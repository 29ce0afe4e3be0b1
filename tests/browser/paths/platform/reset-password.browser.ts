import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import { type Arranged, inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import { emailIn } from '#tests/paths/platform/people.fixture.ts'
import { ayse } from '#tests/paths/platform/people.ts'
import { linkFrom, spend } from '#tests/paths/platform/reset-link.ts'
import spec from '#tests/paths/platform/reset-password.paths.ts'
import { typeInto } from '../typing.ts'
import { noteOf, submit, typed } from './doors.ts'

type FieldName = 'password' | 'password_confirmation'

interface AuthLayout extends PageFixture {
  /** The token of a real link; none where the walk comes without one. */
  readonly link: string
}

/** The page of a reset link, with a real link, and without one. */
export default inBrowser(spec)<AuthLayout>({
  begin: async (browserFixture, { input }) => ({
    browserFixture,
    page: await browserFixture.visit({ as: null }),
    link: input === 'withLink' ? await linkFrom(browserFixture.shop) : '',
  }),
  open: ({ page, link }) => page.goto(`/auth/reset-password${link ? `?token=${link}` : ''}`),
  whose: ({ path }) => (path === '/v1/auth/reset-password' ? ['reset'] : []),
  answers: { reset },
  events: {
    FILL: (event, { page }) => {
      const { field, text } = event as unknown as { field: FieldName; text: string }
      return typeInto(fieldOf(page, field), text)
    },
    SUBMIT: (_, { page }) => submit(page, 'Parolayı değiştir', false).click(),
  },
  states: {
    editing: async (page, { walked }) => {
      await submit(page, 'Parolayı değiştir', false).waitFor()
      await noteOf(page).waitFor({ state: 'detached' })
      for (const field of ['password', 'password_confirmation'] as const)
        await typed(fieldOf(page, field), walked.context[field])
    },
    saving: (page) => submit(page, 'Parolayı değiştir', true).waitFor(),
    failed: async (page) => {
      await noteOf(page).waitFor()
      await submit(page, 'Parolayı değiştir', false).waitFor()
    },
    inactive: async (page) => {
      await noteOf(page).getByText('Bu sıfırlama bağlantısı artık geçerli değil.').waitFor()
      await page.getByRole('link', { name: 'Yeni bir bağlantı iste' }).waitFor()
    },
    done: async (page, { fixture: { browserFixture } }) => {
      await page.getByRole('status').getByText('Parolanız değişti.').waitFor()
      const body = { email: await emailIn(browserFixture.shop, ayse.id), password: 'Panel!2027' }
      expect((await browserFixture.shop.call('POST', '/v1/auth/login', { as: null, body })).http).toBe(200)
    },
  },
  controls: { SUBMIT: (_, { page }) => ({ refused: submit(page, 'Parolayı değiştir', false) }) },
})

async function reset(event: EventObject, { fixture }: Moment<AuthLayout>): Promise<Arranged> {
  const { error } = event as unknown as { error?: ApiFailure }
  if (error?.kind === 'network') return { how: 'lost' }
  // The link was used meanwhile.
  if (error) await spend(fixture.browserFixture.shop, fixture.link)
  return { how: 'through' }
}

function fieldOf(page: Page, field: FieldName) {
  const label = { password: 'Yeni parola', password_confirmation: 'Yeni parola, bir daha' }[field]
  return page.getByLabel(label, { exact: true })
}
