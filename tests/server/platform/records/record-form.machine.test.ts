import { describe, expect, test } from 'vitest'
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate'
import { type ApiFailure, failure } from '#api/contract/platform/failure.ts'
import type { Draft } from '#api/resources/platform/resource.ts'
import { hasUnsaved, isDirty, type Opened, type Stored } from '#machines/platform/record-form/record-form.context.ts'
import { recordFormMachine, type Saving } from '#machines/platform/record-form/record-form.machine.ts'
import { shownRefusals } from '#machines/platform/record-form/record-form.view.ts'
import { refusals } from '#machines/platform/refusals.ts'

const names = (tr: string, en = 'en') => [
  { language_id: 175, name: tr },
  { language_id: 176, name: en },
]
const draft: Draft = { translations: names('Paşabahçe'), logo: '', marketplace_links: [], status: 1 }
const stored: Stored = { id: 7, version: 3, draft }

/** A form whose calls answer what the test says, in turn; what was sent is kept. */
function form(
  answers: readonly (ApiFailure | Stored | 'as sent')[],
  {
    id = 7 as number | null,
    opened = [{ record: id === null ? null : stored, languages: [175, 176] }] as Opened[],
  } = {},
) {
  const sent: Saving[] = []
  const openings = [...opened]
  const left = [...answers]
  const saved: unknown[] = []
  const actor = createActor(
    recordFormMachine.provide({
      actors: {
        open: fromPromise(async () => (openings.length > 1 ? openings.shift() : openings[0]) as Opened),
        save: fromPromise(async ({ input }: { input: Saving }) => {
          sent.push(input)
          const answer = left.shift() ?? 'as sent'
          if (answer === 'as sent') return { id: input.id ?? 7, version: (input.version ?? 0) + 1, draft: input.draft }
          if ('kind' in answer) throw answer
          return answer
        }),
        renewals: fromCallback(() => {}),
      },
    }),
    { input: { resource: 'brands', id, holder: { permissions: [100] } } },
  )
  actor.on('saved', (event) => saved.push(event))
  actor.start()
  const until = (state: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  const change = (field: string, value: unknown) => actor.send({ type: 'CHANGE', field, value })
  const context = () => actor.getSnapshot().context
  return { actor, sent, saved, until, change, context }
}

const stale = failure('conflict', {
  status: 409,
  rules: [{ id: 'conflict.stale', about: { user: 'Elif Kaya', time: '2026-11-20T12:00:00Z' } }],
})

describe('the key of a save', () => {
  test('D4: is kept while the same save is tried again, and made anew after an edit', async () => {
    const { actor, sent, until, change } = form([failure('network'), failure('timeout'), failure('network')])
    await until('form')
    change('status', 0)
    for (let tries = 0; tries < 2; tries += 1) {
      actor.send({ type: 'SUBMIT' })
      await until({ form: 'failed' })
    }
    change('status', 1)
    change('translations', names('Cam'))
    actor.send({ type: 'SUBMIT' })
    await until({ form: 'failed' })
    actor.send({ type: 'SUBMIT' })
    await until({ form: 'saved' })
    const [first, second, third, fourth] = sent.map((one) => one.key)
    expect(first).toMatch(/^[\w.:-]{8,100}$/)
    expect([second, third === first, fourth]).toEqual([first, false, third])
  })

  test('D4: the save after an ended session has the key of the one that was refused', async () => {
    const { actor, sent, until, change } = form([failure('session', { status: 401 })])
    await until('form')
    change('status', 0)
    actor.send({ type: 'SUBMIT' })
    await until('expired')
    actor.send({ type: 'RENEWED' })
    await until({ form: 'saved' })
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
  })
})

describe('R40: whatever goes wrong, what was typed stays', () => {
  test.each([
    failure('network'),
    failure('timeout'),
    failure('broken', { status: 500 }),
    failure('forbidden', { status: 403 }),
    failure('refused', { status: 422, rules: [{ id: 'validation.required', at: ['translations.0.name'] }] }),
    failure('refused', { status: 429 }),
  ])('$kind $status', async (answer) => {
    const { actor, until, change, context } = form([answer])
    await until('form')
    change('translations', names('Şişecam'))
    actor.send({ type: 'SUBMIT' })
    await until({ form: 'failed' })
    expect(context()).toMatchObject({
      draft: { ...draft, translations: names('Şişecam') },
      failure: answer,
      version: 3,
    })
    actor.send({ type: 'SUBMIT' })
    await until({ form: 'saved' })
  })

  test('what the server refused is told at its field until that field changes', async () => {
    const taken = { id: 'validation.name_exists', at: ['translations.0.name'] }
    const { actor, until, change, context } = form([failure('conflict', { status: 409, rules: [taken] })])
    await until('form')
    change('translations', names('Alınmış'))
    actor.send({ type: 'SUBMIT' })
    await until({ form: 'failed' })
    expect(shownRefusals(context())).toEqual([taken])
    change('status', 0)
    expect(shownRefusals(context())).toEqual([taken])
    change('translations', names('Boşta'))
    expect(shownRefusals(context())).toEqual([])
  })
})

describe('unsaved changes are judged by value', () => {
  test('a change that was taken back by hand is none, and nothing is to be saved', async () => {
    const { actor, until, change, context } = form([])
    await until('form')
    expect(isDirty(context())).toBe(false)
    change('translations', names('Başka'))
    expect(isDirty(context())).toBe(true)
    change('translations', names('Paşabahçe'))
    expect(isDirty(context())).toBe(false)
    expect(refusals(actor.getSnapshot(), { type: 'SUBMIT' })).toEqual([{ id: 'form.unchanged' }])
  })

  test('a picture on its way counts as unsaved, and keeps the record from being saved', async () => {
    const { actor, until, change, context } = form([])
    await until('form')
    change('status', 0)
    actor.send({ type: 'UPLOADING', field: 'logo', busy: true })
    expect(hasUnsaved(context())).toBe(true)
    expect(refusals(actor.getSnapshot(), { type: 'SUBMIT' })).toEqual([{ id: 'files.uploading', at: ['logo'] }])
    actor.send({ type: 'UPLOADING', field: 'logo', busy: false })
    expect(refusals(actor.getSnapshot(), { type: 'SUBMIT' })).toEqual([])
  })

  test('after a save nothing is unsaved, and the next save names the new version', async () => {
    const { actor, sent, until, change, context } = form([])
    await until('form')
    for (const status of [0, 1]) {
      change('status', status)
      actor.send({ type: 'SUBMIT' })
      await until({ form: 'saved' })
      expect(isDirty(context())).toBe(false)
    }
    expect(sent.map((one) => one.version)).toEqual([3, 4])
  })
})

describe('errors are shown when it is time', () => {
  const wrong = ['translations.0.name', 'translations.1.name']

  test('not before a field was left, then at that field, and everywhere once saving was tried', async () => {
    const { actor, until, context } = form([], { id: null })
    await until('form')
    const at = () => shownRefusals(context()).flatMap((refusal) => refusal.at ?? [])
    expect(at()).toEqual([])
    actor.send({ type: 'TOUCH', path: 'translations.1.name' })
    expect(at()).toEqual(['translations.1.name'])
    actor.send({ type: 'REVEAL' })
    expect(at()).toEqual(wrong)
  })

  test('what stands in the way of saving names every field', async () => {
    const { actor, until, change } = form([], { id: null })
    await until('form')
    change('marketplace_links', [{ marketplace_id: null, name: '' }])
    expect(refusals(actor.getSnapshot(), { type: 'SUBMIT' })).toEqual([
      { id: 'validation.translation', at: wrong },
      { id: 'validation.required', about: { field: 'marketplaces.one' }, at: ['marketplace_links.0.marketplace_id'] },
      { id: 'validation.required', about: { field: 'brands.marketplace_name' }, at: ['marketplace_links.0.name'] },
    ])
  })
})

describe('D5: somebody else saved', () => {
  const theirs: Stored = { id: 7, version: 4, draft: { ...draft, translations: names('Onun adı'), status: 0 } }
  const openings: Opened[] = [
    { record: stored, languages: [175, 176] },
    { record: theirs, languages: [175, 176] },
  ]

  test('a side is chosen where both changed, the other changes stay, and it is saved over theirs', async () => {
    const { actor, sent, until, change, context } = form([stale], { opened: openings })
    await until('form')
    change('translations', names('Benim adım'))
    actor.send({ type: 'SUBMIT' })
    await until('conflict')
    expect(context().changedBy).toEqual({ user: 'Elif Kaya', time: '2026-11-20T12:00:00Z' })
    const [path = ''] = context().differences.map((one) => one.path)
    expect(refusals(actor.getSnapshot(), { type: 'MERGE' })).toEqual([
      { id: 'conflict.unchosen', at: [`conflict.${path}`] },
    ])
    actor.send({ type: 'CHOOSE', path, side: 'mine' })
    actor.send({ type: 'MERGE' })
    await until({ form: 'saved' })
    expect(sent[1]).toMatchObject({ version: 4, draft: { ...draft, translations: names('Benim adım'), status: 0 } })
    expect(sent[1]?.key).not.toBe(sent[0]?.key)
  })

  test('giving mine up leaves theirs, with nothing to save', async () => {
    const { actor, until, change, context } = form([stale], { opened: openings })
    await until('form')
    change('translations', names('Benim adım'))
    actor.send({ type: 'SUBMIT' })
    await until('conflict')
    actor.send({ type: 'TAKE_THEIRS' })
    expect(context()).toMatchObject({ draft: theirs.draft, version: 4 })
    expect(isDirty(context())).toBe(false)
  })

  test('a record that was deleted meanwhile can be added again with all that was typed', async () => {
    const { actor, sent, until, change } = form([failure('notFound', { status: 404 })])
    await until('form')
    change('status', 0)
    actor.send({ type: 'SUBMIT' })
    await until('gone')
    actor.send({ type: 'ADD_AGAIN' })
    actor.send({ type: 'SUBMIT' })
    await until({ form: 'saved' })
    expect(sent[1]).toMatchObject({ id: null, version: null, draft: { ...draft, status: 0 } })
  })

  test('the picture of a record that was deleted meanwhile went with it, a new one stays', async () => {
    for (const logo of ['old.webp', 'new.webp']) {
      const { actor, until, change, context } = form([failure('notFound', { status: 404 })], {
        opened: [{ record: { ...stored, draft: { ...draft, logo: 'old.webp' } }, languages: [175, 176] }],
      })
      await until('form')
      change('status', 0)
      change('logo', logo)
      actor.send({ type: 'SUBMIT' })
      await until('gone')
      actor.send({ type: 'ADD_AGAIN' })
      expect(context().draft.logo).toBe(logo === 'new.webp' ? logo : '')
    }
  })
})

test('saving with another to follow begins a blank form', async () => {
  const { actor, saved, until, change, context } = form([], { id: null })
  await until('form')
  change('translations', names('Biri'))
  actor.send({ type: 'SUBMIT', next: 'another' })
  await until('opening')
  await until('form')
  expect(saved).toMatchObject([{ type: 'saved', added: true, next: 'another', now: { id: 7 } }])
  expect(context()).toMatchObject({ id: null, draft: { translations: names('', '') } })
})

test('R16: a language that was switched off keeps its text, and one that was added gets a row', async () => {
  const record = {
    ...stored,
    draft: { ...draft, translations: [{ language_id: 99, name: 'alt' }, ...names('Ad').slice(0, 1)] },
  }
  const { until, context } = form([], { opened: [{ record, languages: [175, 176] }] })
  await until('form')
  expect(context().draft.translations).toEqual([
    { language_id: 99, name: 'alt' },
    { language_id: 175, name: 'Ad' },
    { language_id: 176, name: '' },
  ])
  expect(isDirty(context())).toBe(false)
})
