import { like, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { fold } from '#api/rules/platform/fold.ts'
import { escaped } from '#server/platform/records/search.ts'

/** The conditions of a search in a folded column: every word, wherever; one or two letters are the beginning of a word, as the index knows it. */
export function wordsIn(column: AnyPgColumn, text: string): (SQL | undefined)[] {
  return fold(text)
    .split(' ')
    .map((word) => {
      const pattern = escaped(word)
      if ([...word].length > 2) return like(column, `%${pattern}%`)
      return or(like(column, `${pattern}%`), like(column, `% ${pattern}%`))
    })
}
