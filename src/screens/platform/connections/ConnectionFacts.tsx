import { useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { ConnectionState } from '#api/contract/platform/connections.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { sentenceOf, useShown } from '#screens/platform/sentences.ts'
import type { ShownConnection } from '#screens/platform/wiring/connections.ts'
import { RefusalList } from '#ui/RefusalList.tsx'
import { StatusDot } from '#ui/StatusDot.tsx'
import styles from './connections.module.css'

/** What is known of a connection, and what its other side just said. */
export function ConnectionFacts({ shown: { state, answer, failure } }: { shown: ShownConnection }) {
  const { i18n } = useLingui()
  const format = useFormats()
  const missing = useShown(state.missing)
  const never = i18n._(/*i18n*/ { id: 'connections.never', message: 'henüz yok' })
  return (
    <div className={styles.state}>
      <div role="status" className={styles.said}>
        {answer !== undefined && (
          <>
            <StatusDot tone="grass">
              {i18n._(/*i18n*/ { id: 'connections.works', message: 'Bağlantı çalışıyor. Karşı sunucunun yanıtı:' })}
            </StatusDot>
            <code>{answer}</code>
          </>
        )}
        {failure && <StatusDot tone="tomato">{sentenceOf(i18n, failure)}</StatusDot>}
      </div>
      {missing.length > 0 && <RefusalList refusals={missing} />}
      <dl className={styles.facts}>
        <Fact label={i18n._(/*i18n*/ { id: 'connections.used', message: 'Kullanım' })}>
          <Used state={state} />
        </Fact>
        <Fact label={i18n._(/*i18n*/ { id: 'connections.last_success', message: 'Son başarı' })}>
          {state.last_success_at ? format.moment(state.last_success_at) : never}
        </Fact>
        <Fact label={i18n._(/*i18n*/ { id: 'connections.last_failure', message: 'Son hata' })}>
          {state.last_failure_at ? format.moment(state.last_failure_at) : never}
          {state.last_failure && <div>{sentenceOf(i18n, state.last_failure)}</div>}
        </Fact>
      </dl>
    </div>
  )
}

export function Used({ state }: { state: ConnectionState }) {
  const { i18n } = useLingui()
  return state.used === 1 ? (
    <StatusDot tone="grass">
      {i18n._(/*i18n*/ { id: 'connections.in_use', message: 'Mağaza bunu kullanıyor' })}
    </StatusDot>
  ) : (
    <StatusDot>
      {i18n._(
        /*i18n*/ { id: 'connections.not_used', message: 'Kullanılmıyor: mağaza, aktif olanlardan ilkini kullanır' },
      )}
    </StatusDot>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
