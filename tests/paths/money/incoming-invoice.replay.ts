import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { IncomingInvoice, IncomingStatus } from '#api/contract/money/incoming-invoices.ts'
import { incomingPage } from '#screens/money/wiring/incoming-invoices.ts'
import {
  incomingIn,
  newIncoming,
  removeIncoming,
  type StoredIncoming,
  setIncoming,
  today,
} from '#tests/fixtures/incoming.fixture.ts'
import { stepFaces } from '#tests/paths/cover/step-faces.ts'
import { buyer, onlooker } from '#tests/paths/platform/people.ts'
import type { Shop } from '#tests/shop.ts'
import chart from './incoming-invoice.paths.ts'
import page from './incoming-page.paths.ts'

/** Where one stands; what its steps write is shown by tests/server/money/incoming-invoices.test.ts. */
interface Stored extends Omit<StoredIncoming, 'status' | 'version' | 'updated_at'> {
  readonly status: IncomingStatus
  readonly version: number
  readonly updated_at: string
}

async function find(shop: Shop, id: number): Promise<Stored | null> {
  const row = await incomingIn(shop, id)
  return row && { status: row.status, version: row.version, updated_at: row.updated_at }
}

/** One of 2026 came today, and its supplier is the shop's. */
async function set(shop: Shop, id: number, { day, supplier_id, ...changes }: Partial<Stored>): Promise<void> {
  await setIncoming(shop, id, {
    ...changes,
    ...(day === undefined ? {} : { day: day.startsWith('2026') ? today() : day }),
    ...(supplier_id === undefined ? {} : { supplier_id: supplier_id && shop.own.supplier }),
  })
}

/** What a step carries, or what a page would send. */
const carried = (step: EventObject, key: string, otherwise: unknown = expect.anything()) =>
  (step as EventObject & Record<string, unknown>)[key] ?? otherwise

const commercial = { source: 'xml', profile: 'commercial', answer: 'waiting' } as const
const worlds: Readonly<Record<string, StoredIncoming>> = {
  file: { ...commercial, lines: [{ account: null }, {}] },
  wrong: {
    ...commercial,
    type: 'refund',
    supplier_id: null,
    currency: 'USD',
    day: '2099-01-01',
    lines: [],
    payable: 100,
  },
  late: { ...commercial, day: '2020-01-01', lines: [{}] },
}

/** An incoming invoice, and its page. */
const { http } = stepFaces<Stored, IncomingInvoice>({
  list: 'incoming-invoices',
  chart: { spec: chart, world: (input) => (worlds[input] ?? {}) as Partial<Stored> },
  page: { spec: page, machine: incomingPage },
  people: { acting: buyer, looking: onlooker, code: 1303 },
  rows: { make: newIncoming, set, remove: removeIncoming, find },
  stored: ({ status, source, profile, type, answer, currency, day, lines, supplier_id, payable }) => ({
    ...{ status, source, profile, type, answer, currency },
    ...{ day, supplier_id },
    lines: lines.map(({ account }) => ({ account })),
    ...(payable === '1.00' ? { payable: 100 } : {}),
  }),
  told: {
    BOOK: 'booked',
    UNBOOK: 'matched',
    CANCEL: 'cancelled',
    APPROVE: { method: 'POST', at: 'approval', changes: () => ({}) },
    REJECT: {
      method: 'POST',
      at: 'rejection',
      carries: (step) => ({ reason: carried(step, 'reason', expect.any(String)) }),
      changes: () => ({ status: 'rejected' }),
    },
    WRITE: {
      method: 'PATCH',
      at: 'draft',
      carries: (step) => ({ draft: carried(step, 'draft'), adding: null }),
      changes: () => ({ status: expect.stringMatching(/^(received|matched)$/) }),
    },
    MATCH: {
      method: 'PATCH',
      at: 'match',
      carries: (step) => ({
        ...{ line: carried(step, 'line'), variant_id: carried(step, 'variant_id', null) },
        ...{ pieces: carried(step, 'pieces', expect.any(String)), account: carried(step, 'account', null) },
      }),
      changes: () => ({ status: expect.stringMatching(/^(received|matched)$/) }),
    },
    ASSIGN: {
      method: 'PATCH',
      at: 'assignment',
      carries: (step) => ({
        ...{ supplier_id: carried(step, 'supplier_id', null), new_supplier: 0, purchase_id: null },
        rate: carried(step, 'rate', expect.any(String)),
      }),
      changes: () => ({ status: expect.stringMatching(/^(received|matched)$/) }),
    },
  },
  screen: {
    steps: {
      WRITE: 'Faturayı kaydet',
      MATCH: 'Değiştir',
      ASSIGN: 'Tedarikçiyi, alışı ve kuru kaydet',
      BOOK: 'Defterlere işle',
      UNBOOK: 'İşlemeyi geri al',
      APPROVE: 'Kabul et',
      REJECT: 'Reddet',
      CANCEL: 'Faturayı iptal et',
    },
    states: {
      received: 'Eşleştirilecek',
      matched: 'İşlenecek',
      booked: 'İşlendi',
      rejected: 'Reddedildi',
      cancelled: 'İptal edildi',
    },
    unchanged: 'Fatura değişmedi',
    refresh: 'Faturayı yenile',
  },
})

export const [incomingHttp, incomingPageHttp] = http
