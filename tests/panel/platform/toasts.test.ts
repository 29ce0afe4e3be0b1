import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { type ToastInput, toastsMachine } from '#machines/platform/toasts/toasts.machine.ts'

function queued(...toasts: ToastInput[]) {
  const actor = createActor(toastsMachine).start()
  for (const toast of toasts) actor.send({ type: 'SHOW', toast })
  return actor.getSnapshot().context.items
}

describe('the queue of messages', () => {
  test.each(['success', 'warning', 'error', 'other'])('R31 accept: the type %s', (type) => {
    expect(queued({ type, message: 'saved' })[0]?.type).toBe(type)
  })

  test('R31 reject: any other type is told as other', () => {
    expect(queued({ type: 'fatal', message: 'saved' })[0]?.type).toBe('other')
  })

  test.each([
    [3000, 3000],
    [null, 5000],
    [undefined, 5000],
    [1500, 1500],
  ])('R56, R243: a time of %s stays %s ms', (ms, expected) => {
    expect(queued({ type: 'success', message: 'saved', ...(ms === undefined ? {} : { ms }) })[0]?.ms).toBe(expected)
  })

  test('the same message is shown once, and the newest five stay', () => {
    expect(queued({ type: 'error', message: 'notSaved' }, { type: 'error', message: 'notSaved' }).length).toBe(1)
    const many = queued(
      ...Array.from({ length: 7 }, (_, at) => ({ type: 'error', message: 'bulk.partial', about: { failed: at } })),
    )
    expect(many.map(({ about }) => about.failed)).toEqual([2, 3, 4, 5, 6])
  })

  test('a message that is closed goes, and the others stay', () => {
    const actor = createActor(toastsMachine).start()
    actor.send({ type: 'SHOW', toast: { type: 'success', message: 'saved' } })
    actor.send({ type: 'SHOW', toast: { type: 'error', message: 'notSaved' } })
    actor.send({ type: 'CLOSE', id: actor.getSnapshot().context.items[0]?.id ?? '' })
    expect(actor.getSnapshot().context.items.map(({ message }) => message)).toEqual(['notSaved'])
  })
})
