import { useLingui } from '@lingui/react'
import { type ReactNode, useMemo } from 'react'
import { type DryRunResult, dryRunPage } from '#api/contract/catalog/bulk.ts'
import type { JobRow } from '#api/contract/platform/jobs.ts'
import type { Resource } from '#api/resources/platform/resource.ts'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { DryRunContext, DryRunEvent } from '#machines/platform/bulk/dry-run-states.ts'
import listStyles from '#screens/platform/records/list.module.css'
import { Reasons } from '#screens/platform/records/Reasons.tsx'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import type { Column } from '#ui/data-table.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Link } from '#ui/Link.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import styles from './bulk.module.css'
import { DryRunDialogs, type DryRunQuestion } from './DryRunDialogs.tsx'

interface DryRunTableProps {
  /** A bulk machine in the second half of its way. */
  actor: { send(event: DryRunEvent): void }
  value: unknown
  context: DryRunContext
  /** What the table is called, and one of its records. */
  label: string
  record: string
  hrefOf: (id: number) => string
  /** What becomes of a record that no rule stands in the way of. */
  will: string
  /** The verdict in one sentence. */
  note: string
  /** What has to be known before any of it. */
  above?: ReactNode
  /** The button that begins the job. */
  act: ReactNode
  question: DryRunQuestion
  /** Where records of this resource are to be deleted: what names them is told with links. */
  usedBy?: Resource | undefined
}

/** What would come of each record, before anything is done: it is changed, or a rule stands in the way. */
export function DryRunTable({
  actor,
  value,
  context: { result, page, failure },
  label,
  record,
  hrefOf,
  will,
  note,
  above,
  act,
  question,
  usedBy,
}: DryRunTableProps) {
  const { i18n } = useLingui()
  const columns = useColumns({ record, hrefOf, will, usedBy })
  const failed = value === 'notChecked' && failure
  return (
    <div className={listStyles.list}>
      {above}
      {result && !failed && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
      <DataTable<JobRow>
        label={label}
        wraps
        columns={columns}
        rows={result?.rows ?? []}
        rowKey={(row) => String(row.record_id)}
        rowName={(row) => row.label}
        status={failed ? 'failed' : value === 'checking' ? 'loading' : 'ready'}
        total={result?.total ?? 0}
        offset={page * dryRunPage}
        error={
          failed && (
            <ErrorState
              title={sentencesOf(i18n, failureMessages(failed, 'notLoaded'))}
              onRetry={() => actor.send({ type: 'RETRY' })}
            />
          )
        }
      />
      {result && result.total > dryRunPage && (
        <div className={listStyles.pages}>
          <Pagination
            page={page + 1}
            pageSize={dryRunPage}
            total={result.total}
            onPage={(next) => actor.send({ type: 'SET_PAGE', page: next - 1 })}
          />
        </div>
      )}
      <div className={styles.bar}>
        <span className={styles.count} />
        <Button onPress={() => actor.send({ type: 'CANCEL' })}>
          {i18n._(/*i18n*/ { id: 'bulk.back', message: 'Geri' })}
        </Button>
        {!failed && act}
      </div>
      <DryRunDialogs actor={actor} value={value} failure={failure} question={question} />
    </div>
  )
}

/** How many of a page stay as they are. */
export function refusedIn(result: DryRunResult | null): number {
  return result?.rows.filter(({ state }) => state === 'refused').length ?? 0
}

type Named = Pick<DryRunTableProps, 'record' | 'hrefOf' | 'will' | 'usedBy'>

function useColumns({ record, hrefOf, will, usedBy }: Named): readonly Column<JobRow>[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo(() => {
    void locale
    const refused = i18n._(/*i18n*/ { id: 'bulk.stays', message: 'Olduğu gibi kalacak' })
    return [
      {
        id: 'label',
        header: record,
        cell: ({ label, record_id }) => (
          <Link tone="quiet" href={hrefOf(record_id ?? 0)}>
            {label || `#${record_id}`}
          </Link>
        ),
        width: 360,
        matters: true,
      },
      {
        id: 'state',
        header: i18n._(/*i18n*/ { id: 'bulk.decision', message: 'Karar' }),
        cell: ({ state }) => (
          <StatusDot tone={state === 'refused' ? 'amber' : 'grass'}>{state === 'refused' ? refused : will}</StatusDot>
        ),
        width: 190,
        matters: true,
      },
      {
        id: 'why',
        header: i18n._(/*i18n*/ { id: 'jobs.why', message: 'Neden' }),
        cell: ({ rules, record_id }) => (
          <Reasons rules={rules as readonly Refusal[]} of={usedBy && { resource: usedBy, id: record_id ?? 0 }} />
        ),
        matters: true,
      },
    ]
  }, [record, hrefOf, will, usedBy, i18n, locale])
}
