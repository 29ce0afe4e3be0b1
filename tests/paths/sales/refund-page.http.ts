import { expect } from 'vitest'
import type { PageEvent } from '#machines/platform/step-page/step-page.types.ts'
import type { RefundPageTypes } from '#machines/sales/refund-page/refund-page.context.ts'
import { refundPage } from '#screens/sales/wiring/refunds.ts'
import { refundIn } from '#tests/fixtures/refunds.fixture.ts'
import { onHttp } from '#tests/paths/cover/faces.ts'
import { overHttp } from '#tests/paths/cover/http.ts'
import { refunder } from '#tests/paths/platform/people.ts'
import type { RefundWorld } from './refund-page.consequences.ts'
import spec from './refund-page.paths.ts'
import { refundReplay } from './refund-page.replay.ts'

type Step = PageEvent<RefundPageTypes> & { type: 'STEP' }

/** A refund of a real shop on its page. */
export default overHttp(spec)<typeof refundPage, RefundWorld>({
  ...onHttp(refundReplay),
  machine: refundPage,
  input: ({ id }) => ({ id, holder: refunder }),
  event: (event, { world: { shop, line_id } }) => {
    if (event.type === 'STEP') return { ...event, step: { ...(event as Step).step, line_id } }
    return event.type === 'ACCOUNT' ? { ...event, account_id: shop.own.account } : event
  },
  see: async ({ value, context: { record } }, { shop, id }) => {
    if (value !== 'shown') return
    const { status, received, restock, version } = await refundIn(shop, id)
    expect(record).toMatchObject({ status, received, restock, version })
  },
})
