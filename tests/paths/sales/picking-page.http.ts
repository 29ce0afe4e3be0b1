import { expect } from 'vitest'
import type { EventObject } from 'xstate'
import { keepBasket } from '#screens/sales/wiring/kept-baskets.ts'
import { pickingPage } from '#screens/sales/wiring/picking.ts'
import { ordersPath } from '#tests/fixtures/orders.fixture.ts'
import { onHttp } from '#tests/paths/cover/faces.ts'
import { type Arranged, type Moment, overHttp } from '#tests/paths/cover/http.ts'
import { seller } from '#tests/paths/platform/people.ts'
import type { PickingWorld } from './picking-page.consequences.ts'
import spec from './picking-page.paths.ts'
import { pickingReplay, readPicking } from './picking-page.replay.ts'

const face = onHttp(pickingReplay)

/** The basket of an order of a real shop. */
export default overHttp(spec)<typeof pickingPage, PickingWorld>({
  ...face,
  machine: pickingPage,
  input: ({ id }) => ({ id, holder: seller }),
  event: (event, { world: { line_id, code } }) => {
    if (event.type === 'SCAN' && (event as unknown as { code: string }).code === '8690000000012')
      return { ...event, code }
    return event.type === 'SET' || event.type === 'SHORT' ? { ...event, line_id } : event
  },
  answers: { ...face.answers, open: read, look: read, catchUp: read },
  see: async ({ value, context: { picking } }, { shop, id }) => {
    if (value !== 'done') return
    const { body } = await shop.call('GET', `${ordersPath}/${id}/picking`)
    expect(body.data).toMatchObject({ status: 'picked', lines: picking?.lines })
  },
})

async function read(event: EventObject, moment: Moment<PickingWorld>): Promise<Arranged> {
  const { how, kept } = await readPicking(event, moment)
  if (kept) keepBasket(moment.world.id, kept)
  return { how }
}
