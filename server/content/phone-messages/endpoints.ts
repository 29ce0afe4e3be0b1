import { and, eq } from 'drizzle-orm'
import {
  type EveryPhoneText,
  type PhoneKind,
  type PhoneTemplate,
  phoneKinds,
} from '#api/contract/platform/phone-templates.ts'
import { phoneTemplateOperations as operations } from '#api/operations/content/phone-templates.ts'
import {
  type PhoneTestFacts,
  phoneTestRules,
  phoneTextOf,
  wrongInPhoneTemplate,
} from '#api/rules/platform/phone-templates.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { storeTemplate } from '#server/content/templates/stored.ts'
import { valuesToTry } from '#server/content/templates/values.ts'
import type { Database } from '#server/db/open.ts'
import { phone_messages, phone_templates } from '#server/db/schema/phone-messages.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { builtPhoneTexts } from '#server/platform/phone-messages/built-texts.ts'
import { readPhoneReady } from '#server/platform/phone-messages/ready.ts'

const list = endpoint(operations.list, async ({ db, actor: { shop_id } }) => {
  const own = await db.select().from(phone_templates).where(eq(phone_templates.shop_id, shop_id))
  const rows = phoneKinds.map((kind) => {
    const changed = own.find((one) => one.kind === kind)
    return {
      ...{ id: idOf(kind), kind, own: Boolean(changed?.texts), status: changed?.status ?? 0 },
      updated_at: changed ? new Date(changed.updated_at).toISOString() : null,
    }
  })
  return { rows, ready: await readPhoneReady(db, shop_id) }
})

const read = endpoint(operations.read, ({ db, actor, params }) => readTemplate(db, actor.shop_id, kindAt(params.id)))

const save = endpoint(operations.save, async (context) => {
  const { db, actor, params, body } = context
  const { shop_id } = actor
  const { status } = body
  const kind = kindAt(params.id)
  const wrong = wrongInPhoneTemplate({ kind, texts: body.texts })
  if (wrong.length > 0) throw new Refused(422, wrong)
  const before = await readTemplate(db, shop_id, kind)
  const texts = isSame(body.texts, before.built) ? null : body.texts
  await storeTemplate(db, {
    ...{ table: phone_templates, subject: 'phone_templates', id: params.id },
    ...{ shop_id, kind, version: body.version, set: { texts, status } },
  })
  await audit(context, {
    ...{ subject: 'phone_templates', subject_id: params.id, event: texts ? 'EDIT' : 'PUT_BACK' },
    before: { ...before.texts, status: before.status },
    after: { ...body.texts, status },
  })
  return readTemplate(db, shop_id, kind)
})

const values = endpoint(operations.values, ({ db, actor, params, query, services }) => {
  kindAt(params.id)
  return valuesToTry({ db, actor, config: services.config }, query.order?.trim() ?? '')
})

const test = endpoint(operations.test, async (context) => {
  const { db, actor, params, body, services } = context
  const { shop_id } = actor
  const kind = kindAt(params.id)
  const { status, ready } = await readTemplate(db, shop_id, kind)
  const wrong = [
    ...broken<PhoneTestFacts>(phoneTestRules, { status, ...ready }),
    ...wrongInPhoneTemplate({ kind, texts: body.texts }),
  ]
  if (wrong.length > 0) throw new Refused(422, wrong)
  const tried = await valuesToTry({ db, actor, config: services.config }, '')
  const words = phoneTextOf(body.texts[body.language], tried[body.language], ready.letters)
  await db.insert(phone_messages).values({ shop_id, phone: ready.phone, body: words })
  await audit(context, { subject: 'phone_templates', subject_id: params.id, event: 'test' })
  return { phone: ready.phone }
})

/** The calls for the messages that the shop sends to phones. */
export const phoneTemplateEndpoints: readonly Endpoint[] = [list, read, save, values, test]

async function readTemplate(db: Database, shop_id: number, kind: PhoneKind): Promise<PhoneTemplate> {
  const [own] = await db
    .select()
    .from(phone_templates)
    .where(and(eq(phone_templates.shop_id, shop_id), eq(phone_templates.kind, kind)))
  const built = builtPhoneTexts(kind)
  return {
    ...{ id: idOf(kind), kind, version: own?.version ?? 0, status: own?.status ?? 0, built },
    texts: own?.texts ?? built,
    ready: await readPhoneReady(db, shop_id),
  }
}

function idOf(kind: PhoneKind): number {
  return phoneKinds.indexOf(kind) + 1
}

function kindAt(id: number): PhoneKind {
  const kind = phoneKinds[id - 1]
  if (!kind) throw refuse(404, notFound)
  return kind
}

function isSame(one: EveryPhoneText, other: EveryPhoneText): boolean {
  return one.tr === other.tr && one.en === other.en
}
