import { describe, expect, test } from 'vitest'
import { type Actor, createActor, fromPromise } from 'xstate'
import { type ApiFailure, failure } from '#api/contract/platform/failure.ts'
import type { FileType } from '#api/contract/platform/files.ts'
import type { Uploaded } from '#api/rules/platform/gallery.ts'
import {
  type Dropped,
  type FileUploadInput,
  fileUploadMachine,
  type Sending,
} from '#machines/platform/upload/file-upload.machine.ts'
import { hasLiveUploads, uploadMachine } from '#machines/platform/upload/upload.machine.ts'

/** The uploads of one place over a network that the test plays. */
function place({ type = 'product', allowed = 5 }: { type?: FileType; allowed?: number } = {}) {
  const sent = new Map<string, Sent>()
  const checks = new Map<string, ApiFailure>()
  const check = fromPromise<unknown, FileUploadInput>(({ input }) => {
    const wrong = checks.get(input.key)
    return wrong ? Promise.reject(wrong) : Promise.resolve()
  })
  const send = fromPromise<Uploaded, Sending>(({ input, signal }) => {
    const { promise, resolve, reject } = Promise.withResolvers<Uploaded>()
    sent.set(input.key, { input, signal, resolve, reject })
    return promise
  })
  const fileUpload = fileUploadMachine.provide({ actors: { check, send } })
  const actor = createActor(uploadMachine.provide({ actors: { fileUpload } }), { input: { type, allowed } }).start()
  const added: string[][] = []
  const busy: boolean[] = []
  actor.on('added', ({ images }) => added.push(images.map((one) => one.image)))
  actor.on('busy', (told) => busy.push(told.busy))
  return { actor, sent, checks, added, busy }
}

interface Sent {
  readonly input: Sending
  readonly signal: AbortSignal
  readonly resolve: (file: Uploaded) => void
  readonly reject: (failure: ApiFailure) => void
}

const files = (...names: string[]): Dropped[] => names.map((name) => ({ key: name, name, size: 1000 }))
const drop = (actor: Actor<typeof uploadMachine>, names: string[], present = 0) =>
  actor.send({ type: 'DROP', files: files(...names), present })
const settled = () => new Promise((done) => setTimeout(done))
const store = async (sent: Map<string, Sent>, key: string) => {
  sent.get(key)?.resolve({ image: `${key}.stored`, url: `/files/${key}` })
  await settled()
}
const phases = (actor: Actor<typeof uploadMachine>) =>
  Object.fromEntries(actor.getSnapshot().context.uploads.map((one) => [one.key, one.phase]))
const child = (actor: Actor<typeof uploadMachine>, key: string) =>
  actor.getSnapshot().children[key] as Actor<typeof fileUploadMachine>

describe('a drop', () => {
  test('R96 accept: 2 beside 3 of 5 are uploaded', async () => {
    const { actor, sent } = place()
    drop(actor, ['a.png', 'b.png'], 3)
    await settled()
    expect([...sent.keys()]).toEqual(['a.png', 'b.png'])
  })

  test('R96 reject: 3 beside 3 of 5: two are uploaded, and the third is named', async () => {
    const { actor, sent } = place()
    drop(actor, ['a.png', 'b.png', 'c.png'], 3)
    await settled()
    expect([...sent.keys()]).toEqual(['a.png', 'b.png'])
    expect(actor.getSnapshot().context).toMatchObject({
      uploads: [{ key: 'a.png' }, { key: 'b.png' }],
      refused: [{ id: 'files.allowed_number', about: { count: 5 }, at: ['c.png'] }],
    })
  })

  test('R96 reject: 12 files at a limit of 5: 5 are taken, and 7 are named', () => {
    const { actor } = place()
    const names = Array.from({ length: 12 }, (_, at) => `${at + 1}.png`)
    drop(actor, names)
    expect(Object.keys(phases(actor))).toEqual(names.slice(0, 5))
    expect(actor.getSnapshot().context.refused).toEqual([
      { id: 'files.allowed_number', about: { count: 5 }, at: names.slice(5) },
    ])
  })

  test('R96: a file that is refused for itself takes nobody its place', () => {
    const { actor } = place({ allowed: 2 })
    actor.send({
      type: 'DROP',
      files: [...files('a.pdf'), { key: 'b', name: 'b.png', size: 11_534_336 }, ...files('c.png', 'd.png')],
      present: 0,
    })
    expect(Object.keys(phases(actor))).toEqual(['c.png', 'd.png'])
    expect(actor.getSnapshot().context.refused.map(({ id, at }) => [id, at])).toEqual([
      ['files.allowed_formats', ['a.pdf']],
      ['files.max_size_exceeded', ['b.png']],
    ])
  })

  test('R224 reject: files on their way take their places too', () => {
    const { actor } = place()
    drop(actor, ['a.png', 'b.png'], 3)
    drop(actor, ['c.png'], 3)
    expect(actor.getSnapshot().context.refused).toMatchObject([{ id: 'files.allowed_number' }])
    expect(Object.keys(phases(actor))).toEqual(['a.png', 'b.png'])
  })

  test('R97 reject: the message names every file that is wrong, and the others are taken', () => {
    const { actor } = place()
    drop(actor, ['IMG_1.heic', 'a.png', 'logo.svg'])
    expect(actor.getSnapshot().context).toMatchObject({
      uploads: [{ key: 'a.png' }],
      refused: [{ id: 'files.allowed_formats', at: ['IMG_1.heic', 'logo.svg'] }],
    })
  })

  test('R98 reject: a file of 10,485,761 bytes', () => {
    const { actor } = place()
    actor.send({ type: 'DROP', files: [{ key: 'a', name: 'a.png', size: 10_485_761 }], present: 0 })
    expect(actor.getSnapshot().context.refused).toEqual([
      { id: 'files.max_size_exceeded', about: { max: 10 }, at: ['a.png'] },
    ])
  })

  test('every rule that is broken is told at once', () => {
    const { actor } = place({ allowed: 1 })
    drop(actor, ['a.gif', 'b.png', 'c.png'])
    expect(actor.getSnapshot().context.refused.map(({ id }) => id)).toEqual([
      'files.allowed_number',
      'files.allowed_formats',
    ])
  })

  test('R100: only the place of the favicon takes an .ico file', () => {
    const accepting = place({ type: 'favicon', allowed: 1 }).actor
    drop(accepting, ['favicon.ico'])
    expect(Object.keys(phases(accepting))).toEqual(['favicon.ico'])
    const refusing = place({ type: 'logo', allowed: 1 }).actor
    drop(refusing, ['favicon.ico'])
    expect(Object.keys(phases(refusing))).toEqual([])
  })

  test('the message goes when it was read, and with the next drop', () => {
    const { actor } = place()
    drop(actor, ['a.gif'])
    actor.send({ type: 'DISMISS' })
    expect(actor.getSnapshot().context.refused).toEqual([])
    drop(actor, ['a.gif'])
    drop(actor, ['a.png'])
    expect(actor.getSnapshot().context.refused).toEqual([])
  })
})

describe('the files of a drop', () => {
  test('three are on their way at once, the next one follows', async () => {
    const { actor, sent } = place()
    drop(actor, ['1.png', '2.png', '3.png', '4.png', '5.png'])
    await settled()
    expect([...sent.keys()]).toEqual(['1.png', '2.png', '3.png'])
    await store(sent, '2.png')
    expect([...sent.keys()]).toEqual(['1.png', '2.png', '3.png', '4.png'])
  })

  test('R46: they take their places in the order of the drop, whoever is stored first', async () => {
    const { actor, sent, added } = place()
    drop(actor, ['a.png', 'b.png'])
    await settled()
    await store(sent, 'b.png')
    expect(added).toEqual([])
    await store(sent, 'a.png')
    expect(added).toEqual([['a.png.stored', 'b.png.stored']])
    expect(actor.getSnapshot().context.uploads).toEqual([])
    expect(actor.getSnapshot().children).toEqual({})
  })

  test('R196 reject: a file that did not get through says so and holds up nobody', async () => {
    const { actor, sent, added } = place()
    drop(actor, ['a.png', 'b.png'])
    await settled()
    sent.get('a.png')?.reject(failure('network'))
    await store(sent, 'b.png')
    expect(added).toEqual([['b.png.stored']])
    expect(child(actor, 'a.png').getSnapshot()).toMatchObject({
      value: 'failed',
      context: { reason: { id: 'notUploaded' } },
    })
  })

  test('R196 accept: it is sent again with the same key and then stored', async () => {
    const { actor, sent, added } = place()
    drop(actor, ['a.png'])
    await settled()
    const first = sent.get('a.png')?.input.requestKey
    sent.get('a.png')?.reject(failure('network'))
    await settled()
    expect(hasLiveUploads(actor.getSnapshot())).toBe(false)
    child(actor, 'a.png').send({ type: 'RETRY' })
    await settled()
    expect(hasLiveUploads(actor.getSnapshot())).toBe(true)
    expect(sent.get('a.png')?.input.requestKey).toBe(first)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    await store(sent, 'a.png')
    expect(added).toEqual([['a.png.stored']])
  })

  test('R97: a file that is not what its name says is not sent, and cannot be tried again', async () => {
    const { actor, sent, checks } = place()
    const reason = { id: 'files.allowed_formats', about: { formats: 'png' }, at: ['shell.png'] }
    checks.set('shell.png', failure('refused', { rules: [reason] }))
    drop(actor, ['shell.png', 'b.png'])
    await settled()
    expect([...sent.keys()]).toEqual(['b.png'])
    const refused = child(actor, 'shell.png').getSnapshot()
    expect(refused).toMatchObject({ value: 'refused', context: { reason } })
    expect(refused.can({ type: 'RETRY' })).toBe(false)
  })

  test.each([
    [
      'D17: the server tells its rule',
      failure('refused', { rules: [{ id: 'files.max_pixels', about: { w: 9, h: 9 } }] }),
      'files.max_pixels',
      'refused',
    ],
    [
      'R98: a body that was too much on the way',
      failure('refused', { status: 413 }),
      'files.max_size_exceeded',
      'refused',
    ],
    [
      'a server that asks to wait',
      failure('refused', { retryAfter: 9, rules: [{ id: 'auth.too_many_tries' }] }),
      'auth.too_many_tries',
      'failed',
    ],
    [
      'a session that ended',
      failure('session', { rules: [{ id: 'auth.session_expired' }] }),
      'auth.session_expired',
      'failed',
    ],
    ['R196: no answer in time', failure('timeout'), 'notUploaded', 'failed'],
    ['R196: an answer that is none of ours', failure('broken'), 'notUploaded', 'failed'],
    ['R196: a refusal without a reason', failure('refused', { status: 200, says: 0 }), 'notUploaded', 'failed'],
    [
      'R196: a server that cannot',
      failure('broken', { status: 503, rules: [{ id: 'server.unavailable' }] }),
      'notUploaded',
      'failed',
    ],
    [
      'R201: a permission that is gone',
      failure('forbidden', { status: 403, rules: [{ id: 'auth.forbidden' }] }),
      'auth.check_permission_failed',
      'failed',
    ],
  ] as const)('%s', async (_, wrong, id, state) => {
    const { actor, sent } = place()
    drop(actor, ['a.png'])
    await settled()
    sent.get('a.png')?.reject(wrong)
    await settled()
    expect(child(actor, 'a.png').getSnapshot()).toMatchObject({ value: state, context: { reason: { id } } })
  })

  test('a file that is removed is not sent on, and gives its turn to the next', async () => {
    const { actor, sent, busy } = place()
    drop(actor, ['1.png', '2.png', '3.png', '4.png'])
    await settled()
    child(actor, '1.png').send({ type: 'REMOVE' })
    await settled()
    expect(sent.get('1.png')?.signal.aborted).toBe(true)
    expect(phases(actor)).toEqual({ '2.png': 'working', '3.png': 'working', '4.png': 'working' })
    for (const key of ['2.png', '3.png', '4.png']) child(actor, key).send({ type: 'REMOVE' })
    expect(actor.getSnapshot().value).toBe('resting')
    expect(busy).toEqual([true, false])
  })

  test('a failed file keeps its place until it is removed', async () => {
    const { actor, sent } = place({ allowed: 1 })
    drop(actor, ['a.png'])
    await settled()
    sent.get('a.png')?.reject(failure('network'))
    await settled()
    drop(actor, ['b.png'])
    expect(actor.getSnapshot().context.refused).toMatchObject([{ id: 'files.allowed_number' }])
    child(actor, 'a.png').send({ type: 'REMOVE' })
    drop(actor, ['b.png'])
    expect(Object.keys(phases(actor))).toEqual(['b.png'])
  })

  test('each tells how much of it is sent', async () => {
    const { actor, sent } = place()
    drop(actor, ['a.png'])
    await settled()
    sent.get('a.png')?.input.report(0.4)
    expect(child(actor, 'a.png').getSnapshot().context.progress).toBe(0.4)
  })

  test('the snapshot is plain: it can be written down while files are on their way', async () => {
    const { actor } = place()
    drop(actor, ['a.png'])
    await settled()
    const { context } = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()))
    expect(context).toEqual({
      type: 'product',
      allowed: 5,
      refused: [],
      uploads: [{ key: 'a.png', name: 'a.png', size: 1000, phase: 'working', file: null }],
    })
  })
})
