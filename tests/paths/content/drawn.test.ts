import { describe, expect, test } from 'vitest'
import type { LabelPart, LabelVariant } from '#api/contract/content/labels.ts'
import { formats } from '#api/rules/platform/formats.ts'
import { type Shape, shapesOf } from '#machines/content/label/draw.ts'

/** What stands on a label beside its codes: texts in their lines, prices with what they were, attributes, the logo. */

const variant: LabelVariant = {
  ...{ id: 7, product_id: 3, name: 'Keten elbise', options: 'M, Mavi', barcode: '', stock_code: 'STK-7' },
  ...{ brand: 'Ege', shelf: 'A-12', stock: 4, price: '1199.90', list_price: null },
  attributes: [{ name: 'Kumaş', value: 'Keten' }],
}
const shop = { name: 'Kepenk', logo_url: '/files/1/logo.webp', currency: 'TRY', today: '2026-11-27' }
const part = (changes: Partial<LabelPart>): LabelPart => ({
  ...{ kind: 'text', x: 2, y: 3, width: 40, height: 4, size: 3, content: '' },
  ...{ symbology: 'auto', attribute: '', align: 'left', bold: 0 },
  ...changes,
})
const drawn = (component: LabelPart, of: Partial<LabelVariant> = {}) =>
  shapesOf({ components: [component], dpi: 8 }, { variant: { ...variant, ...of }, shop, writing: formats('tr') })
const textsOf = (shapes: readonly Shape[]) => shapes.flatMap((shape) => (shape.is === 'text' ? [shape.text] : []))

describe('a text', () => {
  test('says every field it names', () => {
    const content = '{brand} {name} {options} {stock_code} {barcode} {shelf} {shop} {date}'
    expect(textsOf(drawn(part({ content, width: 400 })))).toEqual([
      'Ege Keten elbise M, Mavi STK-7 STK-7 A-12 Kepenk 27.11.2026',
    ])
  })
  test('goes on in the next line where there is room for one, and ends in an ellipsis where there is none', () => {
    const content = 'Uzun kollu yazlık keten elbise'
    expect(textsOf(drawn(part({ content, height: 7 }))).length).toBe(2)
    const [line = ''] = textsOf(drawn(part({ content, width: 25 })))
    expect([line.startsWith('Uzun kollu'), line.endsWith('…')]).toEqual([true, true])
  })
  test('begins at the edge that it is aligned to', () => {
    const at = (align: LabelPart['align']) => drawn(part({ content: 'A', align }))[0]
    expect(at('left')).toMatchObject({ x: 2, anchor: 'start' })
    expect(at('center')).toMatchObject({ x: 22, anchor: 'middle' })
    expect(at('right')).toMatchObject({ x: 42, anchor: 'end' })
  })
})

describe('a price', () => {
  test('is what it costs, and nothing where it is not sold', () => {
    expect(textsOf(drawn(part({ kind: 'price' })))).toEqual(['₺1.199,90'])
    expect(drawn(part({ kind: 'price' }), { price: null })).toEqual([])
  })
  test('stands under what it was, struck through', () => {
    const shapes = drawn(part({ kind: 'price', height: 12 }), { list_price: '1499.90' })
    expect(shapes.map(({ is }) => is)).toEqual(['text', 'box', 'text'])
    expect(textsOf(shapes)).toEqual(['₺1.499,90', '₺1.199,90'])
    const [before, line, now] = shapes
    expect((before?.y ?? 0) < (now?.y ?? 0) && (line?.y ?? 0) < (before?.y ?? 0)).toBe(true)
  })
  test('stands beside what it was where the part is low', () => {
    const [before, , now] = drawn(part({ kind: 'price' }), { list_price: '1499.90' })
    expect(before?.y).toBe(now?.y)
    expect(before).toMatchObject({ x: 2, anchor: 'start' })
    expect(now).toMatchObject({ x: 42, anchor: 'end' })
  })
  test('is made smaller before it is cut', () => {
    const [price] = drawn(part({ kind: 'price', width: 6 }))
    expect(price).toMatchObject({ is: 'text', text: '₺1.199,90' })
    expect((price as Extract<Shape, { is: 'text' }>).size).toBeLessThan(3)
  })
})

test('an attribute is found by its name, however it is written', () => {
  expect(textsOf(drawn(part({ kind: 'attribute', attribute: 'KUMAŞ' })))).toEqual(['Keten'])
  expect(drawn(part({ kind: 'attribute', attribute: 'Renk' }))).toEqual([])
})

test('a logo is the shop’s, and a line is as thick as it was drawn', () => {
  expect(drawn(part({ kind: 'logo' }))).toEqual([
    { is: 'image', x: 2, y: 3, width: 40, height: 4, href: '/files/1/logo.webp' },
  ])
  expect(drawn(part({ kind: 'line', height: 0.25 }))).toEqual([{ is: 'box', x: 2, y: 3, width: 40, height: 0.25 }])
})

test('a code that cannot be drawn is left out', () => {
  expect(drawn(part({ kind: 'barcode', symbology: 'ean13', content: '{stock_code}' }))).toEqual([])
})
