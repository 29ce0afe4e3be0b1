import { act, createEvent, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SortableList } from '#ui/SortableList.tsx'
import { renderInKit } from './in-kit.tsx'

const say = vi.fn()
const sorted = vi.fn()

function Pictures() {
  const [items, setItems] = useState<readonly string[]>(['A', 'B', 'C'])
  const sort = (next: readonly string[]) => {
    sorted(next)
    setItems(next)
  }
  return (
    <SortableList
      label="Resimler"
      items={items}
      itemKey={(item) => item}
      itemName={(item) => item}
      onSort={sort}
      say={say}
      render={(item) => <b>{item}</b>}
    />
  )
}

const order = () => [...document.querySelectorAll('b')].map((item) => item.textContent).join('')
const handle = (name: string) => screen.getByRole('button', { name: `Taşı: ${name}` })
const itemOf = (name: string) => handle(name).closest('li') as HTMLElement
const said = () => say.mock.lastCall?.[0]

beforeEach(() => {
  vi.clearAllMocks()
  renderInKit(<Pictures />)
})

describe('R17 a list is put in order by the keys', () => {
  it('moves what was lifted by one place per key, and tells the new order once, when it is dropped', async () => {
    handle('C').focus()
    await userEvent.keyboard(' ')
    expect(said()).toBe('lifted C 3/3')
    await userEvent.keyboard('{ArrowUp}')
    expect(said()).toBe('moved C 2/3')
    await userEvent.keyboard('{ArrowUp}')
    expect(order()).toBe('CAB')
    expect(sorted).not.toHaveBeenCalled()
    await userEvent.keyboard(' ')
    expect(said()).toBe('dropped C 1/3')
    expect(sorted.mock.calls).toEqual([[['C', 'A', 'B']]])
  })

  it('keeps the focus on the handle while its item moves', async () => {
    handle('A').focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}')
    expect(order()).toBe('BCA')
    expect(document.activeElement).toBe(handle('A'))
  })

  it('restores everything on Escape', async () => {
    handle('C').focus()
    await userEvent.keyboard(' {ArrowUp}{ArrowUp}{Escape}')
    expect(order()).toBe('ABC')
    expect(said()).toBe('restored C 3/3')
    expect(sorted).not.toHaveBeenCalled()
  })

  it('restores everything when the focus leaves a lifted item', async () => {
    handle('C').focus()
    await userEvent.keyboard(' {ArrowUp}')
    await userEvent.tab()
    expect(order()).toBe('ABC')
    expect(sorted).not.toHaveBeenCalled()
  })

  it('R244 stays at the ends of the list, never beyond them', async () => {
    handle('A').focus()
    await userEvent.keyboard(' {ArrowUp}')
    expect(order()).toBe('ABC')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(order()).toBe('BCA')
  })

  it('moves nothing while nothing is lifted', async () => {
    handle('A').focus()
    await userEvent.keyboard('{ArrowDown}')
    expect(order()).toBe('ABC')
  })

  it('says nothing new when it is dropped where it was', async () => {
    handle('B').focus()
    await userEvent.keyboard(' {ArrowDown}{ArrowUp} ')
    expect(sorted).not.toHaveBeenCalled()
  })
})

describe('R244 a list is put in order by buttons', () => {
  it('moves one place at once', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Yukarı: C' }))
    expect(sorted).toHaveBeenCalledWith(['A', 'C', 'B'])
    expect(said()).toBe('moved C 2/3')
    await userEvent.click(screen.getByRole('button', { name: 'Aşağı: A' }))
    expect(order()).toBe('CAB')
  })

  it('does nothing at the ends', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Yukarı: A' }))
    await userEvent.click(screen.getByRole('button', { name: 'Aşağı: C' }))
    expect(sorted).not.toHaveBeenCalled()
  })
})

describe('R17 a list is put in order by dragging', () => {
  const tall = 40
  const transfer = { setData() {}, setDragImage() {}, types: [], effectAllowed: '', dropEffect: '' }
  const wait = (ms: number) => act(() => new Promise((done) => setTimeout(done, ms)))
  // jsdom has no drag events: theirs are plain events that are given a place.
  const send = (kind: 'dragStart' | 'dragEnter' | 'dragOver' | 'drop' | 'dragEnd', element: HTMLElement, clientY = 0) =>
    fireEvent(element, Object.assign(createEvent[kind](element, { dataTransfer: transfer }), { clientX: 0, clientY }))
  const dragOver = async (name: string, clientY: number) => {
    send('dragEnter', itemOf(name), clientY)
    send('dragOver', itemOf(name), clientY)
    await wait(40)
  }

  beforeEach(async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const row = this.closest('li')
      const place = row ? [...(row.parentElement?.children ?? [])].indexOf(row) : 0
      return { left: 0, top: place * tall, width: 100, height: tall } as DOMRect
    })
    send('dragStart', handle('C'), 2.5 * tall)
    await wait(5)
  })

  afterEach(() => vi.restoreAllMocks())

  it('changes places when the pointer passes the middle of the other item, not before', async () => {
    await dragOver('B', 1.6 * tall)
    expect(order()).toBe('ABC')
    await dragOver('B', 1.4 * tall)
    expect(order()).toBe('ACB')
  })

  it('takes the order in which it is dropped', async () => {
    await dragOver('A', 0.3 * tall)
    expect(order()).toBe('CAB')
    send('drop', itemOf('C'))
    send('dragEnd', handle('C'))
    await wait(5)
    expect(sorted.mock.calls).toEqual([[['C', 'A', 'B']]])
  })

  it('restores the order when it is dropped outside, or Escape is pressed', async () => {
    await dragOver('A', 0.3 * tall)
    expect(order()).toBe('CAB')
    send('dragEnd', handle('C'))
    await wait(5)
    expect(order()).toBe('ABC')
    expect(sorted).not.toHaveBeenCalled()
  })
})
