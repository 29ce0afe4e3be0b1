import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { newVariant } from '#tests/fixtures/matches.fixture.ts'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'
import { variant } from '#tests/product-input.ts'

/** A label is drawn on its page: by key, by hand and by typing, with what a step did taken back, and saved. */

const fixture = openPanelFixture()
const path = '/v1/panel/label-themes'
const text = {
  ...{ kind: 'text', x: 0, y: 0, width: 20, height: 5, size: 2.5, content: '{name}' },
  ...{ symbology: 'auto', attribute: '', align: 'left', bold: 0 },
}
let made = 0
async function added(components: object[] = [text]) {
  made += 1
  const whole = { width_mm: 50, height_mm: 30, dpi: 8, paper: 'roll', columns: 1, rows: 1 }
  const sheet = { margin_left: '', margin_top: '', gap_x: '', gap_y: '', status: 1 }
  const body = { ...whole, ...sheet, name: `Tasarım ${made}`, components }
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
  // Its middle met that of the label, half a millimetre away.
  await seen('Soldan 8 mm, üstten 12,5 mm; 20 × 5 mm')
  await user.click(await tool('Geri al'))
  await user.click(await tool('Yinele'))
  await user.click(await part('Kaydet'))
  await seen('Kaydedildi.')
  expect(await stored(id)).toMatchObject([{ x: 8, y: 12.5 }])
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

test('the label is drawn with a product of the shop, in its name and code', async () => {
  await newVariant(fixture.shop, { variants: [variant({ barcode: '4006381333931' })] })
  const [{ name }] = (await fixture.shop.call('GET', '/v1/panel/labels/variants?code=4006381333931')).body.data.rows
  const barcode = { ...text, kind: 'barcode', y: 8, width: 40, height: 15, content: '{barcode}' }
  const id = await added([{ ...text, width: 50, size: 1.5 }, barcode])
  await fixture.enter(`/barcode/${id}`)
  await waitFor(() => {
    const drawn = screen.getByRole('img', { name: 'Etiketin önizlemesi' })
    expect(drawn.textContent).toBe(`${name}4006381333931`)
    expect(drawn.querySelector('path')).not.toBeNull()
  })
})
