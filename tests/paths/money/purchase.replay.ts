import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { Purchase, PurchaseStatus } from '#api/contract/money/purchases.ts'
import { purchasePage } from '#screens/money/wiring/purchases.ts'
import { newPurchase, purchaseIn, removePurchase, setPurchase } from '#tests/fixtures/purchases.fixture.ts'
import { stepFaces } from '#tests/paths/cover/step-faces.ts'
import { buyer, onlooker } from '#tests/paths/platform/people.ts'
import type { Shop } from '#tests/shop.ts'
import chart, { stored as asStored } from './purchase.paths.ts'
import page from './purchase-page.paths.ts'

/** Where a purchase stands; what its steps write is shown by tests/server/money/purchases.test.ts. */
interface Stored {
  readonly status: PurchaseStatus
  readonly version: number
  readonly updated_at: string
  readonly size?: number
  readonly received?: readonly number[]
  readonly invoiced?: readonly number[]
}

async function find(shop: Shop, id: number): Promise<Stored | null> {
  const row = await purchaseIn(shop, id)
  return row && { status: row.status, version: row.version, updated_at: row.updated_at }
}

/** What a step carries, or what a page would send. */
const carried = (step: EventObject, key: string, otherwise: unknown) =>
  (step as EventObject & Record<string, unknown>)[key] ?? otherwise

/** A purchase of two products, and its page. */
const { http } = stepFaces<Stored, Purchase>({
  list: 'purchases',
  chart: {
    spec: chart,
    world: (input) => (input === 'empty' ? { size: 0 } : {}),
  },
  page: { spec: page, machine: purchasePage },
  people: { acting: buyer, looking: onlooker, code: 1303 },
  rows: { make: newPurchase, set: setPurchase, remove: removePurchase, find },
  stored: ({ status, lines }) => ({
    ...{ status, size: lines.length },
    ...(lines.length === 0
      ? {}
      : { received: lines.map((one) => one.received), invoiced: lines.map((one) => one.invoiced) }),
  }),
  told: {
    ORDER: 'ordered',
    CLOSE: { method: 'DELETE', at: 'rest', changes: () => ({ status: 'received' }) },
    INVOICE: {
      method: 'POST',
      at: 'invoice',
      carries: (step) => ({
        number: carried(step, 'number', expect.any(String)),
        day: carried(step, 'day', expect.any(String)),
      }),
      changes: () => ({ status: 'invoiced' }),
    },
    REOPEN: 'received',
    CANCEL: 'cancelled',
    WRITE: {
      method: 'PATCH',
      at: 'draft',
      carries: (step) => ({
        draft: carried(step, 'draft', expect.objectContaining({ day: asStored.day })),
        adding: null,
      }),
      changes: () => ({}),
    },
    RECEIVE: {
      method: 'POST',
      at: 'receipts',
      carries: (step) => ({
        pieces: carried(step, 'pieces', expect.any(Array)),
        update_prices: carried(step, 'update_prices', expect.any(Number)),
      }),
      changes: () => ({ status: expect.stringMatching(/received$/) }),
    },
  },
  screen: {
    steps: {
      WRITE: 'Taslağı kaydet',
      ORDER: 'Sipariş et',
      RECEIVE: 'Teslim al',
      CLOSE: 'Kalanı bekleme',
      INVOICE: 'Faturayı işle',
      REOPEN: 'Faturayı geri al',
      CANCEL: 'Alışı iptal et',
    },
    states: {
      draft: 'Taslak',
      ordered: 'Sipariş edildi',
      partly_received: 'Bir kısmı geldi',
      received: 'Teslim alındı',
      invoiced: 'Faturalandı',
      cancelled: 'İptal edildi',
    },
    unchanged: 'Alış değişmedi',
    refresh: 'Alışı yenile',
  },
})

export const [purchaseHttp, purchasePageHttp] = http
