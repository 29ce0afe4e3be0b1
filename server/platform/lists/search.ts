import { type SQL, sql } from 'drizzle-orm'
import { fold } from '#api/rules/platform/fold.ts'
import { escaped } from '#server/platform/records/search.ts'

/** A Turkish phone number with its prefix, and a mobile one without. */
const phone = /^(?:(?:\+?90|0)([2-58]\d{9})|(5\d{9}))$/

/** The words of a search, folded. A phone number is one of them however it is written: its ten digits. */
export function wordsOf(search = ''): string[] {
  const [, prefixed, mobile] = phone.exec(search.replace(/[\s().-]/g, '')) ?? []
  const number = prefixed ?? mobile
  return number ? [number] : fold(search).split(' ').filter(Boolean)
}

/** Rows whose folded text has the word anywhere. */
export function anywhere(text: SQL) {
  return (word: string): SQL => sql`${text} like ${`%${escaped(word)}%`}`
}

/** The same of a large table: one or two letters are the beginning of a word, as they are in nearly every row and no index knows them. */
export function anywhereIfLong(text: SQL) {
  return (word: string): SQL => {
    const pattern = escaped(word)
    return isLong(word) ? anywhere(text)(word) : sql`(${text} like ${`${pattern}%`} or ${text} like ${`% ${pattern}%`})`
  }
}

/** A word that an index of trigrams finds by its middle too. */
export function isLong(word: string): boolean {
  return [...word].length > 2
}
