import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'
import { preparePrices } from '#tests/paths/catalog/price-edit.shop.ts'

const fixture = openPanelFixture()

test('the dry run tells what is refused first and the rest as the grid has it, and the result leads to its job', async () => {
  const { code } = await preparePrices(fixture.shop)
  const { container, user } = await fixture.enter(`/products/multiple-price-edit?search=${code}`)
  await expect.poll(() => container.querySelectorAll('[role="gridcell"]').length).toBeGreaterThan(2)
  const grid = container.querySelector('#price-grid') as HTMLElement
  fireEvent.paste(grid, { clipboardData: { getData: () => '51\r\n52\r\n-1', types: ['text/plain'] } })
  await seen('3 fiyat değişti')
  await user.click(screen.getByText('Uygulamadan önce denetle'))
  await seen('Uygulanırsa ne değişir')
  const after = () =>
    [...document.querySelectorAll('[role="dialog"] tbody tr')].map((row) => row.children[3]?.textContent)
  await expect.poll(() => after().map((price) => price?.trim())).toEqual(['-1,00', '51,00', '52,00'])
  const changes = [...document.querySelectorAll('[role="dialog"] tbody tr')].map((row) => row.children[4]?.textContent)
  expect(changes.slice(1)).toEqual(['+%2,2', '-%13,2'])
  await user.click(screen.getByText('2 fiyatı uygula'))
  const link = await screen.findByText('İşin sayfası')
  expect(link.closest('a')?.getAttribute('href')).toMatch(/^\/jobs\/\d+$/)
})
