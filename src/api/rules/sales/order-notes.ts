import { maxLength, required } from '#api/rules/platform/fields.ts'
import { broken, type Refusal, type Rule } from '#api/rules/platform/rule.ts'

/** The most characters of a note (rule R135). */
export const longestNote = 250

export const noteLabel = /*i18n*/ { id: 'order_page.note', message: 'Sipariş notu' }

/** Facts: the note as it is typed. */
export const noteGiven: Rule<{ note: string }> = {
  ...required(noteLabel),
  holds: ({ note }) => note.trim() !== '',
  at: () => ['note'],
}

const fits = maxLength(longestNote)

export const noteFits: Rule<{ note: string }> = {
  ...fits,
  holds: ({ note }) => fits.holds(note.trim()),
  about: () => ({ max: longestNote }),
  at: () => ['note'],
}

export const noteRules = [noteGiven, noteFits] as const

/** What keeps a note from being written. Every order takes notes, a cancelled one too. */
export function wrongInNote(note: string): Refusal[] {
  return broken(noteRules, { note })
}
