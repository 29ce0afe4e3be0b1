import type { LabelPart } from '#api/contract/content/labels.ts'

type Part = Partial<LabelPart> & Pick<LabelPart, 'kind' | 'x' | 'y' | 'width' | 'height'>

/** What a shop prints labels with before it has drawn any: for a desk printer, for a narrow roll, and for a sheet of A4. */
export const firstThemes = [
  {
    ...roll('Raf etiketi 58 × 40', 58, 40),
    components: [
      part({ kind: 'text', x: 2, y: 1.5, width: 54, height: 8, size: 3.25, bold: 1, content: '{name}' }),
      part({ kind: 'text', x: 2, y: 10, width: 54, height: 3.5, size: 2.5, content: '{options}' }),
      part({ kind: 'line', x: 2, y: 14, width: 54, height: 0.25 }),
      part({ kind: 'barcode', x: 1, y: 15.5, width: 32, height: 18, symbology: 'auto', content: '{barcode}' }),
      part({ kind: 'price', x: 33, y: 15.5, width: 24, height: 18, size: 5, bold: 1, align: 'right' }),
      part({ kind: 'text', x: 2, y: 35, width: 30, height: 3.5, size: 2.5, content: '{stock_code}' }),
      part({ kind: 'text', x: 32, y: 35, width: 24, height: 3.5, size: 2.5, align: 'right', content: '{date}' }),
    ],
  },
  {
    ...roll('Ürün etiketi 40 × 20', 40, 20),
    components: [
      part({ kind: 'text', x: 1, y: 1, width: 38, height: 3, size: 2.25, bold: 1, content: '{name}' }),
      part({ kind: 'barcode', x: 1, y: 4.5, width: 38, height: 10.5, symbology: 'auto', content: '{barcode}' }),
      part({ kind: 'price', x: 1, y: 15.5, width: 38, height: 4, size: 3, bold: 1, align: 'center' }),
    ],
  },
  {
    ...roll('A4 sayfa 3 × 8', 70, 36),
    ...{ paper: 'sheet', columns: 3, rows: 8, margin_left: 0, margin_top: 4.5 },
    components: [
      part({ kind: 'text', x: 4, y: 4, width: 62, height: 7.5, size: 3, bold: 1, content: '{name}' }),
      part({ kind: 'barcode', x: 3, y: 12, width: 38, height: 19, symbology: 'auto', content: '{barcode}' }),
      part({ kind: 'price', x: 42, y: 12, width: 24, height: 14, size: 5, bold: 1, align: 'right' }),
      part({ kind: 'text', x: 42, y: 27, width: 24, height: 3.5, size: 2.5, align: 'right', content: '{options}' }),
    ],
  },
] as const

function roll(name: string, width_mm: number, height_mm: number) {
  return { name, width_mm, height_mm, dpi: 8, paper: 'roll', columns: 1, rows: 1, margin_left: null, margin_top: null }
}

function part(of: Part): LabelPart {
  return { symbology: 'auto', content: '', attribute: '', size: 2.5, align: 'left', bold: 0, ...of }
}
