import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { openPanelFixture } from '#tests/panel/panel-fixture.ts'

const fixture = openPanelFixture()

describe('unsaved work', () => {
  let user: Awaited<ReturnType<typeof fixture.enter>>['user']
  const field = () => screen.getByDisplayValue('Nar')
  const question = () => screen.findByRole('alertdialog', { name: 'Kaydedilmemiş değişiklikler var' })
  const noQuestion = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBe(null))
  const choose = async (name: string) => {
    await question()
    await user.click(screen.getByRole('button', { name }))
    await noQuestion()
  }

  beforeEach(async () => {
    const opened = await fixture.enter('/brands')
    user = opened.user
    await user.click(await screen.findByRole('link', { name: 'Marka ekle' }))
    const [name] = await screen.findAllByLabelText(/^Marka adı/)
    if (name) await user.type(name, 'Nar')
  })

  test('a link asks first; staying keeps everything, discarding leads on', async () => {
    const home = screen.getByRole('link', { name: /Deneme Mağazası/ })
    await user.click(home)
    await choose('Sayfada kal')
    expect([location.pathname, field()]).toEqual(['/brands/add', expect.anything()])
    await user.click(home)
    await choose('Değişiklikleri bırak')
    await waitFor(() => expect(location.pathname).toBe('/'))
  })

  test('going back restores the page first and asks after; the text was never away', async () => {
    const typed = field()
    history.back()
    await question()
    await waitFor(() => expect(location.pathname).toBe('/brands/add'))
    expect(field()).toBe(typed)
    await choose('Sayfada kal')
    expect(field()).toBe(typed)
    history.back()
    await choose('Değişiklikleri bırak')
    expect(await screen.findByRole('heading', { level: 1, name: 'Markalar' })).toBeDefined()
    expect(location.pathname).toBe('/brands')
  })

  test('signing out asks first', async () => {
    await user.click(screen.getByRole('button', { name: /^Hesap/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Çıkış yap' }))
    await choose('Sayfada kal')
    expect([field(), localStorage.getItem('token')]).toEqual([expect.anything(), fixture.shop.admin])
  })

  test('another language asks first', async () => {
    await user.click(screen.getByRole('button', { name: 'Dil: TR' }))
    await user.click(await screen.findByRole('menuitem', { name: 'English' }))
    await choose('Sayfada kal')
    expect([field(), document.documentElement.lang]).toEqual([expect.anything(), 'tr'])
  })

  test('the browser asks before a reload, and not where nothing would be lost', async () => {
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect(leaving()).toBe(true)
    await user.clear(field())
    expect(leaving()).toBe(false)
  })
})
