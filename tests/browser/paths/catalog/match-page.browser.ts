import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { type MatchWorld, storedMatches } from '#tests/paths/catalog/match-page.consequences.ts'
import spec from '#tests/paths/catalog/match-page.paths.ts'
import { matchReplay } from '#tests/paths/catalog/match-page.replay.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import { onScreen } from '#tests/paths/cover/faces.ts'
import { closeMessages, dialog, pick, rowOf, type StepType, standsAs, stepButton, words } from './match-page.ts'

const title = 'KETEN ELBİSE'
const fetchWords = 'Pazaryerinden getir'
const acceptAll = 'Barkodu tutanları onayla'

/** Marketplace products on their screen: comparing, deciding, and the jobs for many, with and without an answer. */
export default inBrowser(spec)<MatchWorld & PageFixture>({
  ...onScreen(matchReplay),
  open: ({ page }) => page.goto('/products/matches'),
  events: {
    COMPARE: async (_, { page }) => {
      await closeMessages(page)
      await rowOf(page, title).getByRole('rowheader').click()
    },
    PICK: (event, { page, fixture: { names } }) =>
      pick(page, names[(event as unknown as { variant_id: number }).variant_id] ?? ''),
    STEP: async (event, { page, walked }) => {
      await closeMessages(page)
      await stepButton(page, stepOf(event), title, walked.value === 'comparing').click()
    },
    FETCH: async (_, { page }) => {
      await closeMessages(page)
      await button(page, fetchWords).click()
    },
    DECIDE: async (_, { page }) => {
      await closeMessages(page)
      const box = rowOf(page, title).getByRole('checkbox')
      if (!(await box.isChecked())) await box.press('Space')
      await page.getByRole('toolbar').getByRole('button', { name: words.ACCEPT, exact: true }).click()
    },
    ACCEPT_ALL: async (_, { page }) => {
      await closeMessages(page)
      await button(page, acceptAll).click()
    },
    CONFIRM: (_, { page }) => question(page).getByRole('button', { name: 'Uygula' }).click(),
    CANCEL: (_, { page, walked }) =>
      walked.value === 'comparing'
        ? dialog(page).getByRole('button', { name: 'Kapat' }).click()
        : question(page)
            .getByRole('button', { name: /^(Vazgeç|Kapat)$/ })
            .last()
            .click(),
    REFRESH: (_, { page }) => question(page).getByRole('button', { name: 'Güncel hâlini göster' }).click(),
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
  },
  states: {
    opening: (page) => page.getByRole('main').waitFor(),
    unreachable: (page) => page.getByText('Yüklenemedi. Tekrar deneyin.').waitFor(),
    shown: async (page, { fixture }) => {
      await dialog(page).waitFor({ state: 'detached' })
      await question(page).waitFor({ state: 'detached' })
      await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
      await showsWhatIsStored(page, fixture)
    },
    comparing: async (page, { fixture: { names }, walked: { context } }) => {
      await dialog(page).getByRole('heading', { name: title }).waitFor()
      const beside = names[context.picked?.variant_id ?? 0]
      if (beside) await dialog(page).getByRole('cell').filter({ hasText: beside }).waitFor()
    },
    fetchingVariant: (page) => dialog(page).getByRole('combobox').and(page.locator('[aria-busy="true"]')).waitFor(),
    sending: (page) => dialog(page).waitFor({ state: 'detached' }),
    refused: (page) => question(page, 'Eşleşme değişmedi').getByText('tarafından değiştirildi').waitFor(),
    failed: (page) => question(page, 'Eşleşme değişmedi').getByRole('button', { name: 'Tekrar dene' }).waitFor(),
    counting: (page) => button(page, acceptAll).and(page.locator('[aria-busy="true"]')).waitFor(),
    notCounted: (page) => question(page, 'Öneriler sayılamadı').waitFor(),
    confirming: async (page, { walked: { context } }) => {
      await question(
        page,
        context.count === 0 ? 'Onaylanacak öneri yok' : `${context.count} öneri onaylansın mı?`,
      ).waitFor()
    },
    beginning: (page) => question(page).waitFor({ state: 'detached' }),
    notBegun: (page) => question(page, 'İş başlatılamadı').waitFor(),
    begun: (page) =>
      page.getByRole('heading', { name: /^(Toplu eşleştirme kararı|Pazaryerinden ürün getirme: Çarşı)$/ }).waitFor(),
  },
  controls: {
    PICK: (_, { page }) => ({ absent: dialog(page).getByRole('combobox') }),
    STEP: async (event, { page, walked }) => {
      const control = stepButton(page, stepOf(event), title, walked.value === 'comparing')
      return (await control.count()) > 0 ? { refused: control } : { absent: control }
    },
    FETCH: (_, { page }) => ({ refused: button(page, fetchWords) }),
    DECIDE: async (_, { page }) => {
      const unselect = page.getByRole('toolbar').getByRole('button', { name: 'Seçimi kaldır' })
      if ((await unselect.count()) > 0) await unselect.click()
      return { absent: page.getByRole('toolbar') }
    },
    ACCEPT_ALL: (_, { page }) => ({ refused: button(page, acceptAll) }),
    CONFIRM: (_, { page }) => ({ refused: question(page).getByRole('button', { name: 'Uygula' }) }),
  },
})

/** Each row says where it stands, and which product of the shop it is. */
async function showsWhatIsStored(page: Page, world: MatchWorld): Promise<void> {
  const { listings } = await storedMatches(world)
  for (const listed of listings) {
    await standsAs(page, listed.title, listed.status)
    const matched = Object.entries(world.variants).find(([, variant_id]) => variant_id === listed.variant_id)
    if (!matched) continue
    const name = world.names[Number(matched[0])]
    await expect.poll(() => rowOf(page, listed.title).textContent()).toContain(name)
  }
}

function stepOf(event: EventObject): StepType {
  return (event as unknown as { step: { type: StepType } }).step.type
}

function button(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true }).first()
}

function question(page: Page, name?: string) {
  return page.getByRole('alertdialog', name ? { name } : {})
}
