/**
 * Folds text for searching: case and marks are dropped, and I, ı, İ and i are one letter, so that `isparta`, `ISPARTA` and `ısparta` find
 * each other whatever keyboard they were typed on. The same function folds what is stored and what is asked. Letters that are
 * made of others are taken apart first: some of them hold a dotless i.
 */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ı', 'i').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** Folds an identifier (an e-mail, a file extension, a code) by the invariant rule: never the Turkish one, which would make `INFO` `ınfo`. */
export function foldIdentifier(text: string): string {
  return text.trim().replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** The length as people count it: an emoji is one. */
export function lengthOf(text: string): number {
  return [...text].length
}
