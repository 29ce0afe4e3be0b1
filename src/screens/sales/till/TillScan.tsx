import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { lazy, Suspense, useState } from 'react'
import { permits } from '#api/rules/platform/session.ts'
import { codeSold } from '#api/rules/sales/new-order.ts'
import { SearchChoice } from '#screens/platform/records/controls/SearchChoice.tsx'
import { ScanField } from '#screens/platform/scanner/ScanField.tsx'
import { useScanSignals } from '#screens/platform/scanner/use-scan-signals.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { LookupFailed } from '#screens/platform/steps/LookupFailed.tsx'
import { Button } from '#ui/Button.tsx'
import { CircleAlertIcon, PlusIcon } from '#ui/icons.ts'
import { CameraScan } from './CameraScan.tsx'
import { IndexAge } from './IndexAge.tsx'
import { TillField } from './TillField.tsx'
import styles from './till.module.css'
import { useSale, useStage, useTill } from './till-actor.ts'

const QuickProductDialog = lazy(async () => ({
  default: (await import('#screens/catalog/products/QuickProduct.tsx')).QuickProductDialog,
}))
/** What is heard as taken. */
const taken = ['added', 'finished']

/** Where scans arrive: a scanner, the camera, a person who types or searches. Enter in the empty field leads on: to the payment, to the end, to the next sale. */
export function TillScan() {
  const { i18n } = useLingui()
  const actor = useTill()
  const over = useStage() === 'done'
  const scan = (code: string) => {
    const event = { type: 'SCAN', wanted: { code } } as const
    const heard = actor.getSnapshot().can(event)
    if (heard) actor.send(event)
    return heard
  }
  useScanSignals(actor, taken)
  return (
    <section aria-label={i18n._(/*i18n*/ { id: 'till.scan_part', message: 'Ürün okutma' })}>
      <div className={styles.adding}>
        <ScanField
          overFields
          name="code"
          label={i18n._(/*i18n*/ { id: 'new_order.code', message: 'Barkod ya da stok kodu' })}
          hint={i18n._(
            /*i18n*/ {
              id: 'till.scan_hint',
              message: 'Okuyucu her zaman dinlenir. Boşken Enter: ödeme, bitir, yeni satış.',
            },
          )}
          onScan={scan}
          onEnter={() => leadOn(actor)}
        />
        <Find />
        <CameraScan onScan={scan} />
      </div>
      <IndexAge />
      {!over && <Missed />}
      {!over && <NotAdded />}
    </section>
  )
}

/** The next step of the sale, where its rules let it be taken. */
function leadOn(actor: ReturnType<typeof useTill>): void {
  const next = (['NEXT', 'COMPLETE', 'PAY'] as const).find((type) => actor.getSnapshot().can({ type }))
  if (next) actor.send({ type: next })
}

function Find() {
  const { i18n } = useLingui()
  const actor = useTill()
  const finding = useSelector(actor, (snapshot) => snapshot.matches({ sale: 'finding' }))
  return (
    <TillField name="product" label={i18n._(/*i18n*/ { id: 'new_order.find', message: 'Ürün ara' })}>
      <SearchChoice
        to="fast-sale/variants"
        onChoose={({ value }) => actor.send({ type: 'SCAN', wanted: { id: value } })}
        busy={finding}
      />
    </TillField>
  )
}

/** What could not be asked for. */
function Missed() {
  const actor = useTill()
  const missed = useSale((one) => one.missed)
  const open = useSelector(
    actor,
    (snapshot) => snapshot.matches({ sale: 'notFound' }) || snapshot.matches({ sale: 'notKnown' }),
  )
  return missed && <LookupFailed actor={actor} failure={missed} open={open} />
}

/** What was not added, each with the rules that keep it from being sold; what nobody knows may be made a product on the spot. */
function NotAdded() {
  const { i18n } = useLingui()
  const actor = useTill()
  const kept = useSale((one) => one.kept)
  const mayAdd = useSale(({ holder }) => permits(holder, [602]))
  const [making, setMaking] = useState(false)
  const unknown = kept.flatMap(({ rules }) => rules.filter(({ id }) => id === codeSold.id)).at(-1)
  return (
    <>
      {kept.length > 0 && (
        <div role="alert" className={styles.kept}>
          <ul>
            {kept.map(({ name, rules }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: one code may be scanned twice, and the list only grows
              <li key={at}>
                <CircleAlertIcon aria-hidden />
                <span>
                  {name && <strong>{name}: </strong>}
                  {sentencesOf(i18n, rules)}
                </span>
              </li>
            ))}
          </ul>
          {unknown && mayAdd && (
            <Button icon={PlusIcon} onPress={() => setMaking(true)}>
              {i18n._(/*i18n*/ { id: 'products.fast_title', message: 'Hızlı ürün ekle' })}
            </Button>
          )}
        </div>
      )}
      {making && (
        <Suspense>
          <QuickProductDialog
            open
            barcode={String(unknown?.about?.code ?? '')}
            onClose={() => setMaking(false)}
            onSaved={(id) => id !== null && actor.send({ type: 'SCAN', wanted: { id } })}
          />
        </Suspense>
      )}
    </>
  )
}
