import type { Actor } from 'xstate'
import type { Says } from '#api/rules/platform/rule.ts'
import type { countPageMachine } from '#machines/catalog/stock-count/count-page.machine.ts'
import { stockCountWords } from '#machines/catalog/stock-count/stock-count.words.ts'

export type CountActor = Actor<typeof countPageMachine>

/** A step in words. */
export function says(type: string): Says {
  return stockCountWords.events[type] ?? { id: type, message: type }
}
