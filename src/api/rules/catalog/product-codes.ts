import type { Variant } from '#api/contract/catalog/products.ts'
import { fieldRule, serverRule } from '#api/rules/platform/rule.ts'
import { amongVariants, heldTwice, inEachVariant } from './by-variant.ts'
import type { ProductFacts } from './product-facts.ts'

type Facts = ProductFacts

/** A scan finds stock codes and barcodes alike, so no code may be held by two variants, as either of the two. */
export const codesDiffer = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.stock-code-or-barcode-already-exist', message: 'Stok kodu veya barkod zaten mevcut.' },
  ['R94', 'R95'],
  ({ product }) => (anyTwice(product) ? repeatedCodes(product) : []),
)

const anyTwice = heldTwice(({ stock_code, barcode, deleted }: Variant) => {
  const codes = deleted ? [] : [stock_code.trim(), barcode.trim()]
  return new Set(codes.filter((code) => code !== ''))
})

const repeatedCodes = amongVariants(['stock_code', 'barcode', 'deleted'], (variants) => {
  const owner = new Map<string, number>()
  const repeated: string[] = []
  for (const [index, variant] of variants.entries()) {
    if (variant.deleted) continue
    for (const key of ['stock_code', 'barcode'] as const) {
      const code = variant[key].trim()
      if (code === '') continue
      const first = owner.get(code)
      if (first === undefined) owner.set(code, index)
      else if (first !== index) repeated.push(`variants.${index}.${key}`)
    }
  }
  return repeated
})

const codes = ['stock_code', 'barcode', 'supplier_code', 'shelf'] as const

/** Whether a code holds nothing that no scanner sends and nobody sees, such as the tabs of a row that was pasted into one field. */
function isPlainCode(code: string): boolean {
  return !/[\p{Cc}\p{Cf}\u2028\u2029]/u.test(code.trim())
}

const wrongCodes = inEachVariant((variant) => codes.filter((key) => !isPlainCode(variant[key])))

export const codesPlain = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.code_characters', message: 'Kodda sekme, satır sonu ya da görünmeyen karakter olamaz.' },
  'own',
  ({ product }) => wrongCodes(product),
)

/** A code that another product holds: only the database knows. It shares id and sentence with `codesDiffer`. */
export const codeTaken = serverRule(codesDiffer.says, ['R94', 'R95'])
