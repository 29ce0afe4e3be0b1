import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Purchase, PurchaseAdding, PurchaseLine } from '#api/contract/money/purchases.ts'
import { purchaseSums } from '#api/rules/money/purchase-sums.ts'
import { AmountInput } from '#screens/catalog/products/form/AmountInput.tsx'
import { SearchChoice } from '#screens/platform/records/controls/SearchChoice.tsx'
import { ScanField } from '#screens/platform/scanner/ScanField.tsx'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { Field } from '#ui/Field.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { TrashIcon } from '#ui/icons.ts'
import { NumberInput } from '#ui/NumberInput.tsx'
import { DraftField, useDraft } from './DraftFields.tsx'
import { PurchaseTotals } from './PurchaseTotals.tsx'
import { names, type PurchaseActor, says } from './purchase.ts'
import styles from './purchases.module.css'

interface DraftProps {
  actor: PurchaseActor
  purchase: Purchase
}

/** The products of a draft: added by scanner, by name or because they ran out, each with what it costs. */
export function DraftLines({ actor, purchase }: DraftProps) {
  const { i18n } = useLingui()
  const draft = useDraft(actor, purchase)
  const { lines, ...sums } = purchaseSums(draft.lines, draft.extra_cost)
  const busy = useSelector(actor, ({ value, context }) => value === 'sending' && context.command?.type === 'WRITE')
  return (
    <>
      <Adding actor={actor} />
      {draft.lines.length === 0 && (
        <p className={styles.quiet}>
          {i18n._(/*i18n*/ { id: 'new_order.no_products', message: 'Henüz ürün yok: okutun, yazın ya da arayın.' })}
        </p>
      )}
      <ul className={styles.lines}>
        {draft.lines.map(({ line }, at) => {
          const stored = purchase.lines.find((one) => one.line === line)
          return stored && <Line key={line} {...{ actor, purchase, at }} line={stored} net={lines[at]?.net ?? 0} />
        })}
      </ul>
      {draft.lines.length > 0 && <PurchaseTotals {...sums} currency={purchase.currency} />}
      <div className={styles.acts}>
        <Act
          actor={actor}
          event={{ type: 'STEP', step: { type: 'WRITE' } }}
          busy={busy}
          keys="save"
          nameOf={(path) => nameOf(path, draft.lines, purchase, (one) => i18n._(one))}
        >
          {i18n._(says('WRITE'))}
        </Act>
      </div>
    </>
  )
}

function nameOf(
  path: string,
  lines: readonly { readonly line: number }[],
  purchase: Purchase,
  say: (words: (typeof names)[keyof typeof names]) => string,
): string {
  const [first = '', index = '', part = ''] = path.split('.')
  const line = purchase.lines.find((one) => one.line === lines[Number(index)]?.line)
  const name = say(names[(part || first) as keyof typeof names])
  return line && part ? `${name} · ${line.name}` : name
}

/** What is added is stored at once, with all that is written. */
function Adding({ actor }: { actor: PurchaseActor }) {
  const { i18n } = useLingui()
  const write = (adding: PurchaseAdding) => ({ type: 'STEP', step: { type: 'WRITE', adding } }) as const
  return (
    <>
      <div className={styles.adding}>
        <ScanField
          name="code"
          label={i18n._(/*i18n*/ { id: 'new_order.code', message: 'Barkod ya da stok kodu' })}
          hint={i18n._(
            /*i18n*/ { id: 'picking.scan_hint', message: 'Okuyucu her zaman dinlenir; elle yazarsanız Enter’a basın.' },
          )}
          onScan={(code) => {
            const event = write({ code })
            // While the last one is stored, a code stays in the field.
            const taken = actor.getSnapshot().can(event)
            if (taken) actor.send(event)
            return taken
          }}
        />
        <Field name="product" label={i18n._(/*i18n*/ { id: 'products.one', message: 'Ürün' })}>
          <SearchChoice to="purchases/variants" onChoose={({ value }) => actor.send(write({ id: value }))} />
        </Field>
      </div>
      <div className={styles.acts}>
        <Act actor={actor} event={write({ out_of_stock: true })} size="compact">
          {i18n._(/*i18n*/ { id: 'purchases.add_out_of_stock', message: 'Tedarikçinin biten ürünlerini ekle' })}
        </Act>
      </div>
    </>
  )
}

interface LineProps extends DraftProps {
  line: PurchaseLine
  /** Its place in the draft. */
  at: number
  net: number
}

function Line({ actor, purchase, line: { line, name, options, stock_code, barcode }, at, net }: LineProps) {
  const { i18n } = useLingui()
  const written = useDraft(actor, purchase).lines[at]
  if (!written) return null
  const field = (key: 'quantity' | 'unit_price' | 'discount' | 'tax_rate') => ({
    ...{ actor, purchase, name: `lines.${at}.${key}`, label: `${i18n._(names[key])}: ${name}` },
  })
  const set = (key: 'quantity' | 'unit_price' | 'discount' | 'tax_rate') => (value: string) =>
    actor.send({ type: 'SET_LINE', line, key, value })
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <strong>{name}</strong>
        <span className={styles.quiet}>{[options, stock_code || barcode].filter(Boolean).join(' · ')}</span>
      </div>
      <DraftField {...field('quantity')} hint={i18n._(names.quantity)}>
        <NumberInput whole value={String(written.quantity)} maxLength={7} onChange={set('quantity')} />
      </DraftField>
      <DraftField {...field('unit_price')} hint={i18n._(names.unit_price)}>
        <AmountInput value={written.unit_price} decimals={2} maxLength={20} onChange={set('unit_price')} />
      </DraftField>
      <DraftField {...field('discount')} hint={i18n._(names.discount)}>
        <AmountInput value={written.discount} maxLength={6} onChange={set('discount')} />
      </DraftField>
      <DraftField {...field('tax_rate')} hint={i18n._(names.tax_rate)}>
        <NumberInput whole value={String(written.tax_rate)} maxLength={3} onChange={set('tax_rate')} />
      </DraftField>
      <span className={styles.sum}>
        <Amount of={net} currency={purchase.currency} />
      </span>
      <IconButton
        icon={TrashIcon}
        label={i18n._(/*i18n*/ { id: 'new_order.remove', message: 'Çıkar: {name}', values: { name } })}
        onPress={() => actor.send({ type: 'REMOVE_LINE', line })}
      />
    </li>
  )
}
