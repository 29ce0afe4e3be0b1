import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Actor } from 'xstate'
import { verdictPage } from '#api/contract/bulk.ts'
import type { JobRow } from '#api/contract/jobs.ts'
import { told } from '#api/rules/outcomes.ts'
import type { Refusal } from '#api/rules/rule.ts'
import type { bulkMachine } from '#machines/bulk/bulk.machine.ts'
import { Act } from '#screens/Act.tsx'
import listStyles from '#screens/records/list.module.css'
import { sentenceOf, sentencesOf } from '#screens/sentences.ts'
import { Button } from '#ui/Button.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import type { Column } from '#ui/data-table.ts'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Link } from '#ui/Link.tsx'
import { Pagination } from '#ui/Pagination.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import { BulkDialogs } from './BulkDialogs.tsx'
import styles from './bulk.module.css'

/** What would come of each product, before anything is done: it is changed, or a rule stands in the way. */
export function Verdict({ actor }: { actor: Actor<typeof bulkMachine> }) {
  const { i18n } = useLingui()
  const { value, context } = useSelector(actor, (snapshot) => snapshot)
  const { verdict, page, act, failure } = context
  const columns = useColumns(act === 'delete')
  const refused = verdict?.rows.filter(({ state }) => state === 'refused').length ?? 0
  const failed = value === 'notChecked' && failure
  return (
    <div className={listStyles.list}>
      {verdict && !failed && (
        <p className={styles.note} role="status">
          {i18n._(
            /*i18n*/ {
              id: 'bulk.verdict',
              message:
                '{total, plural, other {# ürün seçildi.}} {refused, plural, =0 {Bu sayfada engel yok.} other {Bu sayfada # tanesini kural engelliyor; onlar olduğu gibi kalır.}}',
              values: { total: verdict.total, refused },
            },
          )}
        </p>
      )}
      <DataTable<JobRow>
        label={i18n._(/*i18n*/ { id: 'bulk.verdicts', message: 'Her ürün için karar' })}
        columns={columns}
        rows={verdict?.rows ?? []}
        rowKey={(row) => String(row.record_id)}
        rowName={(row) => row.label}
        status={failed ? 'failed' : value === 'checking' ? 'loading' : 'ready'}
        total={verdict?.total ?? 0}
        offset={page * verdictPage}
        error={
          failed && (
            <ErrorState
              title={sentencesOf(i18n, told(failed, 'notLoaded'))}
              onRetry={() => actor.send({ type: 'AGAIN' })}
            />
          )
        }
      />
      {verdict && verdict.total > verdictPage && (
        <div className={listStyles.pages}>
          <Pagination
            page={page + 1}
            pageSize={verdictPage}
            total={verdict.total}
            onPage={(next) => actor.send({ type: 'SET_PAGE', page: next - 1 })}
          />
        </div>
      )}
      <div className={styles.bar}>
        <span className={styles.count} />
        <Button onPress={() => actor.send({ type: 'BACK' })}>
          {i18n._(/*i18n*/ { id: 'bulk.back', message: 'Geri' })}
        </Button>
        {!failed && (
          <Act
            actor={actor}
            event={{ type: 'SEND' }}
            variant={act === 'delete' ? 'destructive' : 'primary'}
            busy={value === 'sending'}
          >
            {act === 'delete'
              ? i18n._(/*i18n*/ { id: 'bulk.delete', message: 'Sil' })
              : i18n._(/*i18n*/ { id: 'bulk.apply', message: 'Uygula' })}
          </Act>
        )}
      </div>
      <BulkDialogs actor={actor} />
    </div>
  )
}

function useColumns(deletes: boolean): readonly Column<JobRow>[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo(() => {
    void locale
    const will = deletes
      ? i18n._(/*i18n*/ { id: 'bulk.will_go', message: 'Silinecek' })
      : i18n._(/*i18n*/ { id: 'bulk.will_change', message: 'Değişecek' })
    const refused = i18n._(/*i18n*/ { id: 'bulk.stays', message: 'Olduğu gibi kalacak' })
    return [
      {
        id: 'label',
        header: i18n._(/*i18n*/ { id: 'products.one', message: 'Ürün' }),
        cell: ({ label, record_id }) => (
          <Link tone="quiet" href={`/products/edit/${record_id}`}>
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
        cell: ({ rules }) => (
          <span className={styles.why}>
            {[...new Set((rules as readonly Refusal[]).map((rule) => sentenceOf(i18n, rule)))].map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
          </span>
        ),
        matters: true,
      },
    ]
  }, [deletes, i18n, locale])
}
