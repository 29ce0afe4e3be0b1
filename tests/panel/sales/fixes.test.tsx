import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { orderFixes, restPlace } from '#screens/sales/orders/order-fixes.ts'
import { refundFixes } from '#screens/sales/refunds/refund-fixes.ts'
import { newOrder, orderIn, setOrder } from '#tests/fixtures/orders.fixture.ts'
import { approvedRefund, decidedRefund, newRefund, refundIn } from '#tests/fixtures/refunds.fixture.ts'
import { oneMissing, pickedShort } from '#tests/fixtures/short-picks.fixture.ts'
import { confirm } from '#tests/panel/confirm.ts'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** Every way out that a refusal of an order, its parcel, its invoice or its refund offers is gone, and leads to where it is mended now. */

const fixture = openPanelFixture()
const order = (changes: Parameters<typeof newOrder>[1]) => newOrder(fixture.shop, changes)
const orderPage = ({ id }: { id: number }) => `/orders/edit/${id}`
const refundPage = ({ id }: { id: number }) => `/order-refunds/edit/${id}`

interface Case {
  /** The rule, and the page where it stands in the way. */
  readonly rule: string
  readonly at: () => Promise<{ path: string; arrived: () => unknown }>
  readonly button: string | RegExp
  /** It lies behind "more". */
  readonly behind?: true
  readonly fix: string
}

/** The focus is in the part of the page with this title. */
const focused = (title: string) =>
  expect(within(document.activeElement as HTMLElement).getByRole('heading', { name: title })).toBeDefined()
const becomes = async (id: number, changes: object) => expect(await orderIn(fixture.shop, id)).toMatchObject(changes)

const ofOrder: readonly Case[] = [
  {
    rule: 'order.transfer_not_paid',
    at: async () => {
      const made = await order({ payment_method: 'money_transfer', payment_status: 'not_paid', status: 'pending' })
      return { path: orderPage(made), arrived: () => becomes(made.id, { payment_status: 'paid' }) }
    },
    button: 'Onayla',
    fix: 'Ödendi olarak işaretle',
  },
  {
    rule: 'refund.order_unpaid',
    at: async () => {
      const made = await order({ payment_method: 'cash', payment_status: 'not_paid', status: 'delivered' })
      return { path: orderPage(made), arrived: () => becomes(made.id, { payment_status: 'paid' }) }
    },
    button: 'Yeni iade',
    fix: 'Ödendi olarak işaretle',
  },
  {
    rule: 'refund.order_waiting',
    at: async () => {
      const made = await order({ payment_status: 'paid', status: 'pending' })
      return { path: orderPage(made), arrived: () => becomes(made.id, { status: 'accepted' }) }
    },
    button: 'Yeni iade',
    fix: 'Onayla',
  },
  {
    rule: 'shipping.order_not_ready',
    at: async () => {
      const made = await order({ payment_status: 'paid', status: 'pending' })
      return { path: orderPage(made), arrived: () => becomes(made.id, { status: 'accepted' }) }
    },
    button: 'Kargoya kaydet',
    fix: 'Onayla',
  },
  {
    rule: 'order.not_invoiced',
    at: async () => {
      const made = await order({ payment_status: 'paid', status: 'delivered' })
      return { path: orderPage(made), arrived: () => focused('Fatura') }
    },
    button: 'Faturalandı',
    fix: 'Faturaya git',
  },
  {
    rule: 'order.refund_by_refund',
    at: async () => {
      const made = await order({ payment_status: 'paid', status: 'delivered' })
      return { path: orderPage(made), arrived: () => focused('İadeler') }
    },
    button: /^Para iade et/,
    behind: true,
    fix: 'İadelere git',
  },
]

const ofRest: Case = {
  rule: 'order.rest_open',
  at: async () => {
    const made = await order({ payment_status: 'paid', status: 'accepted' })
    await pickedShort(fixture.shop, made, oneMissing)
    return { path: orderPage(made), arrived: () => expect(document.activeElement?.id).toBe(restPlace) }
  },
  button: 'Kargoya kaydet',
  fix: 'Kalana karar ver',
}

const ofNothing: Case = {
  rule: 'order.nothing_to_send',
  at: async () => {
    const made = await order({ payment_status: 'paid', status: 'accepted' })
    await setOrder(fixture.shop, made.id, { status: 'accepted' }, 2)
    return { path: orderPage(made), arrived: () => becomes(made.id, { status: 'cancelled' }) }
  },
  button: 'Kargoya bildir',
  fix: 'Siparişi iptal et',
}

const ofRefund: readonly Case[] = [
  {
    rule: 'refund.approve_needs_accepted',
    at: async () => {
      const made = await newRefund(fixture.shop, await order({ payment_status: 'paid', status: 'delivered' }))
      return { path: refundPage(made), arrived: () => focused('Geri gönderilenler') }
    },
    button: 'İadeyi onayla',
    fix: 'Satırlara git',
  },
  {
    rule: 'refund.reject_has_accepted',
    at: async () => {
      const made = await decidedRefund(fixture.shop, await order({ payment_status: 'paid', status: 'delivered' }))
      return { path: refundPage(made), arrived: () => focused('Geri gönderilenler') }
    },
    button: 'İadeyi reddet',
    fix: 'Satırlara git',
  },
  {
    rule: 'refund.not_accepted',
    at: async () => {
      const made = await decidedRefund(fixture.shop, await order({ payment_status: 'paid', status: 'delivered' }))
      const approved = async () => expect((await refundIn(fixture.shop, made.id)).status).toBe('accepted')
      return { path: refundPage(made), arrived: approved }
    },
    button: 'Parayı geri öde',
    fix: 'İadeyi onayla',
  },
  {
    rule: 'refund.goods_not_sent',
    at: async () => {
      const made = await order({ payment_status: 'paid', status: 'accepted' })
      return { path: refundPage(await approvedRefund(fixture.shop, made)), arrived: () => onOrder(made) }
    },
    button: 'Ürünleri teslim al',
    fix: 'Siparişe git',
  },
  {
    rule: 'refund.above_paid',
    at: async () => {
      const made = await order({ payment_status: 'paid', status: 'delivered' })
      const refund = await approvedRefund(fixture.shop, made)
      await setOrder(fixture.shop, made.id, { paid_total: 1 })
      return { path: refundPage(refund), arrived: () => onOrder(made) }
    },
    button: 'Parayı geri öde',
    fix: 'Siparişe git',
  },
]

const onOrder = async (made: { id: number }) => {
  await waitFor(() => expect(window.location.pathname).toBe(orderPage(made)))
  await screen.findByRole('heading', { name: 'Ödemeler' })
}

/** The way out of a step behind "more" stands under it. */
async function follow(user: UserEvent, { rule, button, fix }: Case, arrived: () => unknown) {
  await user.click(await screen.findByRole('button', { name: 'Diğer adımlar' }))
  const menu = within(await screen.findByRole('menu'))
  expect(menu.getByRole('menuitem', { name: button }).querySelector(`[data-rule="${rule}"]`)).not.toBeNull()
  await user.click(menu.getByRole('menuitem', { name: `→ ${fix}` }))
  await waitFor(async () => arrived())
}

describe('the way out of a refusal is gone, and mends it', () => {
  test.each([...ofOrder, ofRest, ofNothing, ...ofRefund].map((one) => [one.rule, one] as const))(
    '%s',
    async (rule, one) => {
      const { path, arrived } = await one.at()
      const { user } = await fixture.enter(path)
      if (one.behind) return follow(user, one, arrived)
      const [control] = await waitFor(() => {
        const found = screen
          .getAllByRole('button', { name: one.button })
          .filter((button) => button.hasAttribute('data-refused'))
        expect(found.length).toBeGreaterThan(0)
        return found.slice(-1)
      })
      await user.click(control as HTMLElement)
      const item = await waitFor(() => {
        const found = document.querySelector<HTMLElement>(`[role="dialog"] [data-rule="${rule}"]`)
        if (!found) throw new Error(`${rule} is not told: ${control?.textContent}`)
        return found
      })
      await user.click(within(item).getByText(one.fix))
      // Money asks first, and so does what is for good.
      if (['Ödendi olarak işaretle', 'Siparişi iptal et'].includes(one.fix)) await confirm(user)
      await waitFor(async () => arrived())
    },
  )

  test('there is no way out that nobody goes', () => {
    expect(Object.keys(orderFixes).sort()).toEqual([...ofOrder, ofRest, ofNothing].map(({ rule }) => rule).sort())
    expect(Object.keys(refundFixes).sort()).toEqual(ofRefund.map(({ rule }) => rule).sort())
  })
})
