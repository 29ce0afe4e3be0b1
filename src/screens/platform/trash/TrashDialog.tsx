import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { keptDays, type TrashRow, trashPage } from '#api/contract/platform/trash.ts'
import { listNamed } from '#api/registry/lists.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { trashMachine } from '#machines/platform/trash/trash.machine.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { SearchIcon } from '#ui/icons.ts'
import { useWords } from '#ui/Kit.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { NotRestored } from './NotRestored.tsx'
import styles from './trash.module.css'
import { useTrashColumns } from './use-trash-columns.tsx'

interface TrashDialogProps {
  actor: Actor<typeof trashMachine>
}

/** What was deleted from a list: what, when, by whom, and how long it can still be had back. */
export function TrashDialog({ actor }: TrashDialogProps) {
  const { i18n } = useLingui()
  const words = useWords()
  const list = useSelector(actor, ({ context }) => context.list)
  const close = () => actor.send({ type: 'CLOSE' })
  return (
    <Dialog
      open
      width="wide"
      onClose={close}
      title={i18n._(
        /*i18n*/ { id: 'bin.of', message: 'Çöp kutusu: {list}', values: { list: i18n._(listNamed(list).title) } },
      )}
      description={i18n._(
        /*i18n*/ {
          id: 'bin.about',
          message: 'Silinenler {days} gün burada kalır, sonra tümüyle silinir.',
          values: { days: keptDays },
        },
      )}
      footer={<Button onPress={close}>{words.close}</Button>}
    >
      <div className={styles.bin}>
        <Search actor={actor} />
        <NotRestored actor={actor} />
        <Rows actor={actor} />
      </div>
    </Dialog>
  )
}

function Search({ actor }: TrashDialogProps) {
  const { i18n } = useLingui()
  const search = useSelector(actor, ({ context }) => context.search)
  const label = i18n._(/*i18n*/ { id: 'bin.search', message: 'Silinenlerde ara' })
  return (
    <div className={styles.search}>
      <TextInput
        type="search"
        value={search}
        onChange={(text) => actor.send({ type: 'SEARCH', text })}
        prefix={<SearchIcon aria-hidden />}
        placeholder={label}
        aria-label={label}
      />
    </div>
  )
}

function Rows({ actor }: TrashDialogProps) {
  const { i18n } = useLingui()
  const { context, value } = useSelector(actor, (snapshot) => snapshot)
  const columns = useTrashColumns(actor)
  const { rows, total, page, search, failure } = context
  const state = typeof value === 'object' ? value.open.rows : 'loading'
  const waits = state === 'loading' || state === 'typing'
  return (
    <>
      <DataTable<TrashRow>
        label={i18n._(/*i18n*/ { id: 'bin.title', message: 'Çöp kutusu' })}
        columns={columns}
        rows={rows ?? []}
        rowKey={({ id }) => String(id)}
        rowName={({ label }) => label}
        status={waits ? 'loading' : state === 'failed' ? 'failed' : 'ready'}
        total={total}
        offset={page * trashPage}
        empty={
          <EmptyState
            title={
              search === ''
                ? i18n._(/*i18n*/ { id: 'bin.empty', message: 'Çöp kutusu boş.' })
                : i18n._(/*i18n*/ { id: 'bin.none_found', message: 'Silinenler arasında aramanıza uyan kayıt yok.' })
            }
          />
        }
        error={
          failure && (
            <ErrorState
              title={sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}
              onRetry={() => actor.send({ type: 'REFRESH' })}
            />
          )
        }
      />
      {total > trashPage && state !== 'failed' && (
        <Pagination
          page={page + 1}
          pageSize={trashPage}
          total={total}
          onPage={(next) => actor.send({ type: 'SET_PAGE', page: next - 1 })}
        />
      )}
    </>
  )
}
