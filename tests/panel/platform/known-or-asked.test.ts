import { expect, test } from 'vitest'
import { createActor, setup, waitFor } from 'xstate'
import { knownOrAsked } from '#screens/platform/wiring/known-or-asked.ts'

/** An answer that is known already is there with the event that asks for it. */

function open(ask: (code: string) => Promise<string>) {
  const find = knownOrAsked((code: string) => (code === 'known' ? 'a jug' : undefined), ask)
  const machine = setup({ types: { events: {} as { type: 'SCAN'; code: string } }, actors: { find } }).createMachine({
    initial: 'writing',
    states: {
      writing: { on: { SCAN: 'finding' } },
      finding: {
        invoke: { src: 'find', input: ({ event }) => event.code, onDone: 'writing', onError: 'notFound' },
      },
      notFound: {},
    },
  })
  const actor = createActor(machine).start()
  const answers: unknown[] = []
  actor.system.inspect(({ type, ...inspected }) => {
    if (type === '@xstate.event' && 'event' in inspected && inspected.event.type.startsWith('xstate.done'))
      answers.push(inspected.event.output)
  })
  return { actor, answers }
}

test('what is known is answered before the sender goes on, and nobody is asked', () => {
  const { actor, answers } = open(() => Promise.reject(new Error('asked all the same')))
  actor.send({ type: 'SCAN', code: 'known' })
  expect(actor.getSnapshot().value).toBe('writing')
  expect(answers).toEqual(['a jug'])
})

test('what is not known is asked for, and answered or not', async () => {
  const { actor, answers } = open((code) =>
    code === 'asked' ? Promise.resolve('a bowl') : Promise.reject(new Error()),
  )
  actor.send({ type: 'SCAN', code: 'asked' })
  expect(actor.getSnapshot().value).toBe('finding')
  await waitFor(actor, ({ value }) => value === 'writing')
  expect(answers).toEqual(['a bowl'])
  actor.send({ type: 'SCAN', code: 'nobody' })
  await waitFor(actor, ({ value }) => value === 'notFound')
})
