import type { NewStockMovements, StaffMovementType, StockedVariant } from '#api/contract/catalog/stock-movements.ts'
import { emptyOr, wholeOf } from '#api/rules/catalog/product-facts.ts'
import { isAmount } from '#api/rules/platform/fields.ts'
import { minorOf } from '#api/rules/platform/money.ts'
import { fieldRule, type Rule, rowRule, rule, serverRule } from '#api/rules/platform/rule.ts'

/** What the rules of new movements are judged with: the panel has the variants as it last saw them, the server as they are. */
export interface NewMovementFacts {
  readonly movements: NewStockMovements
  /** By id; one that is not there any more is missing. */
  readonly variants: Readonly<Record<number, StockedVariant>>
}
type Facts = NewMovementFacts

/** What a movement of a type does to the stock: goods come in or go out, and only an adjustment is signed itself (rule R23). */
const signOf: Record<StaffMovementType, 1 | -1> = { inbound: 1, outbound: -1, loss: -1, adjustment: 1 }

/** The quantity of a line as the ledger has it. */
export function signedQuantity(type: StaffMovementType, quantity: string | number): number {
  return signOf[type] * wholeOf(quantity)
}

/** What was scanned is on its way: without it other goods would be moved. */
export const nothingSought: Rule<{ sought: boolean }> = rule(
  /*i18n*/ {
    id: 'stock.still_sought',
    message: 'Aranan ürün daha gelmedi: bekleyin, yeniden deneyin ya da aramaktan vazgeçin.',
  },
  [],
  ({ sought }) => !sought,
)

export const codeStocked = serverRule(/*i18n*/ { id: 'stock.code_not_found', message: '{code} kodlu ürün yok.' }, 'R18')

export const movedSomething: Rule<Facts> = rule(
  /*i18n*/ { id: 'stock.lines_required', message: 'En az bir ürün ekleyin: okutun, yazın ya da arayın.' },
  'R23',
  ({ movements }) => movements.lines.length > 0,
  { at: () => ['product'] },
)

export const movedOnce = fieldRule<Facts>(
  /*i18n*/ { id: 'stock.variant_duplicate', message: 'Bu ürün listede zaten var: adedini değiştirin.' },
  'R23',
  ({ movements: { lines } }) =>
    lines.flatMap(({ variant_id }, at) =>
      lines.findIndex((one) => one.variant_id === variant_id) < at ? [`lines.${at}.quantity`] : [],
    ),
)

export const stillStocked = fieldRule<Facts>(
  /*i18n*/ { id: 'stock.variant_gone', message: 'Bu ürün artık mağazada yok.' },
  'R23',
  ({ movements, variants }) =>
    movements.lines.flatMap(({ variant_id }, at) => (variants[variant_id] ? [] : [`lines.${at}.quantity`])),
)

export const goodsOnly = rowRule<Facts>(
  /*i18n*/ { id: 'stock.service', message: '{name} bir hizmet: stoğu tutulmaz.' },
  'D3',
  ({ movements, variants }) =>
    movements.lines.flatMap(({ variant_id }, at) => {
      const variant = variants[variant_id]
      return variant?.service ? [{ about: { name: variant.name }, at: [`lines.${at}.quantity`] }] : []
    }),
)

/** Goods that came, went or are lost are counted from one; an adjustment says how many more or fewer there are. */
export const piecesCounted = fieldRule<Facts>(
  /*i18n*/ { id: 'stock.pieces', message: 'En az 1 olan bir tam sayı girin.' },
  'R23',
  ({ movements: { type, lines } }) =>
    type === 'adjustment'
      ? []
      : lines.flatMap(({ quantity }, at) => (wholeOf(quantity) >= 1 ? [] : [`lines.${at}.quantity`])),
)

export const differenceSaid = fieldRule<Facts>(
  /*i18n*/ { id: 'stock.difference', message: 'Farkı artı ya da eksi bir tam sayı olarak girin; 0 olamaz.' },
  'R23',
  ({ movements: { type, lines } }) =>
    type === 'adjustment'
      ? lines.flatMap(({ quantity }, at) => (Math.abs(wholeOf(quantity)) >= 1 ? [] : [`lines.${at}.quantity`]))
      : [],
)

/** Of a line that takes more than there is; a column of stock holds a little more than two billion pieces. */
export const enoughStocked = rowRule<Facts>(
  /*i18n*/ { id: 'stock.not_enough', message: '{name} stokta {left} adet: stok 0’ın altına düşemez.' },
  'D3',
  ({ movements: { type, lines }, variants }) =>
    lines.flatMap(({ variant_id, quantity }, at) => {
      const variant = variants[variant_id]
      if (!variant || variant.service || !(variant.stock + signedQuantity(type, quantity) < 0)) return []
      return [{ about: { name: variant.name, left: variant.stock }, at: [`lines.${at}.quantity`] }]
    }),
)

/** The most pieces of one variant that a shop has. */
export const mostPieces = 1_000_000_000

export const notTooManyStocked = rowRule<Facts>(
  /*i18n*/ { id: 'stock.too_many', message: '{name} stoğu en çok {max, number} olabilir.' },
  'D2',
  ({ movements: { type, lines }, variants }) =>
    lines.flatMap(({ variant_id, quantity }, at) => {
      const variant = variants[variant_id]
      if (!variant || !(variant.stock + signedQuantity(type, quantity) > mostPieces)) return []
      return [{ about: { name: variant.name, max: mostPieces }, at: [`lines.${at}.quantity`] }]
    }),
)

/** A price may be left out. */
export const unitPricesRead = fieldRule<Facts>(isAmount.says, 'D9', ({ movements: { lines } }) =>
  lines.flatMap(({ unit_price }, at) => (emptyOr(unit_price, isAmount.holds) ? [] : [`lines.${at}.unit_price`])),
)

export const unitPricesNotNegative = fieldRule<Facts>(
  /*i18n*/ { id: 'validation.negative', message: 'Negatif tutar girilemez.' },
  'D9',
  ({ movements: { lines } }) =>
    lines.flatMap(({ unit_price }, at) => ((minorOf(unit_price) ?? 0) < 0 ? [`lines.${at}.unit_price`] : [])),
)

/** Goods do not vanish or appear without anybody saying why. */
export const reasonSaid: Rule<Facts> = rule(
  /*i18n*/ { id: 'stock.reason_required', message: 'Nedenini yazın: fire ve düzeltme açıklamasız kaydedilmez.' },
  'R23',
  ({ movements: { type, note } }) => (type !== 'loss' && type !== 'adjustment') || note.trim() !== '',
  { at: () => ['note'] },
)

/** What is said of a product when it is added: none that breaks one of these becomes a line. */
export const newMovementLineRules: readonly Rule<Facts>[] = [goodsOnly]

/** What the form is held to before it is sent, in its order. */
export const newMovementFormRules: readonly Rule<Facts>[] = [
  movedSomething,
  piecesCounted,
  differenceSaid,
  enoughStocked,
  notTooManyStocked,
  unitPricesRead,
  unitPricesNotNegative,
  reasonSaid,
]

/** What must hold before movements are written, of what is there at that moment. */
export const newMovementRules: readonly Rule<Facts>[] = [movedOnce, stillStocked, goodsOnly, ...newMovementFormRules]
