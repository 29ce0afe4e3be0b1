import { nullable } from 'superstruct'
import {
  CustomerMessage,
  type CustomerMessageKind,
  CustomerMessageRow,
  CustomerMessageStatus,
  customerMessageFilters,
} from '#api/contract/content/customer-messages.ts'
import { Id, Text } from '#api/contract/platform/common.ts'
import { listing } from '#api/listings/platform/listing.ts'
import { choice, text } from '#api/resources/platform/fields.ts'
import type { Codes } from '#api/resources/platform/resource.ts'
import { customerMessageLabels } from '#api/rules/content/customer-messages.ts'
import type { Says } from '#api/rules/platform/rule.ts'

const statuses = [
  { value: 'open', says: /*i18n*/ { id: 'messages.open', message: 'Yanıt bekliyor' } },
  { value: 'answered', says: /*i18n*/ { id: 'messages.answered', message: 'Yanıtlandı' } },
  { value: 'closed', says: /*i18n*/ { id: 'messages.closed', message: 'Kapatıldı' } },
]

const assigned = [
  { value: 'me', says: /*i18n*/ { id: 'messages.mine', message: 'Bende' } },
  { value: 'nobody', says: /*i18n*/ { id: 'messages.nobodys', message: 'Kimsede değil' } },
  { value: 'others', says: /*i18n*/ { id: 'messages.others', message: 'Başkasında' } },
]

interface Inbox<Name extends string> {
  readonly name: Name
  readonly title: Says
  readonly one: Says
  readonly codes: Codes
  readonly list: string
  readonly opens: string
}

/** An inbox of what customers write. They write it in the shop, so there is no adding; its life is a chart. */
function inbox<Name extends string>(declared: Inbox<Name>) {
  return listing({
    ...declared,
    summary: `The ${declared.name} that customers wrote, a page at a time, newest first`,
    menu: 'messages',
    acts: ['list', 'view', 'edit'],
    naming: 'subject',
    repeats: true,
    fields: {
      name: text({ label: customerMessageLabels.name, listed: true, searched: true }),
      subject: text({ label: customerMessageLabels.subject, listed: true, searched: true }),
      text: text({ label: customerMessageLabels.text, listed: true, searched: true }),
      assignee: text({ label: /*i18n*/ { id: 'messages.assignee', message: 'İlgilenen' }, listed: true }),
      status: choice({
        label: /*i18n*/ { id: 'common.status', message: 'Durum' },
        choices: statuses,
        listed: true,
      }),
      assigned: choice({ label: /*i18n*/ { id: 'messages.assignee', message: 'İlgilenen' }, choices: assigned }),
    },
    row: CustomerMessageRow,
    filters: customerMessageFilters,
    sortings: ['status'],
    label: ({ subject, name }) => subject || name,
    life: {
      record: CustomerMessage,
      reads: 'One message with its answers',
      status: CustomerMessageStatus,
      moves: 'Closes a message, or opens it again',
      steps: {
        ANSWER: {
          method: 'POST',
          at: 'answers',
          summary: 'Answers a message by mail',
          carries: { answer: Text },
        },
        ASSIGN: {
          at: 'assignee',
          summary: 'Says who of the staff takes care of a message, or that nobody does',
          carries: { user_id: nullable(Id) },
        },
      },
    },
  })
}

const feedbackCodes: Codes = { list: [2800], view: [2800], add: [2801], edit: [2801], delete: [2801] }
/** Open to all the staff. */
const questionCodes: Codes = { list: [], view: [], add: [], edit: [], delete: [] }

/** What customers think of the shop. */
export const userFeedbacks = inbox({
  name: 'user-feedbacks',
  title: /*i18n*/ { id: 'feedbacks.title', message: 'Geri bildirimler' },
  one: /*i18n*/ { id: 'feedbacks.one', message: 'Geri bildirim' },
  codes: feedbackCodes,
  list: 'content/messages/FeedbackList',
  opens: 'content/messages/FeedbackPage',
})

/** What customers ask. */
export const userQuestions = inbox({
  name: 'user-questions',
  title: /*i18n*/ { id: 'questions.title', message: 'Müşteri soruları' },
  one: /*i18n*/ { id: 'questions.one', message: 'Müşteri sorusu' },
  codes: questionCodes,
  list: 'content/messages/QuestionList',
  opens: 'content/messages/QuestionPage',
})

/** The inbox of each kind. */
export const inboxOf: Readonly<Record<CustomerMessageKind, typeof userFeedbacks | typeof userQuestions>> = {
  feedback: userFeedbacks,
  question: userQuestions,
}
