import { useLingui } from '@lingui/react'
import { importKinds } from '#api/contract/platform/imports.ts'
import { kindsFor } from '#api/registry/import-kinds.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { UploadIcon } from '#ui/icons.ts'

/** Leads from a list to the files that fill it; nothing where there are none, or where the person may not. */
export function ImportLink({ list }: { list: string }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const kind = importKinds.find((one) => one === list)
  if (!kind || !kindsFor(holder).includes(kind)) return null
  return (
    <ButtonLink icon={UploadIcon} href={`/imports?kind=${kind}`}>
      {i18n._(/*i18n*/ { id: 'imports.title', message: 'İçe aktar' })}
    </ButtonLink>
  )
}
