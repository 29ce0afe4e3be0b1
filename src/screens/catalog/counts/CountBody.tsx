import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { StockCount } from '#api/contract/catalog/stock-counts.ts'
import { ScanField } from '#screens/platform/scanner/ScanField.tsx'
import { signalTaken, signalWrong } from '#screens/platform/scanner/signals.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Section } from '#ui/Section.tsx'
import { CountLines } from './CountLines.tsx'
import { type CountActor, says } from './count.ts'
import styles from './counts.module.css'

interface CountProps {
  actor: CountActor
  count: StockCount
}

/** The goods of a count, and what is done with them where it stands. */
export function CountBody({ actor, count }: CountProps) {
  const { i18n } = useLingui()
  const { status, size, lines, shelf } = count
  const counts = status === 'frozen' || status === 'counting'
  const values = { size, shelf, counted: lines.filter(({ counted }) => counted !== null).length }
  const facts =
    status === 'draft'
      ? /*i18n*/ {
          id: 'counts.facts_draft',
          message:
            '{size, plural, other {# varyant sayılacak.}} Stoğu dondurunca beklenen adetler o anki stoktan alınır.',
        }
      : /*i18n*/ {
          id: 'counts.facts',
          message: '{size, plural, other {# varyantın}} {counted, number} tanesi sayıldı.',
        }
  return (
    <div className={styles.count}>
      <p className={styles.quiet}>
        {shelf !== '' && `${i18n._(/*i18n*/ { id: 'counts.on_shelf', message: 'Raf: {shelf}', values })} · `}
        {i18n._({ ...facts, values })}
      </p>
      {counts && <Counting actor={actor} count={count} />}
      {lines.length > 0 && (
        <Section
          title={i18n._(/*i18n*/ { id: 'counts.lines', message: 'Ürünler' })}
          actions={status === 'review' && <Step actor={actor} type="EXPLAIN" />}
        >
          <CountLines actor={actor} count={count} />
        </Section>
      )}
    </div>
  )
}

/** Scans add up here, on this page, and are sent together: whoever counts never waits. */
function Counting({ actor, count }: CountProps) {
  const { i18n } = useLingui()
  const unknown = useSelector(actor, ({ context }) => context.unknown)
  const scanned = useSelector(actor, ({ context }) => context.scanned)
  const pieces = useSelector(actor, ({ context }) => (scanned === null ? '' : (context.pieces[scanned] ?? '')))
  const line = count.lines.find((one) => one.line === scanned)
  const values = { code: unknown, name: line?.name ?? '', pieces }
  return (
    <div className={styles.counting}>
      <ScanField
        name="code"
        label={i18n._(/*i18n*/ { id: 'new_order.code', message: 'Barkod ya da stok kodu' })}
        hint={i18n._(
          /*i18n*/ { id: 'picking.scan_hint', message: 'Okuyucu her zaman dinlenir; elle yazarsanız Enter’a basın.' },
        )}
        onScan={(code) => {
          const scan = { type: 'SCAN', code } as const
          // While what was counted is on its way, a code stays in the field.
          if (!actor.getSnapshot().can(scan)) return false
          actor.send(scan)
          if (actor.getSnapshot().context.unknown === '') signalTaken()
          else signalWrong()
          return true
        }}
      />
      <p role="status" className={unknown === '' ? styles.quiet : styles.failed}>
        {unknown !== ''
          ? i18n._(/*i18n*/ { id: 'counts.unknown', message: '{code} bu sayımda yok.', values })
          : line && i18n._(/*i18n*/ { id: 'counts.scanned', message: '{name}: {pieces}', values })}
      </p>
      <Step actor={actor} type="COUNT" />
    </div>
  )
}

function Step({ actor, type }: { actor: CountActor; type: 'COUNT' | 'EXPLAIN' }) {
  const { i18n } = useLingui()
  const busy = useSelector(actor, ({ value, context }) => value === 'sending' && context.command?.type === type)
  return (
    <Act actor={actor} event={{ type: 'STEP', step: { type } }} busy={busy} variant="primary">
      {i18n._(says(type))}
    </Act>
  )
}
