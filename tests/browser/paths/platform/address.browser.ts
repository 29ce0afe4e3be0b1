import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { type AddressPlaces, addressLevels } from '#api/contract/platform/addresses.ts'
import { givingOf } from '#api/rules/platform/address-places.ts'
import type { AddressContext, AddressEvent } from '#machines/platform/address/address.machine.ts'
import { orNoAnswer } from '#tests/browser/no-answer.ts'
import { inBrowser, type Moment, type PageFixture } from '#tests/paths/cover/browser.ts'
import spec, { anyWay, levelAsked } from '#tests/paths/platform/address.paths.ts'

/** Where the parcel of a new order goes, chosen from the country of the shop down. */
export default inBrowser(spec)<PageFixture>({
  begin: async (browserFixture) => {
    const page = await browserFixture.visit()
    await page.addInitScript(hostsAddresses)
    return { browserFixture, page }
  },
  open: ({ page }) => page.goto('/orders/add'),
  whose: ({ path }) => levelAsked(path),
  answers: anyWay,
  events: {
    SHOW: async (event, { page, walked }) => {
      const { places } = event as AddressEvent & { places: AddressPlaces }
      const before = (walked.context as AddressContext).places
      const level = addressLevels.find((one) => places[one] !== before[one]) ?? 'country'
      await fieldOf(page, level).fill(places[level])
      await page.getByRole('option', { name: places[level], exact: true }).click()
    },
    RETRY: (_, { page }) => page.getByRole('alert').getByRole('button', { name: 'Tekrar dene' }).click(),
  },
  states: {
    ...Object.fromEntries(
      addressLevels.map((level) => [
        level,
        (page: Page, moment: Moment<PageFixture>) => isFetched(page, level, moment),
      ]),
    ),
    shown: async (page, moment) => {
      const { places, lists } = moment.walked.context as AddressContext
      await page.locator('[id^="shipping_address."][aria-busy="true"]').waitFor({ state: 'detached' })
      for (const level of addressLevels) {
        const isWritten = givingOf(places, lists, level).how === 'write'
        await expect.poll(() => fieldOf(page, level).getAttribute('role')).toBe(isWritten ? null : 'combobox')
      }
      await isKept(page, moment)
    },
    failed: async (page, moment) => {
      await page.getByRole('alert').getByText(orNoAnswer('Yüklenemedi')).waitFor()
      await isKept(page, moment)
    },
  },
})

/** The walk holds the calls to the panel's own origin: here the address host is that too. */
function hostsAddresses(): void {
  const fetched = window.fetch
  const config = { apiUrl: '', addressUrl: '', marketplaceUrl: '/marketplace', storefrontUrl: '' }
  window.fetch = (asked, options) =>
    asked === '/config.json' ? Promise.resolve(Response.json(config)) : fetched(asked, options)
}

/** Whatever cannot be loaded, what was chosen stays. */
async function isKept(page: Page, { walked }: Moment<PageFixture>): Promise<void> {
  const { places } = walked.context as AddressContext
  for (const level of addressLevels) await expect.poll(() => fieldOf(page, level).inputValue()).toBe(places[level])
}

async function isFetched(page: Page, level: string, moment: Moment<PageFixture>): Promise<void> {
  await fieldOf(page, level).and(page.locator('[aria-busy="true"]')).waitFor()
  await isKept(page, moment)
}

function fieldOf(page: Page, level: string) {
  return page.locator(`[id="shipping_address.${level}"]`)
}
