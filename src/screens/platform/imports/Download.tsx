import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { ImportKind } from '#api/contract/platform/imports.ts'
import { languageOf } from '#api/contract/platform/languages.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { freshQuery } from '#machines/platform/record-list/record-list.context.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { importFiles } from '#screens/platform/wiring/import-files.ts'
import { Button } from '#ui/Button.tsx'
import { DownloadIcon } from '#ui/icons.ts'
import styles from './imports.module.css'

interface DownloadProps {
  kind: ImportKind
  /** Of a file that was checked: its faulty rows, instead of the kind's template. */
  file?: number
  name: string
  label: string
}

/** A file that goes into the person's downloads. */
export function Download({ kind, file, name, label }: DownloadProps) {
  const { i18n } = useLingui()
  const actor = useActorRef(importFiles)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const failure = useSelector(actor, ({ value, context }) => (value === 'failed' ? context.failure : null))
  const begin = () => {
    const query = { ...freshQuery('products'), filters: { kind, ...(file ? { file: String(file) } : {}) } }
    const lang = languageOf(i18n.locale)
    const exporting = { resource: 'products', query, columns: [], format: 'xlsx', lang, name, rows: 0 } as const
    actor.send({ type: 'EXPORT', exporting })
  }
  return (
    <>
      <Button icon={DownloadIcon} busy={busy} onPress={begin}>
        {label}
      </Button>
      {failure && (
        <span role="alert" className={styles.failed}>
          {sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
        </span>
      )}
    </>
  )
}
