import { createEvent, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DropZone } from '#ui/DropZone.tsx'
import { renderInKit } from './in-kit.tsx'

const files = vi.fn()
const picture = new File(['x'], 'a.png', { type: 'image/png' })
const other = new File(['y'], 'b.png', { type: 'image/png' })
const carried = (...list: File[]) => ({ dataTransfer: { types: ['Files'], files: list } })
const zone = () => screen.getByRole('button', { name: 'Dosya seç' }).parentElement as HTMLElement

beforeEach(() => {
  vi.clearAllMocks()
})

describe('files', () => {
  it('are taken when they are dropped', () => {
    renderInKit(<DropZone onFiles={files} pick="Dosya seç" />)
    fireEvent.drop(zone(), carried(picture, other))
    expect(files).toHaveBeenCalledExactlyOnceWith([picture, other])
  })

  it('are taken from the picker, the same one twice too', async () => {
    renderInKit(<DropZone onFiles={files} pick="Dosya seç" />)
    const picker = document.querySelector('input[type=file]') as HTMLInputElement
    await userEvent.upload(picker, picture)
    await userEvent.upload(picker, picture)
    expect(files.mock.calls).toEqual([[[picture]], [[picture]]])
  })

  it('are taken when they are pasted anywhere, where the page wants it', () => {
    renderInKit(<DropZone onFiles={files} pick="Dosya seç" pasteAnywhere />)
    fireEvent.paste(document.body, { clipboardData: { files: [picture] } })
    expect(files).toHaveBeenCalledExactlyOnceWith([picture])
  })

  it('are taken once when they are pasted into the zone', () => {
    renderInKit(<DropZone onFiles={files} pick="Dosya seç" pasteAnywhere />)
    fireEvent.paste(zone(), { clipboardData: { files: [picture] } })
    expect(files).toHaveBeenCalledOnce()
  })

  it('are one where only one is wanted', () => {
    renderInKit(<DropZone onFiles={files} pick="Dosya seç" multiple={false} />)
    fireEvent.drop(zone(), carried(picture, other))
    expect(files).toHaveBeenCalledExactlyOnceWith([picture])
  })
})

describe('a file dropped beside the zone', () => {
  it.each(['dragOver', 'drop'] as const)('does not leave the page (%s)', (kind) => {
    renderInKit(<DropZone onFiles={files} pick="Dosya seç" />)
    const event = createEvent[kind](document.body, carried(picture))
    fireEvent(document.body, event)
    expect(event.defaultPrevented).toBe(true)
    expect(files).not.toHaveBeenCalled()
  })
})
