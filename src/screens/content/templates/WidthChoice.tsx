import { useLingui } from '@lingui/react'
import { RadioGroup } from '#ui/RadioGroup.tsx'

interface WidthChoiceProps {
  width: string
  onWidth: (width: string) => void
}

/** How wide a preview is drawn: as on a phone or at a desk. */
export function WidthChoice({ width, onWidth }: WidthChoiceProps) {
  const { i18n } = useLingui()
  return (
    <RadioGroup
      segmented
      label={i18n._(/*i18n*/ { id: 'emails.width', message: 'Genişlik' })}
      value={width}
      onChange={onWidth}
      options={[
        { value: 'phone', label: i18n._(/*i18n*/ { id: 'emails.phone', message: 'Telefon' }) },
        { value: 'desk', label: i18n._(/*i18n*/ { id: 'emails.desk', message: 'Bilgisayar' }) },
      ]}
    />
  )
}
