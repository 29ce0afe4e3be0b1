import { describe, expect, test } from 'vitest'
import { failure } from '#api/contract/platform/failure.ts'
import { isDirty } from '#machines/catalog/product-form/context.ts'
import { refusals } from '#machines/platform/refusals.ts'
import { fillIn, openForm, product, settled } from '#tests/product-form.ts'
import { translation, variant } from '#tests/product-input.ts'
import { m, s, sized, two, variants } from '#tests/product-rules.ts'
import { english, turkish } from '#tests/seed.ts'

const edited = async (changes: Parameters<typeof product>[0] = {}) => {
  const form = await openForm({ id: 7 }, { product: product(changes) })
  form.actor.send({ type: 'SET_FIELD', key: 'max_quantity', value: 50 })
  return form
}
const failing = async (thrown: unknown) => {
  const form = await edited()
  form.answers.save = () => Promise.reject(thrown)
  form.actor.send({ type: 'SUBMIT' })
  await settled(form.actor)
  return form
}
/** The product under another name; what else is said of it stays. */
const named = (name: string) => [{ ...translation(turkish, 'Keten elbise'), name }, translation(english, 'Linen dress')]
const stale = failure('conflict', { rules: [{ id: 'conflict.stale', about: { user: 'Elif Kaya', time: '14:32' } }] })
const saves = async () => ({ id: 7, version: 3, variants: [{ id: 71 }] })

describe('saving', () => {
  test('R38 accept: ends with the id of the first variant', async () => {
    const { actor } = await openForm()
    fillIn(actor)
    await settled(actor)
    actor.send({ type: 'SUBMIT' })
    await settled(actor)
    expect(actor.getSnapshot()).toMatchObject({ status: 'done', output: { product_id: 7, variant_id: 71 } })
  })

  test('R39 reject: a second submission while the first is under way sends nothing', async () => {
    const { actor, sent } = await edited()
    actor.send({ type: 'SUBMIT' })
    actor.send({ type: 'SUBMIT' })
    await settled(actor)
    expect(sent).toHaveLength(1)
  })

  test('R19 R20 accept: what the form does not ask is sent as the specification says', async () => {
    const { actor, sent } = await edited({ preparation_time: 9, group_code: 'x' })
    actor.send({ type: 'SUBMIT' })
    expect(sent[0]?.product).toMatchObject({ preparation_time: 5, harmonized_system_code_id: null, group_code: null })
  })

  test('a product that nobody changed has nothing to save', async () => {
    const { actor } = await openForm({ id: 7 }, { product: product() })
    expect(refusals(actor.getSnapshot(), { type: 'SUBMIT' })).toEqual([{ id: 'form.unchanged' }])
  })

  test('R40 accept: a change that was taken back is none', async () => {
    const { actor, context } = await edited()
    expect(isDirty(context())).toBe(true)
    actor.send({ type: 'SET_FIELD', key: 'max_quantity', value: 999 })
    expect(isDirty(context())).toBe(false)
  })
})

describe('a save that failed', () => {
  test.each(['network', 'timeout', 'broken', 'refused'] as const)(
    'R40 accept: keeps what was typed (%s)',
    async (kind) => {
      const { context, value } = await failing(failure(kind))
      expect(value()).toMatchObject({ form: { work: { editing: { filling: 'failed' } } } })
      expect(context().draft.max_quantity).toBe(50)
      expect(context().failure?.kind).toBe(kind)
    },
  )

  test('D4 accept: is sent again with the same key, and with another one after an edit', async () => {
    const { actor, sent, answers } = await failing(failure('network'))
    actor.send({ type: 'SUBMIT' })
    await settled(actor)
    actor.send({ type: 'SET_FIELD', key: 'max_quantity', value: 60 })
    answers.save = saves
    actor.send({ type: 'SUBMIT' })
    await settled(actor)
    const [first, second, third] = sent.map((one) => one.key)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
    expect(first).toMatch(/^[\w.:-]{8,100}$/)
  })

  test('R94 reject: a code that another product has is said at its field, until it is changed', async () => {
    const taken = { id: 'validation.stock-code-or-barcode-already-exist', at: ['variants.0.stock_code'] }
    const { actor, context } = await failing(failure('conflict', { says: 2, rules: [taken] }))
    expect(context().refused).toEqual([taken])
    actor.send({ type: 'SET_VARIANT', index: 0, key: 'barcode', value: '8690' })
    expect(context().refused).toEqual([taken])
    actor.send({ type: 'SET_VARIANT', index: 0, key: 'stock_code', value: 'STK-2' })
    expect(context().refused).toEqual([])
  })
})

describe('an ended session', () => {
  test('D11 accept: keeps the draft and sends it once more, with its key, after signing in', async () => {
    const { actor, sent, answers, value } = await failing(failure('session', { status: 401 }))
    expect(value()).toMatchObject({ form: { work: 'expired' } })
    answers.save = saves
    actor.send({ type: 'RENEWED' })
    await settled(actor)
    expect(sent.map((one) => one.key)).toEqual([sent[0]?.key, sent[0]?.key])
    expect(actor.getSnapshot().status).toBe('done')
  })

  test('D11 reject: a second refusal is not answered by a third save', async () => {
    const { actor, sent, value, context } = await failing(failure('session', { status: 401 }))
    actor.send({ type: 'RENEWED' })
    await settled(actor)
    actor.send({ type: 'RENEWED' })
    await settled(actor)
    expect(sent).toHaveLength(2)
    expect(value()).toMatchObject({ form: { work: { editing: { filling: 'failed' } } } })
    expect(context().draft.max_quantity).toBe(50)
  })
})

describe('a product that somebody else saved meanwhile', () => {
  const conflict = async (mine: Parameters<typeof product>[0], theirs: Parameters<typeof product>[0]) => {
    const form = await openForm({ id: 7 }, { product: product() })
    form.actor.send({
      type: 'SET_TEXT',
      language_id: turkish,
      key: 'name',
      value: mine?.translations?.[0]?.name ?? 'Keten elbise',
    })
    if (mine?.max_quantity) form.actor.send({ type: 'SET_FIELD', key: 'max_quantity', value: mine.max_quantity })
    form.answers.save = () => Promise.reject(stale)
    form.answers.stored = async () => product(theirs, 2)
    form.actor.send({ type: 'SUBMIT' })
    await settled(form.actor)
    form.answers.save = saves
    return form
  }

  test('D5 accept: both versions are compared field by field, and saved with the chosen sides over the newer version', async () => {
    const { actor, context, sent } = await conflict(
      { translations: named('Yazlık') },
      { translations: named('Kışlık'), tax_id: 4 },
    )
    expect(context().changedBy).toEqual({ user: 'Elif Kaya', time: '14:32' })
    expect(context().differences).toMatchObject([
      { path: `translations.${turkish}.name`, mine: 'Yazlık', theirs: 'Kışlık' },
    ])
    expect(context().taken).toMatchObject([{ path: 'tax_id', theirs: 4 }])
    expect(refusals(actor.getSnapshot(), { type: 'MERGE' }).map((one) => one.id)).toEqual(['conflict.unchosen'])
    actor.send({ type: 'CHOOSE', path: `translations.${turkish}.name`, side: 'mine' })
    actor.send({ type: 'MERGE' })
    await settled(actor)
    expect(sent[1]).toMatchObject({ version: 2, product: { tax_id: 4 } })
    expect(sent[1]?.product.translations[0]?.name).toBe('Yazlık')
  })

  test('D5 accept: what only one of both changed is taken over without a question', async () => {
    const { actor, context, sent } = await conflict({ max_quantity: 50 }, { tax_id: 4 })
    expect(context().differences).toEqual([])
    expect(context().own.map((one) => one.path)).toContain('max_quantity')
    expect(context().taken.map((one) => one.path)).toEqual(['tax_id'])
    actor.send({ type: 'MERGE' })
    await settled(actor)
    expect(sent[1]?.product).toMatchObject({ max_quantity: 50, tax_id: 4 })
  })

  test('D5 accept: theirs may simply be taken', async () => {
    const { actor, context } = await conflict({ translations: named('Yazlık') }, { translations: named('Kışlık') })
    actor.send({ type: 'TAKE_THEIRS' })
    expect(context().draft.translations[0]?.name).toBe('Kışlık')
    expect(isDirty(context())).toBe(false)
  })

  test('going back keeps mine', async () => {
    const { actor, context } = await conflict({ translations: named('Yazlık') }, { translations: named('Kışlık') })
    actor.send({ type: 'BACK' })
    expect(context().draft.translations[0]?.name).toBe('Yazlık')
    expect(context().version).toBe(1)
  })

  test('a stock that moved is shown beside the one that was typed', async () => {
    const form = await openForm({ id: 7 }, { product: product() })
    form.actor.send({ type: 'SET_VARIANT', index: 0, key: 'quantity', value: 9 })
    form.answers.save = () => Promise.reject(failure('conflict', { rules: [{ id: 'conflict.stock' }] }))
    const theirs = product()
    form.answers.stored = async () => ({ ...theirs, variants: theirs.variants.map((one) => ({ ...one, quantity: 4 })) })
    form.actor.send({ type: 'SUBMIT' })
    await settled(form.actor)
    expect(form.context().differences).toMatchObject([{ path: 'variants.71.quantity', mine: 9, theirs: 4 }])
    form.actor.send({ type: 'CHOOSE', path: null, side: 'mine' })
    form.answers.save = saves
    form.actor.send({ type: 'MERGE' })
    expect(form.sent[1]?.product.variants[0]).toMatchObject({ quantity: 9, quantity_loaded: 4 })
  })

  test('variants that they deleted stay deleted, and those that I added stay added', async () => {
    const form = await openForm({ id: 7 }, { product: product(variants(sized(s), sized(m))) })
    form.actor.send({ type: 'ADD_VARIANT', options: sized(99) })
    form.answers.save = () => Promise.reject(stale)
    form.answers.stored = async () => product(variants(sized(s)), 2)
    form.actor.send({ type: 'SUBMIT' })
    await settled(form.actor)
    form.answers.save = saves
    form.actor.send({ type: 'MERGE' })
    expect(
      form.sent[1]?.product.variants.map((one) => [one.id, one.options[0]?.option_value_id, one.is_default]),
    ).toEqual([
      [71, s, 1],
      [undefined, 99, 0],
    ])
  })

  test('there is one default variant, whichever side it comes from', async () => {
    const form = await openForm({ id: 7 }, { product: product(two({}, {})) })
    form.actor.send({ type: 'MAKE_DEFAULT', index: 1 })
    form.answers.save = () => Promise.reject(stale)
    form.answers.stored = async () => product({ ...two({}, {}), tax_id: 4 }, 2)
    form.actor.send({ type: 'SUBMIT' })
    await settled(form.actor)
    form.answers.save = saves
    form.actor.send({ type: 'MERGE' })
    expect(form.sent[1]?.product.variants.map((one) => one.is_default)).toEqual([0, 1])
  })

  test('a product that was deleted meanwhile can be added again', async () => {
    const form = await edited()
    form.answers.save = () => Promise.reject(failure('notFound', { status: 404 }))
    form.actor.send({ type: 'SUBMIT' })
    await settled(form.actor)
    form.answers.save = saves
    form.actor.send({ type: 'ADD_AGAIN' })
    form.actor.send({ type: 'SUBMIT' })
    expect(form.sent[1]).toMatchObject({ id: null, version: null, product: { max_quantity: 50 } })
    expect(form.sent[1]?.product.variants[0]?.id).toBeUndefined()
  })

  test('a product that was deleted meanwhile is added again without the pictures that went with it', async () => {
    const images = [{ id: 1, type: 1, image: 'gone.webp', status: 1, deleted: 0 } as const]
    const form = await openForm({ id: 7 }, { product: product({ variants: [variant({ images })] }) })
    form.answers.save = () => Promise.reject(failure('notFound', { status: 404 }))
    form.actor.send({ type: 'ADD_IMAGES', index: 0, images: [{ image: 'new.webp' }] })
    form.actor.send({ type: 'SUBMIT' })
    await settled(form.actor)
    form.actor.send({ type: 'ADD_AGAIN' })
    expect(form.context().draft.variants[0]?.images.map(({ image }) => image)).toEqual(['new.webp'])
  })
})

describe('opening', () => {
  test('a form that could not be loaded is loaded again', async () => {
    const { actor, answers, value } = await openForm({}, { unloadable: failure('network') })
    expect(value()).toBe('notLoaded')
    answers.unloadable = null
    actor.send({ type: 'RETRY' })
    await settled(actor)
    expect(value()).toMatchObject({ form: { work: { editing: { filling: 'calm' } } } })
  })

  test('D6 reject: a product of another shop is not there', async () => {
    const { value } = await openForm({ id: 9 }, { unloadable: failure('notFound', { status: 404 }) })
    expect(value()).toBe('missing')
  })
})
