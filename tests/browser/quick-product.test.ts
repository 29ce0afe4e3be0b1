import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

// In a real browser: the form is a part of its own that is fetched when it is asked for.
test('R38: the quick form opens over the list by its button and by Alt+N, and closes again', async () => {
  const page = await stage.visit()
  await page.goto('/products')
  const button = page.getByRole('button', { name: 'Hızlı ekle' })
  const dialog = page.getByRole('dialog', { name: 'Hızlı ürün ekle' })
  await button.waitFor()
  for (const open of [() => button.click(), () => page.keyboard.press('Alt+n')]) {
    await open()
    await dialog.getByRole('textbox', { name: 'Ürün adı' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  expect(await button.isVisible()).toBe(true)
})
