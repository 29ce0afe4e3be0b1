import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { routes } from '#api/registry/routes.ts'
import { fetchAhead } from '#screens/platform/frame/fetch-ahead.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { turkish } from '#tests/seed.ts'

const fixture = openPanelFixture()
const lists = routes.flatMap(({ path, shows }) => (shows ? [{ path, list: shows.list }] : []))

const frame = ['/v1/auth/me', '/v1/panel/notifications', '/v1/panel/shop-modules/languages-for-header']
const made = () => fixture.faults.made.map(({ url }) => new URL(url)).map(({ pathname }) => pathname)
const madeOnce = (all: readonly string[]) =>
  waitFor(() =>
    expect(all.map((path) => [path, made().filter((one) => one === path).length])).toEqual(
      all.map((path) => [path, 1]),
    ),
  )

/** Whether the tables of the page wait: a page may show another beside its list. */
const busy = () => [...new Set(screen.getAllByRole('grid').map((grid) => grid.getAttribute('aria-busy')))]

/** Opens an address as somebody who has been there before; nothing is answered until `answer`. */
async function begin(path: string, token = fixture.shop.admin) {
  localStorage.setItem('language_id', String(turkish))
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  const held = async (forward: () => Promise<Response>) => {
    await promise
    return forward()
  }
  fixture.faults.next('GET', '/v1/.*', held, 100)
  const panel = await fixture.enter(path, token)
  fetchAhead()
  return { ...panel, answer }
}

describe('a page that is opened by its address asks in one wave', () => {
  test.each(lists)(
    '$path: who works here, what the frame tells, and $list with its settings and views, each once',
    async ({ path }) => {
      const { answer } = await begin(path.replace(':userId', String(fixture.shop.own.customer_id)))
      const all = [...frame, '/v1/panel/list-settings', '/v1/panel/list-views']
      await madeOnce(all)
      const asked = fixture.faults.made.map(({ url }) => url)
      answer()
      await waitFor(() => expect(busy()).toEqual(['false']))
      await madeOnce(all)
      // What the list asked for by itself was under way by then, and it asks for nothing twice.
      const later = fixture.faults.made.map(({ url }) => url).slice(asked.length)
      expect(later.filter((url) => asked.includes(url))).toEqual([])
    },
  )

  test('whoever may not see the list is shown nothing of it, and is told why', async () => {
    const { answer } = await begin('/brands', await fixture.shop.as([600]))
    await madeOnce([...frame, '/v1/panel/brands'])
    answer()
    await screen.findByRole('heading', { name: 'Yetkiniz yok (403).' })
    expect([screen.queryByRole('grid'), location.pathname]).toEqual([null, '/no-access'])
  })

  test('whose session has ended comes to the sign-in page, and back to the list with rows that were asked for anew', async () => {
    const { answer, session } = await begin('/brands', 'ended')
    await madeOnce([...frame, '/v1/panel/brands'])
    answer()
    await screen.findByLabelText('E-posta')
    expect([location.pathname, location.search, localStorage.getItem('token')]).toEqual([
      '/auth/login',
      '?to=%2Fbrands',
      null,
    ])
    localStorage.setItem('token', fixture.shop.admin)
    localStorage.setItem('shop_id', String(fixture.shop.own.shop_id))
    session.send({ type: 'FOLLOW_IN' })
    await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-busy')).toBe('false'))
    expect([location.pathname, fixture.faults.calls('GET', '/v1/panel/brands')]).toEqual(['/brands', 2])
  })
})
