import type { Page } from 'playwright-core'
import type { EventObject } from 'xstate'
import type { Cheque, ChequeStatus } from '#api/contract/money/cheques.ts'
import { chequePage } from '#screens/money/wiring/cheques.ts'
import { chequeIn, newCheque, places, removeCheque, setCheque } from '#tests/fixtures/cheques.fixture.ts'
import { closeBooks } from '#tests/fixtures/given-cheques.fixture.ts'
import { stepFaces } from '#tests/paths/cover/step-faces.ts'
import { auditor, bookkeeper } from '#tests/paths/platform/people.ts'
import type { Shop } from '#tests/shop.ts'
import chart from './cheque.paths.ts'
import page from './cheque-page.paths.ts'

/** Where a cheque stands; what its steps write in the books is shown by tests/server/money/cheques.test.ts. */
interface Stored {
  readonly status: ChequeStatus
  readonly version: number
  readonly updated_at: string
  readonly due_on?: string
}

async function find(shop: Shop, id: number): Promise<Stored | null> {
  const row = await chequeIn(shop, id)
  return row && { status: row.status, version: row.version, updated_at: row.updated_at }
}

/** What a step of the chart carries; on the page the one bank of the shop is proposed, and the supplier was chosen. */
const account = (step: EventObject & { account_id?: number | null }) =>
  step.account_id === undefined ? places.bank : step.account_id
const supplier = (step: EventObject & { supplier_id?: number | null }) =>
  step.supplier_id === undefined ? places.supplier : step.supplier_id

/** A cheque in the portfolio, and its page. */
export const { http, browser } = stepFaces<Stored, Cheque>({
  list: 'cheques',
  chart: { spec: chart, world: (input) => ({ due_on: input === 'early' ? '2098-01-01' : '2026-11-20' }) },
  page: { spec: page, machine: chequePage },
  people: { acting: bookkeeper, looking: auditor, code: 1403 },
  rows: {
    make: async (shop) => {
      await closeBooks(shop, '2026-10-31')
      return newCheque(shop)
    },
    ...{ set: setCheque, remove: removeCheque, find },
  },
  stored: ({ status, due_on }) => ({ status, due_on }),
  carries: (step: EventObject & { day?: string }) => ({ day: step.day ?? '' }),
  told: {
    TAKE_BACK: 'portfolio',
    BOUNCE: 'bounced',
    RETURN: 'returned',
    ENDORSE: {
      method: 'PATCH',
      at: 'endorsement',
      carries: (step) => ({ supplier_id: supplier(step) }),
      changes: () => ({ status: 'endorsed' }),
    },
    DEPOSIT: {
      method: 'PATCH',
      at: 'deposit',
      carries: (step) => ({ account_id: account(step) }),
      changes: () => ({ status: 'deposited' }),
    },
    CLEAR: {
      method: 'PATCH',
      at: 'clearing',
      carries: (step) => ({ account_id: account(step) }),
      changes: () => ({ status: 'cleared' }),
    },
  },
  screen: {
    steps: {
      ENDORSE: 'Ciro et',
      DEPOSIT: 'Bankaya ver',
      CLEAR: 'Tahsil edildi',
      TAKE_BACK: 'Portföye geri al',
      BOUNCE: 'Karşılıksız çıktı',
      RETURN: 'Müşteriye iade et',
    },
    states: {
      portfolio: 'Portföyde',
      endorsed: 'Ciro edildi',
      deposited: 'Bankada tahsilde',
      cleared: 'Tahsil edildi',
      bounced: 'Karşılıksız',
      returned: 'İade edildi',
    },
    unchanged: 'Çek değişmedi',
    refresh: 'Çeki yenile',
    asks: ['BOUNCE', 'RETURN'],
    may: onThePage,
    writes: async (screen, step) => {
      const { by, account_id, supplier_id, day = '' } = step as Written
      // On its page it was chosen and written before.
      if (!by) return
      await fill(screen, 'day', asDay(day))
      if (account_id) await choose(screen, account_id)
      if (supplier_id !== undefined) await chooseSupplier(screen, supplier_id)
    },
    events: {
      SET_ACCOUNT: (event, { page: screen }) => choose(screen, (event as Written).account_id ?? 0),
      SET_SUPPLIER: (event, { page: screen }) => chooseSupplier(screen, (event as Written).supplier_id ?? null),
      SET_DAY: (event, { page: screen }) => fill(screen, 'day', asDay((event as Written).day ?? '')),
    },
  },
})

interface Written extends EventObject {
  readonly by?: unknown
  readonly account_id?: number | null
  readonly supplier_id?: number | null
  readonly day?: string
}

/** What is chosen of a cheque that lies elsewhere has no field on its page. */
async function fill(screen: Page, name: string, text: string): Promise<void> {
  const field = screen.getByRole('main').locator(`[id="${name}"]`)
  if ((await field.count()) > 0 && (await field.inputValue()) !== text) await field.fill(text)
}

async function choose(screen: Page, id: number): Promise<void> {
  const field = screen.getByRole('main').locator('[id="account_id"]')
  if ((await field.count()) > 0) await field.selectOption(String(id))
}

async function chooseSupplier(screen: Page, id: number | null): Promise<void> {
  const field = screen.getByRole('main').locator('[id="supplier_id"]')
  if ((await field.count()) === 0 || ((await field.inputValue()) === 'Toptancı') === (id !== null)) return
  if (id === null) return screen.getByRole('main').getByRole('button', { name: 'Temizle' }).last().click()
  await field.fill('Toptancı')
  await screen.getByRole('option', { name: 'Toptancı', exact: true }).click()
}

/** A day as it is typed; what is none is typed as it is. */
function asDay(day: string): string {
  return /^\d{4}-/.test(day) ? day.split('-').reverse().join('.') : day
}

/** The one bank is proposed, and no list has an account that there is not. */
function onThePage(event: EventObject): boolean {
  const { account_id } = event as Written
  return account_id === undefined || account_id === places.bank || account_id === places.cash
}
