import type { Variant } from '#api/contract/catalog/products.ts'
import { fieldRule, type Rule, rule, serverRule } from '#api/rules/platform/rule.ts'
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
export function isPlainCode(code: string): boolean {
  return !/[\p{Cc}\p{Cf}\u2028\u2029]/u.test(code.trim())
}

const wrongCodes = inEachVariant((variant) => codes.filter((key) => !isPlainCode(variant[key])))

export const codesPlain = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.code_characters', message: 'Kodda sekme, satır sonu ya da görünmeyen karakter olamaz.' },
  'own',
  ({ product }) => wrongCodes(product),
)

/** What a spreadsheet makes of a long number in a narrow or numeric column, `8,69123E+12`: its last digits are gone. */
const rounded = /^\d+(?:[.,]\d+E\+?|E\+)\d+$/i

export function isRoundedCode(code: string): boolean {
  return rounded.test(code.trim())
}

const roundedCodes = inEachVariant((variant) => codes.filter((key) => isRoundedCode(variant[key])))

export const codesWhole = fieldRule<Facts>(
  /*i18n*/ {
    id: 'validation.code_rounded',
    message:
      'Kod 8,69E+12 gibi yazılmış: rakamları kayıp. Excel’de sütunu Metin olarak biçimlendirip kodları kaynağından yeniden yapıştırın.',
  },
  'own',
  ({ product }) => roundedCodes(product),
)

/** Codes of this many digits are those of GS1 (EAN-8, UPC-12, EAN-13, GTIN-14), whose last digit follows from the others. */
const checkedLengths: readonly number[] = [8, 12, 13, 14]

/** A barcode is worth a second look when its check digit is wrong. It is no refusal: shops have numbers of their own. */
export const checkDigitFits: Rule<string> = rule(
  /*i18n*/ {
    id: 'advice.check_digit',
    message: 'Barkodun son rakamı {digit} olmalıydı; yanlış yazılmış ya da okunmuş olabilir.',
  },
  'own',
  (code) => !isNumbered(code) || code.trim().endsWith(checkDigit(code)),
  { about: (code) => ({ digit: checkDigit(code) }) },
)

function isNumbered(code: string): boolean {
  return /^\d+$/.test(code.trim()) && checkedLengths.includes(code.trim().length)
}

/** The others from the right, weighed 3, 1, 3 …, brought to the next ten. */
function checkDigit(code: string): string {
  const digits = [...code.trim()].slice(0, -1).toReversed()
  const sum = digits.reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/** A code that another product holds: only the database knows. It shares id and sentence with `codesDiffer`. */
export const codeTaken = serverRule(codesDiffer.says, ['R94', 'R95'])
