import { act, screen, waitFor } from '@testing-library/react'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { brands } from '#server/db/schema/catalogue.ts'
import { products } from '#server/db/schema/products.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** A list on paper: all of its pages, or what is left out is told above it. */

const fixture = openPanelFixture()
const rows = () => screen.getAllByRole('rowheader', { hidden: true })
const told = () => document.querySelector('main')?.textContent?.match(/Bu çıktı .*? aktarın\./)?.[0]

beforeEach(async () => {
  await fixture.shop.db.delete(products)
  await fixture.shop.db.delete(brands)
})

/** A list of so many, printed: how many rows the printer saw, and what was told above them. */
async function printed(count: number, search = '') {
  const { db, own } = fixture.shop
  await db.execute(sql`
    insert into brands (shop_id, label, translations, search)
    select ${own.shop_id}, 'Marka ' || n, '[]', 'marka ' || n from generate_series(1, ${count}) n`)
  const seen: { rows: number; told: string | undefined }[] = []
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    act(() => void window.dispatchEvent(new Event('beforeprint')))
    seen.push({ rows: rows().length, told: told() })
    act(() => void window.dispatchEvent(new Event('afterprint')))
  })
  const { user } = await fixture.enter(`/brands${search}`)
  await waitFor(() => expect(rows().length).toBeGreaterThan(0))
  await user.click(await screen.findByRole('button', { name: 'Yazdır' }))
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  print.mockRestore()
  return seen[0]
}

test('all of its pages are printed, whichever is looked at, and the page is there again after it', async () => {
  expect(await printed(120, '?page=2')).toEqual({ rows: 120, told: undefined })
  await waitFor(() => expect(rows().map((row) => row.querySelector('a')?.textContent)).toContain('Marka 20'))
  expect(rows()).toHaveLength(20)
})

test('what a search leaves out is not printed', async () => {
  expect(await printed(120, '?search=Marka 11')).toEqual({ rows: 11, told: undefined })
})

test('a thousand are printed, and of the others it is told above them', async () => {
  expect(await printed(1_001)).toEqual({
    rows: 1_000,
    told: 'Bu çıktı 1.001 kaydın 1–1.000 arasıdır. Tamamı için dosyaya aktarın.',
  })
})

test('whoever prints with the keys of the browser is told which rows these are', async () => {
  await printed(120)
  expect(told()).toBe('Bu çıktı 120 kaydın 1–100 arasıdır. Tamamı için dosyaya aktarın.')
})

test('nothing is printed while its rows cannot be had, and they are asked for again', async () => {
  const { db, own } = fixture.shop
  await db.execute(sql`insert into brands (shop_id, label, translations) values (${own.shop_id}, 'Marka', '[]')`)
  const { user } = await fixture.enter('/brands')
  await waitFor(() => expect(rows()).toHaveLength(1))
  const print = vi.spyOn(window, 'print').mockReturnValue()
  fixture.faults.next('GET', '/v1/panel/brands', 'no-connection')
  await user.click(screen.getByRole('button', { name: 'Yazdır' }))
  const again = await screen.findByRole('button', { name: 'Tekrar dene' })
  expect(print).not.toHaveBeenCalled()
  await user.click(again)
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  print.mockRestore()
})
