import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { ExportFormat } from '#api/contract/platform/exports.ts'
import { languageOf } from '#api/contract/platform/languages.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { shopDay } from '#locales/shop-time.ts'
import type { Exporting, listExportMachine } from '#machines/platform/list-export/list-export.machine.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { listExport } from '#screens/platform/wiring/list-export.ts'
import { Button } from '#ui/Button.tsx'
import { DropdownMenu } from '#ui/DropdownMenu.tsx'
import type { Column } from '#ui/data-table.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { DownloadIcon } from '#ui/icons.ts'
import { useWords } from '#ui/Kit.tsx'
import { ProgressBar } from '#ui/ProgressBar.tsx'
import styles from './list.module.css'

export interface ListExportProps {
  list: Actor<typeof recordListMachine>
  resource: Resource
  /** Those that are shown, in their order. */
  columns: readonly Column<ListedRecord>[]
}

const formats: readonly { readonly format: ExportFormat; readonly says: { id: string; message: string } }[] = [
  { format: 'xlsx', says: /*i18n*/ { id: 'exports.xlsx', message: 'Excel (XLSX)' } },
  { format: 'csv-tr', says: /*i18n*/ { id: 'exports.csv_tr', message: 'CSV, Türkçe ondalık (1,5)' } },
  { format: 'csv', says: /*i18n*/ { id: 'exports.csv', message: 'CSV (1.5)' } },
]

/** Everything that the list shows, all of its pages, as a file. */
export function ListExport({ list, resource, columns }: ListExportProps) {
  const { i18n } = useLingui()
  return <ExportMenu title={i18n._(resource.title)} request={() => exportRequest(list, columns)} />
}

interface ExportMenuProps {
  /** What the file is called after. */
  title: string
  /** What is in the file, where that is not what every list's has. */
  about?: string
  /** What is shown now. */
  request: () => Omit<Exporting, 'lang' | 'name' | 'format'>
}

/** The kinds of files that what is shown can be had as. */
export function ExportMenu({ title, about, request }: ExportMenuProps) {
  const { i18n } = useLingui()
  const actor = useActorRef(listExport)
  const state = useSelector(actor, ({ value }) => value)
  const begin = (format: ExportFormat) => {
    const lang = languageOf(i18n.locale)
    actor.send({ type: 'EXPORT', exporting: { ...request(), format, lang, name: nameOf(title) } })
  }
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton
            icon={DownloadIcon}
            busy={state === 'writing'}
            label={i18n._(/*i18n*/ { id: 'exports.export', message: 'Dışa aktar' })}
          />
        }
        groups={[
          {
            title:
              about ??
              i18n._(/*i18n*/ { id: 'exports.about', message: 'Görünen sütunlar, listedeki sırayla, bütün sayfalar' }),
            items: formats.map(({ format, says }) => ({
              id: format,
              label: i18n._(says),
              onSelect: () => begin(format),
            })),
          },
        ]}
      />
      <UnderWay actor={actor} />
    </>
  )
}

type Writer = Actor<typeof listExportMachine>

/** Under the bar: what is being written, and what became of it where that failed. */
export function UnderWay({ actor }: { actor: Writer }) {
  const state = useSelector(actor, ({ value }) => value)
  if (state === 'writing') return <Writing actor={actor} />
  return state === 'failed' ? <NotWritten actor={actor} /> : null
}

const writing = {
  file: /*i18n*/ {
    id: 'exports.writing',
    message: '{count, plural, =0 {Dosya hazırlanıyor} other {# kayıtlık dosya hazırlanıyor}}',
  },
  paper: /*i18n*/ {
    id: 'exports.printing',
    message: '{count, plural, =0 {Yazdırmaya hazırlanıyor} other {# kayıt yazdırmaya hazırlanıyor}}',
  },
}

function Writing({ actor }: { actor: Writer }) {
  const { i18n } = useLingui()
  const { rows: count = 0, format } = useSelector(actor, ({ context }) => context.exporting) ?? {}
  const words = i18n._({ ...writing[format === 'paper' ? 'paper' : 'file'], values: { count } })
  return (
    <div className={styles.underway} role="status">
      <span>{words}</span>
      <ProgressBar label={words} />
      <Button size="compact" onPress={() => actor.send({ type: 'CANCEL' })}>
        {i18n._(/*i18n*/ { id: 'common.cancel', message: 'Vazgeç' })}
      </Button>
    </div>
  )
}

function NotWritten({ actor }: { actor: Writer }) {
  const { i18n } = useLingui()
  const words = useWords()
  const { failure, exporting } = useSelector(actor, ({ context }) => context)
  const outcome = exporting?.format === 'paper' ? 'notLoaded' : 'notExported'
  return (
    <div className={styles.underway}>
      <span className={styles.notWritten} role="alert">
        {failure && sentencesOf(i18n, failureMessages(failure, outcome))}
      </span>
      <Button size="compact" onPress={() => actor.send({ type: 'RETRY' })}>
        {words.retry}
      </Button>
      <Button size="compact" variant="ghost" onPress={() => actor.send({ type: 'CANCEL' })}>
        {words.close}
      </Button>
    </div>
  )
}

export function exportRequest(list: ListExportProps['list'], columns: ListExportProps['columns']) {
  const { resource, query, fixed, total } = list.getSnapshot().context
  return {
    resource,
    query: { ...query, filters: { ...query.filters, ...fixed } },
    columns: columns.filter(({ acts }) => !acts).map(({ id }) => id),
    rows: total,
  }
}

/** "Ürünler 2026-11-21". */
export function nameOf(title: string): string {
  return `${title} ${shopDay()}`
}
