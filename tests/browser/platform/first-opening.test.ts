import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { outboxMailer } from '#server/integrations/mail/outbox-mailer.ts'
import { secretsWith } from '#server/platform/secrets.ts'
import { sendLinks } from '#server/platform/session/send-links.ts'
import { openLog } from '#server/start/log.ts'
import { type Clone, cloneDatabase } from '#tests/clone.ts'
import { makePlace, type Place, type Server, startServer } from '#tests/server-process.ts'
import { panelDist } from '../browser-fixture.ts'
import { openChromium } from '../chromium.ts'
import { confirmButton, decisionButton, refundStands, stepButton } from '../paths/sales/refund-page.ts'
import { patience } from '../patience.ts'
import { settled } from '../settled.ts'
import { type Count, type Hand, handAt } from './hand.ts'

/** From an empty database to the first refund, as somebody goes who knows nothing of the panel. */

const password = 'Kepenk-2026-deneme'
const admin = 'sahip@ulus.test'
const packer = 'depo@ulus.test'
const count: Count = { clicks: 0, fields: 0 }
let place: Place
let clone: Clone
let server: Server
let browser: Browser

beforeAll(async () => {
  place = makePlace()
  clone = await cloneDatabase()
  const env = { ...place.env, DATABASE_URL: clone.url, PANEL_DIR: panelDist, ADMIN_EMAIL: admin }
  ;[server, browser] = await Promise.all([startServer(env), openChromium()])
})
afterAll(async () => {
  await browser.close()
  await place.clear()
  await clone.drop()
})

test('an empty shop is set up, and has its first product, colleague, order, parcel, invoice and refund', async () => {
  const began = Date.now()
  const [, link = ''] = await server.said(/(http\S+reset-password\S+)/)
  const owner = handAt(await newPage(), count)
  await choosePassword(owner, link)
  await signIn(owner, admin)
  await owner.page.waitForURL(/\/setup$/)

  await setUp(owner)
  await invite(owner)
  await firstProduct(owner)
  const order = await firstOrder(owner)
  await accept(owner)

  const warehouse = handAt(await newPage(), count)
  await choosePassword(warehouse, await invitation())
  await signIn(warehouse, packer)
  await pick(warehouse)

  await owner.page.goto(order)
  await settled(owner.page)
  await parcel(owner)
  await invoice(owner, order)
  await refund(owner)
  const minutes = ((Date.now() - began) / 60_000).toFixed(1)
  console.info(`From nothing to the first refund: ${count.clicks} clicks, ${count.fields} fields, ${minutes} minutes`)
})

async function newPage(): Promise<Page> {
  const context = await browser.newContext({ locale: 'tr', viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  return page
}

async function choosePassword({ page, type, press }: Hand, link: string): Promise<void> {
  await page.goto(link)
  await type(page.getByLabel('Yeni parola', { exact: true }), password)
  await type(page.getByLabel('Yeni parola, bir daha'), password)
  await press(page.getByRole('button', { name: 'Parolayı değiştir' }))
  await press(page.getByRole('link', { name: 'Giriş yap' }))
}

async function signIn({ page, type, press }: Hand, email: string): Promise<void> {
  await type(page.getByLabel('E-posta'), email)
  await type(page.getByLabel('Parola'), password)
  await press(page.getByRole('button', { name: 'Giriş yap' }))
  await page.getByRole('banner').waitFor()
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true })
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Name, taxes, money and mail; what is asked in each step comes by itself after the one before. */
async function setUp({ page, type, press, select, find }: Hand): Promise<void> {
  await type(field(page, 'Mağaza adı'), 'Ulus Çarşısı')
  await type(field(page, 'Telefon'), '0312 555 01 23')
  await press(save(page))
  const seller = {
    Unvan: 'Ulus Çarşısı Ltd. Şti.',
    'Vergi dairesi': 'Çankaya',
    'Vergi ya da TC kimlik no': '1234567890',
  }
  for (const [name, text] of Object.entries({ ...seller, 'Fatura adresi': 'Anafartalar Cad. 1' }))
    await type(field(page, name), text)
  for (const [name, text] of Object.entries({ Bölge: 'İç Anadolu', İl: 'Ankara', İlçe: 'Altındağ' }))
    await find(page.getByRole('combobox', { name, exact: true }), text, new RegExp(`^${text}`))
  await press(save(page))
  await press(page.getByRole('button', { name: 'Böyle kalsın' }))
  await press(page.getByRole('link', { name: 'E-posta bağlantısı ekle' }))
  await type(field(page, 'Bağlantı adı'), 'Deneme')
  await select(page.getByLabel('Bağlantı türü'), 'Deneme (sunucudaki bir klasöre yazılır)')
  await press(save(page))
}

async function invite({ page, type, press, find }: Hand): Promise<void> {
  await press(page.getByRole('link', { name: 'Çalışma arkadaşı davet et' }))
  await type(field(page, 'Ad'), 'Deniz')
  await type(field(page, 'Soyad'), 'Depocu')
  await type(field(page, 'E-posta'), packer)
  await find(page.getByRole('combobox', { name: 'Rol' }), 'Depo')
  await press(save(page))
}

async function firstProduct({ page, type, press, find }: Hand): Promise<void> {
  await press(page.getByRole('link', { name: 'Ürün ekle' }))
  const texts = region(page, 'Ad ve açıklama')
  await type(texts.getByRole('textbox', { name: 'Ürün adı' }), 'Keten gömlek')
  await press(texts.getByRole('tab', { name: /English/ }))
  await type(texts.getByRole('textbox', { name: 'Ürün adı' }), 'Linen shirt')
  await find(page.getByRole('combobox', { name: 'Ana kategori' }), 'Gömlek', '“Gömlek” ekle')
  const category = page.getByRole('dialog', { name: 'Kategori ekle' })
  await press(category.getByRole('button', { name: 'Kaydet' }))
  await category.waitFor({ state: 'detached' })
  await find(page.getByRole('combobox', { name: 'Vergi' }), 'KDV %20')
  await type(field(page, 'Satış fiyatı'), '499,90')
  await type(field(page, 'Stok'), '10')
  await press(save(page))
  await page.getByText('Mağaza ilk siparişine hazır.').waitFor()
}

/** Answers where it is. */
async function firstOrder({ page, type, press, find }: Hand): Promise<string> {
  await press(page.getByRole('link', { name: 'İlk siparişi yaz' }))
  await find(page.getByRole('combobox', { name: 'Ürün ara' }), 'keten', /^Keten gömlek/)
  const buyer = region(page, 'Müşteri')
  for (const [name, text] of Object.entries({ Ad: 'Ayşe', Soyad: 'Yılmaz', Telefon: '0532 555 00 00' }))
    await type(buyer.getByRole('textbox', { name, exact: true }), text)
  const delivery = region(page, 'Teslimat')
  for (const [name, text] of Object.entries({ Bölge: 'İç Anadolu', İl: 'Ankara', İlçe: 'Çankaya', Mahalle: 'Kızılay' }))
    await find(delivery.getByRole('combobox', { name, exact: true }), text, new RegExp(`^${text}`))
  for (const [name, text] of Object.entries({ Adres: 'Atatürk Blv. 5', 'Posta kodu': '06420', 'Adres başlığı': 'Ev' }))
    await type(delivery.getByRole('textbox', { name, exact: true }), text)
  await type(field(page, 'T.C. kimlik numarası'), '10000000146')
  await press(page.getByRole('button', { name: 'Siparişi kaydet' }))
  await page.waitForURL(/\/orders\/edit\/\d+$/)
  await settled(page)
  return page.url()
}

/** Where the order stands, at the head of its page. */
const stands = (page: Page, state: string) =>
  expect.poll(() => page.locator('h1 ~ [role="status"]').textContent()).toContain(state)

/** The money came, and the order is taken on. */
async function accept({ page, press }: Hand): Promise<void> {
  const steps = region(page, 'Olabilecek adımlar')
  await press(steps.getByRole('button', { name: 'Ödendi olarak işaretle' }).last())
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Ödendi olarak işaretle' }))
  await stands(page, 'Ödendi')
  await press(steps.getByRole('button', { name: 'Onayla', exact: true }))
  await stands(page, 'Onaylandı')
}

/** Whoever packs comes to what is to be picked by signing in. */
async function pick({ page, press }: Hand): Promise<void> {
  await page.waitForURL(/\/orders\/picking$/)
  await press(page.getByRole('link', { name: /^Sırayla topla/ }))
  await press(page.getByRole('button', { name: 'Keten gömlek: bir fazla' }))
  await press(page.getByRole('button', { name: 'Toplamayı bitir' }))
  await page.getByRole('button', { name: 'Toplamayı bitir' }).waitFor({ state: 'detached' })
}

async function parcel({ page, type, press }: Hand): Promise<void> {
  const parcel = region(page, 'Kargo')
  await type(parcel.getByRole('textbox', { name: 'Takip numarası' }), 'YK-1')
  await press(parcel.getByRole('button', { name: 'Kargoya kaydet' }))
  await parcel.getByText('YK-1').waitFor()
  await press(region(page, 'Olabilecek adımlar').getByRole('button', { name: 'Kargo teslim aldı', exact: true }))
  await stands(page, 'Kargo teslim aldı')
}

/** It is refused first: the set-up left the integration as it was, and the refusal leads to the field that mends it. */
async function invoice(hand: Hand, order: string): Promise<void> {
  const { page, press, pressRefused, select } = hand
  const issue = region(page, 'Fatura').getByRole('button', { name: 'Fatura kes' })
  await pressRefused(issue)
  await press(page.getByRole('link', { name: 'Vergi ve fatura ayarlarına git' }))
  await select(page.getByLabel('Gönderim'), 'Canlı: faturalar resmî olarak gönderilir')
  await press(save(page))
  await page.getByText('Kaydedildi.').first().waitFor()
  await connectIntegrator(hand)
  await page.goto(order)
  await settled(page)
  await press(issue)
  await press(page.getByRole('alertdialog').getByRole('button', { name: 'Fatura kes' }))
  await region(page, 'Fatura')
    .getByText(/^KPA\d{13}$/)
    .waitFor()
}

/** What the home page still tells before the first invoice. */
async function connectIntegrator({ page, press, type }: Hand): Promise<void> {
  await press(page.getByRole('menubar').getByRole('menuitem', { name: 'Ana sayfa' }))
  await press(page.getByRole('link', { name: 'E-fatura bağlantılarına git' }))
  await press(page.getByRole('link', { name: 'E-fatura bağlantısı ekle' }))
  await type(field(page, 'Bağlantı adı'), 'Deneme')
  await press(save(page))
  await page.waitForURL(/shop-invoice-methods$/)
}

async function refund({ page, type, press, select }: Hand): Promise<void> {
  await press(region(page, 'İadeler').getByRole('button', { name: 'Yeni iade' }))
  const opening = page.getByRole('dialog', { name: /yeni iade$/ })
  await type(opening.getByLabel('Keten gömlek'), '1')
  await select(opening.getByLabel(/^Neden/), 'Beden uymadı')
  await press(opening.getByRole('button', { name: 'İadeyi aç' }))
  await press(region(page, 'İadeler').getByRole('link'))
  await page.waitForURL(/order-refunds/)
  const stands = (status: 'pending' | 'accepted' | 'refunded', received: boolean) =>
    refundStands(page, { status, received, decisions: ['accepted'] })
  await press(decisionButton(page, 'accepted'))
  await stands('pending', false)
  await press(stepButton(page, 'APPROVE'))
  await stands('accepted', false)
  await press(stepButton(page, 'RECEIVE'))
  await stands('accepted', true)
  await press(stepButton(page, 'PAY_BACK'))
  await press(confirmButton(page))
  await stands('refunded', true)
}

/** The link that the colleague was mailed: at once by this test, unless the server's minute came first. */
async function invitation(): Promise<string> {
  const outbox = join(place.dataDir, 'outbox')
  const { db, close } = await openDatabase(clone.url)
  await sendLinks({
    ...{ db, mail: outboxMailer(outbox), config: readConfig({ PUBLIC_URL: server.url }) },
    ...{ secrets: secretsWith(Buffer.alloc(32, 7)), log: openLog('silent') },
  })
  await close()
  const mailed = () =>
    globSync(join(outbox, '*.txt'))
      .map((file) => readFileSync(file, 'utf8'))
      .find((mail) => mail.startsWith(`To: ${packer}`))
  await expect.poll(mailed).toMatch(/reset-password/)
  // Whoever sent it, it is opened at the address of this server.
  const { pathname, search } = new URL(/http\S+reset-password\S+/.exec(mailed() ?? '')?.[0] ?? '')
  return `${server.url}${pathname}${search}`
}
