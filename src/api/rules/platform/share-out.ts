import type { Minor } from './money.ts'

/**
 * An amount in parts by weight, as whole kuruş, exactly: what rounding leaves goes to the largest remainders, the first of equal ones first
 * (rule D9). The parts always make the amount: where nothing weighs anything, all weigh the same.
 */
export function shareOut(amount: Minor, weights: readonly (number | bigint)[]): Minor[] {
  if (amount < 0) return shareOut(-amount, weights).map((part) => 0 - part)
  const given = weights.map((weight) => BigInt(weight))
  const heavy = given.some((weight) => weight > 0n) ? given : given.map(() => 1n)
  const of = heavy.reduce((sum, weight) => sum + weight, 0n)
  const exact = heavy.map((weight) => BigInt(amount) * weight)
  const parts = exact.map((part) => part / of)
  const left = Number(parts.reduce((rest, part) => rest - part, BigInt(amount)))
  const rests = exact.map((part, at) => ({ at, rest: part % of }))
  const luckiest = rests.toSorted((one, other) => (one.rest === other.rest ? 0 : one.rest < other.rest ? 1 : -1))
  for (const { at } of luckiest.slice(0, left)) parts[at] = (parts[at] ?? 0n) + 1n
  return parts.map(Number)
}
