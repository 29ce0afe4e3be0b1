import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, expect, test, vi } from 'vitest'
import { Refusable } from '#ui/Refusable.tsx'
import { renderInKit } from './in-kit.tsx'

let missing = true
let asked = 0
vi.mock('#ui/RefusalPopover.tsx', async (original) => {
  asked += 1
  if (missing) throw new TypeError('Failed to fetch dynamically imported module')
  return original()
})

// Where other files have fetched it already, it is fetched anew, here and after.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

const noStock = { id: 'order.no_stock', text: 'Depoda 2 adet var.' }

test('R198: a list of rules that cannot be fetched takes nothing down; its sentences are announced, and the next look asks again', async () => {
  renderInKit(
    <Refusable refusals={[noStock]} onPress={() => {}}>
      Onayla
    </Refusable>,
  )
  const button = screen.getByRole('button', { name: 'Onayla' })
  await userEvent.click(button)
  await waitFor(() => expect(asked).toBeGreaterThan(0))
  for (let more = 0; more < 20; more += 1) await new Promise((turn) => setImmediate(turn))
  expect(screen.getByRole('button', { name: 'Onayla' })).toBe(button)
  const said = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect([said?.textContent, screen.queryByRole('dialog')]).toEqual([noStock.text, null])
  missing = false
  await userEvent.tab()
  await userEvent.click(button)
  await waitFor(() =>
    expect(screen.getByRole('dialog', { name: 'Neden yapılamıyor' }).textContent).toContain(noStock.text),
  )
})
