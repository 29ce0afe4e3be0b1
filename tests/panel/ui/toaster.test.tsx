import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Dialog } from '#ui/Dialog.tsx'
import { type Toast, Toaster } from '#ui/Toaster.tsx'
import { renderInKit } from './in-kit.tsx'

const width = 360

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width)
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

let push: (toast: Toast) => void

function Queue({ first }: { first: readonly Toast[] }) {
  const [toasts, setToasts] = useState(first)
  push = (toast) => setToasts((all) => [...all, toast])
  return <Toaster toasts={toasts} onClose={(id) => setToasts((all) => all.filter((toast) => toast.id !== id))} />
}

const show = (...toasts: Partial<Toast>[]) =>
  renderInKit(
    <Queue first={toasts.map((toast, at) => ({ id: `${at}`, type: 'success', text: 'Kaydedildi.', ...toast }))} />,
  )
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const open = () => document.querySelectorAll('[data-type]').length
const toast = () => document.querySelector('[data-type]') as HTMLElement
const wrapper = () => screen.getByRole('region', { name: 'İletiler' })

describe('R56 a toast closes by itself', () => {
  it.each([
    ['5000 ms where nothing else is said', undefined, 4999],
    ['its own time, such as 1500 ms after a product was saved', 1500, 1499],
    ['5000 ms where its time is null (R243)', null, 4999],
    ['3000 ms, as configured (R243)', 3000, 2999],
  ])('after %s', (_, ms, still) => {
    show({ ms })
    pass(still)
    expect(open()).toBe(1)
    pass(1)
    expect(open()).toBe(0)
  })
})

describe('R57 a toast waits', () => {
  it('under the pointer, and leaves with the time that remained', () => {
    show({})
    pass(3000)
    fireEvent.pointerMove(wrapper())
    pass(10_000)
    expect(open()).toBe(1)
    fireEvent.pointerLeave(wrapper())
    pass(1999)
    expect(open()).toBe(1)
    pass(1)
    expect(open()).toBe(0)
  })

  it('while the window is elsewhere, and leaves with the time that remained', () => {
    show({})
    pass(4000)
    fireEvent.blur(window)
    pass(60_000)
    expect(open()).toBe(1)
    fireEvent.focus(window)
    pass(999)
    expect(open()).toBe(1)
    pass(1)
    expect(open()).toBe(0)
  })

  it('and one that is closed under the pointer does not make the next one wait for ever', () => {
    show({})
    fireEvent.pointerMove(wrapper())
    fireEvent.click(screen.getByRole('button', { name: 'Kapat' }))
    expect(open()).toBe(0)
    act(() => push({ id: 'next', type: 'success', text: 'Sonraki.' }))
    pass(5000)
    expect(open()).toBe(0)
  })
})

describe('R57, R242 a toast is taken away by hand', () => {
  const drag = (to: number) => {
    fireEvent.pointerDown(toast(), { button: 0, clientX: 0, clientY: 0, pointerId: 1 })
    fireEvent.pointerMove(toast(), { clientX: 10, clientY: 0, pointerId: 1 })
    fireEvent.pointerMove(toast(), { clientX: to, clientY: 0, pointerId: 1 })
    fireEvent.pointerUp(toast(), { clientX: to, clientY: 0, pointerId: 1 })
    pass(0)
  }

  it('stays when it is dragged over 79 percent of its width', () => {
    show({})
    drag(width * 0.79)
    expect(open()).toBe(1)
  })

  it('goes when it is dragged over 80 percent of its width', () => {
    show({})
    drag(width * 0.8)
    expect(open()).toBe(0)
  })

  it('goes by its button, without dragging', () => {
    show({ id: 'a', text: 'Bir.' }, { id: 'b', text: 'İki.' })
    fireEvent.click(screen.getAllByRole('button', { name: 'Kapat' })[0] as HTMLElement)
    expect(toast().textContent).toBe('İki.')
  })
})

describe('R31 the kind of a toast', () => {
  it.each([
    ['success', 'status', 'success'],
    ['warning', 'status', 'warning'],
    ['error', 'alert', 'error'],
    ['other', 'status', 'other'],
    ['fatal', 'status', 'other'],
    ['constructor', 'status', 'other'],
  ])('%s is told as %s', (type, role, shown) => {
    show({ type, text: 'x' })
    expect(screen.getByRole(role).textContent).toBe('x')
    expect(toast().dataset.type).toBe(shown)
  })
})

describe('R242 a toast over an open dialog', () => {
  it('can be read by screen readers and pressed', () => {
    const page = (dialog: boolean) => (
      <>
        <Queue first={[{ id: '1', type: 'error', text: 'Kaydedilemedi.' }]} />
        <Dialog open={dialog} onClose={() => {}} title="Adres">
          <input aria-label="İl" />
        </Dialog>
      </>
    )
    const { rerender } = renderInKit(page(false))
    pass(0)
    rerender(page(true))
    expect(screen.getByRole('alert').textContent).toBe('Kaydedilemedi.')
    expect(toast().style.pointerEvents).toBe('auto')
    const dialog = screen.getByRole('dialog')
    const close = screen.getAllByRole('button', { name: 'Kapat' }).find((button) => !dialog.contains(button))
    fireEvent.click(close as HTMLElement)
    expect(open()).toBe(0)
    expect(screen.getByRole('dialog')).toBe(dialog)
  })
})
