import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { gate, landing, returnPath } from '#api/registry/gate.ts'
import { ancestorsOf, matchRoute, menuPathOf, routes } from '#api/registry/routes.ts'
import { rolePresets } from '#api/resources/settings/role-presets.ts'
import { firstPath, groups, type MenuEntry, menuOf } from '#api/routes/platform/menu.ts'
import type { Route } from '#api/routes/platform/route.ts'
import { families } from './grammar.ts'

const closed = routes.flatMap(({ codes, ...route }) => (codes === 'public' ? [] : [{ ...route, codes }]))
const exampleOf = ({ path }: Pick<Route, 'path'>) => path.replace(/:\w+/g, '7')
/** Every code of the specification's families, and neighbours that open nothing. */
const codes = [...families.flatMap((base) => [base, base + 1, base + 2, base + 3, base + 4]), 99, 101, 10]
const admin = { permissions: [100] }

describe('the table of routes', () => {
  test('has every path once, each with a title and a screen', () => {
    const paths = routes.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    expect(routes.filter(({ title, screen }) => !title.id || !title.message || !screen)).toEqual([])
  })

  test.each(routes.map((route) => [route.path, route] as const))(
    '%s leads to itself, and to a file that is there',
    (_, route) => {
      expect(matchRoute(exampleOf(route))?.route.path).toBe(route.path)
      expect(existsSync(`src/screens/${route.screen}.tsx`)).toBe(true)
    },
  )

  test('every heading and every page above is there', () => {
    const headings = ['', ...Object.keys(groups)]
    expect(routes.filter(({ menu }) => menu && !headings.includes(menu.in))).toEqual([])
    for (const route of routes)
      if (route.parent) expect(ancestorsOf(route).map(({ path }) => path)).toContain(route.parent)
  })

  const pathsIn = (entries: readonly MenuEntry[]): readonly (string | null)[] =>
    entries.flatMap(({ path, children }) => [path, ...pathsIn(children)])
  const menu = pathsIn(menuOf(routes, admin, ({ message }) => message))

  // They stand in the menu of the account, beside signing out.
  const elsewhere = ['/no-access', '/account', '/changelogs', '/changelog-detail/:id']
  test.each(closed.filter(({ path }) => !elsewhere.includes(path)).map((route) => [route.path, route] as const))(
    '%s has its place in the menu: an entry of its own, or that of the page above it',
    (_, route) => {
      const place = menuPathOf(route)
      expect(menu).toContain(place)
      const shown = routes.find(({ path }) => path === place)
      const kin =
        route.path.startsWith(`${place}/`) || (route.resource !== undefined && route.resource === shown?.resource)
      expect(menu.includes(route.path) ? place === route.path : kin).toBe(true)
    },
  )

  test('R6: an id is a number, and everything else is an unknown page', () => {
    expect(matchRoute('/brands/edit/7')?.params).toEqual({ id: '7' })
    for (const path of [
      '/brands/edit/abc',
      '/brands/edit/0',
      '/brands/edit/-1',
      '/brands/edit/',
      '/brand',
      '/brands/edit/7/8',
      '//brands',
    ])
      expect([path, matchRoute(path)]).toEqual([path, null])
  })
})

describe('the gate', () => {
  test('R174, R176, R177: every page times every code opens exactly where the code is listed', () => {
    for (const route of closed)
      for (const code of codes) {
        const opens = route.codes.length === 0 || route.codes.includes(code)
        expect([route.path, code, gate(exampleOf(route), { permissions: [code] }).kind]).toEqual([
          route.path,
          code,
          opens ? 'open' : 'denied',
        ])
      }
  })

  test.each(closed.map((route) => [route.path, route] as const))(
    '%s: 100 opens it, a visitor is sent to sign in, nobody sees it before the check',
    (_, route) => {
      const path = exampleOf(route)
      expect([gate(path, admin).kind, gate(path, 'visitor').kind, gate(path, 'checking').kind]).toEqual([
        'open',
        'signIn',
        'wait',
      ])
      expect(gate(path, { permissions: [] }).kind).toBe(route.codes.length === 0 ? 'open' : 'denied')
    },
  )

  test('R3: the public pages open to everybody; whoever is in has no business at the sign-in page', () => {
    for (const path of ['/auth/forget-password', '/auth/reset-password', '/404'])
      expect([gate(path, 'visitor').kind, gate(path, admin).kind]).toEqual(['open', 'open'])
    expect([gate('/auth/login', 'visitor').kind, gate('/auth/login', admin).kind]).toEqual(['open', 'land'])
  })

  test('R178: home with 200, else the first entry of the menu; somebody without any code lands too', () => {
    expect(landing({ permissions: [200] })).toBe('/')
    expect(landing({ permissions: [1100] })).toBe('/brands')
    const starts = Object.entries(rolePresets).map(([name, { codes: permissions }]) => [name, landing({ permissions })])
    expect(Object.fromEntries(starts)).toEqual({
      ...{ warehouse: '/orders/picking', till: '/fastsale' },
      ...{ accounting: '/pre-accountancy', content: '/catalog' },
    })
    for (const code of codes) expect(gate(landing({ permissions: [code] }), { permissions: [code] }).kind).toBe('open')
    expect(gate(landing({ permissions: [] }), { permissions: [] }).kind).toBe('open')
  })

  test('R4: only a page of this panel is a place to go back to', () => {
    expect(returnPath('/brands?page=2')).toBe('/brands?page=2')
    expect(returnPath('/brands?page=2', { permissions: [1100] })).toBe('/brands?page=2')
    expect(returnPath('/brands?page=2', { permissions: [1500] })).toBe(null)
    expect(returnPath('/no-such-page')).toBe(null)
    for (const asked of [
      '//evil.test',
      '///evil.test',
      '/\\evil.test',
      '\\/evil.test',
      'https://evil.test/brands',
      'javascript:alert(1)',
      'data:text/html,x',
      '/\tbrands',
      '/%09/evil.test',
      '/.//evil.test',
      '/auth/login',
      '/auth/reset-password',
      '@evil.test',
      '',
      null,
    ])
      expect([asked, returnPath(asked)]).toEqual([asked, null])
  })
})

describe('the menu', () => {
  const said = ({ message }: { message: string }) => message
  const paths = (entries: readonly MenuEntry[]): string[] =>
    entries.flatMap((entry) => [...(entry.path ? [entry.path] : []), ...paths(entry.children)])
  const depth = (entries: readonly MenuEntry[]): number =>
    entries.length === 0 ? 0 : 1 + Math.max(...entries.map((entry) => depth(entry.children)))

  test('R11: for every code, the menu shows exactly the marked pages that the gate opens', () => {
    const marked = routes.filter((route) => route.menu)
    for (const code of [...codes, 100]) {
      const holder = { permissions: [code] }
      const open = marked.filter(({ path }) => gate(path, holder).kind === 'open').map(({ path }) => path)
      expect([code, paths(menuOf(routes, holder, said)).sort()]).toEqual([code, open.sort()])
    }
  })

  test('R13: has at most three levels, and more do not build', () => {
    expect(depth(menuOf(routes, admin, said))).toBeLessThanOrEqual(3)
  })

  const route = (path: string, message: string, bordered = false): Route => ({
    path,
    title: { id: path, message },
    codes: [],
    screen: 'x',
    menu: { in: 'catalog', bordered },
  })
  const titles = (table: readonly Route[]) => menuOf(table, admin, said)[0]?.children.map(({ title }) => title.message)

  test('R12: dropdowns are sorted as Turkish people sort', () => {
    const table = ['Çantalar', 'Ceviz', 'Ürünler', 'Şehirler', 'Su', 'Iğdır', 'İzmir'].map((title) =>
      route(`/${title}`, title),
    )
    expect(titles(table)).toEqual(['Ceviz', 'Çantalar', 'Iğdır', 'İzmir', 'Su', 'Şehirler', 'Ürünler'])
  })

  test('R12: bordered entries come last, sorted among themselves', () => {
    const table = [route('/a', 'Ağaç', true), route('/z', 'Zeytin'), route('/c', 'Çam', true), route('/b', 'Boya')]
    expect(titles(table)).toEqual(['Boya', 'Zeytin', 'Ağaç', 'Çam'])
  })

  test('headings without anything that may be opened are left out', () => {
    expect(menuOf([{ ...route('/a', 'A'), codes: [600] }], { permissions: [] }, said)).toEqual([])
    expect(firstPath([])).toBe(null)
  })
})
