import type { Page } from 'playwright-core'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import { setPasswords, tokenOf } from '#tests/paths/platform/people.fixture.ts'
import { ayse } from '#tests/paths/platform/people.ts'
import spec from '#tests/paths/platform/session-list.paths.ts'

/** The open sessions on the page of my account. */
export default inBrowser(spec)<PageFixture>({
  begin: async (browserFixture) => {
    const { shop } = browserFixture
    await setPasswords(shop)
    await tokenOf(shop, ayse.id)
    return { browserFixture, page: await browserFixture.visit({ as: await tokenOf(shop, ayse.id) }) }
  },
  open: ({ page }) => page.goto('/account'),
  whose: ({ path, method }) =>
    path.startsWith('/v1/panel/account/sessions') ? [method === 'GET' ? 'load' : 'end'] : [],
  answers: {
    load: async ({ type }, { fixture }) => {
      if (!type.startsWith('xstate.done.')) return { how: 'lost' }
      // There is another one again, where one was ended.
      await tokenOf(fixture.browserFixture.shop, ayse.id)
      return { how: 'through' }
    },
    end: async ({ type }) => ({ how: type.startsWith('xstate.done.') ? 'through' : 'lost' }),
  },
  events: {
    END: (event, { page }) =>
      (event as unknown as { id: number | null }).id === null ? endAll(page).click() : endOne(page).click(),
    CONFIRM: (_, { page }) => confirm(page).click(),
    CANCEL: (_, { page }) => question(page).getByRole('button', { name: 'Vazgeç' }).click(),
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
  },
  states: {
    loading: (page) => page.getByRole('heading', { name: 'Açık oturumlar' }).waitFor(),
    unreachable: (page) => region(page).getByRole('alert').waitFor(),
    shown: async (page) => {
      await question(page).waitFor({ state: 'detached' })
      await region(page).getByText('Bu oturum').waitFor()
      await endAll(page).waitFor()
    },
    asking: (page) => question(page).getByText('bir sonraki adımında').waitFor(),
    ending: (page) => question(page).locator('[aria-busy="true"]').waitFor(),
    failed: (page) => question(page).getByRole('button', { name: 'Tekrar dene' }).waitFor(),
  },
  controls: {
    CONFIRM: (_, { page }) => ({ absent: confirm(page) }),
    CANCEL: (_, { page }) => ({ absent: question(page).getByRole('button', { name: 'Vazgeç' }) }),
    RETRY: (_, { page }) => ({ absent: page.getByRole('button', { name: 'Tekrar dene' }) }),
  },
})

function region(page: Page) {
  return page.getByRole('region', { name: 'Açık oturumlar' })
}

function question(page: Page) {
  return page.getByRole('alertdialog')
}

function confirm(page: Page) {
  return question(page).getByRole('button', { name: /kapat/ })
}

function endAll(page: Page) {
  return region(page).getByRole('button', { name: 'Öteki oturumları kapat' })
}

function endOne(page: Page) {
  return region(page)
    .getByRole('button', { name: /^Oturumu kapat/ })
    .first()
}
