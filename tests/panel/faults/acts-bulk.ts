import { createActor } from 'xstate'
import { bulk } from '#screens/catalog/wiring/bulk.ts'
import type { Act, Place } from './acts.ts'
import { verdictActs } from './verdict-acts.ts'

async function desk({ given }: Place) {
  const choice = { ids: [given.product], filter: null, except: [] }
  const actor = createActor(bulk, { input: { holder: { permissions: [100] }, choice } }).start()
  actor.send({ type: 'SET', change: { status: 0 } })
  return actor
}

export const bulkActs: readonly Act[] = verdictActs({
  name: 'a bulk change',
  path: '/v1/panel/products/bulk/edit',
  ready: desk,
  kept: ({ change }) => change,
})
