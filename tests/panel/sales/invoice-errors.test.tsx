import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Says } from '#api/rules/platform/rule.ts'
import {
  identified,
  isEArchive,
  noInvoiceInfo,
  notQueued,
  notTaken,
  orderPaid,
  reachable,
  statusKnown,
} from '#api/rules/sales/invoices.ts'
import { somethingToSend } from '#api/rules/sales/orders.ts'
import { restSettled } from '#api/rules/sales/short-picks.ts'
import { messages as english } from '#locales/en.po'
import { invoiceFixes } from '#screens/sales/invoices/ways-out.ts'
import { refundsPlace, restPlace } from '#screens/sales/orders/order-fixes.ts'
import { introduceSeller, newInvoicable, newInvoice, sayOf } from '#tests/fixtures/invoices.fixture.ts'
import { setOrder } from '#tests/fixtures/orders.fixture.ts'
import { oneMissing, pickedShort } from '#tests/fixtures/short-picks.fixture.ts'
import { person } from '#tests/invoice-people.ts'
import { workOff } from '#tests/jobs.ts'
import { confirm } from '#tests/panel/confirm.ts'
import { openPanel } from '#tests/panel/open-panel.tsx'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

/** Every error of invoices that the specification names is reached over the sandbox, said in both languages, and has its way out. */

const fixture = openPanelFixture()
beforeEach(() => introduceSeller(fixture.shop))
afterEach(() => {
  fixture.shop.eInvoiceSandbox.down = false
})

type Button = 'ISSUE' | 'ASK' | 'CANCEL'

interface Case {
  readonly rule: { readonly id: string; readonly says: Says }
  readonly when: string
  /** The order, as far as it has come. */
  readonly arrange: () => Promise<number>
  /** What is pressed; what the section says by itself needs nothing. */
  readonly press?: Button
  /** Where the way out leads: the refunds of the order, what was not packed of it, a form or a question in front of the page, or a button that does it. */
  readonly out: 'refunds' | 'rest' | 'dialog' | 'confirm' | 'act'
}

/** An invoice of which the integrator says so. */
async function said(state: string): Promise<number> {
  const { order_id, uuid } = await newInvoice(fixture.shop)
  await sayOf(fixture.shop, uuid, state)
  await workOff(fixture.shop)
  return order_id
}

const order = async (changes: Parameters<typeof newInvoicable>[1]) => (await newInvoicable(fixture.shop, changes)).id
const invoiced = async (how: Parameters<typeof newInvoice>[1]) => (await newInvoice(fixture.shop, how)).order_id

const cases: readonly Case[] = [
  {
    rule: orderPaid,
    when: 'of an unpaid order',
    arrange: () => order({ payment_status: 'not_paid' }),
    press: 'ISSUE',
    out: 'act',
  },
  { rule: notQueued, when: 'that waits', arrange: () => invoiced({}), press: 'CANCEL', out: 'act' },
  { rule: notQueued, when: 'of unknown status', arrange: () => said('STATE_1163'), press: 'CANCEL', out: 'act' },
  { rule: statusKnown, when: 'of unknown status', arrange: () => said('STATE_1163'), out: 'act' },
  {
    rule: identified,
    when: 'to a wrong TC number',
    arrange: () => order({ invoice_address: { ...person, tc_number: '10000000147' } }),
    press: 'ISSUE',
    out: 'dialog',
  },
  {
    rule: identified,
    when: 'to no number',
    arrange: () => order({ invoice_address: { ...person, tc_number: '' } }),
    press: 'ISSUE',
    out: 'dialog',
  },
  {
    rule: identified,
    when: 'to a number that the registry does not know',
    arrange: () => said('UNKNOWN_IDENTITY'),
    out: 'dialog',
  },
  {
    rule: reachable,
    when: 'to nowhere',
    arrange: () => order({ invoice_address: { ...person, address: '' }, shipping_address: {} }),
    press: 'ISSUE',
    out: 'dialog',
  },
  {
    rule: reachable,
    when: 'to a recipient that is none',
    arrange: () => said('NO_SUCH_RECIPIENT'),
    out: 'dialog',
  },
  {
    rule: notTaken,
    when: 'that the integrator refuses in words',
    arrange: () => said('SCHEMATRON_ERROR'),
    out: 'dialog',
  },
  {
    rule: isEArchive,
    when: 'that is no e-archive invoice, to be cancelled',
    arrange: () => invoiced({ profile: 'basic', status: 'succeed' }),
    press: 'CANCEL',
    out: 'refunds',
  },
  {
    rule: restSettled,
    when: 'of an order whose rest nobody settled',
    arrange: async () => {
      const made = await newInvoicable(fixture.shop)
      await pickedShort(fixture.shop, made, oneMissing)
      return made.id
    },
    press: 'ISSUE',
    out: 'rest',
  },
  {
    rule: somethingToSend,
    when: 'of an order of which every piece was left out',
    arrange: async () => {
      const { id } = await newInvoicable(fixture.shop, { status: 'preparing' })
      await setOrder(fixture.shop, id, { status: 'preparing' }, 2)
      return id
    },
    press: 'ISSUE',
    out: 'confirm',
  },
]

/** The first words of an English message, up to a value. */
const wordsOf = (id: string) => [english[id]].flat().find((part) => typeof part === 'string') ?? ''
const turkish: Readonly<Record<Button, string>> = {
  ISSUE: 'Fatura kes',
  ASK: 'Durumu yeniden sor',
  CANCEL: 'Faturayı iptal et',
}
const named = (button: Button, language: string) =>
  language === 'tr' ? turkish[button] : wordsOf(`invoices.${button}`)
/** What a sentence begins with, before its first value. */
const sentence = ({ id, message }: Says, language: string) =>
  (language === 'tr' ? message : wordsOf(id)).replace(/\{.*/, '').trim()

// The first opening reads the panel from its sources.

const enter = (order_id: number, language: string) =>
  openPanel({ path: `/orders/edit/${order_id}`, token: fixture.shop.admin, shop: fixture.shop.own.shop_id, language })

test('every way out is gone', () => {
  expect([...new Set(cases.map(({ rule }) => rule.id))].sort()).toEqual(Object.keys(invoiceFixes).sort())
})

describe.each(['tr', 'en'])('in %s', (language) => {
  test.each(cases)('$rule.id: an invoice $when', async ({ rule, arrange, press, out }) => {
    const { user } = await enter(await arrange(), language)
    if (press) await user.click(await screen.findByRole('button', { name: named(press, language) }))
    const told = await waitFor(() => {
      const item = document.querySelector<HTMLElement>(`li[data-rule="${rule.id}"]`)
      if (!item) throw new Error(`${rule.id} is not told`)
      return item
    })
    expect(told.textContent).toContain(sentence(rule.says, language))
    const fix = told.querySelector('button')
    if (!fix) throw new Error(`${rule.id} has no way out`)
    const version = fixture.faults.calls('POST', '/v1/panel/invoices/:id/ask')
    await user.click(fix)
    if (out === 'refunds' || out === 'rest')
      await waitFor(() => expect(document.activeElement?.id).toBe(out === 'rest' ? restPlace : refundsPlace))
    else if (out === 'dialog') await screen.findByRole('dialog')
    else if (out === 'confirm') await screen.findByRole('alertdialog')
    else if (rule === orderPaid) {
      await confirm(user)
      await waitFor(() =>
        expect(fixture.faults.calls('PATCH', '/v1/panel/orders/:id/payment-status')).toBeGreaterThan(0),
      )
    } else
      await waitFor(() => expect(fixture.faults.calls('POST', '/v1/panel/invoices/:id/ask')).toBeGreaterThan(version))
  })

  test('invoice.no_info: an integrator that does not answer is told, and asked once more', async () => {
    const order_id = await said('QUEUED')
    fixture.shop.eInvoiceSandbox.down = true
    const { user } = await enter(order_id, language)
    await user.click(await screen.findByRole('button', { name: named('ASK', language) }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog.textContent).toContain(sentence(noInvoiceInfo.says, language))
    fixture.shop.eInvoiceSandbox.down = false
    await user.click(screen.getByRole('button', { name: language === 'tr' ? 'Tekrar dene' : 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})
