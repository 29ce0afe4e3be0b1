import { fieldRule, serverRule } from '#api/rules/platform/rule.ts'
import { type ProductFacts, staying } from './product-facts.ts'

type Facts = ProductFacts

/** A scan finds stock codes and barcodes alike, so no code may be held by two variants, as either of the two. */
export const codesDiffer = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.stock-code-or-barcode-already-exist', message: 'Stok kodu veya barkod zaten mevcut.' },
  ['R94', 'R95'],
  ({ product }) => {
    const owner = new Map<string, number>()
    const repeated: string[] = []
    for (const { variant, index } of staying(product)) {
      for (const key of ['stock_code', 'barcode'] as const) {
        const code = variant[key].trim()
        if (code === '') continue
        const first = owner.get(code)
        if (first === undefined) owner.set(code, index)
        else if (first !== index) repeated.push(`variants.${index}.${key}`)
      }
    }
    return repeated
  },
)

/** A code that another product holds: only the database knows. It shares id and sentence with `codesDiffer`. */
export const codeTaken = serverRule(codesDiffer.says, ['R94', 'R95'])
