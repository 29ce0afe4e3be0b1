import { readFile } from 'node:fs/promises'
import { changes } from 'virtual:statecharts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BookHistory, PartChanges } from '#machines/platform/chapter/book.types.ts'
import { packageRoot } from '#server/config.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'

/** What changed in a chart between two releases: each state, arrow and rule leads to where it is told, and what is gone leads nowhere. */

const fixture = openPanelFixture()

const label = (text: string) => ({ tr: text, en: `${text} in English` })
const part = (id: string, text: string) => ({ id, words: label(text) })
const nothing: PartChanges = { added: [], gone: [], changed: [] }
const release = (id: number, day: string) => ({ id, day, title: label(`Sürüm ${id}`) })

const told: BookHistory = {
  known: true,
  spans: [
    {
      ...{ release: null, since: release(3, '2026-11-23') },
      charts: {
        order: {
          isNew: false,
          states: {
            added: [part('open.fulfilment.delivered', 'Teslim')],
            gone: [part('open.weighed', 'Tartıldı')],
            changed: [],
          },
          arrows: {
            added: [],
            gone: [part('open/WEIGH', 'Tart')],
            changed: [
              {
                ...part('open.fulfilment.confirmed/UNPACK', 'Paketi boz'),
                was: [{ ...label('Paket kapalı olmalı.'), rule: 'order.gone_rule' }],
                now: [{ ...label('Önce havale.'), rule: 'order.transfer_not_paid' }, label('Başkası söyledi.')],
              },
            ],
          },
          rules: {
            added: [part('order.not_placed_at_marketplace', 'Pazaryerinde olmasın')],
            gone: [part('order.weight', 'Ağırlık yazılmalı')],
            changed: [
              {
                ...part('order.transfer_not_paid', 'Önce havale.'),
                was: [label('Havale.')],
                now: [label('Önce havale.')],
              },
            ],
          },
        },
      },
    },
    { ...{ release: release(3, '2026-11-23'), since: release(2, '2026-11-22') }, charts: {} },
    {
      ...{ release: release(2, '2026-11-22'), since: release(1, '2026-11-21') },
      charts: { order: { isNew: true, states: nothing, arrows: nothing, rules: nothing } },
    },
  ],
}

let history: BookHistory = told
beforeEach(() => {
  history = told
  const really = globalThis.fetch
  // The files of the book come with the panel; here they lie where they were made, but for what changed.
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (asked, ...rest) => {
    const address = String(asked)
    if (address === changes) return Response.json(history)
    if (!address.includes('/.cache/statecharts/')) return really(asked, ...rest)
    const path = address.startsWith('/@fs/') ? address.slice('/@fs'.length) : `${packageRoot}${address}`
    return new Response(await readFile(path))
  })
})
afterEach(() => {
  vi.restoreAllMocks()
})

const since = () => screen.findByRole('heading', { name: 'Son sürümden (23.11.2026) beri' })
const partOf = (heading: HTMLElement) => within(heading.closest('section') ?? expect.fail('no part'))
const hrefOf = (link: HTMLElement) => link.getAttribute('href')

test('what came and what changed leads to its state, its arrow, its rule; what is gone leads nowhere', async () => {
  await fixture.enter('/statecharts?chart=order&tab=changes')
  const part = partOf(await since())
  const lines = part.getAllByRole('listitem').map((item) => item.textContent)
  expect(lines).toEqual([
    'eklendi Teslim open.fulfilment.delivered',
    'kalktı Tartıldı open.weighed',
    'kalktı Tart open/WEIGH',
    'değişti Paketi boz open.fulfilment.confirmed/UNPACK− Paket kapalı olmalı.+ Önce havale.+ Başkası söyledi.',
    '− Paket kapalı olmalı.',
    '+ Önce havale.',
    '+ Başkası söyledi.',
    'eklendi Pazaryerinde olmasın order.not_placed_at_marketplace',
    'kalktı Ağırlık yazılmalı order.weight',
    'değişti Önce havale. order.transfer_not_paid− Havale.+ Önce havale.',
    '− Havale.',
    '+ Önce havale.',
  ])
  expect(part.getAllByRole('link').map((link) => [link.textContent, hrefOf(link)])).toEqual([
    ['Teslim', '/statecharts?chart=order&state=open.fulfilment.delivered'],
    ['Paketi boz', '/statecharts?chart=order&arrow=open.fulfilment.confirmed%2FUNPACK'],
    ['Önce havale.', '/statecharts/rules/order.transfer_not_paid'],
    ['Pazaryerinde olmasın', '/statecharts/rules/order.not_placed_at_marketplace'],
    ['Önce havale.', '/statecharts/rules/order.transfer_not_paid'],
  ])
})

test.each([
  ['a state', 'Teslim', 'Durumlar', /open\.fulfilment\.delivered/],
  ['an arrow', 'Paketi boz', 'Geçişler', /UNPACK/],
])('the link of %s opens its row', async (_, link, tab, row) => {
  const { user } = await fixture.enter('/statecharts?chart=order&tab=changes')
  await user.click(partOf(await since()).getByRole('link', { name: link }))
  await waitFor(() => expect(screen.getByRole('tab', { name: tab }).getAttribute('aria-selected')).toBe('true'))
  const found = await waitFor(() => document.querySelector('tr[data-found]') ?? expect.fail('no row is found'))
  expect(found.textContent).toMatch(row)
})

test('the link of a rule opens its page', async () => {
  const { user } = await fixture.enter('/statecharts?chart=order&tab=changes')
  await user.click(partOf(await since()).getAllByRole('link', { name: 'Önce havale.' })[0] as HTMLElement)
  await waitFor(() => expect(location.pathname).toBe('/statecharts/rules/order.transfer_not_paid'))
  await seen('Mark the bank transfer as paid first.')
})

test('a release leads to what was said of it, and says where nothing changed or all of it is new', async () => {
  await fixture.enter('/statecharts?chart=order&tab=changes')
  const third = await screen.findByRole('heading', { name: 'Sürüm 3 23.11.2026' })
  expect(hrefOf(within(third).getByRole('link'))).toBe('/changelog-detail/3')
  expect(partOf(third).getByText('Bu dönemde değişmedi.')).toBeDefined()
  const second = screen.getByRole('heading', { name: 'Sürüm 2 22.11.2026' })
  expect(hrefOf(within(second).getByRole('link'))).toBe('/changelog-detail/2')
  expect(partOf(second).getByText('Bu akış bu dönemde eklendi.')).toBeDefined()
})

test('the first page of the book names the charts that changed, each leading to what did', async () => {
  const { user } = await fixture.enter('/statecharts')
  await user.click(await screen.findByText('Değişen akışlar'))
  const link = partOf(await since()).getByRole('link', { name: 'Sipariş' })
  expect(hrefOf(link)).toBe('/statecharts?chart=order&tab=changes')
  expect(
    partOf(screen.getByRole('heading', { name: 'Sürüm 3 23.11.2026' })).getByText('Hiçbir akış değişmedi.'),
  ).toBeDefined()
})

test.each([
  ['does not go back to all releases', told.spans, 'Kaynakların sürüm geçmişi ilk sürümlere kadar gitmiyor'],
  ['was not there', [], 'Bu panel, kaynakların sürüm geçmişi olmadan derlendi'],
])('a history that %s says so', async (_, spans, words) => {
  history = { known: false, spans }
  await fixture.enter('/statecharts?chart=order&tab=changes')
  expect((await screen.findByRole('note')).textContent).toContain(words)
})
