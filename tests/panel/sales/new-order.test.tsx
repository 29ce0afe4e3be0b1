import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Actor, createActor, fromPromise, waitFor as until } from 'xstate'
import { failure } from '#api/contract/platform/failure.ts'
import type { NewOrderOptions, NewOrderPrices, NewOrderPricing } from '#api/contract/sales/new-order.ts'
import { beginSpeaking, speak } from '#locales/i18n.ts'
import { newOrderMachine } from '#machines/sales/new-order/new-order.machine.ts'
import { OrderForm } from '#screens/sales/orders/new/OrderForm.tsx'
import { campaignOf } from '#tests/fixtures/campaigns.fixture.ts'
import { newOrderOf, variantOf } from '#tests/fixtures/new-order.fixture.ts'
import { renderInKit } from '#tests/panel/ui/in-kit.tsx'

/** The most lines that an order may have. */
const most = 500

const theOptions: NewOrderOptions = {
  currency: 'TRY',
  country: 'Türkiye',
  language: 'tr',
  tax_in_price: 1,
  sells: true,
  shipping_methods: [],
  payment_methods: [],
}
const sends: Partial<NewOrderOptions> = {
  shipping_methods: [{ id: 1, name: 'Kargo', basis: 'total', bands: [], free_from: null, areas: null }],
  payment_methods: [{ method: 'money_transfer', name: 'Havale', minimum: '', maximum: '' }],
}
const machine = newOrderMachine.provide({
  actors: {
    look: fromPromise(async () => theOptions),
    find: fromPromise(async ({ input: { wanted } }) => variantOf((wanted as { id: number }).id, { stock: 3 })),
  },
})

const lines = () => document.querySelectorAll('li[data-index]')
const pieces = (at: number) => document.getElementById(`lines.${at}.quantity`) as HTMLInputElement

/** An order of so many products. */
async function open(count: number) {
  const actor = createActor(machine).start()
  await until(actor, (snapshot) => snapshot.hasTag('editable'))
  for (let id = 1; id <= count; id += 1) actor.send({ type: 'ADD', wanted: { id } })
  await until(actor, (snapshot) => snapshot.matches({ form: 'writing' }))
  localStorage.setItem('lang', 'tr')
  await beginSpeaking()
  renderInKit(
    <I18nProvider i18n={i18n}>
      <OrderForm actor={actor} />
    </I18nProvider>,
  )
  return actor
}

// A line is as tall as it is on a wide screen.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(79)
})
afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('an order of five hundred lines', () => {
  test('draws only the lines in sight, and tells the place of each in the whole', async () => {
    await open(most)
    expect(lines().length).toBeGreaterThan(5)
    expect(lines().length).toBeLessThan(40)
    expect(lines()[2]?.getAttribute('aria-posinset')).toBe('3')
    expect(lines()[2]?.getAttribute('aria-setsize')).toBe(String(most))
  })

  test('R159: leads from the reasons of the save button into a line that is not drawn', async () => {
    const actor = await open(most)
    expect(pieces(399)).toBeNull()
    act(() => actor.send({ type: 'SET_LINE', index: 399, key: 'quantity', value: '0' }))
    await userEvent.click(screen.getByRole('button', { name: /kural engelliyor/ }))
    const [wrong] = await screen.findAllByRole('button', { name: /^Adet · / })
    await userEvent.click(wrong as HTMLElement)
    await waitFor(() => expect(document.activeElement).toBe(pieces(399)))
    expect(lines().length).toBeLessThan(40)
  })

  test('keeps the line that is written in, and those that Tab leads to, wherever the list is scrolled to', async () => {
    await open(most)
    act(() => pieces(5).focus())
    const list = lines()[0]?.closest('div') as HTMLElement
    list.scrollTop = 20_000
    fireEvent.scroll(list)
    await waitFor(() => expect(pieces(0)).toBeNull())
    expect(document.activeElement).toBe(pieces(5))
    expect([pieces(4), pieces(6)]).not.toContain(null)
  })
})

test('the keyboard goes on with the next line when one is removed, and with adding after the last', async () => {
  await open(2)
  const remove = () => screen.getAllByRole('button', { name: /^Çıkar: / })[0] as HTMLElement
  await userEvent.click(remove())
  await waitFor(() => expect(document.activeElement).toBe(remove()))
  await userEvent.click(remove())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Barkod ya da stok kodu')))
})

test('a total that is another one by now is shown, everything typed stays, and the order goes once more', async () => {
  const sale = campaignOf({ kind: 'sale', code: '', start: '2026-01-01', end: '2099-12-31' })
  const told: unknown[] = []
  const changing = machine.provide({
    actors: {
      look: fromPromise(async () => ({ ...theOptions, ...sends })),
      find: fromPromise(async () => variantOf(7, { category_ids: sale.covers })),
      price: fromPromise<NewOrderPrices, NewOrderPricing>(async () => ({
        tax_in_price: 1,
        campaigns: { day: '2026-11-20', customer: null, rows: [sale] },
        variants: [variantOf(7, { category_ids: sale.covers })],
      })),
      store: fromPromise(async ({ input: { order } }) => {
        told.push(order.total)
        if (told.length > 1) return { id: 9, number: '2026-000009' }
        const about = { was: '49.90', total: '44.91' }
        throw failure('refused', { status: 422, rules: [{ id: 'order.total_changed', about }] })
      }),
    },
  })
  const actor = createActor(changing).start()
  await until(actor, (snapshot) => snapshot.hasTag('editable'))
  actor.send({ type: 'ADD', wanted: { id: 7 } })
  await until(actor, (snapshot) => snapshot.matches({ form: 'writing' }))
  const { guest, shipping_address } = newOrderOf(7)
  for (const key of ['name', 'surname', 'phone'] as const) actor.send({ type: 'SET_GUEST', key, value: guest[key] })
  for (const [part, value] of Object.entries(shipping_address))
    actor.send({ type: 'SET_ADDRESS', of: 'shipping_address', part: part as 'city', value })
  localStorage.setItem('lang', 'tr')
  await beginSpeaking()
  await speak('tr')
  renderInKit(
    <I18nProvider i18n={i18n}>
      <OrderForm actor={actor} />
    </I18nProvider>,
  )
  const save = screen.getByRole('button', { name: 'Siparişi kaydet' })
  await userEvent.click(save)
  await screen.findByText('Toplam değişti: ekranda 49,90 yazıyordu, artık 44,91. Yeni toplama bakıp yeniden gönderin.')
  await waitFor(() => expect(save.parentElement?.textContent).toContain('44,91'))
  expect((document.getElementById('guest.name') as HTMLInputElement).value).toBe('Zeynep')
  await userEvent.click(save)
  await until(actor, (snapshot) => snapshot.matches('stored'))
  expect(told).toEqual(['49.90', '44.91'])
})

describe('a scanner', () => {
  const sold = newOrderMachine.provide({
    actors: {
      look: fromPromise(() => options),
      find: fromPromise(async ({ input: { wanted } }) => {
        const { code } = wanted as { code: string }
        if (code !== 'ELBISE-1') throw failure('notFound', { status: 404 })
        return variantOf(7, { stock: 3 })
      }),
    },
  })
  let options: Promise<NewOrderOptions>
  const signals: string[] = []

  async function openFor(scanning: (actor: Actor<typeof sold>) => Promise<void>) {
    const opened = Promise.withResolvers<NewOrderOptions>()
    options = opened.promise
    const actor = createActor(sold).start()
    signals.length = 0
    for (const signal of ['added', 'notAdded'] as const) actor.on(signal, () => signals.push(signal))
    localStorage.setItem('lang', 'tr')
    await beginSpeaking()
    await speak('tr')
    renderInKit(
      <I18nProvider i18n={i18n}>
        <button type="button">Üst</button>
        <OrderForm actor={actor} />
      </I18nProvider>,
    )
    screen.getByRole('button', { name: 'Üst' }).focus()
    await scanning(actor)
    opened.resolve(theOptions)
    await until(actor, (snapshot) => snapshot.matches({ form: 'writing' }))
    return actor
  }

  test('is heard while the form is on its way, wherever the focus is, and no code is lost', async () => {
    const actor = await openFor(async () => {
      await userEvent.keyboard('ELBISE-1{Enter}')
    })
    expect(actor.getSnapshot().context.draft.lines).toMatchObject([{ variant_id: 7, quantity: 1 }])
    expect(signals).toEqual(['added'])
  })

  test('adds one with each scan of a product, as many as there are', async () => {
    const actor = await openFor(async () => {
      await userEvent.keyboard('ELBISE-1{Enter}ELBISE-1{Enter}ELBISE-1{Enter}ELBISE-1{Enter}')
    })
    expect(actor.getSnapshot().context.draft.lines).toMatchObject([{ variant_id: 7, quantity: 3 }])
    expect(signals).toEqual(['added', 'added', 'added', 'notAdded'])
    expect((await screen.findByText(/yalnızca 3 adet kaldı/)).closest('[role="alert"]')).not.toBeNull()
  })

  test('R18: tells a code that nobody knows with its text, and is heard on', async () => {
    const actor = await openFor(async () => {
      await userEvent.keyboard('0000000000000{Enter}')
    })
    expect((await screen.findByText('0000000000000 kodlu aktif ürün yok.')).closest('[role="alert"]')).not.toBeNull()
    expect(signals).toEqual(['notAdded'])
    act(() => actor.send({ type: 'CHANGE', changes: { delivery: 'pickup' } }))
    screen.getByRole('radio', { name: 'Mağazadan' }).focus()
    await userEvent.keyboard('ELBISE-1{Enter}')
    await until(actor, (snapshot) => snapshot.matches({ form: 'writing' }))
    expect(actor.getSnapshot().context.draft.lines).toMatchObject([{ variant_id: 7, quantity: 1 }])
    expect(screen.queryByText(/kodlu aktif ürün yok/)).toBeNull()
  })

  test('takes nothing from a field that somebody types into', async () => {
    const actor = await openFor(async () => {})
    const note = screen.getByLabelText('Not')
    note.focus()
    await userEvent.keyboard('ELBISE-1')
    expect((note as HTMLTextAreaElement).value).toBe('ELBISE-1')
    expect(actor.getSnapshot().context.draft.lines).toEqual([])
  })
})
