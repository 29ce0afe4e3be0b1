import type { Page } from 'playwright-core'
import { rate_limits } from '#server/db/schema/requests.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import { setPasswords, password as stored, tokenOf } from '#tests/paths/platform/people.fixture.ts'
import { ayse } from '#tests/paths/platform/people.ts'
import spec from '#tests/paths/platform/short-form.paths.ts'
import { typeInto } from '../typing.ts'
import { submit, typed } from './doors.ts'

const button = 'Parolayı değiştir'
const labels: Readonly<Record<string, string>> = {
  current_password: 'Mevcut parola',
  password: 'Yeni parola',
  password_confirmation: 'Yeni parola, bir daha',
}

/** The new password on the page of my account. */
export default inBrowser(spec)<PageFixture>({
  begin: async (browserFixture) => {
    const { shop } = browserFixture
    await shop.db.delete(rate_limits)
    await setPasswords(shop)
    return { browserFixture, page: await browserFixture.visit({ as: await tokenOf(shop, ayse.id) }) }
  },
  open: ({ page }) => page.goto('/account'),
  whose: ({ path }) => (path === '/v1/panel/account/password' ? ['send'] : []),
  answers: {
    send: async (event, { fixture: { browserFixture } }) => {
      const { shop } = browserFixture
      const { error } = event as unknown as { error?: { kind: string } }
      if (error?.kind === 'network') return { how: 'lost' }
      await setPasswords(shop, error ? `${stored}-another` : stored)
      return { how: 'through', after: () => shop.db.delete(rate_limits).then(() => {}) }
    },
  },
  events: {
    FILL: (event, { page }) => {
      const { field, text } = event as unknown as { field: string; text: string }
      return typeInto(fieldOf(page, field), text)
    },
    SUBMIT: (_, { page }) => submit(page, button, false).click(),
  },
  states: {
    'form.editing': async (page, { walked }) => {
      await submit(page, button, false).waitFor()
      await changed(page).waitFor({ state: 'detached' })
      await page.getByRole('main').getByRole('alert').waitFor({ state: 'detached' })
      const { fields } = walked.context as { fields: Readonly<Record<string, string>> }
      for (const [name, text] of Object.entries(fields)) await typed(fieldOf(page, name), text)
    },
    sending: (page) => submit(page, button, true).waitFor(),
    'form.failed': (page) =>
      page
        .getByText('Mevcut parola yanlış.')
        .or(page.getByRole('main').getByRole('alert').getByText('Kaydedilemedi. Tekrar deneyin.'))
        .or(page.getByRole('main').getByRole('alert').getByText('Sunucudan yanıt gelmedi'))
        .first()
        .waitFor(),
    'form.done': (page) => changed(page).waitFor(),
  },
  controls: { SUBMIT: (_, { page }) => ({ refused: submit(page, button, false) }) },
})

function fieldOf(page: Page, name: string) {
  return page.getByLabel(labels[name] ?? '', { exact: true })
}

function changed(page: Page) {
  return page.getByText('Parolanız değişti. Öteki oturumlarınız kapatıldı.')
}
