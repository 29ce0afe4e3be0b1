import type { Simulation } from '#api/contract/sales/campaign-simulator.ts'
import { isDay } from '#api/rules/platform/dates.ts'
import { isDate } from '#api/rules/platform/fields.ts'
import { fieldRule, type Rule } from '#api/rules/platform/rule.ts'
import type { NewOrderFacts } from './new-order-facts.ts'
import { productRequired, quantityGiven } from './new-order-lines.ts'

type Facts = Pick<Simulation, 'lines' | 'day'>

export const simulatedDay: Rule<Facts> = fieldRule(isDate.says, 'own', ({ day }) => (isDay(day) ? [] : ['day']))

/** What a trial has to say before anything can be reckoned: the rules of an order for its lines, and a day. */
export const simulationRules: readonly Rule<Facts>[] = [ofLines(productRequired), ofLines(quantityGiven), simulatedDay]

/** A rule of orders that asks for their lines alone. */
function ofLines({ id, says, of, holds, at }: Rule<NewOrderFacts>): Rule<Facts> {
  const asOrder = ({ lines }: Facts) => ({ order: { lines } }) as unknown as NewOrderFacts
  return { id, says, of, holds: (facts) => holds(asOrder(facts)), at: (facts) => at?.(asOrder(facts)) ?? [] }
}
