import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { toastsActor } from '#screens/platform/wiring/toasts.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

const fixture = openPanelFixture()
const path = '/v1/panel/changelogs'

test('home tells the newest releases; on their page they are read, and marked no more on the next visit', async () => {
  const { enter, faults } = fixture
  await enter('/')
  const home = within(await screen.findByRole('region', { name: 'Yenilikler' }))
  expect(home.getAllByText('Okunmadı').length).toBeGreaterThan(0)
  expect(faults.calls('PUT', `${path}/read`)).toBe(0)
  const { user } = await enter('/changelogs')
  await screen.findAllByText('Okunmadı')
  await waitFor(() => expect(faults.calls('PUT', `${path}/read`)).toBe(1))
  await user.click(screen.getAllByRole('link', { name: 'Siparişler, iadeler ve hızlı satış' })[0] ?? expect.fail())
  await screen.findByRole('heading', { name: 'Siparişler, iadeler ve hızlı satış' })
  expect(location.pathname).toBe('/changelog-detail/1')
  await enter('/')
  await screen.findByRole('region', { name: 'Yenilikler' })
  expect(screen.queryByText('Okunmadı')).toBeNull()
})

test('R197: what cannot be told on home is missing there, and nothing is said', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {})
  fixture.faults.next('GET', path, 'no-connection')
  await fixture.enter('/')
  await screen.findByRole('region', { name: 'Depolama' })
  await waitFor(() => expect(logged).toHaveBeenCalled())
  expect(screen.queryByRole('region', { name: 'Yenilikler' })).toBeNull()
  expect([screen.queryByRole('alert'), toastsActor().getSnapshot().context.items]).toEqual([null, []])
  logged.mockRestore()
})

test('a release that there is not says so, and leads to all', async () => {
  await fixture.enter('/changelog-detail/999')
  await screen.findByText('Böyle bir sürüm yok.')
  expect(screen.getByRole('link', { name: 'Tüm yenilikler' }).getAttribute('href')).toBe('/changelogs')
})
