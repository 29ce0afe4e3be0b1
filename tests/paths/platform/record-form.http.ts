import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { ApiFailure } from '#api/contract/platform/failure.ts'
import type { ResourceName } from '#api/registry/resources.ts'
import type { Draft } from '#api/resources/platform/resource.ts'
import type { RecordFormContext } from '#machines/platform/record-form/record-form.context.ts'
import type { RecordFormEvent } from '#machines/platform/record-form/record-form.machine.ts'
import { recordForm } from '#screens/platform/wiring/records.ts'
import { type Arranged, type Moment, overHttp, type World } from '#tests/paths/cover/http.ts'
import { english, turkish } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'
import { endSession } from './people.fixture.ts'
import spec from './record-form.paths.ts'

interface Desk extends World {
  /** The stored brand that the walk opens; `null` for a new record. */
  readonly id: number | null
  readonly codes: readonly number[]
  /** Told apart from what other walks, and other records of this walk, are called. */
  readonly walk: number
  record: number
  /** A role of the shop, for whoever chooses one. */
  readonly role: number
}

let walks = 0

/** All other walks are about a brand. */
const resourceOf: Readonly<Record<string, ResourceName>> = {
  addTax: 'taxes',
  addOption: 'options',
  addSupplier: 'suppliers',
  addChange: 'listing-changes',
  addMethod: 'shop-shipping-methods',
  addPayment: 'shop-payment-methods',
  addMail: 'shop-mail-methods',
  addPhone: 'shop-phone-message-methods',
  addInvoicing: 'shop-invoice-methods',
  addCoupon: 'coupons',
  addPage: 'pages',
  addTheme: 'label-themes',
  addMenu: 'menus',
  addZone: 'zones',
  addCron: 'crons',
  addRate: 'currency-exchange-rates',
  addAccount: 'bank-accounts',
  addEntry: 'account-entries',
  addCustomer: 'customers',
  addRole: 'user-roles',
  oneself: 'users',
}

/** Who does not hold every code. */
const codesOf: Readonly<Record<string, readonly number[]>> = { looking: [1101], addRole: [2100, 2102] }

/** The record form over the brands, taxes, options, suppliers, shipping and payment methods, connections, pages, labels, zones and roles of a real shop. */
export default overHttp(spec)<typeof recordForm, Desk>({
  machine: recordForm,
  begin: async (shop, { input }) => {
    walks += 1
    const codes = codesOf[input] ?? [100]
    const stored = input === 'edit' || input === 'looking'
    const desk = { shop, codes, token: await shop.as(codes), walk: walks, record: 1, role: 0 }
    if (input === 'oneself')
      return { ...desk, token: shop.admin, id: shop.own.admin_id, role: await newRole(shop, `Depo ${walks}`) }
    return { ...desk, id: stored ? await newBrand(shop, `Paşabahçe ${walks}`) : null }
  },
  input: ({ id, codes }, { input }) => ({
    resource: resourceOf[input] ?? 'brands',
    id,
    holder: { permissions: codes, ...(input === 'oneself' && id !== null ? { id } : {}) },
  }),
  whose: ({ method, path }) => {
    if (method !== 'GET') return ['save']
    return /^\/v1\/panel\/(brands|taxes|options|suppliers|listing-changes|shop-shipping-methods|shop-payment-methods|shop-mail-methods|shop-phone-message-methods|shop-invoice-methods|users|staff-limits|coupons|pages|label-themes|menus|zones|crons|currency-exchange-rates|bank-accounts|account-entries|customers|user-roles|languages|shop$)/.test(
      path,
    )
      ? ['open', 'compare']
      : []
  },
  answers: {
    open: (event, moment) => answered(event, moment),
    compare: (event, moment) => answered(event, moment),
    save: (event, moment) => {
      // What is typed next is another record.
      if (isDone(event) && contextOf(moment).next === 'another') moment.world.record += 1
      return answered(event, moment)
    },
  },
  elsewhere: {
    RESTORED: async (event, { world, actor }) => {
      const { resource, id } = actor.getSnapshot().context as RecordFormContext
      const answer = await world.shop.call('POST', `/v1/panel/bin/${resource}/${id}`)
      expect(answer.http).toBe(200)
      actor.send(event)
    },
  },
  event: (event, { world }) => inThisShop(event as RecordFormEvent, world),
  see: async ({ value, context }, { shop }) => {
    if (JSON.stringify(value) !== '{"form":"saved"}') return
    const { body } = await shop.call('GET', `/v1/panel/${context.resource}/${context.id}`)
    expect(body.data).toMatchObject({ ...context.draft, version: context.version })
  },
  refused: async (event, rules, moment) => {
    // What only the form refuses, the server would take.
    const shared = rules.filter((rule) => !ofThePanel.includes(rule))
    if (event.type !== 'SUBMIT' || shared.length === 0) return
    const { resource, id, version, draft } = contextOf(moment)
    const path = `/v1/panel/${resource}`
    const { shop, token } = moment.world
    const answer =
      id === null
        ? await shop.call('POST', path, { as: token, body: draft })
        : await shop.call('PUT', `${path}/${id}`, { as: token, body: { ...draft, version } })
    if (rules.includes('auth.forbidden')) return void expect(answer.http).toBe(403)
    expect(idsOf(answer.body.rules)).toEqual([...shared].sort())
  },
})

/** Rules about the form itself, which the server does not see. */
const ofThePanel: readonly string[] = ['form.unchanged', 'files.uploading']

/** Brings an answer about: what went wrong in the walk goes wrong in the shop. */
async function answered(event: EventObject, moment: Moment<Desk>): Promise<Arranged> {
  if (isDone(event)) return { how: 'through' }
  const { kind } = (event as unknown as { error: ApiFailure }).error
  const { world } = moment
  if (kind === 'network') return { how: moment.ahead[0]?.event.type === 'SUBMIT' ? 'answerLost' : 'lost' }
  if (kind === 'notFound') await removeRecord(moment)
  if (kind === 'conflict') await saveAsAnother(moment)
  if (kind !== 'session') return { how: 'through' }
  await endSession(world.shop, world.token)
  const signInAgain = async () => {
    world.token = await world.shop.as(world.codes)
  }
  return { how: 'through', after: signInAgain }
}

async function newBrand({ call }: Shop, name: string): Promise<number> {
  const answer = await call('POST', '/v1/panel/brands', {
    body: { logo: '', translations: named(name), marketplace_links: [], status: 1 },
  })
  return answer.body.data.id
}

async function newRole({ call }: Shop, name: string): Promise<number> {
  return (await call('POST', '/v1/panel/user-roles', { body: { name, permissions: [600] } })).body.data.id
}

async function removeRecord(moment: Moment<Desk>): Promise<void> {
  const { resource, id } = contextOf(moment)
  const answer = await moment.world.shop.call('DELETE', `/v1/panel/${resource}/${id}`)
  expect(answer.http).toBe(200)
}

/** Somebody else gives the record another Turkish name. */
async function saveAsAnother(moment: Moment<Desk>): Promise<void> {
  const { resource, id } = contextOf(moment)
  const { shop, walk } = moment.world
  const path = `/v1/panel/${resource}/${id}`
  const { id: _, created_at: __, updated_at: ___, logo_url: ____, ...body } = (await shop.call('GET', path)).body.data
  const answer = await shop.call('PUT', path, {
    body: { ...body, translations: named(`Şişecam ${walk} v${body.version}`) },
  })
  expect(answer.http).toBe(200)
}

/** The walk's names are short of a language and told apart by nothing. */
function inThisShop(event: RecordFormEvent, { walk, record, role }: Desk): RecordFormEvent {
  if (event.type !== 'CHANGE') return event
  if (event.field === 'role_id') return { ...event, value: role }
  const own = (name: string) => (name === '' || name.length > 100 ? name : `${name} ${walk}.${record}`)
  if (event.field === 'name') return { ...event, value: own(String(event.value)) }
  if (event.field === 'values') {
    const values = event.value as readonly { translations: readonly { name: string }[] }[]
    return { ...event, value: values.map((one) => ({ ...one, translations: inBoth(one.translations[0]?.name ?? '') })) }
  }
  if (event.field !== 'translations') return event
  const rows = event.value as readonly { name: string }[]
  if (rows[0] && 'slug' in rows[0]) return { ...event, value: [...rows, { ...rows[0], language_id: english }] }
  return { ...event, value: named(own(rows[0]?.name ?? '')) }
}

/** Only the Turkish name is ever disputed. */
function named(name: string): Draft[] {
  return [
    { language_id: turkish, name },
    { language_id: english, name: 'Brand' },
  ]
}

function inBoth(name: string): Draft[] {
  return [turkish, english].map((language_id) => ({ language_id, name }))
}

function contextOf({ actor }: Moment<Desk>): RecordFormContext {
  return actor.getSnapshot().context as RecordFormContext
}

function isDone({ type }: EventObject): boolean {
  return type.startsWith('xstate.done.')
}

function idsOf(rules: readonly { id: string }[] = []): string[] {
  return [...new Set(rules.map(({ id }) => id))].sort()
}
