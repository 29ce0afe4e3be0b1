import { type Actor, createActor, waitFor } from 'xstate'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { marketplaceImport } from '#screens/catalog/wiring/marketplace-import.ts'
import { listOnMarketplace } from '#tests/fixtures/marketplace.fixture.ts'
import { type Act, nothing, type Place } from './acts.ts'

type Importing = Actor<typeof marketplaceImport>

const path = '/v1/panel/marketplace-import'
let made = 0

/** An import that was opened for a product of its own. */
async function opened({ shop }: Place): Promise<Importing> {
  made += 1
  const barcode = `ariza-${made}`
  await listOnMarketplace(shop, { barcode, images: ['pictures/shirt-b3362d.webp'] })
  const actor = createActor(marketplaceImport).start()
  actor.send({ type: 'OPEN', barcode })
  return actor
}

const searching: Act = {
  name: 'looking for a product on the marketplace',
  at: ['GET', path],
  says: 'notLoaded',
  changes: 0,
  ready: async (place) => {
    const actor = await opened(place)
    return {
      actor: () => actor,
      go: () => actor.send({ type: 'SEARCH' }),
      told: () => messagesIn(actor, 'notFound'),
      kept: () => actor.getSnapshot().context.barcode,
      done: () => actor.getSnapshot().matches({ open: 'choosing' }),
    }
  },
}

const importing: Act = {
  name: 'importing a product of the marketplace',
  at: ['POST', path],
  says: 'notLoaded',
  changes: 1,
  ready: async (place) => {
    const actor = await opened(place)
    actor.send({ type: 'SEARCH' })
    await waitFor(actor, (snapshot) => snapshot.matches({ open: 'choosing' }))
    const failed = () => actor.getSnapshot().matches({ open: 'notImported' })
    return {
      actor: () => actor,
      go: () => actor.send(failed() ? { type: 'RETRY' } : { type: 'IMPORT', name: '', room: 5 }),
      told: () => messagesIn(actor, 'notImported'),
      kept: () => [actor.getSnapshot().context.barcode, actor.getSnapshot().context.chosen],
      done: () => actor.getSnapshot().matches('filled'),
    }
  },
}

function messagesIn(actor: Importing, where: 'notFound' | 'notImported') {
  const snapshot = actor.getSnapshot()
  const { failure } = snapshot.context
  return snapshot.matches({ open: where }) && failure ? failureMessages(failure, 'notLoaded') : nothing
}

/** What the import of the product form asks of the server. */
export const marketplaceActs: readonly Act[] = [searching, importing]
