import { type SQL, sql } from 'drizzle-orm'
import { escaped } from '#server/platform/records/search.ts'

/** Rows whose folded text has the word anywhere. */
export function anywhere(text: SQL) {
  return (word: string): SQL => sql`${text} like ${`%${escaped(word)}%`}`
}

/** The same of a large table: one or two letters are the beginning of a word, as they are in nearly every row and no index knows them. */
export function anywhereIfLong(text: SQL) {
  return (word: string): SQL => {
    const pattern = escaped(word)
    return [...word].length > 2
      ? anywhere(text)(word)
      : sql`(${text} like ${`${pattern}%`} or ${text} like ${`% ${pattern}%`})`
  }
}
