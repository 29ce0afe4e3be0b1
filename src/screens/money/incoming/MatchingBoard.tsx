import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { type ExpenseAccount, expenseAccounts, type IncomingLine } from '#api/contract/money/incoming-invoices.ts'
import { ledgerAccounts } from '#api/contract/platform/ledger.ts'
import { matchedPieces } from '#api/rules/money/incoming-invoices.ts'
import { broken } from '#api/rules/platform/rule.ts'
import { piecesOf } from '#machines/money/incoming-invoice/incoming-page.machine.ts'
import styles from '#screens/money/purchases/purchases.module.css'
import { useFormats } from '#screens/platform/formats.ts'
import { SearchChoice } from '#screens/platform/records/controls/SearchChoice.tsx'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Amount } from '#screens/sales/orders/Amount.tsx'
import { Field } from '#ui/Field.tsx'
import { Link } from '#ui/Link.tsx'
import { NumberInput } from '#ui/NumberInput.tsx'
import { Select } from '#ui/Select.tsx'
import board from './incoming.module.css'
import { type IncomingProps, isOpen, names } from './incoming.ts'
import { Matched } from './Matched.tsx'

interface LineProps extends IncomingProps {
  line: IncomingLine
}

/** The lines of an invoice, each with what it is: a product and how many pieces of it, or the account of an expense. */
export function MatchingBoard({ actor, invoice }: IncomingProps) {
  const { i18n } = useLingui()
  const open = isOpen(invoice) && invoice.lines.some(isUnmatched)
  return (
    <>
      {open && (
        <p className={styles.quiet}>
          {i18n._(
            /*i18n*/ {
              id: 'incoming.board_says',
              message: 'Eşleşmeyen her satır için ürünü ya da gider hesabını seçin; bir dahaki faturada hatırlanır.',
            },
          )}{' '}
          <Link href="/fast-products/add">
            {i18n._(/*i18n*/ { id: 'incoming.add_product', message: 'Ürün kartı yoksa hızlı ürün ekleyin' })}
          </Link>
        </p>
      )}
      <ul className={styles.lines}>
        {invoice.lines.map((line) => (
          <li key={line.line} className={board.line}>
            <Said invoice={invoice} line={line} />
            {isUnmatched(line) && isOpen(invoice) ? (
              <Choosing actor={actor} invoice={invoice} line={line} />
            ) : (
              <Matched actor={actor} invoice={invoice} line={line} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function isUnmatched({ variant_id, account }: IncomingLine): boolean {
  return variant_id === null && account === null
}

/** What the invoice says of a line. */
function Said({ invoice: { currency }, line }: Omit<LineProps, 'actor'>) {
  const { i18n } = useLingui()
  const { name, seller_code, buyer_code, barcode, quantity, unit, unit_price, net, tax_rate } = line
  const format = useFormats()
  return (
    <div className={styles.what}>
      <strong>{name}</strong>
      <span className={styles.quiet}>{[barcode, buyer_code, seller_code].filter(Boolean).join(' · ')}</span>
      <span className={styles.quiet}>
        {`${i18n.number(Number(quantity))} ${unit === 'C62' ? '' : unit} × ${format.money(unit_price, currency, 8)} = `}
        <Amount of={net} currency={currency} />
        {` · ${i18n._(/*i18n*/ { id: 'order_page.tax', message: 'KDV' })} ${format.percent(tax_rate)}`}
      </span>
    </div>
  )
}

/** A person says what it is. */
function Choosing({ actor, line: { line, name }, invoice }: LineProps) {
  const { i18n } = useLingui()
  const pieces = useSelector(actor, ({ context }) => piecesOf(invoice.lines, line, context))
  const wrong = broken([matchedPieces], { variant_id: 1, pieces })
  const match = (what: { variant_id?: number; account?: ExpenseAccount }) =>
    actor.send({ type: 'STEP', step: { type: 'MATCH', line, ...what } })
  return (
    <div className={board.choosing}>
      <Field name={`lines.${line}`} label={`${i18n._(names.variant)}: ${name}`} bare>
        <SearchChoice
          to="purchases/variants"
          onChoose={({ value }) => match({ variant_id: value })}
          placeholder={i18n._(/*i18n*/ { id: 'incoming.find', message: 'Ürünü arayın' })}
        />
      </Field>
      <Field
        name={`pieces.${line}`}
        label={`${i18n._(names.pieces)}: ${name}`}
        bare
        hint={i18n._(names.pieces)}
        error={wrong.map((one) => sentenceOf(i18n, one))}
      >
        <NumberInput
          value={pieces}
          maxLength={9}
          onChange={(text) => actor.send({ type: 'SET_PIECES', line, pieces: text })}
        />
      </Field>
      <Field name={`account.${line}`} label={`${i18n._(names.account)}: ${name}`} bare>
        <Select
          value=""
          placeholder={i18n._(names.account)}
          onChange={(account) => match({ account: account as ExpenseAccount })}
          options={expenseAccounts.map((code) => ({ value: code, label: `${code} ${i18n._(ledgerAccounts[code])}` }))}
        />
      </Field>
    </div>
  )
}
