import { createActor } from 'xstate'
import { told } from '#api/rules/outcomes.ts'
import { undo } from '#screens/wiring/undo.ts'
import { draftOf } from '#tests/records/drafts.ts'
import { type Act, nothing, type Place } from './acts.ts'

const panel = '/v1/panel'

/** A brand that lies in the bin. */
async function deletedBrand({ add, shop }: Place): Promise<number> {
  const id = await add(`${panel}/brands`, draftOf('brands'))
  await shop.call('DELETE', `${panel}/brands/${id}`)
  return id
}

const takingBack: Act = {
  name: 'taking a deletion back',
  at: ['POST', `${panel}/bin/brands/:id`],
  says: 'notRestored',
  saysAt: { 404: ['bin.not_there'] },
  changes: 1,
  empty: true,
  ready: async (place) => {
    const records = [{ id: await deletedBrand(place), label: 'Paşabahçe' }]
    const offered = () => createActor(undo, { input: { undoing: { what: 'deletion', list: 'brands', records } } })
    let actor = offered().start()
    return {
      actor: () => actor,
      go: () => {
        // What a rule refused is over; the bin still has it.
        if (actor.getSnapshot().value === 'refused') actor = offered().start()
        actor.send({ type: actor.getSnapshot().value === 'failed' ? 'RETRY' : 'TAKE' })
      },
      told: () => {
        const { value, context } = actor.getSnapshot()
        if (value === 'failed' && context.failure) return told(context.failure, 'notRestored')
        return value === 'refused' ? (context.undone?.refused.flatMap(({ refusals }) => refusals) ?? nothing) : nothing
      },
      kept: () => actor.getSnapshot().context.undoing,
      done: () => actor.getSnapshot().value === 'undone',
    }
  },
}

export const binActs: readonly Act[] = [takingBack]
