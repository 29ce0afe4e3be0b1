import { required } from '#api/rules/platform/fields.ts'
import { type Rule, serverRule } from '#api/rules/platform/rule.ts'
import { noteFits } from './order-notes.ts'

export const customerNoteLabel = /*i18n*/ { id: 'customers.new_note', message: 'Yeni not' }

const given: Rule<{ note: string }> = {
  ...required(customerNoteLabel),
  holds: ({ note }) => note.trim() !== '',
  at: () => ['note'],
}

/** What a note on a customer is held to (R135). */
export const customerNoteRules = [given, noteFits] as const

/** A guest is known again by e-mail alone. */
export const guestReachable = serverRule(
  /*i18n*/ { id: 'contact.guest_email', message: 'Misafirin e-postası yazılmamış; müşteri yapılamaz.' },
  'R133',
)
