import { expect } from 'vitest'
import type { AnyMachineSnapshot, EventObject } from 'xstate'
import type { Product, ProductInput } from '#api/contract/catalog/products.ts'
import { asEdit, edited } from '#machines/catalog/product-form/edits.ts'
import type { FormContext, FormEvent } from '#machines/catalog/product-form/form.types.ts'
import { payloadOf } from '#machines/catalog/product-form/payload.ts'
import { deleteVariant } from '#machines/catalog/product-form/variants.ts'
import { productForm } from '#screens/catalog/wiring/products.ts'
import { type Arranged, type Moment, overHttp, type World } from '#tests/paths/cover/http.ts'
import { endSession } from '#tests/paths/platform/people.fixture.ts'
import { comesAbout } from './product-form.answers.ts'
import spec from './product-form.paths.ts'
import { keten, wrong } from './product-form.products.ts'
import { addSizes, eventIn, productIn } from './product-form.shop.ts'
import {
  failureIn,
  ketenWith,
  newPicture,
  newProduct,
  path,
  saveAsAnother,
  savesNext,
  storedIn,
  withWrong,
} from './products.fixture.ts'

interface Desk extends World {
  /** The stored product that the walk opens; `null` for a new one. */
  readonly id: number | null
  readonly codes: readonly number[]
  /** Its pictures. */
  readonly images: readonly string[]
  /** What an older rule let it be stored with. */
  readonly wrong: Partial<ProductInput> | null
}

/** The product form over the products of a real shop. */
export default overHttp(spec)<typeof productForm, Desk>({
  machine: productForm,
  begin: async (shop, { input }) => {
    const codes = input === 'looking' ? [601] : [100]
    const desk = { shop, codes, token: await shop.as(codes), images: [], wrong: null }
    if (input === 'add' || input === 'quick') return { ...desk, id: null }
    const known = wrong[input]
    if (known) {
      if (input === 'variant.too_many') await addSizes(shop, productIn(shop.own, known))
      return { ...desk, id: await newProduct(shop, {}), wrong: known }
    }
    const images = [await newPicture(shop), await newPicture(shop)]
    return { ...desk, id: await newProduct(shop, ketenWith(images)), images }
  },
  input: ({ id, codes }, { input }) => ({
    mode: input === 'quick' ? 'quick' : 'full',
    id,
    holder: { permissions: codes },
  }),
  whose: ({ method, path: asked }) => {
    if (method !== 'GET') return ['save']
    if (/\/categories\/\d+\/attributes$/.test(asked)) return ['open', 'loadAttributes']
    return asked.startsWith(`${path}/`) ? ['open', 'compare'] : ['open']
  },
  answers: { open: answered, loadAttributes: answered, save: answered, compare: answered },
  elsewhere: {
    RESTORED: async (event, { world, actor }) => {
      expect((await world.shop.call('POST', `/v1/panel/bin/products/${world.id}`)).http).toBe(200)
      actor.send(event)
    },
  },
  event: (event, { world, actor }) => {
    const { type, value } = event as Partial<Extract<FormEvent, { type: 'SET_PATTERN' }>>
    // The codes of the walks' product are others in each shop.
    if (type === 'SET_PATTERN' && value === keten.variants[1]?.stock_code)
      return { ...event, value: (actor.getSnapshot().context as FormContext).draft.variants[1]?.stock_code }
    return eventIn(world.shop.own, world.images, event as FormEvent)
  },
  reply: async ({ method, path: asked }, response, world) => {
    if (!world.wrong || method !== 'GET' || asked !== `${path}/${world.id}`) return response
    // It may be gone meanwhile.
    if (!response.ok) return response
    const { data, ...rest } = await response.json()
    return Response.json({ ...rest, data: withWrong(data, productIn(world.shop.own, world.wrong)) })
  },
  see: async ({ value, context }, { shop }) => {
    if (value !== 'saved') return
    const stored = await storedIn(shop, context.saved?.id ?? 0)
    expect(stored).toMatchObject({ ...payloadOf(context), version: context.saved?.version })
    expect(context.saved?.variants.map(({ id }) => id)).toEqual(stored?.variants.map(({ id }) => id))
  },
  refused: async (event, rules, moment) => {
    const shared = rules.filter((rule) => !ofThePanel.includes(rule))
    const form = moment.actor.getSnapshot().context as FormContext
    if (shared.length === 0) return
    const before = await storedIn(moment.world.shop, form.id)
    const answer = await sendPast(moment.world, { ...form, draft: draftAfter(form, event) }, before)
    expect(await storedIn(moment.world.shop, form.id)).toEqual(before)
    if (rules.includes('auth.forbidden')) return void expect(answer.http).toBe(403)
    expect([409, 422]).toContain(answer.http)
    const told = [...new Set((answer.body.rules as { id: string }[]).map(({ id }) => id))].sort()
    // A step is judged by its own rules, the product that it would make by all.
    if (event.type === 'SUBMIT') expect(told).toEqual([...shared].sort())
    else expect(told).toEqual(expect.arrayContaining(shared))
  },
  may: (event, { context }: AnyMachineSnapshot) => comesAbout(event, context),
})

/** Rules about the form itself, which the server does not see. */
const ofThePanel: readonly string[] = [
  'form.unchanged',
  'product.attributes_not_loaded',
  'files.uploading',
  'conflict.unchosen',
  'variant.values_required',
  'variant.too_many_combinations',
  'variant.combination_required',
  'variant.pattern_unknown',
  'variant.pattern_codeless',
  'variant.pattern_required',
]

/** Brings an answer about: what went wrong in the walk goes wrong in the shop. */
async function answered(event: EventObject, { world, ahead }: Moment<Desk>): Promise<Arranged> {
  const { shop, id, token, codes } = world
  switch (failureIn(event)?.kind) {
    case undefined:
      return { how: 'through' }
    case 'network':
      return { how: event.type.endsWith('.save') && savesNext(ahead) ? 'answerLost' : 'lost' }
    case 'notFound':
      expect((await shop.call('DELETE', `${path}/${id}`)).http).toBe(200)
      return { how: 'through' }
    case 'conflict':
      await saveAsAnother(shop, id)
      return { how: 'through' }
    case 'session':
      await endSession(shop, token)
      return {
        how: 'through',
        after: async () => {
          world.token = await shop.as(codes)
        },
      }
    default:
      throw new Error(`nobody knows how ${event.type} comes about`)
  }
}

/** The product as it would be if the step had not been refused. */
function draftAfter(form: FormContext, event: EventObject): ProductInput {
  const { type, index = -1 } = event as EventObject & { index?: number }
  if (type === 'DELETE_VARIANT') return deleteVariant(form.draft, index)
  const edit = asEdit(event)
  return (edit && edited(form, edit).draft) ?? form.draft
}

/** Sends what the panel refused to the server; a product that is gone meanwhile as a new one. */
function sendPast({ shop, token }: Desk, form: FormContext, stored: Product | null) {
  const product = payloadOf(form)
  if (stored)
    return shop.call('PUT', `${path}/${form.id}`, { as: token, body: { ...product, version: stored.version } })
  const own = JSON.stringify(product, (key, value) => (key === 'id' ? undefined : value))
  return shop.call('POST', path, { as: token, body: own })
}
