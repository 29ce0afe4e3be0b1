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
  },
})

export const [chequeHttp, chequePageHttp] = http
