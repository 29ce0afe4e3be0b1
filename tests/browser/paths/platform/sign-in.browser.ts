import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { users } from '#server/db/schema/people.ts'
import { type Arranged, inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import { emailIn, password, setPasswords } from '#tests/paths/platform/people.fixture.ts'
import { ayse } from '#tests/paths/platform/people.ts'
import spec from '#tests/paths/platform/sign-in.paths.ts'
import { codeOf, latest, wantsCode, withSecondFactor } from '#tests/second-factor.ts'
import { typeInto } from '../typing.ts'
import { noteOf, submit, typed } from './doors.ts'

interface AuthLayout extends PageFixture {
  readonly email: string
}

/** The sign-in form on its page, which knows nobody: the e-mail of a session that ended is asked over the page at work. */
export default inBrowser({ ...spec, inputs: { empty: spec.inputs.empty } })<AuthLayout>({
  begin: async (browserFixture) => {
    await setPasswords(browserFixture.shop)
    return {
      browserFixture,
      page: await browserFixture.visit({ as: null }),
      email: await emailIn(browserFixture.shop, ayse.id),
    }
  },
  open: ({ page }) => page.goto('/auth/login'),
  whose: ({ path }) => (path === '/v1/auth/login' ? ['signIn', 'signInWithCode'] : []),
  answers: {
    signIn: async (event, { fixture: { browserFixture } }): Promise<Arranged> => {
      const { shop } = browserFixture
      const wanted = wantsCode(event)
      await withSecondFactor(shop, shop.own, shop.own.admin_id, wanted ? 'on' : 'off')
      if (wanted || event.type.startsWith('xstate.done.')) return { how: 'through' }
      await setPasswords(browserFixture.shop, `${password}-another`)
      return { how: 'through' }
    },
    signInWithCode: async ({ type }, { fixture: { browserFixture } }): Promise<Arranged> => {
      const { shop } = browserFixture
      await withSecondFactor(shop, shop.own, shop.own.admin_id, 'on')
      if (!type.startsWith('xstate.done.'))
        await shop.db.update(users).set({ totp_step: latest }).where(eq(users.id, shop.own.admin_id))
      return { how: 'through' }
    },
  },
  events: {
    FILL_CODE: (event, { page }) => {
      const { text } = event as unknown as { text: string }
      return typeInto(codeField(page), text.length === 6 ? codeOf() : text)
    },
    BACK: (_, { page }) => back(page).click(),
    FILL: (event, { page, fixture }) => {
      const { field, text } = event as unknown as { field: 'email' | 'password'; text: string }
      return typeInto(fieldOf(page, field), text === ayse.email ? fixture.email : text)
    },
    SUBMIT: (_, { page }) => page.keyboard.press('Enter'),
  },
  states: {
    editing: async (page, { walked, fixture }) => {
      await submit(page, 'Giriş yap', false).waitFor()
      await noteOf(page).waitFor({ state: 'detached' })
      await typed(fieldOf(page, 'email'), walked.context.email === ayse.email ? fixture.email : walked.context.email)
      await typed(fieldOf(page, 'password'), walked.context.password)
    },
    sending: (page) => submit(page, 'Giriş yap', true).waitFor(),
    failed: (page) => noteOf(page).getByText('Giriş başarısız. E-posta ve parolanızı kontrol edin.').waitFor(),
    askingCode: (page) => codeField(page).waitFor(),
    sendingCode: (page) => submit(page, 'Giriş yap', true).waitFor(),
    done: (page) => page.getByRole('button', { name: 'Hesap: Ayşe Yılmaz' }).waitFor(),
  },
  controls: {
    SUBMIT: (_, { page }) => ({ refused: submit(page, 'Giriş yap', false) }),
    BACK: (_, { page }) => ({ absent: back(page) }),
  },
})

function codeField(page: Page) {
  return page.getByLabel('Doğrulama kodu', { exact: true })
}

function back(page: Page) {
  return page.getByRole('button', { name: 'Başka e-posta ya da parolayla gir' })
}

function fieldOf(page: Page, field: 'email' | 'password') {
  return page.getByLabel({ email: 'E-posta', password: 'Parola' }[field], { exact: true })
}
