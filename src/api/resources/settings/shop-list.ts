import { quantity, reference } from '#api/resources/platform/fields.ts'
import { family } from '#api/resources/platform/resource.ts'
import type { Says } from '#api/rules/platform/rule.ts'

/** What the lists share by which a shop takes its own out of all that there are: each once, in an order, switched off and never deleted. */
export const shopList = {
  menu: 'modules',
  codes: family(2600),
  acts: ['list', 'view', 'add', 'edit'],
  stays: true,
  history: true,
  ordered: 'position',
} as const

/** Which of all that there are it is. */
export function oneOf(to: string, label: Says) {
  return reference({ label, to, once: true, required: true, listed: true, searched: true })
}

/** Where it stands among the shop's. */
export const position = quantity({
  label: /*i18n*/ { id: 'records.place', message: 'Sıra' },
  hint: /*i18n*/ { id: 'records.place_hint', message: 'Küçük olan önce gelir; 0 ile eklenen sona geçer.' },
  listed: true,
})
