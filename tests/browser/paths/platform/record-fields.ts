import type { Page } from 'playwright-core'
import { hearCalls } from '#tests/browser/calls.ts'
import { dismiss } from '#tests/browser/keys.ts'
import { webp } from '#tests/pictures.ts'

interface Change {
  readonly field: string
  readonly value: unknown
}

const labels: Readonly<Record<string, string>> = {
  ...{ phone: 'Telefon', email: 'E-posta', tax_number: 'Vergi no' },
  ...{ tracking_pattern: 'Takip sayfasının adresi', host: 'Sunucu', port: 'Bağlantı noktası' },
  ...{ minimum: 'En düşük sipariş tutarı', maximum: 'En yüksek sipariş tutarı' },
  ...{ url: 'Gönderme adresi', status_url: 'Durum adresi', header_name: 'Yetki başlığı', body: 'Gövde' },
  ...{ code: 'Kupon kodu', discount: 'İndirim', start: 'İlk gün', end: 'Son gün' },
  ...{ tc_number: 'TC kimlik no' },
  ...{ amount: 'Miktarı', iban: 'IBAN', to_amount: 'Giren tutar' },
  ...{ title: 'Ad', at: 'Saat', forex_buying: 'Döviz alış', forex_selling: 'Döviz satış' },
}

/** Types what a walk changes into the fields of the form; `own` tells names of this walk apart. */
export async function fill(page: Page, { field, value }: Change, own: (name: string) => string): Promise<void> {
  if (field === 'name')
    await page.getByRole('textbox', { name: /^(Fark|Vergi|Tedarikçi|Rol|Bölge) adı/ }).fill(own(String(value)))
  if (field === 'translations') await fillNames(page, own((value as { name: string }[])[0]?.name ?? ''))
  if (field === 'marketplace_links') await haveRows(page, (value as unknown[]).length)
  if (labels[field]) await page.getByRole('textbox', { name: labels[field], exact: true }).fill(String(value))
  if (field === 'values') await fillValues(page, value as Value[])
  if (field === 'provinces') await chooseProvince(page)
  if (field === 'type') await page.getByRole('combobox', { name: 'Tür', exact: true }).selectOption(String(value))
  if (field === 'contact_type') await page.getByRole('combobox', { name: 'Cari türü' }).selectOption(String(value))
  if (field === 'role_id') await chooseRole(page)
  if (field === 'permissions') await page.getByRole('button', { name: 'Kasa' }).click()
  if (field === 'adapter') await page.getByRole('combobox', { name: 'Bağlantı türü' }).selectOption(String(value))
  if (field === 'kind') await page.getByRole('combobox', { name: /^(Ne çalışır|İşlem)$/ }).selectOption(String(value))
  if (field === 'source') await page.getByRole('combobox', { name: 'Kaynak' }).selectOption(String(value))
  if (field === 'frequency') await page.getByRole('combobox', { name: 'Sıklık' }).selectOption(String(value))
  if (field === 'bands') await fillBands(page, value as Readonly<Record<string, string>>[])
  if (field === 'rates') await fillRates(page, value as { rate: string; valid_from: string }[])
}

async function chooseProvince(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: /^Türkiye'nin illeri/ }).fill('İzmir')
  await page.getByRole('option', { name: 'İzmir', exact: true }).click()
}

async function chooseRole(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Rol', exact: true }).fill('Depo')
  await page.getByRole('option', { name: /^Depo/ }).first().click()
}

/** The other language has a name of its own. */
async function fillNames(page: Page, turkish: string): Promise<void> {
  for (const [tab, name] of [
    ['English', 'Brand'],
    ['Türkçe', turkish],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    await page
      .getByRole('tabpanel')
      .getByRole('textbox', { name: /^(Marka|Seçenek) adı/ })
      .fill(name)
  }
}

interface Value {
  readonly translations: readonly { readonly name: string }[]
  readonly swatch: string
}

async function fillValues(page: Page, values: readonly Value[]): Promise<void> {
  await haveRows(page, values.length, 'Değer ekle')
  for (const [index, { translations, swatch }] of values.entries()) {
    const row = rowsOf(page).nth(index)
    for (const text of await row.getByRole('textbox').all()) await text.fill(translations[0]?.name ?? '')
    await row.getByRole('button', { name: /^Renk ya da görsel/ }).click()
    await page.getByRole('textbox', { name: 'Renk', exact: true }).fill(swatch)
    await dismiss(page.locator('[data-radix-popper-content-wrapper] > *'))
  }
}

async function fillRates(page: Page, rates: readonly { rate: string; valid_from: string }[]): Promise<void> {
  await haveRows(page, rates.length)
  for (const [index, { rate, valid_from }] of rates.entries()) {
    const row = rowsOf(page).nth(index)
    await row.getByRole('textbox').first().fill(rate)
    await row.locator('input').last().fill(valid_from)
  }
}

async function fillBands(page: Page, bands: readonly Readonly<Record<string, string>>[]): Promise<void> {
  await haveRows(page, bands.length)
  for (const [index, band] of bands.entries()) {
    const boxes = rowsOf(page).nth(index).getByRole('textbox')
    for (const [at, amount] of Object.values(band).entries()) await boxes.nth(at).fill(amount)
  }
}

async function haveRows(page: Page, count: number, add = 'Satır ekle'): Promise<void> {
  for (let have = await rowsOf(page).count(); have < count; have += 1)
    await page.getByRole('button', { name: add }).click()
  for (let have = await rowsOf(page).count(); have > count; have -= 1)
    await page
      .getByRole('button', { name: /^Kaldır: / })
      .last()
      .click()
}

function rowsOf(page: Page) {
  return page.getByRole('group', { name: /\. satır$/ })
}

const waits = new WeakMap<Page, () => void>()

/** A picture sets out, and stays on its way. */
export async function beginUpload(page: Page): Promise<void> {
  waits.set(page, await hearCalls(page, /^\/v1\/files$/, () => {}))
  const buffer = await webp()
  await page.locator('input[type="file"]').setInputFiles({ name: 'logo.webp', mimeType: 'image/webp', buffer })
  await page.getByRole('progressbar', { name: /logo\.webp/ }).waitFor()
}

/** It is taken back before it has arrived. */
export async function endUpload(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'logo.webp: kaldır' }).click()
  waits.get(page)?.()
}
