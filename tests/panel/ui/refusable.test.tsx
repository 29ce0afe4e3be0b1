import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Field } from '#ui/Field.tsx'
import { Refusable } from '#ui/Refusable.tsx'
import type { ShownRefusal } from '#ui/refusal.ts'
import { Select } from '#ui/Select.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { type Why, WhyContext } from '#ui/why-context.ts'
import { renderInKit } from './in-kit.tsx'

const unpaid: ShownRefusal = {
  id: 'order.transfer_not_paid',
  text: 'Havale onaylanmadı.',
  fix: { label: 'Ödemeye git', href: '/odeme' },
}
const noAddress: ShownRefusal = {
  id: 'order.no_address',
  text: 'Adres eksik.',
  fix: { label: 'Adrese git', href: '#address.city' },
}
const noStock: ShownRefusal = { id: 'order.no_stock', text: 'Depoda 2 adet var.' }

const button = (name: string) => screen.getByRole('button', { name })
const list = () => screen.findByRole('dialog', { name: 'Neden yapılamıyor' })

describe('a button with nothing in its way', () => {
  it('does what it says', async () => {
    const press = vi.fn()
    renderInKit(
      <Refusable refusals={[]} onPress={press}>
        Onayla
      </Refusable>,
    )
    await userEvent.click(button('Onayla'))
    expect(press).toHaveBeenCalledOnce()
    expect(button('Onayla').getAttribute('aria-disabled')).toBeNull()
  })

  it('keeps its focus and does nothing while it is busy', async () => {
    const press = vi.fn()
    const { rerender } = renderInKit(
      <Refusable refusals={[]} onPress={press}>
        Onayla
      </Refusable>,
    )
    await userEvent.click(button('Onayla'))
    rerender(
      <Refusable refusals={[unpaid]} busy onPress={press}>
        Onayla
      </Refusable>,
    )
    await userEvent.keyboard('{Enter}')
    expect(press).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(button('Onayla'))
    expect(button('Onayla').getAttribute('aria-busy')).toBe('true')
    expect(button('Onayla').hasAttribute('data-refused')).toBe(false)
  })
})

describe('a refused button', () => {
  it('keeps its words and its place in the order of the Tab key, and does nothing', async () => {
    const press = vi.fn()
    renderInKit(
      <Refusable refusals={[unpaid]} onPress={press}>
        Onayla
      </Refusable>,
    )
    await userEvent.tab()
    expect(document.activeElement).toBe(button('Onayla'))
    await userEvent.keyboard('{Enter} ')
    await userEvent.click(button('Onayla'))
    expect(press).not.toHaveBeenCalled()
  })

  it('tells screen readers every sentence', () => {
    renderInKit(<Refusable refusals={[unpaid, noAddress, noStock]}>Onayla</Refusable>)
    const told = document.getElementById(button('Onayla').getAttribute('aria-describedby') ?? '')
    expect(told?.textContent).toBe('Havale onaylanmadı. Adres eksik. Depoda 2 adet var.')
    expect(button('Onayla').getAttribute('aria-disabled')).toBe('true')
  })

  it.each([
    ['hover', () => userEvent.hover(button('Onayla'))],
    ['focus', () => userEvent.tab()],
    ['a tap', () => userEvent.pointer([{ keys: '[TouchA]', target: button('Onayla') }])],
  ])('lists every rule on %s, each with its way to mend it', async (_, act) => {
    renderInKit(<Refusable refusals={[unpaid, noAddress, noStock]}>Onayla</Refusable>)
    await act()
    const items = [...(await list()).querySelectorAll('li')].map((item) => item.textContent?.trim())
    expect(items).toEqual(['Havale onaylanmadı. Ödemeye git', 'Adres eksik. Adrese git', 'Depoda 2 adet var.'])
    expect(screen.getByRole('link', { name: 'Ödemeye git' }).getAttribute('href')).toBe('/odeme')
  })

  it('is quiet until somebody tries it', async () => {
    renderInKit(
      <>
        <Refusable refusals={[unpaid]}>Onayla</Refusable>
        <button type="button">Başka</button>
      </>,
    )
    expect(button('Onayla').dataset.refused).toBe('')
    await userEvent.hover(button('Onayla'))
    await waitFor(() => expect(button('Onayla').dataset.refused).toBe('tried'))
    await userEvent.unhover(button('Onayla'))
    await waitFor(() => expect(button('Onayla').dataset.refused).toBe(''))
    await userEvent.click(button('Onayla'))
    await userEvent.click(button('Başka'))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button('Onayla').dataset.refused).toBe('tried')
  })

  it('keeps the page where it is when it is pressed', async () => {
    const focused = vi.spyOn(HTMLElement.prototype, 'focus')
    try {
      renderInKit(<Refusable refusals={[unpaid]}>Onayla</Refusable>)
      await userEvent.click(button('Onayla'))
      expect(focused.mock.calls.map(([options]) => options)).toContainEqual({ preventScroll: true })
      expect(focused.mock.calls.every(([options]) => options?.preventScroll)).toBe(true)
    } finally {
      focused.mockRestore()
    }
  })

  it('pressed by keys from elsewhere it takes the focus to the first way to mend something', async () => {
    renderInKit(<Refusable refusals={[noStock, unpaid, noAddress]}>Onayla</Refusable>)
    button('Onayla').click()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ödemeye git' })))
    await userEvent.keyboard('{Escape}')
    expect(document.activeElement).toBe(button('Onayla'))
  })

  it('pressed by keys it keeps the focus where nothing can be mended', async () => {
    renderInKit(<Refusable refusals={[noStock]}>Onayla</Refusable>)
    button('Onayla').click()
    await list()
    expect(document.activeElement).toBe(button('Onayla'))
  })

  it('lists them also when they turn up while it has the focus, and tells them', async () => {
    const { rerender } = renderInKit(<Refusable refusals={[]}>Onayla</Refusable>)
    await userEvent.tab()
    rerender(<Refusable refusals={[noStock]}>Onayla</Refusable>)
    expect((await list()).textContent).toContain('Depoda 2 adet var.')
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('Depoda 2 adet var.')
    rerender(<Refusable refusals={[]}>Onayla</Refusable>)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(button('Onayla'))
  })

  it('tells once what only counts on', async () => {
    const wait = (seconds: number) => ({ id: 'shipping.wait', text: `${seconds} saniye daha bekleyin.` })
    const { rerender } = renderInKit(<Refusable refusals={[]}>Onayla</Refusable>)
    await userEvent.tab()
    rerender(<Refusable refusals={[wait(2)]}>Onayla</Refusable>)
    const told = () => document.querySelector('[aria-live="polite"]')?.textContent
    await waitFor(() => expect(told()).toBe('2 saniye daha bekleyin.'))
    rerender(<Refusable refusals={[wait(1)]}>Onayla</Refusable>)
    await waitFor(async () => expect((await list()).textContent).toContain('1 saniye daha'))
    expect(told()).toBe('2 saniye daha bekleyin.')
  })

  it('keeps them to itself when they turn up while the focus is elsewhere', () => {
    const { rerender } = renderInKit(<Refusable refusals={[]}>Onayla</Refusable>)
    rerender(<Refusable refusals={[noStock]}>Onayla</Refusable>)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('[aria-live="polite"]')).toBeNull()
  })

  it('still describes itself by the sentences while the list is open', async () => {
    renderInKit(<Refusable refusals={[unpaid, noStock]}>Onayla</Refusable>)
    await userEvent.tab()
    await list()
    const told = document.getElementById(button('Onayla').getAttribute('aria-describedby') ?? '')
    expect(told?.textContent).toContain('Depoda 2 adet var.')
  })

  it('closes the list on Escape and keeps the focus', async () => {
    renderInKit(<Refusable refusals={[unpaid]}>Onayla</Refusable>)
    await userEvent.tab()
    await list()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button('Onayla'))
  })

  it('goes from the button into the list and on to what follows the button with the Tab key', async () => {
    renderInKit(
      <>
        <Refusable refusals={[unpaid]}>Onayla</Refusable>
        <button type="button">Sonraki</button>
      </>,
    )
    await userEvent.tab()
    await list()
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Ödemeye git')
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Sonraki')
  })

  it('leads to the field that mends the rule', async () => {
    renderInKit(
      <>
        <Field name="address.city" label="İl">
          <TextInput value="" onChange={() => {}} />
        </Field>
        <Refusable refusals={[noAddress]}>Onayla</Refusable>
      </>,
    )
    await userEvent.hover(button('Onayla'))
    await list()
    await userEvent.click(screen.getByRole('link', { name: 'Adrese git' }))
    expect(document.activeElement).toBe(screen.getByLabelText('İl'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('carries out a fix of this page', async () => {
    const fix = vi.fn()
    renderInKit(
      <Refusable refusals={[{ id: 'x', text: 'Kapalı.', fix: { label: 'Aç', onFix: fix } }]}>Onayla</Refusable>,
    )
    await userEvent.tab()
    await list()
    await userEvent.click(screen.getByRole('button', { name: 'Aç' }))
    expect(fix).toHaveBeenCalledOnce()
  })

  it('stays the same button, with the focus, when the last rule is mended', async () => {
    const press = vi.fn()
    const { rerender } = renderInKit(
      <Refusable refusals={[unpaid]} onPress={press}>
        Onayla
      </Refusable>,
    )
    await userEvent.tab()
    await list()
    const before = button('Onayla')
    rerender(
      <Refusable refusals={[]} onPress={press}>
        Onayla
      </Refusable>,
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(button('Onayla')).toBe(before)
    await userEvent.keyboard('{Enter}')
    expect(press).toHaveBeenCalledOnce()
  })

  it('does not open its list by itself when a rule comes back after the focus has gone', async () => {
    const { rerender } = renderInKit(<Refusable refusals={[unpaid]}>Onayla</Refusable>)
    await userEvent.tab()
    await list()
    rerender(<Refusable refusals={[]}>Onayla</Refusable>)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.tab()
    rerender(<Refusable refusals={[noStock]}>Onayla</Refusable>)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not send the form it stands in', async () => {
    const send = vi.fn((event: { preventDefault(): void }) => event.preventDefault())
    const form = (refusals: readonly ShownRefusal[]) => (
      <form onSubmit={send}>
        <input aria-label="Ad" />
        <Refusable type="submit" refusals={refusals}>
          Kaydet
        </Refusable>
      </form>
    )
    const { rerender } = renderInKit(form([noStock]))
    await userEvent.type(screen.getByLabelText('Ad'), 'x{Enter}')
    expect(send).not.toHaveBeenCalled()
    rerender(form([]))
    await userEvent.type(screen.getByLabelText('Ad'), 'x{Enter}')
    expect(send).toHaveBeenCalledOnce()
  })
})

describe('where more is told', () => {
  const rules: Why = {
    label: 'Neden?',
    labelOf: (sentence) => `Neden? ${sentence}`,
    ruleAt: (id) => (id === noAddress.id ? undefined : `/kurallar/${id}`),
  }
  const inWhy = (why: Why, element: ReactElement) => renderInKit(<WhyContext value={why}>{element}</WhyContext>)
  const refused = (
    <>
      <Refusable refusals={[noStock, noAddress]}>Onayla</Refusable>
      <button type="button">Sonraki</button>
    </>
  )

  it('each rule leads to its page, called by its sentence, and one of which nothing is told does not', async () => {
    inWhy(rules, refused)
    await userEvent.hover(button('Onayla'))
    await list()
    const links = screen.getAllByRole('link', { name: /^Neden\? / })
    expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
      ['Neden? Depoda 2 adet var.', '/kurallar/order.no_stock'],
    ])
  })

  it('the button of a record leads to the record instead', async () => {
    inWhy({ ...rules, record: '/neden' }, refused)
    await userEvent.hover(button('Onayla'))
    await list()
    expect(screen.getAllByRole('link', { name: /^Neden/ }).map((link) => link.getAttribute('href'))).toEqual(['/neden'])
  })

  it('of which nothing is told it leads nowhere', async () => {
    inWhy({ ...rules, record: '/neden' }, <Refusable refusals={[noAddress]}>Onayla</Refusable>)
    await userEvent.hover(button('Onayla'))
    await list()
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Adrese git'])
  })

  it('the Tab key goes from the button to what mends it, to why, and on to what follows the button', async () => {
    inWhy({ ...rules, record: '/neden' }, refused)
    await userEvent.tab()
    await list()
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Adrese git')
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Neden?')
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    expect(document.activeElement).toBe(button('Onayla'))
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Sonraki')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it.each(['{Enter}', ' '])(
    'pressed by %j it keeps the focus where nothing can be mended: that leads nobody away',
    async (key) => {
      inWhy({ ...rules, record: '/neden' }, <Refusable refusals={[noStock]}>Onayla</Refusable>)
      await userEvent.tab()
      await list()
      await userEvent.keyboard(key)
      expect(document.activeElement).toBe(button('Onayla'))
      button('Onayla').click()
      expect(document.activeElement).toBe(button('Onayla'))
    },
  )

  it('Escape comes back from why to the button', async () => {
    inWhy({ ...rules, record: '/neden' }, <Refusable refusals={[noStock]}>Onayla</Refusable>)
    await userEvent.tab()
    await list()
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Neden?')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(button('Onayla'))
  })

  it('a field has no such stop of the Tab key', async () => {
    inWhy(rules, <Checkbox checked={false} onChange={() => {}} label="Kapıda ödeme" refusals={[noStock]} />)
    await userEvent.click(screen.getByLabelText('Kapıda ödeme'))
    await list()
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('other refused controls', () => {
  it('a box stays as it is and tells why', async () => {
    const change = vi.fn()
    renderInKit(<Checkbox checked={false} onChange={change} label="Kapıda ödeme" refusals={[noStock]} />)
    await userEvent.click(screen.getByLabelText('Kapıda ödeme'))
    await list()
    expect(change).not.toHaveBeenCalled()
    expect((screen.getByLabelText('Kapıda ödeme') as HTMLInputElement).checked).toBe(false)
  })

  it('a list of choices is described by the hint of its field and by what refuses it', () => {
    renderInKit(
      <Field name="depot" label="Depo" hint="Çıkış yeri.">
        <Select value="a" onChange={() => {}} options={[{ value: 'a', label: 'Merkez' }]} refusals={[noStock]} />
      </Field>,
    )
    const ids = screen.getByLabelText('Depo').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Çıkış yeri.', 'Depoda 2 adet var.'])
  })
})
