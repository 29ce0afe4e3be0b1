import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, expect, test, vi } from 'vitest'
import { createMachine } from 'xstate'
import { toChart } from '#book/chart.ts'
import { sentencesOf } from '#book/reading/sentences.ts'
import { refundChart } from '#machines/sales/refund/refund.chart.ts'
import { refundWords } from '#machines/sales/refund/refund.words.ts'
import { newOrder } from '#tests/fixtures/orders.fixture.ts'
import { newRefund, refundIn, refundsPath, setRefund } from '#tests/fixtures/refunds.fixture.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** The chart of refunds with one arrow more: what was rejected is decided about anew. Nothing else knows of it. */
vi.mock('#machines/sales/refund/refund.chart.ts', async (original) => {
  const actual = await original<typeof import('#machines/sales/refund/refund.chart.ts')>()
  const { config, implementations } = actual.refundChart
  const { decision, ...regions } = config.states as NonNullable<typeof config.states>
  const rejected = { on: { REOPEN: { guard: 'auth.forbidden', target: 'pending' } } }
  const states = { ...regions, decision: { ...decision, states: { ...decision?.states, rejected } } }
  const chart = createMachine({ ...config, states } as never).provide(implementations as never)
  return {
    ...actual,
    refundChart: chart,
    refundState: (facts: Parameters<typeof actual.refundState>[0]) =>
      chart.resolveState({ value: actual.refundState(facts).value, context: facts } as never),
  }
})

// What other files have read with the usual chart is read anew, before and after.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

const fixture = openPanelFixture()
const english = sentencesOf((id) => id)

test('a new arrow of the chart is a button of the page, a step of the server and an arrow of the book', async () => {
  const { shop, enter } = fixture
  const { id } = await newRefund(shop, await newOrder(shop, { status: 'delivered' }), 1)
  await setRefund(shop, id, { status: 'rejected' })
  const { user } = await enter(`/order-refunds/edit/${id}`)
  const steps = within(await screen.findByRole('region', { name: 'Olabilecek adımlar' }))
  await user.click(steps.getByRole('button', { name: 'REOPEN' }))
  await waitFor(async () => expect((await refundIn(shop, id)).status).toBe('pending'))
  await waitFor(() => expect(steps.queryByRole('button', { name: 'REOPEN' })).toBeNull())
  const { history } = (await shop.call('GET', `${refundsPath}/${id}`)).body.data
  expect(history[0]).toMatchObject({ event: 'REOPEN', from: 'rejected', to: 'pending' })
  expect(toChart({ machine: refundChart, words: refundWords }, english).transitions).toContainEqual(
    expect.objectContaining({ id: 'decision.rejected/REOPEN', to: ['decision.pending'] }),
  )
})
