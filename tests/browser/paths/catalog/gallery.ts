import type { Page } from 'playwright-core'
import { type HeldCall, hearCalls } from '#tests/browser/calls.ts'

/** The files that a page sends, by their names: each is held until the walk says what becomes of it. */
export interface Sent {
  /** It gets through to the shop. */
  let(name: string): Promise<void>
  /** It gets lost on the way. */
  lose(name: string): Promise<void>
  /** What is on its way, when it is. */
  waiting(name: string): Promise<HeldCall>
}

/** From now on files that the page sends are held. */
export async function holdFiles(page: Page): Promise<Sent> {
  const held = new Map<string, HeldCall>()
  const awaited = new Map<string, (route: HeldCall) => void>()
  await hearCalls(page, /^\/v1\/files$/, (call) => {
    const { realName } = JSON.parse(String(call.request.body)) as { realName: string }
    held.set(realName, call)
    awaited.get(realName)?.(call)
  })
  const waiting = async (name: string) => {
    const call = held.get(name) ?? (await new Promise<HeldCall>((come) => awaited.set(name, come)))
    held.delete(name)
    awaited.delete(name)
    return call
  }
  return {
    let: async (name) => (await waiting(name)).fallback(),
    lose: async (name) => (await waiting(name)).abort(),
    waiting,
  }
}

export interface Dropped {
  readonly name: string
  readonly bytes: Uint8Array
  /** Zeros follow the bytes up to this length. */
  readonly size?: number
}

/** Drops files onto the gallery of the form. */
export async function drop(page: Page, files: readonly Dropped[]): Promise<void> {
  const told = files.map(({ name, bytes, size = bytes.length }) => ({ name, bytes: [...bytes], size }))
  const dataTransfer = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, bytes, size } of all)
      transfer.items.add(new File([new Uint8Array(bytes), new Uint8Array(size - bytes.length)], name))
    return transfer
  }, told)
  const zone = page.getByRole('button', { name: 'Görsel seç' })
  for (const step of ['dragenter', 'dragover', 'drop']) await zone.dispatchEvent(step, { dataTransfer })
  await dataTransfer.dispose()
}

/** The files that are on their way, or did not get through. */
export function tiles(page: Page) {
  return page.getByRole('list', { name: 'Yüklenen dosyalar' }).getByRole('listitem')
}

export function tile(page: Page, name: string) {
  return tiles(page).filter({ hasText: name })
}

/** The pictures of the gallery. */
export function pictures(page: Page) {
  return page.getByRole('list', { name: 'Görseller' }).getByRole('listitem')
}
