import { and, assign, fromPromise, not, or, setup } from 'xstate'
import { rule } from '#api/rules/platform/rule.ts'
import { asGuards, type RuleGuard } from '#machines/platform/refusals.ts'

/** A level crossing: small, and with one of everything that a machine can hold. The generator is tried on it. */

interface Crossing {
  trains: number
  manned: boolean
  tries: number
}

const noTrain = rule(
  { id: 'crossing.train_near', message: 'Tren yaklaşıyor.' },
  'R900',
  ({ trains }: Crossing) => trains === 0,
)
const manned = rule(
  { id: 'crossing.not_manned', message: 'Bekçi yok.' },
  'R901',
  (crossing: Crossing) => crossing.manned,
)
const fewTrains = rule(
  { id: 'crossing.too_many', message: 'En fazla {max} tren.' },
  'R902',
  ({ trains }: Crossing) => trains < 2,
  {
    about: () => ({ max: 2 }),
  },
)

export const crossingRules = [noTrain, manned, fewTrains] as const

type RuleId = 'crossing.train_near' | 'crossing.not_manned' | 'crossing.too_many'

export const crossingMachine = setup({
  types: {
    context: {} as Crossing,
    input: {} as { manned: boolean },
    events: {} as
      | { type: 'TRAIN' }
      | { type: 'PASSED' }
      | { type: 'OPEN' }
      | { type: 'CLOSE' }
      | { type: 'HORN' }
      | { type: 'FORCE'; by: string },
  },
  guards: {
    ...(asGuards(crossingRules, ({ context }) => context as Crossing) as Record<RuleId, RuleGuard>),
    byChief: ({ event }) => event.type === 'FORCE' && event.by === 'chief',
    lastTry: ({ context }) => context.tries >= 1,
  },
  actors: { motor: fromPromise<string>(() => Promise.reject(new Error('no motor here'))) },
  actions: {
    count: assign({ trains: ({ context }) => context.trains + 1 }),
    discount: assign({ trains: ({ context }) => context.trains - 1 }),
  },
  delays: { settling: 2000 },
}).createMachine({
  id: 'crossing',
  type: 'parallel',
  context: ({ input }) => ({ trains: 0, manned: input.manned, tries: 0 }),
  states: {
    barrier: {
      initial: 'down',
      states: {
        down: {
          on: {
            OPEN: { target: 'raising', guard: and(['crossing.train_near', or(['crossing.not_manned', 'byChief'])]) },
            FORCE: [
              { target: 'raising', guard: and(['byChief', not('crossing.not_manned')]) },
              { guard: 'crossing.not_manned', target: 'deciding' },
            ],
          },
        },
        deciding: { always: [{ guard: 'crossing.train_near', target: 'raising' }, { target: 'down' }] },
        raising: {
          tags: ['busy'],
          invoke: {
            id: 'motor',
            src: 'motor',
            onDone: 'up',
            onError: [
              { guard: 'lastTry', target: 'broken' },
              { target: 'raising', reenter: true, actions: assign({ tries: 1 }) },
            ],
          },
          after: { settling: 'up' },
        },
        up: { on: { CLOSE: 'down' } },
        broken: { type: 'final' },
      },
    },
    line: {
      on: {
        TRAIN: { guard: 'crossing.too_many', actions: 'count' },
        PASSED: { guard: not('crossing.train_near'), actions: 'discount' },
      },
    },
  },
})
