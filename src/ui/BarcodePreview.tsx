import { lazy, Suspense } from 'react'
import { barcodeFormat } from './barcode-format.ts'

const Bars = lazy(() => import('./BarcodeBars.tsx'))

interface BarcodePreviewProps {
  code: string
  /** In pixels; the width follows the code. */
  height?: number
  /** Of the thinnest bar, in pixels. */
  module?: number
  /** Names it for screen readers, with the code. */
  label: string
}

/** The bars of a code. A code that cannot be drawn shows nothing. */
export function BarcodePreview({ code, height = 48, module = 1.5, label }: BarcodePreviewProps) {
  const format = barcodeFormat(code)
  if (!format) return null
  return (
    <Suspense fallback={<span style={{ display: 'block', height: height + 18 }} />}>
      <Bars code={code} format={format} height={height} module={module} label={label} />
    </Suspense>
  )
}
