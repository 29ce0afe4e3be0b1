import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Purchase, PurchaseLine } from '#api/contract/money/purchases.ts'
import { receivingRules } from '#api/rules/money/purchases.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { ScanField } from '#screens/platform/scanner/ScanField.tsx'
import { signalTaken, signalWrong } from '#screens/platform/scanner/signals.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Act } from '#screens/platform/steps/Act.tsx'
import { Button } from '#ui/Button.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { Field } from '#ui/Field.tsx'
import { NumberInput } from '#ui/NumberInput.tsx'
import { Section } from '#ui/Section.tsx'
import { names, type PurchaseActor, says } from './purchase.ts'
import styles from './purchases.module.css'

interface ReceivingProps {
  actor: PurchaseActor
  purchase: Purchase
}

/** Goods that come are scanned or written, and go into the stock together. */
export function Receiving({ actor, purchase }: ReceivingProps) {
  const { i18n } = useLingui()
  const update = useSelector(actor, ({ context }) => context.update_prices)
  const busy = useSelector(actor, ({ value, context }) => value === 'sending' && context.command?.type === 'RECEIVE')
  const open = purchase.lines.filter(({ quantity, received }) => quantity > received)
  const lineName = (path: string) => purchase.lines.find(({ line }) => path === `pieces.${line}`)?.name
  return (
    <Section title={i18n._(/*i18n*/ { id: 'purchases.receiving', message: 'Teslim alma' })}>
      <div className={styles.adding}>
        <Scan actor={actor} />
      </div>
      <ul className={styles.lines}>
        {open.map((line) => (
          <Line key={line.line} actor={actor} line={line} />
        ))}
      </ul>
      <div className={styles.acts}>
        <Button onPress={() => actor.send({ type: 'TAKE_REST' })}>
          {i18n._(/*i18n*/ { id: 'purchases.take_rest', message: 'Kalanın hepsi geldi' })}
        </Button>
        <Checkbox
          checked={update === 1}
          onChange={(on) => actor.send({ type: 'SET_PRICES', to: on ? 1 : 0 })}
          label={i18n._(
            /*i18n*/ { id: 'purchases.update_prices', message: 'Varyantların alış fiyatını bu fiyatla güncelle' },
          )}
        />
        <Act
          actor={actor}
          event={{ type: 'STEP', step: { type: 'RECEIVE' } }}
          busy={busy}
          variant="primary"
          nameOf={(path) => lineName(path) ?? i18n._(names.pieces)}
        >
          {i18n._(says('RECEIVE'))}
        </Act>
      </div>
    </Section>
  )
}

function Scan({ actor }: { actor: PurchaseActor }) {
  const { i18n } = useLingui()
  const unknown = useSelector(actor, ({ context }) => context.unknown)
  const values = { code: unknown }
  return (
    <div>
      <ScanField
        name="code"
        label={i18n._(/*i18n*/ { id: 'new_order.code', message: 'Barkod ya da stok kodu' })}
        hint={i18n._(
          /*i18n*/ { id: 'picking.scan_hint', message: 'Okuyucu her zaman dinlenir; elle yazarsanız Enter’a basın.' },
        )}
        onScan={(code) => {
          const scan = { type: 'SCAN', code } as const
          // While what came is on its way, a code stays in the field.
          if (!actor.getSnapshot().can(scan)) return false
          actor.send(scan)
          if (actor.getSnapshot().context.unknown === '') signalTaken()
          else signalWrong()
          return true
        }}
      />
      <p role="status" className={styles.failed}>
        {unknown !== '' && i18n._(/*i18n*/ { id: 'purchases.unknown', message: '{code} bu alışta yok.', values })}
      </p>
    </div>
  )
}

function Line({ actor, line }: { actor: PurchaseActor; line: PurchaseLine }) {
  const { i18n } = useLingui()
  const pieces = useSelector(actor, ({ context }) => context.pieces[line.line] ?? '')
  const coming = pieces === '' ? [] : [{ line: line.line, quantity: pieces }]
  const wrong = pieces === '' ? [] : broken(receivingRules, { lines: [line], pieces: coming })
  const { name, options, stock_code, barcode, quantity, received } = line
  const values = { left: quantity - received, quantity }
  return (
    <li className={`${styles.line} ${styles.coming}`}>
      <div className={styles.what}>
        <strong>{name}</strong>
        <span className={styles.quiet}>{[options, stock_code || barcode].filter(Boolean).join(' · ')}</span>
      </div>
      <span className={styles.quiet}>
        {i18n._(
          /*i18n*/ { id: 'purchases.left', message: '{quantity, number} adetten {left, number} bekleniyor', values },
        )}
      </span>
      <Field
        name={`pieces.${line.line}`}
        label={`${i18n._(names.pieces)}: ${name}`}
        bare
        error={wrong.map((one) => sentenceOf(i18n, one))}
      >
        <NumberInput
          whole
          value={pieces}
          maxLength={7}
          placeholder={i18n._(names.pieces)}
          onChange={(to) => actor.send({ type: 'SET_PIECES', line: line.line, pieces: to })}
        />
      </Field>
    </li>
  )
}
