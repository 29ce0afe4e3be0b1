import type { TargetState } from '#api/contract/content/menus.ts'
import type { Says } from '#api/rules/platform/rule.ts'

/** An item among the others of its menu. */
export const itemWord = /*i18n*/ { id: 'menus.item_at', message: '{at}. öğe: {name}' }

/** An item that has no name yet. */
export const unnamed = /*i18n*/ { id: 'menus.unnamed', message: 'Adsız öğe' }

/** Why visitors do not reach what an item leads to. */
export const stateSays: Readonly<Record<Exclude<TargetState, 'shown'>, Says>> = {
  hidden: /*i18n*/ { id: 'menus.target_hidden', message: 'Yayında değil' },
  gone: /*i18n*/ { id: 'menus.target_gone', message: 'Silinmiş' },
}
