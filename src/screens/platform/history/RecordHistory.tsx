import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import type { PastChange } from '#api/contract/platform/history.ts'
import type { Draft, Resource } from '#api/resources/platform/resource.ts'
import { type PutBackFacts, putBackRules } from '#api/rules/platform/history.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { permitted } from '#api/rules/platform/session.ts'
import { putBack } from '#machines/platform/record-form/put-back.ts'
import { hasUnsaved } from '#machines/platform/record-form/record-form.context.ts'
import type { recordFormMachine } from '#machines/platform/record-form/record-form.machine.ts'
import { submit } from '#screens/platform/records/FormFields.tsx'
import type { Parts } from '#screens/platform/records/use-form-parts.tsx'
import { useShown } from '#screens/platform/sentences.ts'
import { historyPage, recordHistory } from '#screens/platform/wiring/history.ts'
import { Pagination } from '#ui/Pagination.tsx'
import { Refusable } from '#ui/Refusable.tsx'
import { FieldHistory } from './FieldHistory.tsx'
import { HistoryDialog } from './HistoryDialog.tsx'
import styles from './history.module.css'
import { PastLine } from './PastLine.tsx'
import type { Languages } from './TextChanges.tsx'

export interface RecordHistoryProps {
  actor: Actor<typeof recordFormMachine>
  resource: Resource
  parts: Parts
  onClose: () => void
}

/** Who changed what of the record in this form. A change is put back by saving the form with its old values, so that every rule of a save stands. */
export function RecordHistory({ actor: form, resource, parts, onClose }: RecordHistoryProps) {
  const { i18n } = useLingui()
  const { id, holder, original } = form.getSnapshot().context
  const actor = useActorRef(recordHistory, { input: { query: { resource, id: id ?? 0, page: 0 } } })
  const { state, data, query, failure } = useSelector(actor, ({ value, context }) => ({ state: value, ...context }))
  const facts = { unsaved: hasUnsaved(form.getSnapshot().context), holder, gate: { codes: resource.codes.edit } }
  const putBackTo = (values: Draft) => {
    onClose()
    for (const [field, value] of Object.entries(values)) form.send({ type: 'CHANGE', field, value })
    submit(form, parts)
  }
  return (
    <HistoryDialog
      waiting={state === 'loading' && !data}
      failure={state === 'failed' ? failure : null}
      onRetry={() => actor.send({ type: 'RETRY' })}
      onClose={onClose}
      older={
        data &&
        data.total > historyPage && (
          <Pagination
            page={query.page + 1}
            pageSize={historyPage}
            total={data.total}
            onPage={(page) => actor.send({ type: 'SHOW', query: { ...query, page: page - 1 } })}
          />
        )
      }
    >
      {data?.rows.map((past) => {
        const { values, ...found } = putBack(resource, past.changes, original)
        return (
          <Past
            key={past.id}
            past={past}
            resource={resource}
            languages={parts.shared.languages}
            facts={{ ...facts, ...found }}
            onPutBack={() => putBackTo(values)}
          />
        )
      })}
      {data?.total === 0 && (
        <li className={styles.none}>
          {i18n._(/*i18n*/ { id: 'history.none', message: 'Henüz hiçbir değişiklik kaydedilmedi.' })}
        </li>
      )}
    </HistoryDialog>
  )
}

interface PastProps {
  past: PastChange
  resource: Resource
  languages: Languages
  facts: PutBackFacts & Parameters<typeof permitted.holds>[0]
  onPutBack: () => void
}

function Past({ past: { at, user, event, planned, changes }, resource, languages, facts, onPutBack }: PastProps) {
  const { i18n } = useLingui()
  const refusals = useShown([...broken([permitted], facts), ...broken(putBackRules, facts)])
  const label = i18n._(/*i18n*/ { id: 'history.put_back', message: 'Geri koy' })
  return (
    <PastLine
      {...{ at, user, event, planned }}
      action={
        changes.length > 0 && (
          <Refusable size="compact" refusals={refusals} onPress={onPutBack}>
            {label}
          </Refusable>
        )
      }
    >
      {changes.length > 0 &&
        changes.map((change) => {
          const field = resource.fields[change.field]
          return field && <FieldHistory key={change.field} field={field} change={change} languages={languages} />
        })}
    </PastLine>
  )
}
