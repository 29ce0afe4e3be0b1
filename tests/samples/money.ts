import { newExport } from '#tests/fixtures/accounting.fixture.ts'
import { chequeOf, chequePlaces, chequesPath, newCheque, newPaper } from '#tests/fixtures/cheques.fixture.ts'
import { collectionOf, collectionsPath, newCollection, newDebtor } from '#tests/fixtures/collections.fixture.ts'
import { givenOf, givenPath } from '#tests/fixtures/given-cheques.fixture.ts'
import { incomingPath, newIncoming, ublFile } from '#tests/fixtures/incoming.fixture.ts'
import { newPurchase, newSupplier, purchasesPath } from '#tests/fixtures/purchases.fixture.ts'
import { type Maker, next } from './sample.ts'

const commercial = { source: 'xml', profile: 'commercial', answer: 'waiting' } as const

/** What money is asked beyond the calls that every resource and list has. */
export const moneySamples: Readonly<Record<string, Maker>> = {
  'GET /v1/panel/accounting-exports/:id/file': async (shop, seeded) => ({
    path: `/v1/panel/accounting-exports/${await newExport(shop, seeded)}/file`,
  }),
  'GET /v1/panel/collections/outstanding': async (shop, seeded) => ({
    path: `${collectionsPath}/outstanding?customer_id=${(await newDebtor(shop, [10_000], {}, seeded)).customer_id}`,
  }),
  'POST /v1/panel/collections': async (shop, seeded) => ({
    path: collectionsPath,
    body: collectionOf(await newDebtor(shop, [10_000, 5_000], {}, seeded), '120.00', seeded),
  }),
  'GET /v1/panel/collections/:id': async (shop, seeded) => ({
    path: `${collectionsPath}/${await newCollection(shop, {}, seeded)}`,
  }),
  'POST /v1/panel/collections/:id/undo': async (shop, seeded) => ({
    path: `${collectionsPath}/${await newCollection(shop, {}, seeded)}/undo`,
  }),
  'POST /v1/panel/purchases': async (shop, seeded) => ({
    path: purchasesPath,
    body: { supplier_id: await newSupplier(shop, seeded.shop_id), currency: seeded === shop.own ? 'TRY' : 'EUR' },
  }),
  'GET /v1/panel/purchases/variants': async () => ({ path: `${purchasesPath}/variants` }),
  'PATCH /v1/panel/purchases/:id/draft': async (shop, seeded) => ({
    path: `${purchasesPath}/${await newPurchase(shop, {}, seeded)}/draft`,
    body: {
      draft: { day: '2026-11-20', reference: `SIP-${next()}`, note: '', extra_cost: '10.00', lines: [] },
      adding: null,
      version: 1,
    },
  }),
  'GET /v1/panel/purchases/suppliers/:id': async (_, seeded) => ({
    path: `${purchasesPath}/suppliers/${seeded.supplier}`,
  }),
  'POST /v1/panel/purchases/:id/invoice': async (shop, seeded) => ({
    path: `${purchasesPath}/${await newPurchase(shop, { status: 'received', received: [5, 3] }, seeded)}/invoice`,
    body: { number: `FTR${next()}`, day: '2026-11-20', version: 1 },
  }),
  'DELETE /v1/panel/purchases/:id/rest': async (shop, seeded) => ({
    path: `${purchasesPath}/${await newPurchase(shop, { status: 'partly_received', received: [2, 0] }, seeded)}/rest`,
    body: { version: 1 },
  }),
  'POST /v1/panel/purchases/:id/receipts': async (shop, seeded) => ({
    path: `${purchasesPath}/${await newPurchase(shop, { status: 'ordered' }, seeded)}/receipts`,
    body: { pieces: [{ line: 1, quantity: '1' }], update_prices: 0, version: 1 },
  }),
  'POST /v1/panel/incoming-invoices': async (shop, seeded) => ({
    path: incomingPath,
    body: {
      supplier_id: await newSupplier(shop, seeded.shop_id),
      ...{ number: `FTR${next()}`, day: '2026-11-20', currency: seeded === shop.own ? 'TRY' : 'EUR' },
    },
  }),
  'POST /v1/panel/incoming-invoices/file': async () => ({
    path: `${incomingPath}/file`,
    body: ublFile({ number: `GIB${next()}` }),
  }),
  'PATCH /v1/panel/incoming-invoices/:id/draft': async (shop, seeded) => ({
    path: `${incomingPath}/${await newIncoming(shop, {}, seeded)}/draft`,
    body: { draft: { number: `FTR${next()}`, day: '2026-11-20', payable: '', lines: [] }, adding: null, version: 1 },
  }),
  'PATCH /v1/panel/incoming-invoices/:id/match': async (shop, seeded) => ({
    path: `${incomingPath}/${await newIncoming(shop, {}, seeded)}/match`,
    body: { line: 1, variant_id: null, pieces: '', account: '770', version: 1 },
  }),
  'PATCH /v1/panel/incoming-invoices/:id/assignment': async (shop, seeded) => ({
    path: `${incomingPath}/${await newIncoming(shop, {}, seeded)}/assignment`,
    body: { supplier_id: seeded.supplier, new_supplier: 0, purchase_id: null, rate: '', version: 1 },
  }),
  'POST /v1/panel/incoming-invoices/:id/approval': async (shop, seeded) => ({
    path: `${incomingPath}/${await newIncoming(shop, commercial, seeded)}/approval`,
    body: { version: 1 },
  }),
  'POST /v1/panel/incoming-invoices/:id/rejection': async (shop, seeded) => ({
    path: `${incomingPath}/${await newIncoming(shop, commercial, seeded)}/rejection`,
    body: { reason: 'Yanlış ürün', version: 1 },
  }),
  'POST /v1/panel/cheques': async (shop, seeded) => ({ path: chequesPath, body: await chequeOf(shop, seeded) }),
  'POST /v1/panel/given-cheques': async (shop, seeded) => ({ path: givenPath, body: await givenOf(shop, seeded) }),
  'PATCH /v1/panel/cheques/:id/paper': async (shop, seeded) => ({
    path: `${chequesPath}/${await newCheque(shop, {}, seeded)}/paper`,
    body: { ...newPaper(), note: 'Vadesi uzatıldı', version: 1 },
  }),
  'GET /v1/panel/cheques/totals': async () => ({ path: `${chequesPath}/totals` }),
  'GET /v1/panel/cheques/calendar': async () => ({ path: `${chequesPath}/calendar?month=2026-11` }),
  'PATCH /v1/panel/cheques/:id/endorsement': async (shop, seeded) => ({
    path: `${chequesPath}/${await newCheque(shop, {}, seeded)}/endorsement`,
    body: { supplier_id: (await chequePlaces(shop, seeded)).supplier, version: 1 },
  }),
  'PATCH /v1/panel/cheques/:id/deposit': async (shop, seeded) => ({
    path: `${chequesPath}/${await newCheque(shop, {}, seeded)}/deposit`,
    body: { account_id: (await chequePlaces(shop, seeded)).bank, version: 1 },
  }),
  'PATCH /v1/panel/cheques/:id/clearing': async (shop, seeded) => ({
    path: `${chequesPath}/${await newCheque(shop, {}, seeded)}/clearing`,
    body: { account_id: (await chequePlaces(shop, seeded)).cash, version: 1 },
  }),
}
