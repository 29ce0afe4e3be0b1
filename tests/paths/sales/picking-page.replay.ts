import type { EventObject } from 'xstate'
import type { Picking } from '#api/contract/sales/picking.ts'
import type { KeptBasket } from '#machines/sales/picking/kept-basket.ts'
import type { OpenedPicking } from '#machines/sales/picking/picking-page.context.ts'
import { removeOrder, setOrder } from '#tests/fixtures/orders.fixture.ts'
import { keptIn, orderOfOnePiece, otherDevice, pickedSo } from '#tests/fixtures/pickings.fixture.ts'
import { type At, type Replay, sent } from '#tests/paths/cover/faces.ts'
import type { Arranged } from '#tests/paths/cover/http.ts'
import { seller } from '#tests/paths/platform/people.ts'
import { type PickingWorld, pickingConsequences } from './picking-page.consequences.ts'

/** The basket of an order of a real shop; what the browser keeps of it is each face's own. */
export const pickingReplay: Replay<PickingWorld> = {
  begin: async (shop) => ({ shop, ...(await orderOfOnePiece(shop)), token: await shop.as(seller.permissions) }),
  whose: ({ method, path }) => {
    if (!path.endsWith('/picking')) return []
    return method === 'GET' ? ['open', 'look', 'catchUp'] : ['save']
  },
  answers: {
    save: sent(async ({ shop, id }, { error }) => {
      if (error === 'conflict.stale') await otherDevice(shop, id)
      else await setOrder(shop, id, { status: 'in_cargo' })
    }),
  },
  consequences: pickingConsequences,
}

/** The order stands as it is read, or is gone, or nothing is heard of it. Answers the basket that an earlier page left unsent, too. */
export async function readPicking(
  event: EventObject,
  { world, walked }: Pick<At<PickingWorld>, 'world' | 'walked'>,
): Promise<Arranged & { readonly kept?: KeptBasket }> {
  const { output: answer, error } = event as unknown as { output?: Picking | OpenedPicking; error?: { kind: string } }
  const output = answer && 'picking' in answer ? answer.picking : answer
  if (error?.kind === 'network') return { how: 'lost' }
  if (!output) await removeOrder(world.shop, world.id)
  else {
    const opens = event.type.endsWith('.open')
    await pickedSo(world.shop, world, output, opens ? undefined : walked.context.picking)
  }
  const kept = answer && 'picking' in answer ? answer.kept : null
  return { how: 'through', ...(kept ? { kept: await keptIn(world.shop, world, kept) } : {}) }
}
