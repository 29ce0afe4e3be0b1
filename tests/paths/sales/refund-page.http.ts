import { expect } from 'vitest'
import type { Refund } from '#api/contract/sales/refunds.ts'
import type { PageEvent } from '#machines/platform/step-page/step-page.types.ts'
import type { RefundPageTypes } from '#machines/sales/refund-page/refund-page.context.ts'
import { refundPage } from '#screens/sales/wiring/refunds.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { accountBeside, newRefund, refundIn, removeRefund, setRefund } from '#tests/fixtures/refunds.fixture.ts'
import { overHttp, type World } from '#tests/paths/cover/http.ts'
import { refunder } from '#tests/paths/platform/people.ts'
import spec from './refund-page.paths.ts'

type Step = PageEvent<RefundPageTypes> & { type: 'STEP' }

interface Desk extends World {
  readonly id: number
  readonly line_id: number
}

/** A refund of a real shop on its page. */
export default overHttp(spec)<typeof refundPage, Desk>({
  machine: refundPage,
  begin: async (shop) => {
    await accountBeside(shop)
    const { id, lines } = await newRefund(shop, await newOrder(shop, { status: 'delivered' }), 1)
    return { shop, id, line_id: lines[0]?.id ?? 0, token: await shop.as(refunder.permissions) }
  },
  input: ({ id }) => ({ id, holder: refunder }),
  event: (event, { world: { shop, line_id } }) => {
    if (event.type === 'STEP') return { ...event, step: { ...(event as Step).step, line_id } }
    return event.type === 'ACCOUNT' ? { ...event, account_id: shop.own.account } : event
  },
  whose: ({ method }) => [method === 'GET' ? 'open' : 'send'],
  answers: {
    open: async (event, { world: { shop, id } }) => {
      const { output, error } = event as unknown as { output?: Refund; error?: { kind: string } }
      if (error?.kind === 'network') return { how: 'lost' }
      if (output) await setRefund(shop, id, output)
      else await removeRefund(shop, id)
      return { how: 'through' }
    },
    send: async (event, { ahead, world: { shop, id } }) => {
      const { error } = event as unknown as { error?: { kind: string } }
      if (error?.kind === 'conflict') {
        // Somebody else was faster.
        const { version } = await refundIn(shop, id)
        await setRefund(shop, id, { version: version + 1 })
      }
      if (error?.kind !== 'network') return { how: 'through' }
      // An answer that is asked for again was lost on its way back: the step is taken, once.
      const again = ahead[0]?.event.type === 'RETRY' && ahead[1]?.event.type.startsWith('xstate.done')
      return { how: again ? 'answerLost' : 'lost' }
    },
  },
  see: async ({ value, context: { record } }, { shop, id }) => {
    if (value !== 'shown') return
    const { status, received, restock, version } = await refundIn(shop, id)
    expect(record).toMatchObject({ status, received, restock, version })
  },
})
