import type { CustomerMessageKind, NewCustomerMessage } from '#api/contract/content/customer-messages.ts'
import { isEmail, isVisible, maxLength, required } from '#api/rules/platform/fields.ts'
import { broken, type Refusal, type Rule, rule, type Says, serverRule } from '#api/rules/platform/rule.ts'

/** What the fields of a message are called. */
export const customerMessageLabels = {
  name: /*i18n*/ { id: 'messages.name', message: 'Ad' },
  email: /*i18n*/ { id: 'messages.email', message: 'E-posta' },
  subject: /*i18n*/ { id: 'messages.subject', message: 'Konu' },
  text: /*i18n*/ { id: 'messages.text', message: 'Mesaj' },
  answer: /*i18n*/ { id: 'messages.answer', message: 'Yanıt' },
} as const satisfies Readonly<Record<string, Says>>

/** What a visitor's message is judged with. */
export interface NewMessageFacts extends Pick<NewCustomerMessage, 'name' | 'email' | 'subject' | 'text'> {
  readonly kind: CustomerMessageKind
}

const written = <K extends 'name' | 'text'>(name: K): Rule<Pick<NewMessageFacts, K>> => ({
  ...required(customerMessageLabels[name]),
  holds: (message) => isVisible(message[name]),
  at: () => [name],
})

export const messageNamed = written('name')
export const messageWritten = written('text')

/** A question is answered by mail; what somebody thinks of the shop may be said without an address. */
export const messageEmailGiven: Rule<Pick<NewMessageFacts, 'kind' | 'email'>> = {
  ...required(customerMessageLabels.email),
  holds: ({ kind, email }) => kind === 'feedback' || isVisible(email),
  at: () => ['email'],
}

export const messageEmailReadable: Rule<Pick<NewMessageFacts, 'email'>> = {
  ...{ id: isEmail.id, says: isEmail.says, of: isEmail.of },
  holds: ({ email }) => !isVisible(email) || isEmail.holds(email),
  at: () => ['email'],
}

const longest = { name: 100, subject: 150, text: 3_000 } as const
const names = ['name', 'subject', 'text'] as const

const tooLong = (message: Pick<NewMessageFacts, (typeof names)[number]>) =>
  names.filter((name) => !maxLength(longest[name]).holds(message[name].trim()))

export const messageTextsFit: Rule<Pick<NewMessageFacts, (typeof names)[number]>> = {
  ...maxLength(longest.text),
  holds: (message) => tooLong(message).length === 0,
  about: (message) => ({ max: longest[tooLong(message)[0] ?? 'text'] }),
  at: tooLong,
}

export const newMessageRules = [
  messageNamed,
  messageEmailGiven,
  messageEmailReadable,
  messageWritten,
  messageTextsFit,
] as const satisfies readonly Rule<NewMessageFacts>[]

/** What keeps a visitor's message from being taken. */
export function wrongInMessage(facts: NewMessageFacts): Refusal[] {
  return broken<NewMessageFacts>(newMessageRules, facts)
}

export const questionsOff = serverRule(/*i18n*/ { id: 'question.off', message: 'Mağaza şu anda soru almıyor.' }, [])

export const questionProductThere = serverRule(
  /*i18n*/ { id: 'question.no_product', message: 'Sorulan ürün mağazada yok.' },
  [],
)

/** The most characters of an answer. */
export const longestMessageAnswer = 5_000

/** Facts: the answer that is given now. */
export const messageAnswerGiven: Rule<{ given: string }> = {
  ...required(customerMessageLabels.answer),
  holds: ({ given }) => isVisible(given),
  at: () => ['answer'],
}

const fits = maxLength(longestMessageAnswer)

export const messageAnswerFits: Rule<{ given: string }> = {
  ...fits,
  holds: ({ given }) => fits.holds(given.trim()),
  about: () => ({ max: longestMessageAnswer }),
  at: () => ['answer'],
}

/** Facts: where the message is answered. */
export const messageHasEmail: Rule<{ email: string }> = rule(
  /*i18n*/ {
    id: 'message.no_email',
    message: 'Gönderen e-posta adresi bırakmadı; mesaj yanıtlanamaz, yalnız kapatılır.',
  },
  [],
  ({ email }) => email !== '',
)

/** Facts: who is to take care of it, and who may. */
export const messageAssigneeIsStaff: Rule<{ user_id: number | null; staff: readonly number[] }> = rule(
  /*i18n*/ { id: 'message.not_staff', message: 'Bu kişi mağazada çalışmıyor. Listeden birini seçin.' },
  [],
  ({ user_id, staff }) => user_id === null || staff.includes(user_id),
  { at: () => ['user_id'] },
)
