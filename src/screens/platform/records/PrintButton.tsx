import { useLingui } from '@lingui/react'
import { IconButton } from '#ui/IconButton.tsx'
import { PrintIcon } from '#ui/icons.ts'

/** Prints the page as it stands. */
export function PrintButton() {
  const { i18n } = useLingui()
  return (
    <IconButton
      icon={PrintIcon}
      label={i18n._(/*i18n*/ { id: 'records.print', message: 'Yazdır' })}
      onPress={() => window.print()}
    />
  )
}
