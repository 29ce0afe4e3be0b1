import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { ListSettings } from '#api/contract/platform/list-settings.ts'
import { preferences } from '#server/db/schema/lists.ts'
import { dismiss } from '#tests/browser/keys.ts'
import { inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import { haveBrands } from '#tests/paths/platform/brands.fixture.ts'
import spec from '#tests/paths/platform/list-settings.paths.ts'
import { twoViews } from '#tests/paths/platform/list-views.fixture.ts'

/** The columns and the height of the rows, chosen above the list of brands. */
export default inBrowser(spec)<PageFixture>({
  begin: async (browserFixture) => {
    await browserFixture.shop.db.delete(preferences)
    await haveBrands(browserFixture.shop, 2)
    await twoViews(browserFixture.shop, browserFixture.shop.admin)
    return { browserFixture, page: await browserFixture.visit({ as: browserFixture.shop.admin }) }
  },
  open: ({ page }) => page.goto('/brands'),
  whose: ({ method, path }) => (path.endsWith('/list-settings') ? [method === 'PUT' ? 'keep' : 'load'] : []),
  answers: {
    load: async (event, { fixture }) => {
      // What the walk before had under way may have come after all.
      await fixture.browserFixture.shop.db.delete(preferences)
      return { how: 'error' in event ? 'lost' : 'through' }
    },
    keep: (event) => ({ how: 'error' in event ? 'lost' : 'through' }),
  },
  events: {
    ARRANGE: async (event, { page }) => {
      await opened(page)
      const shown = (event as unknown as ListSettings).columns === null
      await chooser(page).getByRole('checkbox', { name: 'Durum' }).setChecked(shown)
    },
    SET_DENSITY: async (_, { page }) => {
      await opened(page)
      await chooser(page).getByText('Sıkı').click()
    },
    SET_DEFAULT: async (_, { page }) => {
      await dismiss(chooser(page))
      await choose(page, 'Benim')
      await choose(page, 'Liste hep bununla açılsın')
      await choose(page, 'Tümü')
    },
    RETRY: async (_, { page }) => {
      await opened(page)
      await chooser(page).getByRole('button', { name: 'Tekrar dene' }).click()
    },
  },
  states: {
    loading: (page) => table(page, true).waitFor(),
    notLoaded: async (page, moment) => {
      await looks(page, moment)
      await opened(page)
      await chooser(page).getByRole('alert').getByText('Yüklenemedi').waitFor()
    },
    kept: looks,
    saving: looks,
    notSaved: async (page, moment) => {
      await looks(page, moment)
      await opened(page)
      await chooser(page).getByRole('alert').getByText('Kaydedilemedi').waitFor()
    },
  },
  may: (event, { value, context }) => {
    const { settings } = context as { settings: ListSettings }
    // A box that is ticked already, and rows that are low already, are not chosen again.
    if (event.type === 'ARRANGE')
      return ((event as unknown as ListSettings).columns === null) !== (settings.columns === null)
    if (event.type === 'SET_DEFAULT') return settings.default_view_id === null
    if (event.type === 'SET_DENSITY') return settings.density !== 'compact'
    return event.type !== 'RETRY' || String(value).startsWith('not')
  },
})

/** The table is as the person wants it. */
async function looks(page: Page, { walked }: Moment<PageFixture>): Promise<void> {
  const { settings } = walked.context as { settings: ListSettings }
  await table(page, false).waitFor()
  const header = page.getByRole('columnheader', { name: /^Durum/ })
  await header.waitFor({ state: settings.columns === null ? 'visible' : 'detached' })
  const row = page.locator('tr[data-key]').first()
  const tall = settings.density === 'compact' ? 28 : 36
  await expect.poll(async () => Math.round((await row.boundingBox())?.height ?? 0)).toBe(tall)
}

async function choose(page: Page, name: string): Promise<void> {
  await page.locator('button[aria-haspopup="menu"]:has(svg.lucide-bookmark)').click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

async function opened(page: Page): Promise<void> {
  if ((await chooser(page).count()) === 0) await page.getByRole('button', { name: 'Sütunlar' }).click()
}

function chooser(page: Page) {
  return page.getByRole('dialog', { name: 'Sütunlar' })
}

function table(page: Page, busy: boolean) {
  return page.locator(`table[aria-label="Markalar"][aria-busy="${busy}"]`)
}
