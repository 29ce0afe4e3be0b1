import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { BarcodePreview } from '#ui/BarcodePreview.tsx'
import { barcodeFormat } from '#ui/barcode-format.ts'
import { renderInKit } from './in-kit.tsx'

describe('how a code is drawn', () => {
  it.each([
    ['8690504012344', 'EAN13'],
    ['4006381333931', 'EAN13'],
    ['8690504012345', 'CODE128'],
    ['STK-001', 'CODE128'],
    ['123456789012', 'CODE128'],
    ['', null],
    ['   ', null],
    ['Çanta', null],
    ['a\nb', null],
    ['x'.repeat(81), null],
  ])('%j as %s', (code, format) => expect(barcodeFormat(code)).toBe(format))
})

describe('the bars', () => {
  it.each(['8690504012344', 'STK-001'])('of %s are drawn in one path', async (code) => {
    renderInKit(<BarcodePreview code={code} label="Barkod" />)
    const drawing = await screen.findByRole('img', { name: `Barkod ${code}` })
    expect(drawing.querySelectorAll('path')).toHaveLength(1)
    expect(drawing.querySelector('path')?.getAttribute('d')).toMatch(/^M10 0h/)
  })

  it('of EAN-13 are the 95 modules of the standard, with its guards', async () => {
    renderInKit(<BarcodePreview code="8690504012344" label="Barkod" />)
    const drawing = await screen.findByRole('img')
    expect(drawing.getAttribute('viewBox')).toBe('0 0 115 1')
    const path = drawing.querySelector('path')?.getAttribute('d') ?? ''
    expect(path.startsWith('M10 0h1v1h-1zM12 0h1v1h-1z')).toBe(true)
    expect(path.endsWith('M102 0h1v1h-1zM104 0h1v1h-1z')).toBe(true)
  })

  it('of a code that cannot be drawn are not there', () => {
    renderInKit(<BarcodePreview code="Çanta" label="Barkod" />)
    expect(document.querySelector('figure')).toBeNull()
  })
})
