import { eq } from 'drizzle-orm'
import { type MailKind, type MailTemplate, mailKinds } from '#api/contract/platform/mail-templates.ts'
import { mailTemplateOperations as operations } from '#api/operations/content/mail-templates.ts'
import { inEveryLanguage, mailOf, wrongInTemplate } from '#api/rules/platform/mail-templates.ts'
import { notFound } from '#api/rules/platform/records.ts'
import { storeTemplate } from '#server/content/templates/stored.ts'
import { valuesToTry } from '#server/content/templates/values.ts'
import type { Database } from '#server/db/open.ts'
import { mail_templates } from '#server/db/schema/mail-templates.ts'
import { mails } from '#server/db/schema/mails.ts'
import { audit } from '#server/platform/http/audit.ts'
import { type Endpoint, endpoint } from '#server/platform/http/endpoint.ts'
import { Refused, refuse } from '#server/platform/http/refused.ts'
import { builtMail } from '#server/platform/mails/built-mails.ts'
import { ownTemplate } from '#server/platform/mails/compose.ts'

const list = endpoint(operations.list, async ({ db, actor: { shop_id } }) => {
  const own = await db.select().from(mail_templates).where(eq(mail_templates.shop_id, shop_id))
  return {
    rows: mailKinds.map((kind) => {
      const changed = own.find((one) => one.kind === kind)
      return {
        ...{ id: idOf(kind), kind, own: Boolean(changed?.texts) },
        updated_at: changed ? new Date(changed.updated_at).toISOString() : null,
      }
    }),
  }
})

const read = endpoint(operations.read, ({ db, actor, params }) => readTemplate(db, actor.shop_id, kindAt(params.id)))

const save = endpoint(operations.save, async (context) => {
  const { db, actor, params, body } = context
  const { shop_id } = actor
  const kind = kindAt(params.id)
  const wrong = wrongInTemplate({ kind, texts: body.texts })
  if (wrong.length > 0) throw new Refused(422, wrong)
  const before = await readTemplate(db, shop_id, kind)
  const texts = isSame(body.texts, before.built) ? null : body.texts
  await storeTemplate(db, {
    ...{ table: mail_templates, subject: 'mail_templates', id: params.id },
    ...{ shop_id, kind, version: body.version, set: { texts } },
  })
  await audit(context, {
    ...{ subject: 'mail_templates', subject_id: params.id, event: texts ? 'EDIT' : 'PUT_BACK' },
    ...{ before: before.texts, after: body.texts },
  })
  return readTemplate(db, shop_id, kind)
})

const values = endpoint(operations.values, ({ db, actor, params, query, services }) => {
  kindAt(params.id)
  return valuesToTry({ db, actor, config: services.config }, query.order?.trim() ?? '')
})

const test = endpoint(operations.test, async (context) => {
  const { db, actor, params, body, services } = context
  const kind = kindAt(params.id)
  const wrong = wrongInTemplate({ kind, texts: body.texts })
  if (wrong.length > 0) throw new Refused(422, wrong)
  const tried = await valuesToTry({ db, actor, config: services.config }, '')
  const mail = mailOf(body.texts[body.language], tried[body.language])
  await db.insert(mails).values({ shop_id: actor.shop_id, recipient: actor.email, ...mail })
  await audit(context, { subject: 'emails', subject_id: params.id, event: 'test' })
  return { recipient: actor.email }
})

/** The calls for the mails that the shop sends. */
export const emailEndpoints: readonly Endpoint[] = [list, read, save, values, test]

async function readTemplate(db: Database, shop_id: number, kind: MailKind): Promise<MailTemplate> {
  const own = await ownTemplate(db, shop_id, kind)
  const built = inEveryLanguage((language) => builtMail(kind, language))
  return { id: idOf(kind), kind, version: own?.version ?? 0, texts: own?.texts ?? built, built }
}

function idOf(kind: MailKind): number {
  return mailKinds.indexOf(kind) + 1
}

function kindAt(id: number): MailKind {
  const kind = mailKinds[id - 1]
  if (!kind) throw refuse(404, notFound)
  return kind
}

function isSame(one: MailTemplate['texts'], other: MailTemplate['texts']): boolean {
  const flat = ({ tr, en }: MailTemplate['texts']) =>
    [tr, en].flatMap(({ subject, content, footer }) => [subject, content, footer])
  return flat(one).join('\u0000') === flat(other).join('\u0000')
}
