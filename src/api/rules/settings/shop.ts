import type { Draft, RecordFacts } from '#api/resources/platform/resource.ts'
import type { ProductFacts } from '#api/rules/catalog/product-facts.ts'
import { minAtLeastOne, minMultipleOfStep, minNotAboveMax } from '#api/rules/catalog/product-quantities.ts'
import { fieldRule, type Rule, rule } from '#api/rules/platform/rule.ts'
import { isColour } from '#api/rules/platform/values.ts'
import { contrastOf } from './contrast.ts'

/** Rules of what can be set of a shop. */

export const isWebAddress: Rule<string> = rule(
  /*i18n*/ { id: 'settings.web_address', message: 'Adresi https://magaza.com gibi yazın.' },
  'own',
  (address) => /^https?:\/\/[^\s/?#]+\.[^\s]+$/i.test(address) && URL.canParse(address),
)

/** The letters that the numbers of invoices begin with. */
export const isSeries: Rule<string> = rule(
  /*i18n*/ { id: 'settings.series', message: 'Seri, üç büyük harf ya da rakamdır.' },
  'own',
  (series) => /^[A-Z\d]{3}$/.test(series),
)

/** The number of a firm, or of a person who runs the shop under their own name. */
export const isSellerNumber: Rule<string> = rule(
  /*i18n*/ { id: 'settings.seller_number', message: 'Vergi numarası 10, TC kimlik numarası 11 hanelidir.' },
  ['R140', 'R141'],
  (number) => /^\d{10,11}$/.test(number),
)

/** Codes of analytics are names of an account, and never a program. */
export const isTrackingCode: Rule<string> = rule(
  /*i18n*/ { id: 'settings.tracking_code', message: 'Yalnızca kodu yazın: G-XXXXXXX ya da GTM-XXXXXXX gibi.' },
  'own',
  (code) => /^[A-Z]{1,4}-[A-Z\d-]{4,20}$/.test(code),
)

/** So much must a text stand out from what lies behind it, as the guidelines for readable pages have it. */
const leastContrast = 4.5
const pairs = [
  ['text', 'background'],
  ['button_text', 'button'],
] as const

export const readable: Rule<RecordFacts> = fieldRule(
  /*i18n*/ {
    id: 'settings.contrast',
    message: 'Yazı, zemininden yeterince ayrılmıyor: karşıtlık {contrast}, en az {least} olmalı.',
  },
  'own',
  (draft) => pairs.filter(([text, ground]) => contrastIn(draft, text, ground) < leastContrast).map(([text]) => text),
  (draft) => ({
    contrast: Math.min(...pairs.map(([text, ground]) => contrastIn(draft, text, ground))).toFixed(1),
    least: String(leastContrast),
  }),
)

/** A colour that is left out is the storefront's own. */
function contrastIn(draft: Draft, text: string, ground: string): number {
  const [one, other] = [String(draft[text] ?? '').trim(), String(draft[ground] ?? '').trim()]
  return isColour(one) && isColour(other) ? contrastOf(one, other) : Number.POSITIVE_INFINITY
}

/** Quantities of a product's presets, by the rules of the product itself. */
export const presetQuantities: readonly Rule<RecordFacts>[] = [minAtLeastOne, minNotAboveMax, minMultipleOfStep].map(
  ({ holds: _, at, ...shared }) =>
    fieldRule<RecordFacts>(shared.says, shared.of, (draft) => at?.(asProduct(draft)) ?? []),
)

function asProduct(draft: Draft): ProductFacts {
  return { product: draft } as unknown as ProductFacts
}

/** Somebody can always buy: whoever switches one way off switches the other on, and of both switched off guests come back (R76). */
export function someoneBuys(draft: Draft, field: string | null): Draft {
  if (draft.guest_checkout !== 0 || draft.member_checkout !== 0) return draft
  return { ...draft, [field === 'guest_checkout' ? 'member_checkout' : 'guest_checkout']: 1 }
}
