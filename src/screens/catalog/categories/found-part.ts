import { fold } from '#api/rules/platform/fold.ts'

/** A name in three parts: before what was searched, that itself as it is written, and after it. All of it where it was found by something else. */
export function partsOf(name: string, search: string): readonly [string, string, string] {
  const letters = [...name]
  const wanted = fold(search)
  // Folded, a letter may be none or several: where each begins is counted.
  const folded = letters.map((letter) => (/\s/.test(letter) ? ' ' : fold(letter)))
  const starts = folded.map((_, index) => folded.slice(0, index).join('').length)
  const at = folded.join('').indexOf(wanted)
  if (wanted === '' || at < 0) return ['', name, '']
  const from = starts.findLastIndex((start) => start <= at)
  const end = starts.findIndex((start) => start >= at + wanted.length)
  const to = end < 0 ? letters.length : end
  return [letters.slice(0, from).join(''), letters.slice(from, to).join(''), letters.slice(to).join('')]
}
