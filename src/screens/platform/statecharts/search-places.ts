import { fold } from '#api/rules/platform/fold.ts'
import type { BookPlace } from '#machines/platform/chapter/book.types.ts'

/** How many results are shown at once. */
export const mostShown = 40

/** The places that a text finds, the best first: what is called exactly so, what begins so, and what holds all its words in one language. */
export function searchPlaces(places: readonly BookPlace[], text: string): readonly BookPlace[] {
  const wanted = fold(text)
  if (wanted === '') return []
  const words = wanted.split(' ')
  return places
    .map((place, at) => ({ place, at, rank: rankOf(place, wanted, words) }))
    .filter(({ rank }) => rank !== null)
    .sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0) || one.at - other.at)
    .map(({ place }) => place)
}

function rankOf({ keys, words: { tr, en } }: BookPlace, wanted: string, words: readonly string[]): number | null {
  const names = [...keys, tr, en].map(fold)
  if (names.includes(wanted)) return 0
  // A number is itself, and not the beginning of another.
  if (/^[rd]\d+$/.test(wanted)) return null
  if (names.some((name) => name.startsWith(wanted))) return 1
  return names.some((name) => words.every((word) => name.includes(word))) ? 2 : null
}

/** Where a place is read: `/statecharts?chart=order&state=open`. */
export function addressOf({ kind, chart, at }: BookPlace): string {
  if (kind === 'rule') return ruleAddress(at)
  const search = new URLSearchParams({ chart: chart ?? '' })
  if (kind === 'state') search.set('state', at)
  if (kind === 'event') search.set('arrow', at)
  return `/statecharts?${search}`
}

/** The page of a rule. */
export function ruleAddress(id: string): string {
  return `/statecharts/rules/${encodeURIComponent(id)}`
}
