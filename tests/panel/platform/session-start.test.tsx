import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { closePanel, openPanel } from '#tests/panel/open-panel.tsx'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

const fixture = openPanelFixture()
const { enter } = fixture
const emailField = () => screen.findByLabelText('E-posta')

describe('at the start', () => {
  test('R32: without a token the loading screen stays for a second, then comes the sign-in page, and no call is made', async () => {
    await openPanel({ token: null, path: '/brands' })
    closePanel()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const { session } = await openPanel({ token: null, path: '/brands' })
      expect(screen.getByRole('status').textContent).toBe('Yükleniyor')
      vi.advanceTimersByTime(999)
      expect([session.getSnapshot().value, location.pathname]).toEqual(['waiting', '/brands'])
      vi.advanceTimersByTime(1)
      expect(session.getSnapshot().value).toBe('out')
    } finally {
      vi.useRealTimers()
    }
    await emailField()
    expect(location.pathname).toBe('/auth/login')
    expect(fixture.faults.made).toEqual([])
  })

  test('R33 accept: a token that is good opens the page that was asked for', async () => {
    await enter('/brands')
    expect(await screen.findByRole('heading', { level: 1, name: 'Markalar' })).toBeDefined()
    expect(location.pathname).toBe('/brands')
  })

  test.each([
    'status-0',
    500,
    503,
    'no-connection',
    'html',
    'truncated',
    'empty',
    'wrong-shape',
    'no-data',
    403,
    404,
  ] as const)('R33 reject: %s is no session; the token stays, and the check can be made again', async (fault) => {
    fixture.faults.next('GET', '/v1/auth/me', fault)
    const { user } = await enter('/brands')
    expect((await screen.findByRole('alert')).textContent).toBe('Giriş kontrolü başarısız oldu.')
    expect([location.pathname, localStorage.getItem('token')]).toEqual(['/auth/login', fixture.shop.admin])
    await user.click(screen.getByRole('button', { name: 'Oturumu yeniden kontrol et' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Markalar' })).toBeDefined()
  })

  test('R33 reject: a 401 deletes the token', async () => {
    fixture.faults.next('GET', '/v1/auth/me', 401)
    await enter('/brands')
    expect((await screen.findByRole('alert')).textContent).toBe('Oturumunuz sona erdi. Tekrar giriş yapın.')
    expect([localStorage.getItem('token'), localStorage.getItem('shop_id')]).toEqual([null, null])
  })

  test('R34: while the check is under way there is neither a page nor a form', async () => {
    fixture.faults.next('GET', '/v1/auth/me', 'timeout')
    await enter('/brands')
    await waitFor(() => expect(fixture.faults.calls('GET', '/v1/auth/me')).toBe(1))
    expect(screen.getByRole('status')).toBeDefined()
    expect([screen.queryByRole('main'), screen.queryByRole('banner'), screen.queryByRole('textbox')]).toEqual([
      null,
      null,
      null,
    ])
  })
})
