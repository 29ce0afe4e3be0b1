import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openPanelFixture, seen } from '#tests/panel/panel-fixture.ts'

const fixture = openPanelFixture()
const path = '/v1/panel/settings/buying'
const stored = async () => (await fixture.shop.call('GET', path)).body.data

async function set(changes: object): Promise<void> {
  expect((await fixture.shop.call('PUT', path, { body: { ...(await stored()), ...changes } })).http).toBe(200)
}

async function openHistory() {
  const { user } = await fixture.enter('/accounts?section=buying')
  await user.click(await screen.findByRole('button', { name: 'Geçmiş' }))
  const dialog = await screen.findByRole('dialog', { name: 'Geçmiş' })
  await waitFor(() => expect(within(dialog).queryAllByText('Değiştirildi').length).toBeGreaterThan(0))
  return { user, dialog, putBacks: within(dialog).getAllByRole('button', { name: 'Geri koy' }) }
}

describe('the history of a section of the settings', () => {
  test('tells each field in the words of the form, and a change is put back through the ordinary save', async () => {
    await set({ default_button_text: 'Al', member_status: 'pending' })
    const { user, dialog, putBacks } = await openHistory()
    expect(dialog.textContent).toContain('Yeni üyenin durumu: Onaylı: hemen alışveriş yapar → Onay bekler')
    expect(dialog.textContent).toContain('Satın alma düğmesinin yazısı: (boş) → Al')
    await user.click(putBacks[0] as HTMLElement)
    await seen('Kaydedildi.')
    expect(await stored()).toMatchObject({ default_button_text: '', member_status: 'accepted' })
  })

  test('a change whose old values stand already says so and does nothing', async () => {
    await set({ seller_question: 0 })
    await set({ seller_question: 1 })
    const { version } = await stored()
    const { user, dialog, putBacks } = await openHistory()
    expect(putBacks.map((one) => one.getAttribute('aria-disabled')).slice(0, 2)).toEqual([null, 'true'])
    await user.click(putBacks[1] as HTMLElement)
    expect(await within(dialog).findAllByText('Bu değerler zaten kayıtlı.')).not.toEqual([])
    expect(dialog.isConnected).toBe(true)
    expect((await stored()).version).toBe(version)
  })

  test('putting back obeys the rules of a save: both ways of buying are never off', async () => {
    await set({ guest_checkout: 1, member_checkout: 0 })
    await set({ guest_checkout: 1, member_checkout: 1 })
    await set({ guest_checkout: 0, member_checkout: 1 })
    const { user, putBacks } = await openHistory()
    // Members were off before the second save; guests are off by now, and come back.
    await user.click(putBacks[1] as HTMLElement)
    await seen('Kaydedildi.')
    expect(await stored()).toMatchObject({ guest_checkout: 1, member_checkout: 0 })
  })
})

test('a role has the same, beside its form', async () => {
  const { user } = await fixture.enter('/user-roles/add')
  await user.type(await screen.findByLabelText(/^Rol adı/), 'Depo')
  await user.click(screen.getByRole('button', { name: 'Kaydet' }))
  await seen('Kaydedildi.')
  await user.click(await screen.findByRole('link', { name: 'Depo' }))
  await user.click(await screen.findByRole('button', { name: 'Geçmiş' }))
  expect((await screen.findByRole('dialog', { name: 'Geçmiş' })).textContent).toContain('Geçmiş')
  await screen.findByText('Eklendi')
})
