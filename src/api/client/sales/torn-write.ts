import type { WrittenSale } from './till-database.ts'

/** Something as it is written to the disk, with a sum by which a torn write is told. */
export function sealed(number: number, snapshot: unknown): WrittenSale {
  const text = JSON.stringify(snapshot)
  return { number, text, sum: sumOf(number, text) }
}

/** What was written whole last; `null` where nothing was. */
export function unsealed(written: readonly (WrittenSale | undefined)[]): unknown {
  const whole = written.flatMap((one) => (one && sumOf(one.number, one.text) === one.sum ? [one] : []))
  const last = whole.toSorted((one, other) => other.number - one.number)[0]
  return last ? JSON.parse(last.text) : null
}

/** FNV-1a: quick, and enough to tell what was cut off or mixed. */
function sumOf(number: number, text: string): string {
  const whole = `${number}:${text.length}:${text}`
  let sum = 0x811c9dc5
  // By index: each scan waits for it, and an iterator of a text is many times slower.
  for (let at = 0; at < whole.length; at += 1) sum = Math.imul(sum ^ whole.charCodeAt(at), 0x01000193)
  return (sum >>> 0).toString(16)
}
