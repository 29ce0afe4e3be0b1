/** A workbook of many products, and ten ways in which a row of it can be wrong. */

export const headers = [
  'Ürün adı',
  'Ürün adı (English)',
  'Kategori',
  'Vergi',
  'Marka',
  'Stok kodu',
  'Barkod',
  'Fiyat',
  'Stok',
  'Durum',
]

type Cells = (string | number)[]

export function goodRow(at: number): Cells {
  const code = String(at).padStart(6, '0')
  return [
    `Ürün ${code}`,
    `Product ${code}`,
    'Giyim > Kadın > Elbise',
    'KDV %20',
    'Mavi Deniz',
    `ÇOK-${code}`,
    '',
    49.9,
    at % 7,
    'Aktif',
  ]
}

interface Fault {
  readonly cell: number
  readonly value: string | number
  readonly rule: string
  readonly column: string
}

const name = 'name.175'

export const faultyKinds: readonly Fault[] = [
  { cell: 0, value: '', rule: 'validation.translation', column: name },
  { cell: 0, value: 'x'.repeat(256), rule: 'validation.max_length', column: name },
  { cell: 1, value: '', rule: 'validation.translation', column: 'name.176' },
  { cell: 2, value: 'Giyim', rule: 'validation.main_category', column: 'category' },
  { cell: 2, value: 'Giyim > Yok', rule: 'import.unknown_name', column: 'category' },
  { cell: 3, value: '', rule: 'validation.tax', column: 'tax' },
  { cell: 4, value: 'Kimse', rule: 'import.unknown_name', column: 'brand' },
  { cell: 7, value: 0, rule: 'validation.price', column: 'price.1' },
  { cell: 8, value: -1, rule: 'validation.number', column: 'quantity' },
  { cell: 9, value: 'belki', rule: 'import.no_switch', column: 'status' },
]

export function withFault(row: Cells, { cell, value }: Fault): Cells {
  return row.with(cell, value)
}
