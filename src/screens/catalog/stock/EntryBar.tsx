import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { hasUnsaved, type StockEntryContext, variantName } from '#machines/catalog/stock-entry/stock-entry.context.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import bar from '#screens/platform/records/form.module.css'
import { useShown } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { RulesInTheWay } from '#screens/platform/steps/RulesInTheWay.tsx'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { RefusalList } from '#ui/RefusalList.tsx'
import { names, useEntry, useWritten } from './entry.ts'

const save = /*i18n*/ { id: 'stock.store', message: 'Hareketleri kaydet' }
const submit = { type: 'SUBMIT' } as const

/** At the bottom: what stands in the way, and the button that writes the movements. Ctrl+S writes them too. */
export function EntryBar() {
  const { i18n } = useLingui()
  const actor = useEntry()
  const options = useRefusalOptions()
  const busy = useSelector(actor, ({ value }) => value === 'storing')
  useOffers([offer(actor, submit, save, 'save')])
  return (
    <div className={bar.bar}>
      <Failed />
      <span className={bar.state} role="status">
        <State />
      </span>
      <InTheWay />
      <Act
        {...{ actor, event: submit, busy, ...options }}
        variant="primary"
        keys="save"
        onRefused={() => actor.send({ type: 'REVEAL' })}
      >
        {i18n._(save)}
      </Act>
    </div>
  )
}

function useRefusalOptions() {
  const { i18n } = useLingui()
  const actor = useEntry()
  return { nameOf: (path: string) => nameOfPath(i18n, actor.getSnapshot().context, path) }
}

/** A field in words, with the product that it belongs to: `Adet · Keten elbise`. */
function nameOfPath(i18n: I18n, { draft, variants }: StockEntryContext, path: string): string {
  const [first = '', index = '', part = ''] = path.split('.')
  const variant = variants[draft.lines[Number(index)]?.variant_id ?? 0]
  const name = i18n._(names[(part || first) as keyof typeof names])
  return variant && part ? `${name} · ${variantName(variant)}` : name
}

function State() {
  const { i18n } = useLingui()
  const waits = useSelector(useEntry(), ({ value }) => value === 'expired')
  const unsaved = useWritten(hasUnsaved)
  if (waits)
    return i18n._(/*i18n*/ { id: 'records.waits', message: 'Oturum sona erdi. Tekrar giriş yapınca kaydedilecek.' })
  if (!unsaved) return null
  return (
    <>
      <span className={bar.unsaved} aria-hidden="true" />
      {i18n._(/*i18n*/ { id: 'records.unsaved', message: 'Kaydedilmemiş değişiklikler var' })}
    </>
  )
}

/** Why the last try failed, with links to the fields that the server named. */
function Failed() {
  const failure = useSelector(useEntry(), (snapshot) =>
    snapshot.matches({ form: 'failed' }) ? snapshot.context.failure : null,
  )
  const shown = useShown(failure ? failureMessages(failure, 'notSaved') : [], useRefusalOptions())
  if (!failure) return null
  return (
    <div className={bar.failed} role="alert">
      <RefusalList refusals={shown} />
    </div>
  )
}

/** How many rules stand in the way, once somebody began to write. */
function InTheWay() {
  const actor = useEntry()
  const shown = useShown(useRefusals(actor, submit), useRefusalOptions())
  const begun = useWritten((one) => hasUnsaved(one) || one.revealed)
  const editable = useSelector(actor, (snapshot) => snapshot.hasTag('editable'))
  return begun && editable ? <RulesInTheWay shown={shown} /> : null
}
