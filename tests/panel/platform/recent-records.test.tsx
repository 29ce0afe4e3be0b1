import { i18n } from '@lingui/core'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { recordAt } from '#api/registry/record-path.ts'
import { open } from '#screens/platform/frame/place.ts'
import { optionsFor } from '#screens/platform/palette/options.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'
import { productInput } from '#tests/product-input.ts'
import { draftOf } from '#tests/samples/drafts.ts'
import { named } from '#tests/server/platform/records/drafts.ts'

const fixture = openPanelFixture()
type Hands = Awaited<ReturnType<typeof fixture.enter>>['user']

async function brand(name: string): Promise<number> {
  const body = { ...draftOf('brands'), translations: named(name, name) }
  return (await fixture.shop.call('POST', '/v1/panel/brands', { body })).body.data.id
}

/** Goes to a record and waits until it is there. */
async function look(path: string, name: string) {
  open(path)
  await screen.findByRole('heading', { level: 1, name })
}

const titles = () =>
  within(screen.getByRole('group', { name: 'Son açılanlar' }))
    .getAllByRole('option')
    .map((one) => [...one.children].map((part) => part.textContent))

async function summon(user: Hands) {
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog', { name: 'Ara ve git' })
}

describe('the records that were open last', () => {
  test('stand first in the empty palette, the latest first, each with what it is; the open one is not among them', async () => {
    const defne = await brand('Defne')
    const { id } = (await fixture.shop.call('POST', '/v1/panel/products', { body: productInput(fixture.shop.own) }))
      .body.data
    const product = productInput(fixture.shop.own).translations[0]?.name ?? ''
    const { user } = await fixture.enter('/no-access')
    await screen.findByRole('button', { name: 'Ara ve git' })
    await look(`/brands/edit/${defne}`, 'Defne')
    await look(`/products/edit/${id}`, product)
    await look(`/brands/edit/${defne}`, 'Defne')
    await summon(user)
    expect(titles()).toEqual([[product, 'Ürün']])
    await user.keyboard('{Escape}')
    open('/brands')
    await screen.findByRole('heading', { level: 1, name: /Markalar/ })
    await summon(user)
    expect(titles()).toEqual([
      ['Defne', 'Marka'],
      [product, 'Ürün'],
    ])
    await user.keyboard('{Enter}')
    await waitFor(() => expect(location.pathname).toBe(`/brands/edit/${defne}`))
  })

  test('are no more than eight, make room for what is searched, and lose what was deleted', async () => {
    const ids: number[] = []
    for (let nth = 1; nth <= 9; nth += 1) ids.push(await brand(`Marka ${nth}`))
    const { user } = await fixture.enter('/no-access')
    await screen.findByRole('button', { name: 'Ara ve git' })
    for (const [at, id] of ids.entries()) await look(`/brands/edit/${id}`, `Marka ${at + 1}`)
    open('/brands')
    await screen.findByRole('heading', { level: 1, name: /Markalar/ })
    await summon(user)
    expect(titles().map(([name]) => name)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((nth) => `Marka ${nth}`))
    await user.keyboard('x')
    expect(screen.queryByRole('group', { name: 'Son açılanlar' })).toBeNull()
    await user.keyboard('{Escape}')
    await fixture.shop.call('DELETE', `/v1/panel/brands/${ids[7]}`)
    await summon(user)
    await waitFor(() => expect(titles().map(([name]) => name)).not.toContain('Marka 8'))
    expect(titles().length).toBe(7)
  })

  test('stay where the list does not answer, and one that turns out to be gone is forgotten', async () => {
    const id = await brand('Kayıp')
    const { user } = await fixture.enter('/no-access')
    await screen.findByRole('button', { name: 'Ara ve git' })
    await look(`/brands/edit/${id}`, 'Kayıp')
    open('/no-access')
    await fixture.shop.call('DELETE', `/v1/panel/brands/${id}`)
    fixture.faults.next('GET', '/v1/panel/brands', 500)
    await summon(user)
    expect(titles()).toEqual([['Kayıp', 'Marka']])
    await user.keyboard('{Enter}')
    await screen.findByText('Kayıt bulunamadı.')
    fixture.faults.next('GET', '/v1/panel/brands', 500)
    await summon(user)
    expect(screen.queryByRole('group', { name: 'Son açılanlar' })).toBeNull()
  })

  test('are only those that the person may open', async () => {
    await fixture.enter('/no-access')
    await screen.findByRole('button', { name: 'Ara ve git' })
    const recent = [{ kind: 'brands', id: 7, label: 'Gizli' }]
    const shown = (permissions: number[]) =>
      optionsFor({ i18n, holder: { permissions }, text: '', offers: [], found: [], recent }).map(({ key }) => key)
    expect(shown([1101])).toContain('recent')
    expect(shown([1100, 1102])).not.toContain('recent')
  })
})

test('a page is that of a record where it shows one, and neither where it adds one nor where it prints a paper', () => {
  expect(recordAt('/brands/edit/7')).toEqual({ kind: 'brands', id: 7 })
  expect(recordAt('/productgroup/edit/7')).toEqual({ kind: 'productgroups', id: 7 })
  expect(recordAt('/suppliers/details/7')).toEqual({ kind: 'suppliers', id: 7 })
  expect(recordAt('/order-refunds/edit/7')).toEqual({ kind: 'order-refunds', id: 7 })
  for (const path of ['/brands/add', '/brands', '/orders/edit/7/invoice', '/jobs/7', '/orders?customer_id=7', '/'])
    expect(recordAt(path)).toBeNull()
})
