import { and, eq, inArray } from 'drizzle-orm'
import type { Field, Row, TranslationRow } from '#api/resources/platform/field.types.ts'
import { type Resource, wrongIn } from '#api/resources/platform/resource.ts'
import type { NamedValue } from '#api/resources/platform/values.ts'
import { inChoices } from '#api/rules/platform/fields.ts'
import { chosenOnce } from '#api/rules/platform/records.ts'
import { broken, type Refusal } from '#api/rules/platform/rule.ts'
import { aboveOwn } from '#api/rules/platform/session.ts'
import type { Database } from '#server/db/open.ts'
import { Refused } from '#server/platform/http/refused.ts'
import { registry } from '#server/platform/registry.ts'
import { homeCountry } from '#server/platform/session/shop.ts'
import { hooksOf } from './own-fields.ts'
import type { Kept } from './record-hooks.ts'

/** A record as it is stored may keep texts of languages that were switched off. */
interface Judged extends Kept {
  readonly resource: Resource
}

/** Refuses a draft with every rule that it breaks: those of its fields, as the panel judges them too, and those that only the database can see. */
export async function judge(db: Database, judged: Judged): Promise<void> {
  const { resource, draft, languages, shop_id, holder, before } = judged
  const limits = await hooksOf(resource).limits?.(db, judged)
  const country = resource.byCountry ? await homeCountry(db, shop_id) : ''
  const refusals = [
    ...wrongIn(resource, draft, {
      languages,
      country,
      saver: {
        ...{ holder, before, own: resource.name === 'users' && judged.id === holder.user_id },
        ...(limits ? { limits } : {}),
      },
    }),
    ...foreignLanguages(judged),
    ...chosenAnew(judged),
    ...(await danglingReferences(db, judged)),
    ...((await hooksOf(resource).judge?.(db, judged)) ?? []),
  ]
  if (refusals.length === 0) return
  throw new Refused(refusals.some(({ id }) => id === aboveOwn.id) ? 403 : 422, refusals)
}

const invalidChoice = inChoices([])

function foreignLanguages({ resource, draft, languages, before }: Judged): Refusal[] {
  return Object.entries(resource.fields).flatMap(([key, field]) => {
    const known = [...languages, ...textsIn(field, before?.[key], key).map(({ language_id }) => language_id)]
    const at = textsIn(field, draft[key], key).flatMap(({ language_id, at }) =>
      known.includes(language_id) ? [] : [`${at}.language_id`],
    )
    return at.length > 0 ? [{ id: invalidChoice.id, at }] : []
  })
}

function chosenAnew({ resource, draft, before }: Judged): Refusal[] {
  return Object.entries(resource.fields).flatMap(([key, field]) =>
    field.kind === 'reference' && field.once
      ? broken([chosenOnce], { field: key, stored: (before?.[key] as number | undefined) ?? null, chosen: draft[key] })
      : [],
  )
}

/** Every text of a field with its language and its place. */
function textsIn(field: Field, value: unknown, at: string): { language_id: number; at: string }[] {
  const placed = (rows: readonly TranslationRow[], under: string) =>
    rows.map(({ language_id }, index) => ({ language_id, at: `${under}.${index}` }))
  if (field.kind === 'translations') return placed((value ?? []) as TranslationRow[], at)
  if (field.kind !== 'values') return []
  return ((value ?? []) as NamedValue[]).flatMap((one, index) =>
    placed(one.translations, `${at}.${index}.translations`),
  )
}

/** A place in a draft that names another record. */
interface Named {
  readonly to: string
  readonly id: number
  readonly at: string
}

async function danglingReferences(db: Database, { resource, draft, shop_id }: Judged): Promise<Refusal[]> {
  const named = Object.entries(resource.fields).flatMap(([key, field]) => namedBy(field, draft[key], key))
  const at: string[] = []
  for (const to of new Set(named.map((one) => one.to))) {
    const own = named.filter((one) => one.to === to)
    const there = await existing(db, to, shop_id, [...new Set(own.map((one) => one.id))])
    at.push(...own.filter((one) => !there.has(one.id)).map((one) => one.at))
  }
  return at.length > 0 ? [{ id: invalidChoice.id, at }] : []
}

function namedBy(field: Field, value: unknown, at: string): Named[] {
  if (field.kind === 'reference') return value === null ? [] : [{ to: field.to, id: value as number, at }]
  if (field.kind === 'references') {
    return (value as number[]).map((id, index) => ({ to: field.to, id, at: `${at}.${index}` }))
  }
  if (field.kind !== 'rows') return []
  return (value as Row[]).flatMap((row, index) =>
    Object.entries(field.columns).flatMap(([key, column]) => namedBy(column, row[key], `${at}.${index}.${key}`)),
  )
}

/** Those of the ids that are records of the shop. They stay until the transaction ends: a deletion waits and then sees that they are named. */
async function existing(db: Database, to: string, shop_id: number, ids: readonly number[]): Promise<Set<number>> {
  const target = registry().targets[to]
  if (!target) throw new Error(`A field points to ${to}, and no table is known by that name`)
  const rows = await db
    .select({ id: target.id })
    .from(target.id.table)
    .where(and(inArray(target.id, [...ids]), ...(target.shop_id ? [eq(target.shop_id, shop_id)] : [])))
    .for('key share')
  return new Set(rows.map((row) => row.id as number))
}
