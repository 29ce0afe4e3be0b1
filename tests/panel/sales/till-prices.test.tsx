import { screen } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, expect, test, vi } from 'vitest'
import { openTill } from '#tests/fixtures/fast-sale.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** The till says from when the prices are that it sells by, and warns once nobody has told it of others for a while. */

const fixture = openPanelFixture()
afterEach(() => vi.restoreAllMocks())

test('prices are told with their time, and with a warning once they are old', async () => {
  await openTill(fixture.shop)
  await fixture.enter('/fastsale')
  const told = await screen.findByText(/^Fiyatlar ve stok: \d\d:\d\d$/)
  expect(screen.queryByText(/sunucuya ulaşılamıyor/)).toBeNull()
  const [time = ''] = /\d\d:\d\d/.exec(told.textContent ?? '') ?? []
  const now = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => now + 6 * 60_000)
  fixture.faults.next('GET', '/v1/panel/fast-sale/index', async () => HttpResponse.error())
  window.dispatchEvent(new Event('focus'))
  const old = await screen.findByText(/sunucuya ulaşılamıyor/)
  expect(old.textContent).toContain(`${time} anındaki`)
})
