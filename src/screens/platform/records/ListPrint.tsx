import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { languageOf } from '#api/contract/platform/languages.ts'
import { listExport } from '#screens/platform/wiring/list-export.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { PrintIcon } from '#ui/icons.ts'
import { exportRequest, type ListExportProps, nameOf, UnderWay } from './ListExport.tsx'

/** Everything that the list shows, all of its pages, on paper. */
export function ListPrint({ list, resource, columns }: ListExportProps) {
  const { i18n } = useLingui()
  const actor = useActorRef(listExport)
  const busy = useSelector(actor, (snapshot) => snapshot.matches('writing'))
  const begin = () => {
    const [lang, name] = [languageOf(i18n.locale), nameOf(i18n._(resource.title))]
    actor.send({ type: 'EXPORT', exporting: { ...exportRequest(list, columns), format: 'paper', lang, name } })
  }
  return (
    <>
      <IconButton
        icon={PrintIcon}
        busy={busy}
        label={i18n._(/*i18n*/ { id: 'records.print', message: 'Yazdır' })}
        onPress={begin}
      />
      <UnderWay actor={actor} />
    </>
  )
}
