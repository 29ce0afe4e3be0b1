import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import type { Picking } from '#api/contract/sales/picking.ts'
import type { OpenedPicking } from '#machines/sales/picking/picking-page.context.ts'
import { keepBasket } from '#screens/sales/wiring/kept-baskets.ts'
import { pickingPage } from '#screens/sales/wiring/picking.ts'
import { ordersPath, removeOrder, setOrder } from '#tests/fixtures/orders.fixture.ts'
import { keptIn, type OnePiece, orderOfOnePiece, otherDevice, pickedSo } from '#tests/fixtures/pickings.fixture.ts'
import { type Arranged, type Moment, overHttp, type World } from '#tests/paths/cover/http.ts'
import { seller } from '#tests/paths/platform/people.ts'
import spec from './picking-page.paths.ts'

interface Desk extends World, OnePiece {}

/** The basket of an order of a real shop. */
export default overHttp(spec)<typeof pickingPage, Desk>({
  machine: pickingPage,
  begin: async (shop) => ({ shop, ...(await orderOfOnePiece(shop)), token: await shop.as(seller.permissions) }),
  input: ({ id }) => ({ id, holder: seller }),
  event: (event, { world: { line_id, code } }) => {
    if (event.type === 'SCAN' && (event as unknown as { code: string }).code === '8690000000012')
      return { ...event, code }
    return event.type === 'SET' || event.type === 'SHORT' ? { ...event, line_id } : event
  },
  whose: ({ method }) => (method === 'GET' ? ['open', 'look', 'catchUp'] : ['save']),
  answers: {
    open: read,
    look: read,
    catchUp: read,
    save: async (event, { ahead, world: { shop, id } }) => {
      const { error } = event as unknown as { error?: { kind: string; error: string } }
      if (error?.error === 'conflict.stale') await otherDevice(shop, id)
      if (error?.error === 'order.picking_already_shipped') await setOrder(shop, id, { status: 'in_cargo' })
      if (error?.kind !== 'network') return { how: 'through' }
      const again = ahead[0]?.event.type === 'RETRY' && ahead[1]?.event.type.startsWith('xstate.done')
      return { how: again ? 'answerLost' : 'lost' }
    },
  },
  see: async ({ value, context: { picking } }, { shop, id }) => {
    if (value !== 'done') return
    const { body } = await shop.call('GET', `${ordersPath}/${id}/picking`)
    expect(body.data).toMatchObject({ status: 'picked', lines: picking?.lines })
  },
})

/** The order stands as it is read, or is gone, or nothing is heard of it. */
async function read(event: EventObject, { world, walked }: Moment<Desk>): Promise<Arranged> {
  const { output: answer, error } = event as unknown as { output?: Picking | OpenedPicking; error?: { kind: string } }
  const output = answer && 'picking' in answer ? answer.picking : answer
  if (error?.kind === 'network') return { how: 'lost' }
  if (!output) await removeOrder(world.shop, world.id)
  else {
    const opens = event.type.endsWith('.open')
    await pickedSo(world.shop, world, output, opens ? undefined : walked.context.picking)
  }
  if (answer && 'picking' in answer && answer.kept) keepBasket(world.id, await keptIn(world.shop, world, answer.kept))
  return { how: 'through' }
}
