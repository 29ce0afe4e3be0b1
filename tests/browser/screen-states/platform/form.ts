import type { Page } from 'playwright-core'
import { matchRoute } from '#api/registry/routes.ts'
import { floating, naming, press, type ScreenState } from '../screen-state.ts'

/** The button at the end of a form, pressed while rules stand in the way: every error is shown, and the list of rules beside the button. */
export const refused: ScreenState = {
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
export const rules: ScreenState = {
  name: 'the list of rules',
  act: async (page) => {
    await naming(page).fill('Çok uzun '.repeat(40))
    await press(page, /kural engelliyor$|in the way$/)
    await floating(page)
  },
}
export const leaving: ScreenState = {
  name: 'leaving',
  act: async (page) => {
    await naming(page).fill('Yarım kalan')
    await page.getByRole('banner').getByRole('link').first().press('Enter')
    await page.getByRole('alertdialog').waitFor()
  },
}
/** Somebody else saved the same record meanwhile: one text that both changed, one field that only they did, and one that only I did. */
export const conflict: ScreenState = {
  name: 'the conflict',
  act: async (page) => {
    const { route, params } = matchRoute(new URL(page.url()).pathname) ?? {}
    const kind = route?.resource ?? 'products'
    await naming(page).fill(`Benim adım ${Date.now()}`)
    await page.evaluate(saveAsAnother, { path: `/v1/panel/${kind}/${params?.id}`, name: `Onun adı ${Date.now()}` })
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
  const setByServer = (key: string) => key === 'id' || key.endsWith('_at') || key.endsWith('_url')
  const record = Object.fromEntries(Object.entries<unknown>(data).filter(([key]) => !setByServer(key)))
  const translations = data.translations?.map((one: object) => ({ ...one, name }))
  const renamed = translations ? { translations } : { name }
  const body = JSON.stringify({ ...record, ...renamed, ...('status' in record ? { status: 1 - data.status } : {}) })
  const answer = await fetch(apiUrl + path, { method: 'PUT', headers, body })
  // Read in any case: a call whose answer nobody reads is never over.
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${path} was not saved: ${text}`)
}

async function withoutName(page: Page): Promise<void> {
  if ((await naming(page).count()) > 0) await naming(page).fill('')
}
