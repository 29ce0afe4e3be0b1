import type { Page } from 'playwright-core'
import { hearCalls } from '#tests/browser/calls.ts'

const check = /^\/v1\/auth\/me$/
const ends = new WeakMap<Page, () => void>()

/** Another tab of the same browser, at the door: whoever it hears of, it cannot check the session. */
export async function openTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage()
  await cutOff(tab)
  await tab.goto('/auth/login')
  await tab.getByLabel('E-posta').waitFor()
  return tab
}

async function cutOff(tab: Page): Promise<void> {
  ends.set(tab, await hearCalls(tab, check, (call) => call.abort()))
}

/** Types who it is into the form of a page. */
export async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-posta').fill(email)
  await page.getByLabel('Parola').fill(password)
}

/** Sends the filled form of a page. */
export function enter(page: Page): Promise<void> {
  return page.getByRole('button', { name: 'Giriş yap' }).click()
}

/** Signs in in the other tab; done when the new token lies in the store. */
export async function comeIn(tab: Page, email: string, password: string): Promise<void> {
  const before = await tokenIn(tab)
  await fillIn(tab, email, password)
  await enter(tab)
  await tab.waitForFunction((old) => ![null, old].includes(localStorage.getItem('token')), before)
}

/** The other tab can check its session now, and signs out. */
export async function goOut(tab: Page): Promise<void> {
  ends.get(tab)?.()
  await tab.getByRole('button', { name: 'Oturumu yeniden kontrol et' }).click()
  await leave(tab)
  await cutOff(tab)
}

/** Leaves by the menu of the account, and lets go what is not saved. */
export async function leave(page: Page): Promise<void> {
  const unsaved = (await unsavedIn(page).count()) > 0
  await page.getByRole('button', { name: /^Hesap/ }).click()
  await page.getByRole('menuitem', { name: 'Çıkış yap' }).click()
  if (unsaved) await page.getByRole('button', { name: 'Değişiklikleri bırak' }).click()
}

export function tokenIn(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('token'))
}

/** What a form says while it holds something that is not saved. */
export function unsavedIn(page: Page) {
  return page.getByRole('status').filter({ hasText: 'Kaydedilmemiş değişiklikler var' })
}
