import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'

/** A label is drawn on its page: by key, by hand and by typing, with what a step did taken back, and saved. */

const fixture = openPanelFixture()
const path = '/v1/panel/label-themes'
const text = {
  ...{ kind: 'text', x: 0, y: 0, width: 20, height: 5, size: 2.5, content: '{name}' },
  ...{ symbology: 'auto', attribute: '', align: 'left', bold: 0 },
}
let made = 0
async function added() {
  made += 1
  const whole = { width_mm: 50, height_mm: 30, dpi: 8, paper: 'roll', columns: 1, rows: 1 }
  const sheet = { margin_left: '', margin_top: '', gap_x: '', gap_y: '', status: 1 }
  const body = { ...whole, ...sheet, name: `Tasarım ${made}`, components: [text] }
  return (await fixture.shop.call('POST', path, { body })).body.data.id
}
const stored = async (id: number) => (await fixture.shop.call('GET', `${path}/${id}`)).body.data.components
const part = (name: RegExp | string) => screen.findByRole('button', { name })
const tool = async (name: string) =>
  within(await screen.findByRole('toolbar', { name: 'Etiket araçları' })).getByRole('button', { name })

beforeAll(() => {
  // The test's browser has no pointers of its own.
  HTMLElement.prototype.setPointerCapture ??= () => {}
})

test('R244: arrow keys move a part by 25 dots, with Alt by one, never off the label; what is saved is what is seen', async () => {
  const id = await added()
  const { user } = await fixture.enter(`/barcode/${id}`)
  const one = await part('1. bileşen: Metin')
  one.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowUp}{ArrowUp}')
  await seen('Soldan 6,25 mm, üstten 0 mm; 20 × 5 mm')
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await seen('Soldan 6,25 mm, üstten 0,125 mm; 20 × 5 mm')
  await user.click(await part('Kaydet'))
  await seen('Kaydedildi.')
  expect(await stored(id)).toMatchObject([{ x: 6.25, y: 0.125, width: 20, height: 5 }])
})

test('a part is dragged, and the step is taken back and again', async () => {
  const id = await added()
  const { user } = await fixture.enter(`/barcode/${id}`)
  const one = await part('1. bileşen: Metin')
  const canvas = one.parentElement as HTMLElement
  Object.defineProperty(canvas, 'clientWidth', { value: 500 })
  fireEvent.pointerDown(one, { button: 0, clientX: 10, clientY: 10, pointerId: 1 })
  fireEvent.pointerMove(one, { clientX: 90, clientY: 130, pointerId: 1 })
  fireEvent.pointerUp(one, { pointerId: 1 })
  await seen('Soldan 8 mm, üstten 12 mm; 20 × 5 mm')
  await user.click(await tool('Geri al'))
  await user.click(await tool('Yinele'))
  await user.click(await part('Kaydet'))
  await seen('Kaydedildi.')
  expect(await stored(id)).toMatchObject([{ x: 8, y: 12 }])
})

test('a part is added, typed into, and refused where it reaches beyond the label, at the part and at its field', async () => {
  const id = await added()
  const { user } = await fixture.enter(`/barcode/${id}`)
  await part('1. bileşen: Metin')
  await user.click(await tool('Barkod'))
  await part('2. bileşen: Barkod')
  const left = await screen.findByLabelText(/^Soldan \(mm\)/)
  await user.clear(left)
  await user.type(left, '45')
  await user.click(await part('Kaydet'))
  await waitFor(() => expect(screen.getAllByText('Bileşen etiketin dışına taşıyor.').length).toBeGreaterThan(1))
  expect(fixture.faults.calls('PUT', `${path}/${id}`)).toBe(0)
  await user.click(await tool('Bileşeni sil'))
  await waitFor(() => expect(screen.queryByRole('button', { name: '2. bileşen: Barkod' })).toBeNull())
})

test('the label is drawn with a product of the shop', async () => {
  const id = await added()
  await fixture.enter(`/barcode/${id}`)
  const drawn = await screen.findByRole('img', { name: 'Etiketin önizlemesi' })
  const { rows } = (await fixture.shop.call('GET', '/v1/panel/labels/variants?search=')).body.data
  const names = rows.map(({ name }: { name: string }) => name)
  await waitFor(() =>
    expect(names.some((name: string) => drawn.textContent?.includes(name.split(' ')[0] ?? ' '))).toBe(true),
  )
})
