import { and, eq, sql } from 'drizzle-orm'
import type { CustomerMessage, CustomerMessageKind } from '#api/contract/content/customer-messages.ts'
import { inboxOf } from '#api/listings/content/customer-messages.ts'
import type { StepRequest } from '#api/operations/platform/steps.ts'
import { editPath } from '#api/resources/platform/resource.ts'
import { notFound } from '#api/rules/platform/records.ts'
import {
  type CustomerMessageStep,
  customerMessageAt,
  customerMessageChart,
} from '#machines/content/customer-message/customer-message.chart.ts'
import { customer_message_answers, customer_messages } from '#server/db/schema/customer-messages.ts'
import { refuse } from '#server/platform/http/refused.ts'
import { notify } from '#server/platform/notices/notify.ts'
import { type ReadingOne, requestedStep } from '#server/platform/steps/step-endpoints.ts'
import { type Stepping, takeStep } from '#server/platform/steps/take-step.ts'
import { sendAnswer } from './answer.ts'
import { readMessage, staffOf } from './read.ts'

type Work = Stepping & ReadingOne

/** Takes a message one step along its chart: an answer goes out as a mail, and whoever is to take care of it is told. */
export function takeMessageStep(kind: CustomerMessageKind) {
  const listing = inboxOf[kind]
  return takeStep({
    subject: listing.name,
    chart: customerMessageChart,
    lock: async ({ db, actor: { shop_id } }: Work, id, request: StepRequest<typeof listing>) => {
      const [message] = await db
        .select()
        .from(customer_messages)
        .where(own(shop_id, kind, id))
        .for('update')
      if (!message) throw refuse(404, notFound)
      const { rows } = await db.execute<{ id: number }>(sql`select u.id from users u where ${staffOf(sql`${shop_id}`)}`)
      const { email, assignee_id } = message
      const answers = await db.$count(
        customer_message_answers,
        and(eq(customer_message_answers.shop_id, shop_id), eq(customer_message_answers.message_id, id)),
      )
      const staff = rows.map((one) => Number(one.id))
      const at = customerMessageAt(message.status, { kind, email, assignee_id, answers, staff })
      return { message, at, step: requestedStep<CustomerMessageStep>(listing, at, request) }
    },
    looked: ({ message }) => message,
    at: ({ at }) => at,
    events: (_, { step }) => [step],
    store: async ({ db, actor }, { id, before: { message, step }, after: { value: status, context } }) => {
      const { assignee_id } = context
      await db
        .update(customer_messages)
        .set({ status, assignee_id, version: message.version + 1, updated_at: sql`now()` as never })
        .where(and(own(actor.shop_id, kind, id), eq(customer_messages.version, message.version)))
      if (step.type === 'ANSWER') await sendAnswer(db, actor, message, step.answer.trim())
      const told = step.type === 'ASSIGN' && assignee_id !== null && assignee_id !== message.assignee_id
      if (!told || assignee_id === actor.user_id) return
      await notify(db, {
        ...{ shop_id: actor.shop_id, kind: 'notice', user_id: assignee_id, link: editPath(listing, id) },
        says: /*i18n*/ { id: 'notices.message_assigned', message: 'Size bir müşteri mesajı verildi: {name}' },
        about: { name: message.name },
      })
    },
    entry: ({ before: { message, step }, after }) => ({
      ...{ event: step.type, state_before: message.status, state_after: after.value },
      before: { assignee_id: message.assignee_id },
      after: { assignee_id: after.context.assignee_id },
    }),
    read: (work, { id }): Promise<CustomerMessage> => readMessage(kind)(work, id),
  })
}

function own(shop_id: number, kind: CustomerMessageKind, id: number) {
  return and(eq(customer_messages.shop_id, shop_id), eq(customer_messages.id, id), eq(customer_messages.kind, kind))
}
