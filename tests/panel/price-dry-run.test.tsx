import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { workOff } from '#tests/jobs.ts'
import { preparePrices } from '#tests/paths/price-edit.shop.ts'
import { openHouse } from './house.ts'

const house = openHouse()

test('the dry run tells what is refused first and the rest as the grid has it, and the result leads to its job', async () => {
  const { code } = await preparePrices(house.shop)
  const { user } = await house.enter(`/products/multiple-price-edit?search=${code}`)
  const grid = await screen.findByRole('grid')
  await within(grid).findAllByRole('gridcell')
  grid.focus()
  paste(grid, '51\r\n52\r\n-1')
  await user.click(screen.getByRole('button', { name: 'Uygulamadan önce denetle' }))
  const dialog = await screen.findByRole('dialog', { name: 'Uygulanırsa ne değişir' })
  await within(dialog).findByRole('gridcell', { name: '51,00' })
  const after = within(dialog)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('gridcell')[2]?.textContent?.trim())
  expect(after).toEqual(['-1,00', '51,00', '52,00'])
  await user.click(within(dialog).getByRole('button', { name: '2 fiyatı uygula' }))
  const applied = await screen.findByRole('alertdialog')
  const link = await within(applied).findByRole('link', { name: 'İşin sayfası' })
  expect(link.getAttribute('href')).toMatch(/^\/jobs\/\d+$/)
  await workOff(house.shop)
  await within(applied).findByText(/30 gün boyunca geri alınabilir/)
})

function paste(grid: HTMLElement, text: string): void {
  fireEvent.paste(grid, { clipboardData: { getData: () => text, types: ['text/plain'] } })
}
