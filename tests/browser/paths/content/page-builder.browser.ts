import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { blocksIn, isUnsaved, type PageBuilderContext } from '#machines/content/page-builder/page-builder.context.ts'
import { dismiss } from '#tests/browser/keys.ts'
import { builderPath } from '#tests/fixtures/page-builder.fixture.ts'
import spec from '#tests/paths/content/page-builder.paths.ts'
import { answersOf, type BuiltTheme, newTheme } from '#tests/paths/content/page-builder.shop.ts'
import { inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import { turkish } from '#tests/seed.ts'
import { typeInto } from '../typing.ts'

interface Desk extends PageFixture {
  readonly theme: BuiltTheme
}

const bar = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()
const block = (page: Page, key: string) => page.locator(`li[data-key="${key}"]`)
const head = (page: Page, key: string) => block(page, key).locator('button[aria-expanded]').first()
const versions = (page: Page) => page.getByRole('dialog', { name: 'Sürümler' })
const calendar = (page: Page) => page.getByRole('dialog', { name: 'Zamanla' })
const question = (page: Page) => page.getByRole('alertdialog')
const keyIn = (event: EventObject) => (event as EventObject & { key: string }).key
const languageName = (id: number) => (id === turkish ? 'Türkçe' : 'English')
const contextOf = ({ walked }: Moment<Desk>) => walked.context as PageBuilderContext

/** The home page of a theme, built on its screen. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture) => {
    const theme = await newTheme(browserFixture.shop)
    return { browserFixture, page: await browserFixture.visit({ as: await browserFixture.shop.as([3200]) }), theme }
  },
  open: ({ page, theme }) => page.goto(`/pagebuilder?theme_id=${theme.id}`),
  whose: ({ method, path }) => {
    if (!path.startsWith(builderPath)) return []
    if (method !== 'GET') return ['send']
    return path === builderPath ? ['open', 'reread'] : ['look']
  },
  answers: answersOf(({ fixture }: Moment<Desk>) => fixture.theme),
  events: {
    SHOW_LANGUAGE: (event, { page }) => {
      const { language } = event as EventObject & { language: number }
      return page.getByRole('tab', { name: languageName(language) }).click()
    },
    SELECT: (event, { page }) => opened(page, keyIn(event)),
    ADD: (_, { page }) => adding(page).click(),
    COPY: (event, { page }) => block(page, keyIn(event)).getByRole('button', { name: 'Kopyala' }).click(),
    DELETE: (event, { page }) => block(page, keyIn(event)).getByRole('button', { name: 'Sil', exact: true }).click(),
    MOVE: async (event, { page }) => {
      const [, moved = ''] = (event as EventObject & { keys: readonly string[] }).keys
      await block(page, moved).locator('button[aria-pressed]').focus()
      for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key)
    },
    CHANGE: async (event, { page }) => {
      const { key, field, value } = event as EventObject & { key: string; field: string; value: string }
      await opened(page, key)
      const control = block(page, key)
        .getByLabel(new RegExp(`^${labels[field] ?? field}`))
        .first()
      if (field === 'columns') await control.selectOption(value)
      else await typeInto(control, value)
      await head(page, key).click()
    },
    ADD_ROW: async (event, { page }) => {
      await opened(page, keyIn(event))
      await rowAdding(page, keyIn(event)).click()
    },
    COPY_FROM: (event, { page }) => copying(page, event).click(),
    UNDO: (_, { page }) => bar(page, 'Geri al').click(),
    REDO: (_, { page }) => bar(page, 'Yinele').click(),
    SAVE: (_, { page }) => bar(page, 'Taslağı kaydet').click(),
    PUBLISH: (_, { page }) => bar(page, 'Yayınla').click(),
    SET_MOMENT: async (_, { page }) => {
      await onCalendar(page)
      await calendar(page).getByRole('textbox', { name: 'Yayın günü' }).fill('01.01.2030')
      await dismiss(calendar(page))
    },
    SCHEDULE: async (_, { page }) => {
      await onCalendar(page)
      await calendar(page).getByRole('button', { name: 'Zamanla', exact: true }).click()
    },
    UNSCHEDULE: async (_, { page }) => {
      await onCalendar(page)
      // By key: why another button refuses may stand over it.
      await calendar(page).getByRole('button', { name: 'Zamanlamayı kaldır' }).press('Enter')
    },
    VIEW_VERSIONS: (_, { page }) => bar(page, 'Sürümler').click(),
    VIEW_VERSION: (_, { page }) =>
      versions(page)
        .getByRole('button', { name: /^1\. sürüm/ })
        .click(),
    RESTORE: (_, { page }) => restoring(page).click(),
    BACK: (_, { page }) => versions(page).getByRole('button', { name: 'Tasarıma dön' }).click(),
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
    REFRESH: (_, { page }) => page.getByRole('button', { name: 'Güncel hâlini göster' }).click(),
  },
  states: {
    opening: (page) => page.locator('[data-skeleton="form"]').waitFor(),
    missing: (page) => page.getByRole('alert').filter({ hasText: 'Kayıt bulunamadı.' }).waitFor(),
    unreachable: (page) => page.getByRole('button', { name: 'Tekrar dene' }).waitFor(),
    editing: async (page, moment) => {
      await expect.poll(() => page.locator('[aria-modal="true"], [data-busy-mark]').count()).toBe(0)
      const context = contextOf(moment)
      const keys = blocksIn(context).map(({ key }) => key)
      await page.getByRole('tab', { name: languageName(context.language), selected: true }).waitFor()
      await expect
        .poll(() =>
          page.locator('ol li[data-key]').evaluateAll((all) => all.map((one) => one.getAttribute('data-key'))),
        )
        .toEqual(keys)
      await expect
        .poll(() => page.getByText('Kaydedilmedi', { exact: true }).count())
        .toBe(isUnsaved(context, context.language) ? 1 : 0)
    },
    sending: (page) => page.locator('button[aria-busy="true"]').first().waitFor(),
    refused: (page) => question(page).waitFor(),
    failed: (page) => question(page).getByRole('button', { name: 'Tekrar dene' }).waitFor(),
    rereading: (page) => question(page).waitFor({ state: 'detached' }),
    looking: (page) => versions(page).locator('[data-skeleton="form"]').waitFor(),
    comparing: (page) =>
      versions(page)
        .getByRole('button', { name: /^1\. sürüm/ })
        .waitFor(),
    lookFailed: (page) => versions(page).getByRole('button', { name: 'Tekrar dene' }).waitFor(),
  },
  controls: {
    ADD: (_, { page }) => ({ refused: adding(page) }),
    COPY: (event, { page }) => ({ refused: block(page, keyIn(event)).getByRole('button', { name: 'Kopyala' }) }),
    ADD_ROW: async (event, { page }) => {
      await opened(page, keyIn(event))
      return { refused: rowAdding(page, keyIn(event)) }
    },
    COPY_FROM: (event, { page }) => ({ refused: copying(page, event) }),
    UNDO: (_, { page }) => ({ refused: bar(page, 'Geri al') }),
    REDO: (_, { page }) => ({ refused: bar(page, 'Yinele') }),
    SAVE: (_, { page }) => ({ refused: bar(page, 'Taslağı kaydet') }),
    PUBLISH: (_, { page }) => ({ refused: bar(page, 'Yayınla') }),
    SCHEDULE: async (_, { page }) => {
      await onCalendar(page)
      return { refused: calendar(page).getByRole('button', { name: 'Zamanla', exact: true }) }
    },
    UNSCHEDULE: async (_, { page }) => {
      await onCalendar(page)
      return { refused: calendar(page).getByRole('button', { name: 'Zamanlamayı kaldır' }) }
    },
    RESTORE: (_, { page }) => ({ refused: restoring(page) }),
  },
  may: (event, { context }) => {
    const { language } = context as PageBuilderContext
    const { key, keys = key ? [key] : [] } = event as EventObject & { key?: string; keys?: readonly string[] }
    const shown = blocksIn(context as PageBuilderContext).map((one) => one.key)
    // Nobody can touch a block that the page of this language does not have.
    if (keys.some((one) => !shown.includes(one))) return false
    if (event.type === 'COPY_FROM') return (event as EventObject & { language: number }).language !== language
    if (event.type !== 'CHANGE') return true
    // No list offers a value that there is not, and neither a third banner nor another kind of file can be brought.
    const { field, value } = event as EventObject & { field: string; value: unknown }
    return field !== 'banners' && field !== 'image' && value !== '9'
  },
})

const labels: Readonly<Record<string, string>> = {
  title: 'Başlık',
  url: 'Bağlantı',
  count: 'Kaç tane',
  columns: 'Sütun',
  background: 'Zemin rengi',
}

async function opened(page: Page, key: string): Promise<void> {
  if ((await head(page, key).getAttribute('aria-expanded')) !== 'true') await head(page, key).click()
}

function adding(page: Page): Locator {
  return page.getByRole('group', { name: 'Blok ekle' }).getByRole('button', { name: 'Deneme bloğu' })
}

function rowAdding(page: Page, key: string): Locator {
  return block(page, key).getByRole('button', { name: 'Satır ekle' })
}

function copying(page: Page, event: EventObject): Locator {
  const { language } = event as EventObject & { language: number }
  return page.getByRole('button', { name: `Eksik blokları ${languageName(language)} dilinden al` })
}

function restoring(page: Page): Locator {
  return versions(page).getByRole('button', { name: 'Bu sürüme dön' })
}

async function onCalendar(page: Page): Promise<void> {
  if ((await calendar(page).count()) === 0) await bar(page, 'Zamanla').click()
  await calendar(page).waitFor()
}
