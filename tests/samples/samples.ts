import { type Operation, operationName } from '#api/operations/platform/operation.ts'
import { operations } from '#api/registry/operations.ts'
import { type ResourceName, resourceNamed } from '#api/registry/resources.ts'
import type { Draft } from '#api/resources/platform/resource.ts'
import type { Seeded } from '#tests/seed.ts'
import type { Shop } from '#tests/shop.ts'
import { catalogSamples, newProduct } from './catalog.ts'
import { contentSamples } from './content.ts'
import { draftOf } from './drafts.ts'
import { marketplaceSamples } from './marketplaces.ts'
import { moneySamples } from './money.ts'
import { platformSamples } from './platform.ts'
import { rowsOf } from './rows.ts'
import { salesSamples } from './sales.ts'
import { create, type Maker, type Sample } from './sample.ts'
import { settingsSamples } from './settings.ts'

/** What the kinds of fields do not tell: the calls of each room. */
const samples: Readonly<Record<string, Maker>> = {
  ...platformSamples,
  ...catalogSamples,
  ...marketplaceSamples,
  ...salesSamples,
  ...moneySamples,
  ...contentSamples,
  ...settingsSamples,
  ...contentSamples,
}

/** A request for this operation that is taken, in the shop of the token. */
export async function sampleOf(operation: Operation, shop: Shop, seeded: Seeded, token: string): Promise<Sample> {
  const key = operationName(operation)
  const maker = samples[key]
  if (maker) return maker(shop, seeded, token)
  const [, trashable] = /^\/v1\/panel\/bin\/([\w-]+)\/:id$/.exec(operation.path) ?? []
  if (trashable) return { path: `/v1/panel/bin/${trashable}/${await deleted(shop, trashable, token, seeded)}` }
  if (operation.path.startsWith('/v1/panel/used-by/'))
    return { path: `${operation.path}?id=${seeded.category.elbise},${seeded.attribute.kumas}` }
  const [, switched] = /^\/v1\/panel\/record-status\/([\w-]+)$/.exec(operation.path) ?? []
  if (switched) {
    const records = [{ id: await made(shop, switched, token, seeded), version: 1 }]
    return { path: operation.path, body: { status: 0, records } }
  }
  const [, ordered] = /^\/v1\/panel\/record-order\/([\w-]+)$/.exec(operation.path) ?? []
  if (ordered) return { path: operation.path, body: { ids: [await made(shop, ordered, token, seeded)] } }
  const [, connected, asked] = /^\/v1\/panel\/([\w-]+)\/:id\/(state|test|history)$/.exec(operation.path) ?? []
  if (connected) return { path: `/v1/panel/${connected}/${await made(shop, connected, token, seeded)}/${asked}` }
  const [, list = '', step] = /^\/v1\/panel\/([\w-]+)\/:id(\/status)?$/.exec(operation.path) ?? []
  const rows = rowsOf(list)
  if (rows) {
    const path = `/v1/panel/${list}/${await rows.make(shop, seeded)}`
    return step ? { path: `${path}${step}`, body: { status: rows.leads, version: 1 } } : { path }
  }
  const [, name = ''] = /^\/v1\/panel\/([\w-]+)(\/:id)?$/.exec(operation.path) ?? []
  if (isResource(name) && operation.method === 'POST') return { path: operation.path, body: draftOf(name, seeded) }
  if (isResource(name) && operation.path.endsWith('/:id')) {
    const draft = draftOf(name, seeded)
    const id = await create(shop, `/v1/panel/${name}`, draft, token, seeded)
    return {
      path: `/v1/panel/${name}/${id}`,
      ...(operation.method === 'PUT'
        ? { body: { ...draftOf(name, seeded), ...chosenOnce(name, draft), version: 1 } }
        : {}),
    }
  }
  const path = operation.path.replace(/:category_id|:id/, String(seeded.category.elbise))
  return {
    path: path.includes('languages-for-header')
      ? `${path}?type=language`
      : path.endsWith('/languages')
        ? `${path}?type=available`
        : operation.file
          ? `${path}?format=csv`
          : path,
  }
}

/** What of a record stays as it was chosen when it was added. */
function chosenOnce(name: ResourceName, draft: Draft): Draft {
  const fields = Object.entries(resourceNamed(name)?.fields ?? {})
  const once = fields.filter(([, field]) => field.kind === 'reference' && field.once)
  return Object.fromEntries(once.map(([key]) => [key, draft[key]]))
}

function made(shop: Shop, name: string, token: string, seeded: Seeded): Promise<number> {
  return isResource(name)
    ? create(shop, `/v1/panel/${name}`, draftOf(name, seeded), token, seeded)
    : newProduct(shop, seeded, token)
}

async function deleted(shop: Shop, name: string, token: string, seeded: Seeded): Promise<number> {
  const id = await made(shop, name, token, seeded)
  await shop.call('DELETE', `/v1/panel/${name}/${id}`, { as: token, headers: { 'x-sid': String(seeded.shop_id) } })
  return id
}

function isResource(name: string): name is ResourceName {
  return resourceNamed(name) !== undefined
}

/** Everything behind the gate. Signing in and out have suites of their own: they end the sessions that these suites work with. */
export const gated: readonly Operation[] = operations.filter(
  ({ codes, path }) => codes !== 'public' && !path.startsWith('/v1/auth/'),
)
