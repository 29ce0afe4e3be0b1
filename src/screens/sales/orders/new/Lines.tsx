import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { SearchChoice } from '#screens/platform/records/controls/SearchChoice.tsx'
import { ScanField } from '#screens/platform/scanner/ScanField.tsx'
import { useScanSignals } from '#screens/platform/scanner/use-scan-signals.ts'
import { Section } from '#ui/Section.tsx'
import { LineList } from './LineList.tsx'
import { Missed } from './Missed.tsx'
import { NotAdded } from './NotAdded.tsx'
import styles from './new-order.module.css'
import { OrderField } from './OrderField.tsx'
import { useOrder, useWritten } from './order-form.ts'
import { names } from './order-names.ts'

/** The products of the order: scanned or found, each with its pieces and its price. It hears the scanner while the rest is on its way. */
export function Lines() {
  const { i18n } = useLingui()
  const empty = useWritten(({ draft }) => draft.lines.length === 0)
  return (
    <Section title={i18n._(/*i18n*/ { id: 'new_order.products', message: 'Ürünler' })}>
      <div className={styles.adding}>
        <Scan />
        <Find />
      </div>
      <Missed what="notFound" />
      <NotAdded />
      {empty ? (
        <p className={styles.quiet}>
          {i18n._(/*i18n*/ { id: 'new_order.no_products', message: 'Henüz ürün yok: okutun, yazın ya da arayın.' })}
        </p>
      ) : (
        <LineList />
      )}
    </Section>
  )
}

/** A scanner types a code and Enter; so may a person. */
function Scan() {
  const { i18n } = useLingui()
  const actor = useOrder()
  useScanSignals(actor)
  return (
    <ScanField
      name="code"
      label={i18n._(/*i18n*/ { id: 'new_order.code', message: 'Barkod ya da stok kodu' })}
      hint={i18n._(
        /*i18n*/ { id: 'picking.scan_hint', message: 'Okuyucu her zaman dinlenir; elle yazarsanız Enter’a basın.' },
      )}
      onScan={(code) => {
        const wanted = { type: 'ADD', wanted: { code } } as const
        // While the order is being stored nothing is added: what was typed stays.
        const taken = actor.getSnapshot().can(wanted)
        if (taken) actor.send(wanted)
        return taken
      }}
    />
  )
}

function Find() {
  const { i18n } = useLingui()
  const actor = useOrder()
  const finding = useSelector(actor, (snapshot) => snapshot.matches({ form: 'finding' }))
  return (
    <OrderField name="product" label={i18n._(names.product)}>
      <SearchChoice
        to="new-order/variants"
        onChoose={({ value }) => actor.send({ type: 'ADD', wanted: { id: value } })}
        busy={finding}
      />
    </OrderField>
  )
}
