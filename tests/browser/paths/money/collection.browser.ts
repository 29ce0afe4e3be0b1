import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import { type CollectionContext, wrong } from '#machines/money/collection/collection.context.ts'
import { users } from '#server/db/schema/people.ts'
import { orNoAnswer } from '#tests/browser/no-answer.ts'
import { endSession, signInAgain } from '#tests/browser/paths/platform/record-desk.ts'
import { inBrowser, type PageFixture } from '#tests/paths/cover/browser.ts'
import { type CollectionWorld, collectionConsequences } from '#tests/paths/money/collection.consequences.ts'
import { collectedSo, looked, newDebts, readBack, sentSo, whose } from '#tests/paths/money/collection.http.ts'
import spec from '#tests/paths/money/collection.paths.ts'
import { setPasswords, tokenOf } from '#tests/paths/platform/people.fixture.ts'
import { ayse } from '#tests/paths/platform/people.ts'

interface Desk extends PageFixture, CollectionWorld {
  readonly name: string
  /** How much the receipt is for. */
  amount: string
}

/** Money of a customer on its screens, from choosing whom to the receipt and back. */
export default inBrowser(spec)<Desk>({
  begin: async (browserFixture, { input }) => {
    const { shop } = browserFixture
    await setPasswords(shop)
    const debts = await newDebts(shop, input)
    const [customer] = await shop.db.select().from(users).where(eq(users.id, debts.customer_id))
    const page = await browserFixture.visit({ as: await tokenOf(shop, ayse.id) })
    return { browserFixture, shop, page, name: customer?.label ?? '', amount: '120.00', ...debts }
  },
  open: ({ page, customer_id, collection_id }, { input }) => {
    if (input === 'receipt') return page.goto(`/collections/edit/${collection_id}`)
    return page.goto(`/accounting-customers/collect${input === 'nobody' ? '' : `/${customer_id}`}`)
  },
  whose,
  answers: {
    look: (event, { fixture }) => looked(event, fixture.shop, fixture),
    read: (event, { fixture }) => readBack(event, fixture.shop, fixture),
    collect: (event, { fixture, walked, ahead }) => {
      fixture.amount = (walked.context as CollectionContext).amount
      return collectedSo(event, ahead, fixture.shop, fixture, async () => {
        await endSession(fixture)
        return async () => {}
      })
    },
    undo: (event, { ahead }) => sentSo(event, ahead, 'RETRY'),
  },
  consequences: collectionConsequences,
  events: {
    CHOOSE_CUSTOMER: async (_, { page, fixture: { name } }) => {
      await page.locator('[id="customer_id"]').fill(name)
      await page.getByRole('option', { name }).first().click()
    },
    OTHER_CUSTOMER: (_, { page }) => page.getByRole('button', { name: 'Başka müşteri' }).click(),
    REFRESH: (_, { page }) => page.getByRole('button', { name: 'Borcu yenile' }).click(),
    CHOOSE: (_, { page }) => page.getByRole('button', { name: 'Tümünü seç' }).click(),
    LEAVE_OUT: (_, { page }) => page.getByRole('button', { name: 'Seçimi kaldır' }).click(),
    PIN: (_, { page }) => pin(page).click(),
    UNPIN: (_, { page }) => pin(page).click(),
    SET_AMOUNT: (event, { page }) => page.locator('[id="amount"]').fill(of(event).amount.replace('.', ',')),
    WHOLE_DEBT: (_, { page }) => page.getByRole('button', { name: /^Borcun tümü: / }).click(),
    SET_METHOD: async (event, { page }) => void (await page.locator('[id="method"]').selectOption(of(event).method)),
    SET_PAYMENT: (event, { page }) => {
      const { day, reference } = of(event).payment
      if (reference !== undefined) return page.locator('[id="reference"]').fill(reference)
      return page.locator('[id="day"]').fill((day ?? '').split('-').reverse().join('.'))
    },
    SET_CHEQUE: (event, { page }) => page.locator('[id="cheque.iban"]').fill(of(event).cheque.iban),
    REVEAL: (_, { page }) => collect(page).click({ force: true }),
    COLLECT: (_, { page }) => collect(page).click(),
    CONFIRM: (_, { page }) =>
      asking(page)
        .getByRole('button', { name: /^(Tahsil et|Geri al)$/ })
        .click(),
    CANCEL: (_, { page }) => page.getByRole('button', { name: 'Vazgeç' }).click(),
    RETRY: (_, { page }) => page.getByRole('button', { name: 'Tekrar dene' }).click(),
    UNDO: (_, { page }) => undo(page).click(),
    COLLECT_MORE: (_, { page }) => page.getByRole('button', { name: 'Yeni tahsilat' }).click(),
    RENEWED: (_, { fixture }) => signInAgain(fixture),
  },
  states: {
    choosingCustomer: (page) => page.locator('[id="customer_id"]').waitFor(),
    opening: (page) => page.locator('[data-skeleton]').first().waitFor(),
    unreachable: notLoaded,
    'form.writing': async (page, { walked }) => {
      await showsForm(page, walked)
      await page.getByRole('button', { name: 'Borcu yenile' }).waitFor({ state: 'detached' })
    },
    'form.failed': async (page, { walked }) => {
      await showsForm(page, walked)
      const { failure } = walked.context as CollectionContext
      const says = failure?.kind === 'refused' ? 'Tutar toplam borçtan \\(₺0,00\\) fazla' : 'Kaydedilemedi'
      await page.getByRole('alert').getByText(orNoAnswer(says)).waitFor()
    },
    confirming: async (page, { walked: { context } }) => {
      const whole = (context as CollectionContext).amount === '150.00'
      await asking(page)
        .getByText(`₺${whole ? '150,00' : '120,00'} tahsil edilir, 2 siparişe dağıtılır.`)
        .waitFor()
      const parts = await asking(page).getByRole('listitem').allTextContents()
      expect(parts.map((part) => part.slice(-6))).toEqual(['100,00', whole ? '₺50,00' : '₺20,00'])
    },
    collecting: (page) => collect(page).and(page.locator('[aria-busy="true"]')).waitFor(),
    expired: (page) =>
      page
        .getByRole('alertdialog', { name: /Oturum/ })
        .getByLabel('Parola')
        .waitFor(),
    reading: (page) => page.locator('[data-skeleton]').first().waitFor(),
    notRead: notLoaded,
    receipt: async (page, { walked, fixture }) => {
      const { collection } = walked.context as CollectionContext
      await page.getByRole('heading', { name: /^Tahsilat makbuzu \d+$/ }).waitFor()
      await asking(page).waitFor({ state: 'detached' })
      const undone = page.getByText(/^Geri alındı: /)
      await (collection?.state === 'undone' ? undone.waitFor() : undone.waitFor({ state: 'detached' }))
      await page.getByRole('cell', { name: `₺${fixture.amount.replace('.', ',')}` }).waitFor()
    },
    askingUndo: (page) => asking(page).getByText('Makbuz silinmez.').waitFor(),
    undoing: (page) => undo(page).and(page.locator('[aria-busy="true"]')).waitFor(),
    notUndone: (page) => page.getByRole('alert').getByText(orNoAnswer('Kaydedilemedi')).waitFor(),
  },
  controls: {
    COLLECT: (_, { page }) => ({ refused: collect(page) }),
    UNDO: (_, { page }) => ({ refused: undo(page) }),
  },
  may: (event, { value, context }) => isOnOffer(event, value, context as CollectionContext),
})

interface Written {
  readonly amount: string
  readonly method: string
  readonly payment: { readonly day?: string; readonly reference?: string }
  readonly cheque: { readonly iban: string }
}

const of = (event: EventObject) => event as unknown as Written
const asking = (page: Page) => page.getByRole('alertdialog')
/** The button that says how much it collects, in the bar at the bottom. */
const collect = (page: Page) => page.locator('[aria-keyshortcuts]').filter({ hasText: /^Tahsil et/ })
const undo = (page: Page) => page.locator('main').getByRole('button', { name: 'Geri al', exact: true })
const pin = (page: Page) => page.getByRole('button', { name: /^Öne al: / }).nth(1)

/** Errors are revealed by pressing a refused button; what is owed is asked for anew where another cashier was quicker. */
function isOnOffer({ type }: EventObject, value: unknown, context: CollectionContext): boolean {
  if (type === 'REVEAL') return !context.revealed && wrong(context).length > 0
  return type !== 'REFRESH' || JSON.stringify(value) === JSON.stringify({ form: 'failed' })
}

async function notLoaded(page: Page): Promise<void> {
  await page.getByText('Yüklenemedi. Tekrar deneyin.').waitFor()
}

/** What is chosen, what is put first and how much comes, as it was chosen and written. */
async function showsForm(page: Page, { context }: AnyMachineSnapshot): Promise<void> {
  const { chosen, pinned, amount } = context as CollectionContext
  await collect(page).waitFor()
  const rows = page.getByRole('region', { name: 'Ödenmemiş siparişler' }).getByRole('checkbox')
  await expect
    .poll(() => rows.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).checked)))
    .toEqual([1, 2, 3].map((id) => chosen.includes(id)))
  await expect.poll(() => page.locator('[aria-pressed="true"]').count()).toBe(pinned.length)
  const typed = async () => (await page.locator('[id="amount"]').inputValue()).replace(',', '.')
  await expect.poll(async () => Number(await typed())).toBe(Number(amount))
}
