import { like, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { fold } from '#api/rules/platform/fold.ts'

/** The conditions of a search on a folded column: every word is found in it, wherever. */
export function foundBy(column: AnyPgColumn, search: string | undefined): SQL[] {
  const words = fold(search ?? '')
    .split(' ')
    .filter(Boolean)
  return words.map((word) => like(column, `%${escaped(word)}%`))
}

/** Text that a `like` pattern takes as it is. */
export function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}
