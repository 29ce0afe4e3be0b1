import type { Locator, Page } from 'playwright-core'
import { matchRoute } from '#api/registry/routes.ts'
import type { Answer } from './answers.ts'
import { moveOn } from './settled.ts'

/** One way that a screen can look: what the server says to it, and what was pressed on it. */
export interface Look {
  readonly name: string
  readonly answer?: Answer
  /** After the path. */
  readonly query?: string
  readonly act?: (page: Page) => Promise<void>
}

const loading: Look = { name: 'loading', answer: 'held' }
const filled: Look = { name: 'filled' }
const empty: Look = { name: 'empty', answer: 'empty' }
const failed: Look = { name: 'failed', answer: 'broken' }

/** The button at the end of a form, pressed while rules stand in the way: every error is shown, and the list of rules beside the button. */
const refused: Look = {
  name: 'refused',
  act: async (page) => {
    await withoutName(page)
    await press(
      page,
      /^(Kaydet|Save|Giriş yap|Sign in|Bağlantı gönder|Send the link|Parolayı değiştir|Change password)$/,
    )
    await floating(page)
  },
}
const rules: Look = {
  name: 'the list of rules',
  act: async (page) => {
    await naming(page).fill('Çok uzun '.repeat(40))
    await press(page, /kural engelliyor$|in the way$/)
    await floating(page)
  },
}
const leaving: Look = {
  name: 'leaving',
  act: async (page) => {
    await naming(page).fill('Yarım kalan')
    await page.getByRole('banner').getByRole('link').first().press('Enter')
    await page.getByRole('alertdialog').waitFor()
  },
}
const deleting: Look = {
  name: 'deleting',
  act: async (page) => {
    await press(page, /^(Sil|Delete|İşlemler|Actions): /)
    // Several acts of a row are a menu on narrow screens.
    const item = page.getByRole('menu').getByRole('menuitem', { name: /^(Sil|Delete)$/ })
    await item.or(page.getByRole('alertdialog')).waitFor()
    if ((await item.count()) > 0) await item.press('Enter')
    await page.getByRole('alertdialog').waitFor()
  },
}
/** A record that others are tied to, and why it stays. */
const notDeleted: Look = {
  name: 'not deleted',
  act: async (page) => {
    await deleting.act?.(page)
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: /^(Sil|Delete)$/ }).press('Enter')
    await dialog.getByRole('listitem').first().waitFor()
  },
}
/** What was deleted, and why one of it does not come back. */
const theTrash: Look = {
  name: 'the bin',
  query: '?bin=1',
  act: async (page) => {
    await page.route('**/panel/bin/*/*', (route) =>
      route.fulfill({
        status: 409,
        json: { status: 0, error: 'bin.tied_to_gone', rules: [{ id: 'bin.tied_to_gone' }] },
      }),
    )
    await openedTrash(page)
    const restore = page.getByRole('dialog').getByRole('button', { name: /^(Geri al|Restore): / })
    // Of most lists nothing was deleted: then the empty bin is looked at.
    if ((await restore.count()) === 0) return
    await restore.first().press('Enter')
    await page.getByRole('dialog').getByRole('alert').waitFor()
  },
}
const failedTrash: Look = { name: 'the failed bin', answer: 'broken', query: '?bin=1', act: openedTrash }

async function openedTrash(page: Page): Promise<void> {
  await page.getByRole('dialog').locator('table[aria-busy="false"]').waitFor()
}

const selected: Look = {
  name: 'selected',
  act: async (page) => {
    await page.getByRole('row').nth(1).press('Space')
    await page.getByRole('toolbar').waitFor()
  },
}
const filtering: Look = {
  name: 'filtering',
  act: async (page) => {
    await press(page, /^(Filtre|Filter): /)
    await floating(page)
  },
}
/** A payment that got no answer. */
const notMarked: Look = {
  name: 'not marked',
  act: async (page) => {
    await page.route('**/payment-status', (route) => route.abort())
    await press(page, /^(Ödendi yap|Mark paid): /)
    await page.getByRole('alertdialog').waitFor()
  },
}
/** The days of a list, both of them chosen. */
const days: Look = {
  name: 'choosing days',
  query: '?from=2026-01-01&to=2026-01-31',
  act: async (page) => {
    await press(page, /^(Filtre: Tarih|Filter: Date)$/)
    await floating(page)
  },
}
const columns: Look = {
  name: 'choosing columns',
  act: async (page) => {
    await press(page, /^(Sütunlar|Columns)$/)
    await floating(page)
  },
}
const quick: Look = {
  name: 'the quick form',
  act: async (page) => {
    await page.keyboard.press('Alt+n')
    await page.getByRole('dialog').locator('[id="translations.0.name"]').waitFor()
  },
}
const deletingAll: Look = {
  name: 'deleting all',
  act: async (page) => {
    await press(page, /^(Diğer işlemler|More actions)$/)
    await page.getByRole('menu').getByRole('menuitem').press('Enter')
    await page.getByRole('alertdialog').waitFor()
  },
}
/** An answer that is too long, and why it cannot be saved. */
const tooLong: Look = {
  name: 'too long',
  act: async (page) => {
    await page.locator('[id="answer"]').fill('Çok uzun '.repeat(40))
    await press(page, /^(Yanıtı kaydet|Save the answer)$/)
    await floating(page)
  },
}
/** A step that got no answer. */
const notTaken: Look = {
  name: 'not taken',
  act: async (page) => {
    await page.route('**/product-reviews/*/status', (route) => route.abort())
    await press(page, /^(Reddet|Reject)$/)
    await page.getByRole('alertdialog').waitFor()
  },
}

/** Why a step of an unpaid transfer cannot be taken. */
const refusedStep: Look = {
  name: 'a refused step',
  act: async (page) => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(İptal et|Cancel)$/ })
      .press('Enter')
    await floating(page)
  },
}
/** An address that lacks a part, in its dialog. */
const changingAddress: Look = {
  name: 'changing an address',
  act: async (page) => {
    await press(page, /^(Teslimat adresi: Değiştir|Shipping address: Change)$/)
    await page.getByRole('dialog').locator('[id="zip"]').fill('34710')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Kaydet|Save)$/ })
      .press('Enter')
    await floating(page)
  },
}
const longNote: Look = {
  name: 'a note that is too long',
  act: async (page) => {
    await page.locator('[id="note"]').fill('Çok uzun '.repeat(40))
    await press(page, /^(Not ekle|Add the note)$/)
    await floating(page)
  },
}
/** What must happen before an unpaid transfer is delivered. */
const theWay: Look = {
  name: 'the way to a status',
  act: async (page) => {
    await page.locator('[id="aim"]').selectOption('delivered')
    await page.locator('[data-rule="order.transfer_not_paid"]').first().waitFor()
  },
}
/** A scan of what the order does not have. */
const wrongScan: Look = {
  name: 'a wrong scan',
  act: async (page) => {
    await page.locator('[id="scan"]').fill('8690000000999')
    await page.locator('[id="scan"]').press('Enter')
    await page.getByRole('alert').getByRole('button').waitFor()
  },
}
/** Why an order with lines that are not picked is not ended. */
const unfinished: Look = {
  name: 'not all picked',
  act: async (page) => {
    await press(page, /^(Toplamayı bitir|Finish picking)$/)
    await floating(page)
  },
}
const pausedPicking: Look = {
  name: 'paused',
  act: async (page) => {
    await press(page, /^(Ara ver|Pause)$/)
    await page.getByRole('button', { name: /^(Toplamayı sürdür|Go on picking)$/ }).waitFor()
  },
}
/** What the cargo company did not answer to, and the invoice of an order that is not paid. */
const parcelNotSent: Look = {
  name: 'a parcel that is not sent',
  act: async (page) => {
    await page.route('**/orders/*/shipment', (route) => route.abort())
    await page
      .getByRole('region', { name: /^(Kargo|Cargo)$/ })
      .getByRole('button', { name: /^(Vazgeç|Give up)$/ })
      .press('Enter')
    await page.getByRole('alertdialog').waitFor()
  },
}
const invoiceRefused: Look = {
  name: 'a refused invoice',
  act: async (page) => {
    await page
      .getByRole('region', { name: /^(Fatura|Invoice)$/ })
      .getByRole('button', { name: /^(Fatura kes|Issue invoice)$/ })
      .press('Enter')
    await floating(page)
  },
}
/** The dialog that fetches the orders of a marketplace, with too many days. */
const fetching: Look = {
  name: 'fetching',
  act: async (page) => {
    await moveOn(page, '/marketplace-orders')
    await press(page, /^(Pazaryerinden getir|Fetch from marketplace)$/)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^(İlk gün|First day)/).fill('2020-01-01')
    await dialog.locator('footer').getByRole('button').last().press('Enter')
    await floating(page)
  },
}
/** A step of an order that got no answer. */
const stepNotSent: Look = {
  name: 'not sent',
  act: async (page) => {
    await page.route('**/orders/*/payment-status', (route) => route.abort())
    await page
      .getByRole('main')
      .getByRole('button', { name: /^(Ödendi olarak işaretle|Mark as paid)$/ })
      .press('Enter')
    await page.getByRole('alertdialog').waitFor()
  },
}

/** A refund that is being opened: more pieces than there are, and why that cannot be. */
const refundOpening: Look = {
  name: 'opening a refund',
  act: async (page) => {
    await press(page, /^(Yeni iade|New refund)$/)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill('9')
    await dialog.getByRole('button', { name: /^(İadeyi aç|Open the refund)$/ }).press('Enter')
    await floating(page)
  },
}
/** A refund that cannot be rejected, and a step of it that got no answer. */
const refundRefused: Look = {
  name: 'a refused step',
  act: async (page) => {
    await press(page, /^(İadeyi reddet|Reject the refund)$/)
    await floating(page)
  },
}
const refundNotSent: Look = {
  name: 'not sent',
  act: async (page) => {
    await page.route('**/order-refunds/*/status', (route) => route.abort())
    await press(page, /^(İadeyi onayla|Approve the refund)$/)
    await page.getByRole('alertdialog').waitFor()
  },
}

/** A marketplace product and one of the shop side by side, and what differs. */
const comparing: Look = {
  name: 'side by side',
  act: async (page) => {
    await page.getByRole('row').nth(1).press('Enter')
    await page.getByRole('dialog').getByRole('table').waitFor()
  },
}
/** One decision for many, before it is taken. */
const confirmingMany: Look = {
  name: 'accepting many',
  act: async (page) => {
    await press(page, /^(Barkodu tutanları onayla|Accept all with the same barcode)$/)
    await page.getByRole('alertdialog').waitFor()
  },
}

/** The acts of the page, those that rules stand in the way of too, and all screens. */
const palette: Look = { name: 'the palette', act: summon }
const searching: Look = {
  name: 'the palette, found',
  act: async (page) => {
    await summon(page)
    await page.getByRole('dialog').getByRole('combobox').fill('elb')
    await page.locator('[role="combobox"][aria-busy="true"]').waitFor({ state: 'detached' })
  },
}
const notSearched: Look = {
  name: 'the palette, failed',
  act: async (page) => {
    await page.route('**/panel/search*', (route) => route.abort())
    await summon(page)
    await page.getByRole('dialog').getByRole('combobox').fill('elb')
    await page.getByRole('dialog').getByRole('alert').waitFor()
    await page.unroute('**/panel/search*')
  },
}
const shortcuts: Look = {
  name: 'the shortcuts',
  act: async (page) => {
    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('F8', { exact: true }).waitFor()
  },
}

async function summon(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').waitFor()
}

/** Of a bulk change: what it is to be, and what would come of it. */
const changing: Look = {
  name: 'what changes',
  act: async (page) => {
    await press(page, /^(Devam|Continue)$/)
    await page.getByRole('button', { name: /^(Kontrol et|Check)$/ }).waitFor()
  },
}
const deciding: Look = {
  name: 'the verdict',
  act: async (page) => {
    await changing.act?.(page)
    await page.getByLabel(/^(Ürün durumu|Status of the product)$/).selectOption('0')
    await press(page, /^(Kontrol et|Check)$/)
    await page.getByRole('button', { name: /^(Uygula|Apply)$/ }).waitFor()
  },
}

/** Of many orders: where they stand, in several statuses or in one, and what would come of taking them further. */
const standingMixed: Look = {
  name: 'where they stand',
  act: async (page) => {
    await press(page, /^(Devam|Continue)$/)
    await page.getByRole('button', { name: /^(Kontrol et|Check)$/ }).waitFor()
    await press(page, /^(Kontrol et|Check)$/)
    await floating(page)
  },
}
const movingVerdict: Look = {
  name: 'the verdict',
  query: '?status=pending',
  act: async (page) => {
    await press(page, /^(Devam|Continue)$/)
    await page.getByLabel(/^(Yeni durum|New status)$/).selectOption('cancelled')
    await press(page, /^(Kontrol et|Check)$/)
    await page.locator('[role="grid"][aria-busy="false"]').waitFor()
    await press(page, /^(Uygula|Apply)$/)
    await page.getByRole('alertdialog').waitFor()
  },
}

/** Of many orders: how they are to go to cargo, and what would come of it. */
const shippingHow: Look = {
  name: 'how to ship',
  act: async (page) => {
    await press(page, /^(Devam|Continue)$/)
    await page.getByLabel(/^(Kargo yöntemi|Shipping method)$/).selectOption('none')
    await press(page, /^(Kontrol et|Check)$/)
    await floating(page)
  },
}
const shippingVerdict: Look = {
  name: 'the verdict',
  act: async (page) => {
    await press(page, /^(Devam|Continue)$/)
    await page.getByRole('radio').last().check()
    await press(page, /^(Kontrol et|Check)$/)
    await page.locator('[role="grid"][aria-busy="false"]').waitFor()
    await press(page, /^(Kargoya ver|Give to cargo)$/)
    await page.getByRole('alertdialog').waitFor()
  },
}
/** Right after another job: the countdown, and why nothing is sent. */
const shippingRests: Look = {
  name: 'resting',
  act: async (page) => {
    await page.route('**/bulk/shipping/wait', (route) => route.fulfill({ json: { status: 1, data: { seconds: 97 } } }))
    await press(page, /^(Devam|Continue)$/)
    await page.getByRole('timer').waitFor()
    await press(page, /^(Kontrol et|Check)$/)
    await page.locator('[role="grid"][aria-busy="false"]').waitFor()
    await press(page, /^(Kargoya ver|Give to cargo)$/)
    await floating(page)
    await page.unroute('**/bulk/shipping/wait')
  },
}

/** Jobs whose latest state got no answer. */
const lost: Look = {
  name: 'lost',
  act: async (page) => {
    const looks = '**/v1/panel/jobs?open=1*'
    await page.route(looks, (route) => route.abort())
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await page.getByText(/^(Son durum alınamadı|The latest state could not be fetched)/).waitFor()
    await page.unroute(looks)
  },
}
/** The files that the records of a job can be had as. */
const exporting: Look = {
  name: 'exporting',
  act: async (page) => {
    await press(page, /^(Dışa aktar|Export)$/)
    await floating(page)
  },
}
/** The question before a job is taken back. */
const undoing: Look = {
  name: 'undoing',
  act: async (page) => {
    await press(page, /^(Geri al|Undo)$/)
    await page.getByRole('alertdialog').waitFor()
  },
}

/** What is in a category stands in the way of its deletion. */
const emptying: Look = {
  name: 'emptying before deleting',
  act: async (page) => {
    await press(page, /^(Sil|Delete|İşlemler|Actions): (Giyim|Clothing)$/)
    const item = page.getByRole('menu').getByRole('menuitem', { name: /^(Sil|Delete)$/ })
    const dialog = page.getByRole('alertdialog')
    await item.or(dialog).waitFor()
    if ((await item.count()) > 0) await item.press('Enter')
    await dialog.getByRole('combobox').first().waitFor()
    await dialog.getByRole('button', { name: /^(Taşı ve sil|Move and delete)$/ }).press('Enter')
    await floating(page)
  },
}
const placing: Look = {
  name: 'placing',
  act: async (page) => {
    await press(page, /^(Taşı|Move|İşlemler|Actions): /)
    const item = page.getByRole('menu').getByRole('menuitem', { name: /^(Taşı|Move)$/ })
    await item.or(page.getByRole('dialog')).first().waitFor()
    if ((await item.count()) > 0) await item.press('Enter')
    await page.getByRole('dialog').getByRole('combobox').waitFor()
  },
}
const searchingTree: Look = {
  name: 'searching',
  act: async (page) => {
    await page.getByRole('searchbox').fill('e')
    await page.locator('mark').first().waitFor()
  },
}
const movedRow: Look = {
  name: 'moved, with the way back',
  act: async (page) => {
    await page.locator('tr[aria-level="1"][aria-posinset="1"]').press('Alt+ArrowDown')
    await page.getByRole('button', { name: /^(Geri al|Undo)$/ }).waitFor()
  },
}
/** A price that a rule refuses, told at its cell. */
const wrongPrice: Look = {
  name: 'a wrong price',
  act: async (page) => {
    const grid = page.locator('#price-grid')
    await grid.press('0')
    await grid.locator('input').press('Enter')
    await grid.press('ArrowUp')
    await grid.locator('[aria-invalid="true"]').waitFor()
  },
}
const changingPrices: Look = {
  name: 'changing prices',
  act: async (page) => {
    await press(page, /^(Yüzde ya da tutarla değiştir|Change by percent or amount)$/)
    await page.getByRole('dialog').waitFor()
  },
}
const dryRun: Look = {
  name: 'the dry run',
  act: async (page) => {
    const grid = page.locator('#price-grid')
    await grid.press('9')
    await grid.locator('input').press('Enter')
    await press(page, /^(Uygulamadan önce denetle|Check before applying)$/)
    await page.getByRole('dialog').getByRole('grid').waitFor()
  },
}

/** Somebody else saved the same record meanwhile: one text that both changed, one field that only they did, and one that only I did. */
const conflict: Look = {
  name: 'the conflict',
  act: async (page) => {
    const { route, params } = matchRoute(new URL(page.url()).pathname) ?? {}
    if (!params?.id) return
    const kind = route?.resource ?? 'products'
    await naming(page).fill(`Benim adım ${Date.now()}`)
    await page.evaluate(saveAsAnother, { path: `/v1/panel/${kind}/${params.id}`, name: `Onun adı ${Date.now()}` })
    await page.keyboard.press('Control+s')
    await page.getByRole('radiogroup').first().waitFor()
  },
}

/** In the page: saves the record as it is stored, with other names, and passive where it was active. */
async function saveAsAnother({ path, name }: { path: string; name: string }): Promise<void> {
  const { apiUrl } = await (await fetch('/config.json')).json()
  const headers = {
    authorization: `Bearer ${localStorage.getItem('token')}`,
    'x-sid': localStorage.getItem('shop_id') ?? '',
    'content-type': 'application/json',
    'idempotency-key': crypto.randomUUID(),
  }
  const { data } = await (await fetch(apiUrl + path, { headers })).json()
  const told = (key: string) => key === 'id' || key.endsWith('_at') || key.endsWith('_url')
  const record = Object.fromEntries(Object.entries<unknown>(data).filter(([key]) => !told(key)))
  const translations = data.translations?.map((one: object) => ({ ...one, name }))
  const renamed = translations ? { translations } : { name }
  const body = JSON.stringify({ ...record, ...renamed, ...('status' in record ? { status: 1 - data.status } : {}) })
  const answer = await fetch(apiUrl + path, { method: 'PUT', headers, body })
  if (!answer.ok) throw new Error(`${path} was not saved: ${await answer.text()}`)
}
/** A product of the marketplace found by its barcode. */
const importing: Look = {
  name: 'the import from the marketplace',
  act: async (page) => {
    await press(page, /^(Pazaryerinden al|Import from marketplace)$/)
    await page
      .getByRole('dialog')
      .getByLabel(/^(Barkod|Barcode)$/)
      .fill('8690000000012')
    await press(page, /^(Ara|Search)$/)
    await page.getByRole('dialog').getByRole('radio').first().check()
  },
}
/** A form that was filled from there, with what the shop does not have. */
const imported: Look = {
  name: 'imported',
  act: async (page) => {
    await importing.act?.(page)
    await press(page, /^(İçe aktar|Import)$/)
    const replace = page.getByRole('button', { name: /^(Adı değiştir|Replace the name)$/ })
    const note = page.getByRole('status').filter({ hasText: /pazaryerinden alındı|imported from the marketplace/ })
    await replace.or(note).waitFor()
    if ((await replace.count()) > 0) await replace.press('Enter')
    await note.waitFor()
  },
}
const columnsMatched: Look = { name: 'columns', query: '?kind=brands', act: chooseBrands }
const rowsChecked: Look = {
  name: 'faulty rows',
  query: '?kind=brands',
  act: async (page) => {
    await chooseBrands(page)
    await press(page, /^(Denetle|Check)$/)
    await page.getByRole('group', { name: /^(Satır|Row) 3$/ }).waitFor()
  },
}
/** A file that was uploaded and not finished with: among others on the screen, in the question, and opened again where it was left. */
const unfinishedFile: Look = {
  name: 'an unfinished file',
  query: '?kind=brands',
  act: async (page) => {
    await chooseBrands(page)
    await press(page, /^(Başka dosya|Another file)$/)
    await page
      .getByRole('button', { name: /^(Sürdür|Go on): / })
      .first()
      .waitFor()
  },
}
const discarding: Look = {
  ...unfinishedFile,
  name: 'throwing a file away',
  act: async (page) => {
    await unfinishedFile.act?.(page)
    await press(page, /^(At|Throw away): /)
    await page.getByRole('alertdialog').waitFor()
  },
}
const fileRefused: Look = {
  name: 'a file that is none',
  act: async (page) => {
    await chooseFile(page, 'markalar.pdf', 'a')
    await page.getByRole('alert').waitFor()
  },
}
const unreadable: Look = {
  name: 'an unreadable file',
  act: async (page) => {
    await chooseFile(page, 'markalar.xlsx', 'a\0')
    await page.getByRole('alert').waitFor()
  },
}

/** An order with more of a product than there is, something that nobody knows, and all that is still missing. */
const refusedOrder: Look = {
  name: 'a refused order',
  act: async (page) => {
    await page.locator('[id="product"]').fill('Satılık')
    await page
      .getByRole('listbox')
      .getByRole('option', { name: /Satılık|for sale/ })
      .first()
      .click()
    await page.locator('[id="lines.0.quantity"]').fill('99999')
    await page.locator('[id="code"]').fill('YOK-1')
    await page.keyboard.press('Enter')
    await page.getByRole('main').getByRole('alert').waitFor()
    await press(page, /^(Siparişi kaydet|Save the order)$/)
    await floating(page)
  },
}
const leavingOrder: Look = {
  name: 'leaving',
  act: async (page) => {
    await page.locator('[id="note"]').fill('Yarım kalan')
    await page.getByRole('banner').getByRole('link').first().press('Enter')
    await page.getByRole('alertdialog').waitFor()
  },
}

/** How a screen can look, by its file. */
export const looks: Readonly<Record<string, readonly Look[]>> = {
  'platform/session/SignIn': [filled, refused],
  'platform/session/ForgotPassword': [filled, refused],
  'platform/session/ResetPassword': [
    filled,
    { ...filled, name: 'with a link', query: '?token=abc' },
    { ...refused, query: '?token=abc' },
  ],
  'platform/session/NotFound': [filled],
  'platform/session/NoAccess': [filled],
  'catalog/catalog/CatalogHome': [loading, filled, empty, failed],
  'platform/home/Home': [loading, filled, failed, palette, searching, notSearched, shortcuts],
  'platform/statecharts/StatechartBook': [filled, { ...filled, name: 'a machine', query: '?chart=productForm' }],
  'catalog/categories/CategoryTree': [
    loading,
    filled,
    empty,
    failed,
    deleting,
    emptying,
    placing,
    searchingTree,
    movedRow,
  ],
  'platform/records/RecordList': [
    loading,
    filled,
    empty,
    failed,
    deleting,
    notDeleted,
    selected,
    filtering,
    columns,
    shortcuts,
    theTrash,
    failedTrash,
  ],
  'sales/orders/bulk/BulkStatus': [loading, filled, empty, failed, standingMixed, movingVerdict],
  'sales/orders/bulk/BulkShipping': [loading, filled, empty, failed, shippingHow, shippingVerdict, shippingRests],
  'catalog/bulk/Bulk': [loading, filled, empty, failed, changing, deciding],
  'platform/jobs/JobList': [loading, filled, empty, failed, filtering, lost],
  'platform/jobs/JobPage': [loading, filled, failed, undoing, exporting],
  'platform/records/RecordForm': [loading, filled, failed, refused, rules, leaving, palette, conflict],
  'platform/imports/ImportFile': [
    filled,
    failed,
    fileRefused,
    unreadable,
    columnsMatched,
    rowsChecked,
    unfinishedFile,
    discarding,
  ],
  'catalog/products/ProductList': [loading, filled, empty, failed, deleting, selected, filtering, quick, deletingAll],
  'catalog/matches/ProductMatches': [loading, filled, empty, failed, selected, filtering, comparing, confirmingMany],
  'catalog/products/ProductForm': [loading, filled, failed, refused, rules, leaving, conflict, importing, imported],
  'sales/orders/MoneyTransfers': [loading, filled, empty, failed, filtering, notMarked],
  'sales/orders/OrderSummary': [
    loading,
    { ...filled, query: '?period=this_month' },
    { ...filled, name: 'empty', query: '?from=2020-01-01&to=2020-01-01' },
    failed,
  ],
  'sales/refunds/RefundList': [loading, filled, empty, failed, filtering],
  'sales/refunds/RefundPage': [loading, filled, failed, refundRefused, refundNotSent],
  'sales/orders/OrderPage': [
    loading,
    filled,
    failed,
    refusedStep,
    stepNotSent,
    changingAddress,
    longNote,
    theWay,
    refundOpening,
    parcelNotSent,
    invoiceRefused,
  ],
  'sales/orders/new/NewOrder': [loading, filled, failed, refusedOrder, leavingOrder],
  'sales/orders/PackingSlipPage': [loading, filled, failed],
  'sales/sheets/InvoicePage': [loading, filled, failed],
  'sales/sheets/PrintPage': [
    { ...filled, name: 'empty' },
    { ...filled, query: '?kind=label&ids=1,2,999999' },
  ],
  'sales/picking/BasketPicking': [loading, filled, failed, wrongScan, unfinished, pausedPicking],
  'sales/orders/OrderList': [loading, filled, empty, failed, selected, filtering, days, fetching],
  'catalog/reviews/ReviewList': [loading, filled, empty, failed, filtering],
  'catalog/reviews/ReviewPage': [loading, filled, failed, tooLong, notTaken],
  'catalog/products/MultiplePriceEdit': [
    loading,
    filled,
    { ...filled, name: 'empty', query: '?search=bulunmayan' },
    failed,
    wrongPrice,
    changingPrices,
    dryRun,
    columns,
  ],
  'catalog/products/QuickProduct': [loading, filled, failed, refused, rules, leaving],
}

/** The details of a variant, and the generator: only a product with variants has them. */
export const variantLooks: readonly Look[] = [
  filled,
  {
    name: 'the details of a variant',
    act: async (page) => {
      await page.locator('table').getByRole('button').first().press('Enter')
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'the generator',
    act: async (page) => {
      await press(page, /^(Varyant oluştur|Generate variants)$/)
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Tümü|All)$/ })
        .first()
        .press('Enter')
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
]

function naming(page: Page): Locator {
  return page.locator('[id="translations.0.name"], [id="name"]')
}

async function withoutName(page: Page): Promise<void> {
  if ((await naming(page).count()) > 0) await naming(page).fill('')
}

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
}

/** One good row and one without its name in the other language. */
async function chooseBrands(page: Page): Promise<void> {
  await chooseFile(page, 'markalar.csv', 'Marka adı;Marka adı (English);Durum\r\nIşık;Light;Aktif\r\nGece;;belki\r\n')
  await page.getByRole('button', { name: /^(Denetle|Check)$/ }).waitFor()
}

async function press(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name }).first().press('Enter')
}

async function floating(page: Page): Promise<void> {
  await page.locator('[data-radix-popper-content-wrapper]').waitFor()
}
