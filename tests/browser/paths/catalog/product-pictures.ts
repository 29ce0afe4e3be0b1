import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { webp } from '#tests/pictures.ts'
import { button } from './product-page.ts'

/** The pictures in the details of a variant. */

/** Picks so many pictures; they set out at once. */
export async function pick(page: Page, details: Locator, count: number): Promise<void> {
  const buffer = await webp()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(details, 'Görsel seç').click()])
  const files = Array.from({ length: count }, (_, index) => `yeni-${index}.webp`)
  await chooser.setFiles(files.map((name) => ({ name, mimeType: 'image/webp', buffer })))
}

/** Those on their way. */
export function onTheirWay(details: Locator): Locator {
  return details.getByRole('list', { name: 'Yüklenen dosyalar' }).getByRole('listitem')
}

/** Adds pictures and waits until all of them have arrived. */
export async function add(page: Page, details: Locator, count: number): Promise<void> {
  const before = await shown(details).count()
  await pick(page, details, count)
  await expect.poll(() => shown(details).count()).toBe(before + count)
}

/** Picks more than there may be: those above the limit do not set out, and the rule is told. The others are held on their way, and taken out. */
export async function addTooMany(page: Page, details: Locator, count: number): Promise<void> {
  const before = await shown(details).count()
  await pick(page, details, count)
  await details.getByRole('alert').getByText('En fazla 5 dosya yükleyebilirsiniz.').waitFor()
  for (let left = 5 - before; left > 0; left -= 1) {
    await expect.poll(() => onTheirWay(details).count()).toBe(left)
    await button(onTheirWay(details).last(), /: kaldır$/).click()
  }
  await onTheirWay(details).waitFor({ state: 'detached' })
  expect(await shown(details).count()).toBe(before)
}

/** Gives the pictures to all other variants. */
export function shareWithAll(details: Locator): Locator {
  return button(details, /^Görselleri öteki/)
}

/** The pictures do not fit into another variant: the button says so, and nobody gets any. */
export async function shareTooMany(details: Locator): Promise<void> {
  await shareWithAll(details).and(details.locator('[data-refused]')).click({ force: true })
  await details.page().getByText('En fazla 5 dosya yükleyebilirsiniz.').waitFor()
}

function shown(details: Locator): Locator {
  return details.getByRole('list', { name: 'Görseller' }).locator('li[data-key]')
}
