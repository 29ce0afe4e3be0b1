import { createActor } from 'xstate'
import { told } from '#api/rules/outcomes.ts'
import { importsFrom } from '#screens/wiring/imports.ts'
import { newShelf } from '#screens/wiring/shelf.ts'
import { type Act, nothing } from './acts.ts'

/** A file of brands on its way in. Whoever meets a fault tries again where it was met. */
const sending: Act = {
  name: 'sending a file of records',
  at: ['POST', '/v1/panel/imports'],
  says: 'notSent',
  changes: 1,
  file: true,
  ready: async () => {
    const shelf = newShelf()
    const actor = createActor(importsFrom(shelf), { input: { kind: 'brands' } }).start()
    const [file = { key: '', name: '', size: 0 }] = shelf.put([new File(['Name;Other\nDalga;Wave\n'], 'a.csv')])
    return {
      actor: () => actor,
      go: () => actor.send(actor.getSnapshot().matches('notRead') ? { type: 'RETRY' } : { type: 'FILE', file }),
      told: () => {
        const { value, context } = actor.getSnapshot()
        return value === 'notRead' && context.failure ? told(context.failure, 'notSent') : nothing
      },
      kept: () => actor.getSnapshot().context.kind,
      done: () => actor.getSnapshot().matches('mapping'),
    }
  },
}

export const importActs: readonly Act[] = [sending]
