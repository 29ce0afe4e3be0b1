import { describe, expect, test } from 'vitest'
import type { LabelPart, LabelVariant } from '#api/contract/content/labels.ts'
import { formats } from '#api/rules/platform/formats.ts'
import { dotsOf, zplOf } from '#machines/content/label/zpl.ts'

/** A label as printers of Zebra's language read it: in dots, with eight to a millimetre. */

const variant: LabelVariant = {
  ...{ id: 7, product_id: 3, name: 'Şık İğne', options: 'M', barcode: '4006381333931', stock_code: 'STK-7' },
  ...{ brand: '', shelf: '', stock: 4, price: '199.90', list_price: null, attributes: [] },
}
const shop = { name: 'Kepenk', logo_url: '/files/1/logo.webp', currency: 'TRY', today: '2026-11-27' }
const part = (changes: Partial<LabelPart>): LabelPart => ({
  ...{ kind: 'text', x: 2, y: 3, width: 40, height: 4, size: 3, content: '{name}' },
  ...{ symbology: 'auto', attribute: '', align: 'left', bold: 0 },
  ...changes,
})
function written(component: LabelPart, of: Partial<LabelVariant> = {}, count = 1): string[] {
  const theme = { width_mm: 50, height_mm: 30, dpi: 8, components: [component] }
  const filled = { variant: { ...variant, ...of }, shop, writing: formats('tr') }
  const dots = () => ({ bytesPerRow: 1, rows: 2, hex: 'F0A5' })
  return zplOf(theme, filled, count, dots).split('\n')
}

test('R245: a label of 50 × 30 mm is 400 dots wide and 240 long, in UTF-8, printed as often as it is asked for', () => {
  const zpl = written(part({}), {}, 12)
  expect([zpl[0], zpl.at(-1)]).toEqual(['^XA^CI28^PW400^LL240^LH0,0', '^PQ12^XZ'])
})

describe('a text', () => {
  test('keeps its Turkish letters, at the dot where it begins', () => {
    expect(written(part({}))[1]).toBe('^FO16,24^A0N,24,24^FH^FDŞık İğne^FS')
  })
  test('at the right or in the middle is aligned by a block that ends or lies there', () => {
    expect(written(part({ align: 'right' }))[1]).toContain('^FO0,24^A0N,24,24^FB336,1,0,R')
    expect(written(part({ align: 'center' }))[1]).toContain('^FO0,24^A0N,24,24^FB352,1,0,C')
  })
  test('carries no commands to the printer', () => {
    expect(written(part({}), { name: 'A^XZ~JA_' })[1]).toBe('^FO16,24^A0N,24,24^FH^FDA_5EXZ_7EJA_5F^FS')
  })
})

describe('a barcode of 50 mm', () => {
  const barcode = (changes: Partial<LabelPart> = {}) =>
    part({ kind: 'barcode', x: 0, width: 50, height: 12, content: '{barcode}', ...changes })
  test('EAN-13: 117 modules of three dots, in the middle, its eleven empty ones left out', () => {
    // (400 − 117 × 3) / 2 + 11 × 3 = 57.5; nine of twelve millimetres are bars.
    expect(written(barcode())[1]).toBe('^FO58,24^BY3^BEN,72,N,N^FD400638133393^FS')
  })
  test('EAN-8 without its check digit', () => {
    expect(written(barcode(), { barcode: '96385074' })[1]).toMatch(/\^B8N,72,N,N\^FD9638507\^FS$/)
  })
  test('Code 128, with the signs that printers take for commands', () => {
    expect(written(barcode(), { barcode: 'A>B' })[1]).toMatch(/\^BCN,72,N,N,N\^FDA>0B\^FS$/)
  })
  test('QR, corrected as on the screen', () => {
    expect(written(barcode({ symbology: 'qr' }))[1]).toMatch(/\^BQN,2,\d\^FH\^FDMA,4006381333931\^FS$/)
  })
})

test('a line is a box, and a logo its dots', () => {
  expect(written(part({ kind: 'line', height: 0.25 }))[1]).toBe('^FO16,24^GB320,2,2^FS')
  expect(written(part({ kind: 'logo' }))[1]).toBe('^FO16,24^GFA,2,2,1,F0A5^FS')
})

test('a picture is black where it is dark and no glass, eight dots to a byte', () => {
  const black = [0, 0, 0, 255]
  const white = [255, 255, 255, 255]
  const glass = [0, 0, 0, 0]
  const row = [black, white, black, glass, white, white, white, black, black]
  const data = new Uint8ClampedArray(row.flat())
  expect(dotsOf({ data, width: 9, height: 1 })).toEqual({ bytesPerRow: 2, rows: 1, hex: 'A180' })
})
