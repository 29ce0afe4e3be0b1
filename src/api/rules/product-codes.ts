import { type ProductFacts, staying } from './product-facts.ts'
import { fieldRule, serverRule } from './rule.ts'

type Facts = ProductFacts

/** A scan finds stock codes and barcodes alike, so no code may be held by two variants, as either of the two. */
export const codesDiffer = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.stock-code-or-barcode-already-exist', message: 'Stok kodu veya barkod zaten mevcut.' },
  ['R94', 'R95'],
  ({ product }) => {
    const owner = new Map<string, number>()
    return staying(product).flatMap(({ variant, index }) =>
      (['stock_code', 'barcode'] as const).flatMap((key) => {
        const code = variant[key].trim()
        if (code === '') return []
        const first = owner.get(code)
        if (first === undefined) owner.set(code, index)
        return first === undefined || first === index ? [] : [`variants.${index}.${key}`]
      }),
    )
  },
)

/** A code that another product holds: only the database knows. It shares id and sentence with `codesDiffer`. */
export const codeTaken = serverRule(codesDiffer.says, ['R94', 'R95'])
