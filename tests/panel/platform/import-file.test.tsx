import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'
import { check, csv } from '#tests/server/platform/imports/files.ts'

const fixture = openPanelFixture()

test('a cell that was mended is not said to be wrong any more: the next check judges it', async () => {
  const file = await check(fixture.shop, 'brands', csv('Marka adı;Marka adı (English);Durum', 'Gün;Day;belki'))
  await fixture.enter(`/imports?id=${file.id}`)
  const row = await screen.findByRole('group', { name: 'Satır 2' })
  within(row).getByText('Aktif ya da Pasif yazın.')
  const status = within(row).getByRole('textbox', { name: 'Durum' })
  fireEvent.change(status, { target: { value: 'Aktif' } })
  expect(status.getAttribute('aria-invalid')).not.toBe('true')
  within(row).getByText('Düzeltildi; yeniden denetlenecek.')
  expect(within(row).queryByText('Aktif ya da Pasif yazın.')).toBe(null)
})

test('columns that are left out are told before the check', async () => {
  const content = csv('Marka adı;Not', 'Gün;x').toString('base64')
  const sent = await fixture.shop.call('POST', '/v1/panel/imports', {
    body: { kind: 'brands', name: 'a.csv', content },
  })
  await fixture.enter(`/imports?id=${sent.body.data.id}`)
  await seen('1 sütun alınmayacak: Not')
})

test('the good rows are shown as they will be stored, and a value that is wrong in several rows is replaced once', async () => {
  const lines = ['Gün;Day;belki', 'Ay;Moon;belki', 'Yıl;Year;Pasif']
  const file = await check(fixture.shop, 'brands', csv('Marka adı;Marka adı (English);Durum', ...lines))
  await fixture.enter(`/imports?id=${file.id}`)
  const good = await screen.findByRole('region', { name: 'Eklenecekler (1)' })
  expect(
    within(good)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['SatırMarka adıMarka adı (English)Durum', '4YılYearPasif'])
  const again = screen.getByRole('button', { name: 'Düzeltilenleri denetle' })
  expect(again.getAttribute('aria-disabled')).toBe('true')
  fireEvent.change(screen.getByRole('textbox', { name: 'Durum: “belki” (2 satır)' }), { target: { value: 'Aktif' } })
  fireEvent.click(again)
  await screen.findByRole('region', { name: 'Eklenecekler (3)' })
  expect(screen.queryByRole('group', { name: /^Satır / })).toBe(null)
})
