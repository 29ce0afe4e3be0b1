import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { listNamed, listNames } from '#api/registry/lists.ts'
import { matchRoute } from '#api/registry/routes.ts'
import { sectionNamed } from '#api/registry/sections.ts'
import { pathOfUses } from '#api/resources/platform/resource.ts'
import { filtersOf } from '#screens/platform/records/address.ts'
import { endpoints } from '#server/registry.ts'

/** Every address that the panel leads to, of a refusal or of anything else, is a page, and that page knows what it is asked. */

/** What pages hear in their address beside the filters of their lists. */
const heard: Readonly<Record<string, readonly string[]>> = {
  '/fastsale': ['display', 'resume'],
  '/accounts': ['section', 'field'],
  '/accounting-customers/collect/:userId': ['order_id'],
  '/collections/edit/:id': ['paper'],
  '/fastBuy/purchase/new': ['supplier_id'],
  '/setup': ['step'],
  '/categories': ['open', 'attribute_id'],
  '/categories/add': ['parent_id'],
  '/products/bulk': ['ids'],
  '/orders/bulk': ['ids'],
  '/orders/bulk/shipping': ['ids', 'refused_in'],
  '/orders/bulk/takes': ['ids', 'status'],
  '/orders/print': ['kind', 'ids', 'paper'],
  '/orders/edit/:id/packing-slip': ['prices', 'paper'],
  '/orders/edit/:order_id/basket-picking': ['next'],
  '/barcode/generator': ['products', 'variants', 'purchase', 'queue'],
  '/barcode/generator/print': ['theme', 'variants', 'counts', 'start'],
  '/imports': ['kind'],
  '/customer-addresses/add': ['to'],
  '/statecharts': ['chart', 'state', 'arrow', 'tab', 'q'],
}
/** Two pages whose rows are those of a list with another address. */
const shows: Readonly<Record<string, string>> = { '/products/matches': 'product-matches' }

const uses = listNames.flatMap((name) =>
  listNamed(name).usedBy.flatMap((use) => (use.list ? [[`${name} by ${use.what}`, use] as const] : [])),
)

describe('what keeps a record from being deleted', () => {
  test('is shown by some list of each', () => expect(uses.length).toBeGreaterThan(10))

  test.each(uses)('%s: leads to a page with that filter', (_, use) => {
    expect(wrongWith(pathOfUses(use, 7) ?? '')).toBe('')
  })

  test.each(uses)('%s: the server knows the filter of that list', (_, { list }) => {
    const name = listOf(list?.path ?? '')
    const asked = endpoints.find(({ method, path }) => method === 'GET' && path === `/v1/panel/${name}`)
    if (name === 'categories') return expect(list?.filter).toMatch(/^(open|attribute_id)$/)
    expect([name, asked?.query?.validate({ [list?.filter ?? '']: 7 }, { coerce: true })[0]?.message]).toEqual([
      name,
      undefined,
    ])
  })
})

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/^src\/api\/(operations|client)\//.test(file))
const written = sources.flatMap((file) =>
  [
    ...readFileSync(file, 'utf8')
      .replace(/\/\*\*[\s\S]*?\*\//g, '')
      .matchAll(/(?:\b(?:href|path|list)[=:] ?\{?|navigate\()(['"`])(\/(?!v1\/|\$)[^'"`]*)\1/g),
  ].map(([, , address = '']) => [address, file] as const),
)

test('there are addresses to judge', () => expect(written.length).toBeGreaterThan(60))

const settings = [...new Map(written).keys()].filter((address) => address.startsWith('/accounts?'))

test.each(settings)('%s is a section of the settings, and a field of it', (address) => {
  const asked = new URL(address, 'http://panel.invalid').searchParams
  const fields = Object.keys(sectionNamed(`settings/${asked.get('section')}`)?.fields ?? {})
  expect(fields).not.toEqual([])
  if (asked.has('field')) expect(fields).toContain(asked.get('field'))
})

test.each([...new Map(written)])('%s of %s is a page', (address) => {
  expect(wrongWith(address)).toBe('')
})

/** What is wrong with an address as it is written in a source: what stands for a value is a number. */
function wrongWith(address: string): string {
  const [path = '', search = ''] = address
    .replace(/\$\{[^}]*\?[^}]*\}/g, '')
    .replace(/:\w+|\$\{[^}]*\}/g, '7')
    .split('?')
  const found = matchRoute(path)
  if (!found) return `${path} is no page`
  const { route } = found
  const name = listOf(route.path)
  const known = [...(heard[route.path] ?? []), ...(name ? filtersOf(listNamed(name)) : [])]
  const unheard = [...new URLSearchParams(search).keys()].filter((key) => !known.includes(key))
  return unheard.length > 0 ? `${route.path} hears nothing of ${unheard.join(', ')}` : ''
}

/** The list that a page shows. */
function listOf(path: string) {
  const name = shows[path] ?? matchRoute(path)?.route.resource ?? path.slice(1)
  return listNames.find((one) => one === name)
}
