import { useLingui } from '@lingui/react'
import { RadioGroup } from '#ui/RadioGroup.tsx'

export type PreviewWidth = 'phone' | 'tablet' | 'wide'

const widths = [
  { value: 'phone', says: /*i18n*/ { id: 'content.phone', message: 'Telefon' } },
  { value: 'tablet', says: /*i18n*/ { id: 'content.tablet', message: 'Tablet' } },
  { value: 'wide', says: /*i18n*/ { id: 'content.wide', message: 'Geniş ekran' } },
] as const

interface WidthChoiceProps {
  value: PreviewWidth
  onChange: (value: PreviewWidth) => void
}

/** The widths that a preview is drawn at: 390, 820 and 1440 points. */
export function WidthChoice({ value, onChange }: WidthChoiceProps) {
  const { i18n } = useLingui()
  return (
    <RadioGroup
      segmented
      label={i18n._(/*i18n*/ { id: 'content.preview_width', message: 'Önizleme genişliği' })}
      value={value}
      onChange={(next) => onChange(next as PreviewWidth)}
      options={widths.map((one) => ({ value: one.value, label: i18n._(one.says) }))}
    />
  )
}
