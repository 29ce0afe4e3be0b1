import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '#ui/Button.tsx'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { renderInKit } from './in-kit.tsx'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Düzenle</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Adres" footer={<Button>Kaydet</Button>}>
        <input aria-label="İl" />
      </Dialog>
    </>
  )
}

describe('a dialog', () => {
  it('starts at its first field, and gives the focus back where it came from', async () => {
    renderInKit(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Düzenle' }))
    expect(document.activeElement).toBe(screen.getByLabelText('İl'))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Düzenle' }))
  })

  it('keeps the Tab key inside', async () => {
    renderInKit(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Düzenle' }))
    const dialog = screen.getByRole('dialog', { name: 'Adres' })
    for (let stop = 0; stop < 5; stop++) {
      await userEvent.tab()
      expect(dialog.contains(document.activeElement)).toBe(true)
    }
  })

  it('writes no style tag, which the policy of the server would refuse', async () => {
    renderInKit(<Page />)
    const before = document.querySelectorAll('style').length
    await userEvent.click(screen.getByRole('button', { name: 'Düzenle' }))
    expect(document.querySelectorAll('style')).toHaveLength(before)
  })
})

describe('a question before an act', () => {
  const confirm = vi.fn()
  const question = {
    open: true,
    onClose: () => {},
    title: 'Silinsin mi?',
    description: 'Geri alınamaz.',
    confirm: 'Sil',
    cancel: 'Vazgeç',
    onConfirm: confirm,
  }

  it('starts at the button that does nothing', () => {
    renderInKit(<ConfirmDialog {...question} destructive />)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Vazgeç' }))
  })

  it('is not answered until the word is typed, and says so', async () => {
    renderInKit(<ConfirmDialog {...question} typed={{ word: 'SİL', label: 'SİL yazın', missing: 'SİL yazılmadı.' }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Sil' }))
    expect(confirm).not.toHaveBeenCalled()
    expect(await screen.findByText('SİL yazılmadı.')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('SİL yazın'), 'SİL')
    await userEvent.click(screen.getByRole('button', { name: 'Sil' }))
    expect(confirm).toHaveBeenCalledOnce()
  })
})
