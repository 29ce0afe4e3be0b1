import type { EventObject } from 'xstate'
import type { GivenCheque, GivenChequeStatus } from '#api/contract/money/given-cheques.ts'
import { givenChequePage } from '#screens/money/wiring/given-cheques.ts'
import {
  closeBooks,
  givenIn,
  newGivenCheque,
  removeGivenCheque,
  setGivenCheque,
} from '#tests/fixtures/given-cheques.fixture.ts'
import { stepFaces } from '#tests/paths/cover/step-faces.ts'
import { auditor, bookkeeper } from '#tests/paths/platform/people.ts'
import type { Shop } from '#tests/shop.ts'
import chart from './given-cheque.paths.ts'
import page from './given-cheque-page.paths.ts'

/** Where a given cheque stands; what its steps write in the books is shown by tests/server/money/given-cheques.test.ts. */
interface Stored {
  readonly status: GivenChequeStatus
  readonly version: number
  readonly updated_at: string
  readonly due_on?: string
}

async function find(shop: Shop, id: number): Promise<Stored | null> {
  const row = await givenIn(shop, id)
  return row && { status: row.status, version: row.version, updated_at: row.updated_at }
}

/** The day that a step says; on the page, and where it says none, today. */
const day = (step: EventObject & { day?: string }) => step.day ?? ''

/** A cheque that is to be paid, and its page. */
const { http } = stepFaces<Stored, GivenCheque>({
  list: 'given-cheques',
  chart: { spec: chart, world: (input) => ({ due_on: input === 'early' ? '2098-01-01' : '2026-11-20' }) },
  page: { spec: page, machine: givenChequePage },
  people: { acting: bookkeeper, looking: auditor, code: 1403 },
  rows: {
    make: async (shop) => {
      await closeBooks(shop, '2026-10-31')
      return newGivenCheque(shop)
    },
    ...{ set: setGivenCheque, remove: removeGivenCheque, find },
  },
  stored: ({ status, due_on }) => ({ status, due_on }),
  carries: (step) => ({ day: day(step) }),
  told: { CLEAR: 'cleared', TAKE_BACK: 'given', BOUNCE: 'bounced', RETURN: 'returned' },
  screen: {
    steps: {
      CLEAR: 'Bankadan ödendi',
      TAKE_BACK: 'Ödemeyi geri al',
      BOUNCE: 'Karşılıksız çıktı',
      RETURN: 'Geri al ve iptal et',
    },
    states: { given: 'Ödenecek', cleared: 'Ödendi', bounced: 'Karşılıksız', returned: 'Geri alındı' },
    unchanged: 'Çek değişmedi',
    refresh: 'Çeki yenile',
  },
})

export const [givenChequeHttp, givenChequePageHttp] = http
