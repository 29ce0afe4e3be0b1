import { newsletterSendingOperations as operations } from '#api/operations/content/newsletter-sendings.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { countAudience } from './audience.ts'
import { askForSending, callOff } from './begin-sending.ts'
import { noteComplaint } from './complaint.ts'
import { listRecipients } from './recipients.ts'
import { listSendings, readSending } from './sendings.ts'

const audience = endpoint(operations.audience, ({ db, actor: { shop_id }, query: { group_id = null } }) =>
  countAudience(db, { shop_id, group_id }),
)

const list = endpoint(operations.list, ({ db, actor, query }) => listSendings(db, actor.shop_id, query.page))

const send = endpoint(operations.send, ({ body, ...context }) => askForSending(context, body))

const read = endpoint(operations.read, ({ db, actor, params }) => readSending(db, actor.shop_id, params.id))

const cancel = endpoint(operations.cancel, ({ params, ...context }) => callOff(context, params.id))

const recipients = endpoint(operations.recipients, async ({ db, actor: { shop_id }, params, query }) => {
  const { id: sending_id } = await readSending(db, shop_id, params.id)
  return listRecipients(db, { shop_id, sending_id, ...query })
})

const complaint = endpoint(operations.complaint, ({ params, ...context }) => noteComplaint(context, params.id))

/** The calls for newsletters that go out. */
export const newsletterSendingEndpoints: readonly Endpoint[] = [
  audience,
  list,
  send,
  read,
  cancel,
  recipients,
  complaint,
]
