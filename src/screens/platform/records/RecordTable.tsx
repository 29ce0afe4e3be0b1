import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import type { Actor } from 'xstate'
import type { ListName } from '#api/registry/lists.ts'
import { openPath, type Resource } from '#api/resources/platform/resource.ts'
import type { ListedRecord } from '#api/resources/platform/wire.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { permits } from '#api/rules/platform/session.ts'
import { resized } from '#machines/platform/list-settings/columns.ts'
import { rowsOnPage } from '#machines/platform/record-list/record-list.context.ts'
import type { recordListMachine } from '#machines/platform/record-list/record-list.machine.ts'
import { useOwnKeys } from '#screens/platform/frame/shortcuts.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { onPaperChange, rowsOnPaper } from '#screens/platform/wiring/list-paper.ts'
import { Button } from '#ui/Button.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { EmptyList } from './EmptyList.tsx'
import styles from './list.module.css'
import { addressNow, useListMemory } from './list-left.ts'
import type { ListLook } from './use-look.ts'

const keys = ['nextHeading', 'previousHeading', 'nextRow', 'previousRow', 'openRow', 'chooseRow'] as const

/** What the rows of one list have of their own. */
export interface RowsProps {
  /** Rows are chosen for something else than deleting. */
  chooses?: boolean
  /** The first step where nothing is there yet, and nobody adds by hand. */
  begin?: ReactNode
  /** What opening a row does, where that is no page of its own. */
  onOpen?: (row: ListedRecord) => void
  /** What a row is called, where its label is not its name. */
  nameOf?: (row: ListedRecord) => string
  /** A row is as tall as what stands in it. */
  wraps?: true
}

interface RecordTableProps extends RowsProps {
  actor: Actor<typeof recordListMachine>
  resource: Resource
  mayAdd: boolean
  look: ListLook
}

/** The rows of a list, whatever state it is in. */
export function RecordTable({
  actor,
  resource,
  mayAdd,
  look,
  chooses,
  begin,
  onOpen,
  nameOf,
  wraps,
}: RecordTableProps) {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  useOwnKeys(keys)
  const memory = useListMemory()
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  const { query, holder, selected, failure } = context
  const may = {
    open: (onOpen !== undefined || resource.acts.includes('view')) && permits(holder, resource.codes.view),
    remove: resource.acts.includes('delete') && permits(holder, resource.codes.delete),
  }
  const address = addressNow(resource, query)
  const { rows, total, counts, noted } = context
  const kept = {
    top: memory.leftAt(address).top,
    keep: (top: number) => memory.leave(address, { selected, top }, rows && { rows, total, counts, noted }),
  }
  const selection = useMemo(() => new Set(selected.map(String)), [selected])
  const state =
    value.rows === 'loading' || value.rows === 'typing' ? 'loading' : value.rows === 'failed' ? 'failed' : 'ready'
  const whole = useSyncExternalStore(onPaperChange, () => rowsOnPaper(resource.name as ListName))
  const drawn = whole ?? rows ?? []
  const onPage = rowsOnPage(query)
  const before = whole ? 0 : query.page * onPage
  const [, column = 'id'] = query.order_index.split('.')
  return (
    <>
      {context.changed && (
        <p className={styles.changed} role="status">
          {i18n._(
            /*i18n*/ {
              id: 'records.list_changed',
              message: 'Liste siz bakarken değişti; bazı kayıtlar atlanmış olabilir.',
            },
          )}{' '}
          <Button variant="link" onPress={() => actor.send({ type: 'REFRESH' })}>
            {i18n._(/*i18n*/ { id: 'records.refresh', message: 'Yenile' })}
          </Button>
        </p>
      )}
      {look.settled && drawn.length < total && (
        <p className={styles.part}>
          {i18n._(
            /*i18n*/ {
              id: 'records.printed_part',
              message: 'Bu çıktı {total} kaydın {from}–{to} arasıdır. Tamamı için dosyaya aktarın.',
              values: {
                total: i18n.number(total),
                from: i18n.number(before + 1),
                to: i18n.number(before + drawn.length),
              },
            },
          )}
        </p>
      )}
      <DataTable<ListedRecord>
        label={i18n._(resource.title)}
        columns={look.columns}
        density={look.density}
        kept={kept}
        onResize={(id, width) => look.arrange(resized(look.choices, id, width))}
        rows={look.settled ? drawn : []}
        rowKey={(row) => String(row.id)}
        rowName={nameOf ?? ((row) => row.label)}
        status={look.settled ? state : 'loading'}
        total={total}
        offset={before}
        sorting={column === 'id' ? null : { column, descending: query.order_direction === 'desc' }}
        onSorting={(sorting) =>
          actor.send({
            type: 'SORT',
            column: `${resource.name}.${sorting?.column ?? 'id'}`,
            descending: sorting?.descending ?? true,
          })
        }
        {...(may.remove || chooses ? { selection, onSelection: (next) => select(actor, selection, next) } : {})}
        {...(may.open ? { onOpen: onOpen ?? ((row) => navigate(openPath(resource, row.id))) } : {})}
        {...(wraps ? { wraps } : {})}
        empty={<EmptyList actor={actor} resource={resource} mayAdd={mayAdd} begin={begin} />}
        error={
          failure && (
            <ErrorState
              title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
              onRetry={() => actor.send({ type: 'REFRESH' })}
            />
          )
        }
      />
      {context.total > onPage && state !== 'failed' && (
        <div className={styles.pages}>
          <Pagination
            page={query.page + 1}
            pageSize={onPage}
            total={context.total}
            onPage={(page) => actor.send({ type: 'SET_PAGE', page: page - 1 })}
          />
        </div>
      )}
    </>
  )
}

/** The table tells the whole selection; the machine is told what came and what went. */
function select(actor: RecordTableProps['actor'], before: ReadonlySet<string>, next: ReadonlySet<string>) {
  const added = [...next].filter((key) => !before.has(key)).map(Number)
  const gone = [...before].filter((key) => !next.has(key)).map(Number)
  if (added.length > 0) actor.send({ type: 'SELECT', ids: added, on: true })
  if (gone.length > 0) actor.send({ type: 'SELECT', ids: gone, on: false })
}
