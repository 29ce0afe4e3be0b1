import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { freshQuery } from '#machines/platform/record-list/record-list.context.ts'
import { accountingFile } from '#screens/money/wiring/accounting-file.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { DownloadIcon } from '#ui/icons.ts'

/** The file of one export, into the person's downloads. */
export function ExportFile({ id, label }: { id: number; label: string }) {
  const { i18n } = useLingui()
  const actor = useActorRef(accountingFile)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const failure = useSelector(actor, ({ value, context }) => (value === 'failed' ? context.failure : null))
  const says = i18n._(/*i18n*/ { id: 'accounting_exports.file', message: 'Dosyayı indir' })
  const begin = () => {
    const query = { ...freshQuery('accounting-exports'), filters: { id: String(id) } }
    const exporting = {
      resource: 'accounting-exports',
      query,
      columns: [],
      format: 'csv',
      lang: 'tr',
      name: label,
      rows: 1,
    } as const
    actor.send({ type: 'EXPORT', exporting })
  }
  return (
    <>
      <IconButton icon={DownloadIcon} label={`${says}: ${label}`} busy={busy} onPress={begin} />
      {failure && <span role="alert">{sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}</span>}
    </>
  )
}
