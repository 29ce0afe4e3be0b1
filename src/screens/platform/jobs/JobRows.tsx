import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Actor } from 'xstate'
import { type Job, type JobRow, jobRowsPage, rowStates } from '#api/contract/platform/jobs.ts'
import { jobRowLabels, kindSays, rowStateSays } from '#api/registry/job-words.ts'
import { listNamed } from '#api/registry/lists.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import type { jobMachine } from '#machines/platform/jobs/job.machine.ts'
import { ExportMenu } from '#screens/platform/records/ListExport.tsx'
import listStyles from '#screens/platform/records/list.module.css'
import { Reasons } from '#screens/platform/records/Reasons.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import type { Column } from '#ui/data-table.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Link } from '#ui/Link.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import { pageOfRecord, rowTones, settled } from './job-words.ts'
import styles from './jobs.module.css'
import { waysOf } from './ways-on.ts'

/** The records of a job by what became of them, each with what stood in its way. */
export function JobRows({ actor, job }: { actor: Actor<typeof jobMachine>; job: Job }) {
  const { i18n } = useLingui()
  const { rows, rowState, page } = useSelector(actor, ({ context }) => context)
  const columns = useColumns(job)
  const show = (state: JobRow['state'] | null, at: number) => actor.send({ type: 'SHOW', rowState: state, page: at })
  const all = i18n._(/*i18n*/ { id: 'jobs.all_rows', message: 'Tümü' })
  const counts = { waiting: job.total - settled(job), done: job.done, refused: job.refused, failed: job.failed }
  const options = [
    { value: 'all', label: `${all} ${i18n.number(job.total)}` },
    ...rowStates.map((state) => ({
      value: state,
      label: `${i18n._(rowStateSays[state])} ${i18n.number(counts[state])}`,
    })),
  ]
  return (
    <div className={styles.rows}>
      <div className={styles.states}>
        <div className={styles.choice}>
          <RadioGroup
            segmented
            label={i18n._(jobRowLabels.rows)}
            value={rowState ?? 'all'}
            options={options}
            onChange={(value) => show(rowStates.find((state) => state === value) ?? null, 0)}
          />
        </div>
        <ExportMenu title={i18n._(kindSays(job.kind))} request={() => exported(job, rowState, rows?.total ?? 0)} />
      </div>
      <DataTable<JobRow>
        label={i18n._(jobRowLabels.rows)}
        columns={columns}
        rows={rows?.rows ?? []}
        rowKey={(row) => String(row.position)}
        rowName={(row) => row.label}
        wraps
        total={rows?.total ?? 0}
        offset={page * jobRowsPage}
        empty={<EmptyState title={i18n._(/*i18n*/ { id: 'jobs.no_rows', message: 'Bu durumda kayıt yok.' })} />}
      />
      {rows && rows.total > jobRowsPage && (
        <div className={listStyles.pages}>
          <Pagination
            page={page + 1}
            pageSize={jobRowsPage}
            total={rows.total}
            onPage={(next) => show(rowState, next - 1)}
          />
        </div>
      )}
    </div>
  )
}

const deleted = listNamed('products')

function useColumns({ kind }: Job): readonly Column<JobRow>[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo(() => {
    void locale
    const { part, fixes } = waysOf(kind)
    const deletes = kind === 'products.delete'
    return [
      {
        id: 'label',
        header: i18n._(jobRowLabels.record),
        cell: ({ label, record_id }) =>
          record_id === null ? (
            part ? (
              i18n._(part.id, { label }, { message: part.message })
            ) : (
              label
            )
          ) : (
            <Link tone="quiet" href={pageOfRecord(kind, record_id)}>
              {label || `#${record_id}`}
            </Link>
          ),
        width: 360,
        matters: true,
      },
      {
        id: 'state',
        header: i18n._(jobRowLabels.state),
        cell: ({ state }) => <StatusDot tone={rowTones[state]}>{i18n._(rowStateSays[state])}</StatusDot>,
        width: 160,
        matters: true,
      },
      {
        id: 'why',
        header: i18n._(jobRowLabels.why),
        cell: ({ rules, record_id }) => (
          <Reasons
            rules={rules as readonly Refusal[]}
            of={deletes ? { resource: deleted, id: record_id ?? 0 } : undefined}
            fixes={fixes}
          />
        ),
        matters: true,
      },
    ]
  }, [kind, i18n, locale])
}

/** All pages of what is shown. */
function exported({ id }: Job, state: JobRow['state'] | null, rows: number) {
  const query = { search: '', filters: state ? { state } : {}, order_index: '', order_direction: 'asc' as const }
  return { resource: `jobs/${id}/rows` as const, query, columns: ['label', 'state', 'why'], rows }
}
