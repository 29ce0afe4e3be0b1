import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import type { LabelPart, LabelVariant, Symbology } from '#api/contract/content/labels.ts'
import { formats } from '#api/rules/platform/formats.ts'
import { unreadable } from '#machines/content/label/codes.ts'
import { type Shape, shapesOf } from '#machines/content/label/draw.ts'
import { labelsInOrder, pagesOf } from '#machines/content/label/sheets.ts'
import { firstThemes } from '#server/content/labels/first-themes.ts'

/** What is drawn on a label is read again by a scanner's library, in the dots of a printer of 203 dpi. */

const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer as ArrayBuffer } })

const dpi = 8
const variant: LabelVariant = {
  ...{ id: 7, product_id: 3, name: 'Şık İğne Oyası', options: 'M', barcode: '4006381333931', stock_code: 'STK-7' },
  ...{ brand: '', shelf: '', stock: 4, price: '1199.90', list_price: '1499.90', attributes: [] },
}
const shop = { name: 'Kepenk', logo_url: null, currency: 'TRY', today: '2026-11-27' }
const barcode = (symbology: Symbology, changes: Partial<LabelPart> = {}): LabelPart => ({
  ...{ kind: 'barcode', x: 2, y: 2, width: 54, height: 30, size: 2.5, content: '{barcode}' },
  ...{ symbology, attribute: '', align: 'left', bold: 0 },
  ...changes,
})

/** As many pixels as a dot is drawn with. */
const zoom = 3

async function readFrom(components: readonly LabelPart[], of: Partial<LabelVariant>, width = 58, height = 40) {
  const filled = { variant: { ...variant, ...of }, shop, writing: formats('tr') }
  const found = await decoded(drawnCodes(shapesOf({ components, dpi }, filled)), width, height)
  return found.map(({ format, text }) => [format, text])
}

function drawnCodes(shapes: readonly Shape[]): string {
  return shapes
    .flatMap((shape) =>
      shape.is === 'code'
        ? [`<path d="${shape.path}" transform="translate(${shape.x} ${shape.y}) scale(${shape.sx} ${shape.sy})"/>`]
        : [],
    )
    .join('')
}

/** The codes of a picture of so many millimetres, as a scanner reads them. */
async function decoded(drawn: string, width: number, height: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * dpi}" height="${height * dpi}" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="#fff"/>${drawn}</svg>`
  const picture = await sharp(Buffer.from(svg))
    .resize({ width: width * dpi * zoom, kernel: 'nearest' })
    .png()
    .toBuffer()
  return readBarcodes(new Blob([picture]), { tryHarder: true })
}

function withCheckDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

describe('a printed code is read again', () => {
  test.each([
    ['ean13', '4006381333931', 'EAN13'],
    ['ean8', '96385074', 'EAN8'],
    ['code128', 'ELB-001/M', 'Code128'],
    ['auto', '8690504012344', 'EAN13'],
    ['auto', '96385074', 'EAN8'],
    ['auto', 'STK-42', 'Code128'],
    ['qr', '4006381333931', 'QRCode'],
  ] as const)('%s %s', async (symbology, code, format) => {
    const [[read, text] = []] = await readFrom([barcode(symbology)], { barcode: code })
    expect([read?.replace('-', ''), text]).toEqual([format, code])
  })

  test('a QR with Turkish letters', async () => {
    const [[, text] = []] = await readFrom([barcode('qr', { content: '{name} – ğüşıöçĞÜŞİÖÇ' })], {})
    expect(text).toBe('Şık İğne Oyası – ğüşıöçĞÜŞİÖÇ')
  })

  test('a product without a barcode by its stock code', async () => {
    const [[, text] = []] = await readFrom([barcode('auto')], { barcode: '' })
    expect(text).toBe('STK-7')
  })

  test.each(firstThemes.map((theme) => [theme.name, theme] as const))('on %s', async (_, theme) => {
    const { components, width_mm, height_mm } = theme
    const codes = await readFrom(components, {}, width_mm, height_mm)
    expect(codes.map(([, text]) => text)).toEqual(['4006381333931'])
  })
})

test('every label of a begun sheet of A4 is read, each of its own product and in its own place', async () => {
  const [, , sheet] = firstThemes
  const theme = { ...sheet, paper: 'sheet' as const, margin_left: 0, gap_x: 0, gap_y: 0 }
  const codes = Array.from({ length: 20 }, (_, at) => withCheckDigit(`869050402${String(at).padStart(3, '0')}`))
  const [page = []] = pagesOf(theme, labelsInOrder(codes.map(() => 1)), 5)
  const labels = page.map(({ row, x, y }) => {
    const filled = { variant: { ...variant, barcode: codes[row] ?? '' }, shop, writing: formats('tr') }
    return `<g transform="translate(${x} ${y})">${drawnCodes(shapesOf({ components: [...theme.components], dpi }, filled))}</g>`
  })
  const found = await decoded(labels.join(''), 210, 297)
  expect(found.map(({ text }) => text).sort()).toEqual(codes.sort())
  // The fifth place is the second of the second row: 70 to 140 mm from the left, 40.5 to 76.5 from above.
  const { position } = found.find(({ text }) => text === codes[0]) ?? {}
  const { x = 0, y = 0 } = position?.topLeft ?? {}
  expect([Math.floor(x / dpi / zoom / 70), Math.floor((y / dpi / zoom - 4.5) / 36)]).toEqual([1, 1])
})

test('what scanners would not read is named beforehand', () => {
  const ids = (part: LabelPart, code: string) => unreadable(part, code, dpi).map(({ id }) => id)
  expect(ids(barcode('auto'), '4006381333931')).toEqual([])
  // 117 modules of two dots are 29.25 mm.
  expect(ids(barcode('ean13', { width: 29.25 }), '4006381333931')).toEqual([])
  expect(ids(barcode('ean13', { width: 29.125 }), '4006381333931')).toEqual(['labels.bars_too_thin'])
  expect(ids(barcode('ean13', { height: 6 }), '4006381333931')).toEqual(['labels.bars_too_low'])
  expect(ids(barcode('ean13'), '4006381333932')).toEqual(['labels.code_unfit'])
  expect(ids(barcode('qr', { height: 5 }), '4006381333931')).toEqual(['labels.bars_too_thin'])
})
