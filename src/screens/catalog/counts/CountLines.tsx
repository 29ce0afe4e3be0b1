import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { CountLine, StockCount } from '#api/contract/catalog/stock-counts.ts'
import { differenceOf } from '#api/rules/catalog/stock-counts.ts'
import { StockFigure } from '#screens/catalog/stock/StockFigure.tsx'
import { useFormats } from '#screens/platform/formats.ts'
import { Field } from '#ui/Field.tsx'
import { NumberInput } from '#ui/NumberInput.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import type { CountActor } from './count.ts'
import styles from './counts.module.css'

/** As many lines as a page draws; whoever counts more scans them, and shelves are counted one by one. */
const most = 500

/** The lines of a count. Whoever counts does not see what is expected; afterwards what differs comes first. */
export function CountLines({ actor, count: { lines, status } }: { actor: CountActor; count: StockCount }) {
  const { i18n } = useLingui()
  const counts = status === 'frozen' || status === 'counting'
  const ordered = counts ? lines : [...lines].sort((a, b) => Number(differs(b)) - Number(differs(a)))
  const rest = ordered.length - most
  return (
    <>
      <ul className={styles.lines}>
        {ordered.slice(0, most).map((line) => (
          <li key={line.line} className={styles.line}>
            <Goods line={line} open={!counts} />
            {counts ? <Pieces actor={actor} line={line} /> : <Difference line={line} />}
            {status === 'review' && differs(line) ? <Reason actor={actor} line={line} /> : <span>{line.reason}</span>}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <p className={styles.quiet}>
          {i18n._(
            /*i18n*/ {
              id: 'counts.more',
              message: '{count, plural, other {# ürün daha var: okutarak sayılır.}}',
              values: { count: rest },
            },
          )}
        </p>
      )}
    </>
  )
}

function differs(line: CountLine): boolean {
  return differenceOf(line) !== 0
}

/** How the stock became so would tell whoever counts what is expected. */
function Goods({ line, open }: { line: CountLine; open: boolean }) {
  const { variant_id, name, options, stock_code, barcode, shelf } = line
  return (
    <div className={styles.what}>
      <strong>
        {name} {open && <StockFigure name={name} of={{ variant_id }} />}
      </strong>
      <span className={styles.quiet}>{[options, stock_code || barcode, shelf].filter(Boolean).join(' · ')}</span>
    </div>
  )
}

/** What this person counted and has not sent, beside what everybody sent. */
function Pieces({ actor, line: { line, name, counted } }: { actor: CountActor; line: CountLine }) {
  const { i18n } = useLingui()
  const pieces = useSelector(actor, ({ context }) => context.pieces[line] ?? '')
  const values = { name, count: counted ?? 0 }
  return (
    <Field
      name={`pieces.${line}`}
      label={i18n._(/*i18n*/ { id: 'counts.pieces', message: 'Saydığım: {name}', values })}
      bare
      hint={
        counted === null
          ? undefined
          : i18n._(/*i18n*/ { id: 'counts.sent', message: 'Sayılan: {count, number}', values })
      }
    >
      <NumberInput
        whole
        value={pieces}
        maxLength={8}
        onChange={(to) => actor.send({ type: 'SET_PIECES', line, pieces: to })}
      />
    </Field>
  )
}

function Difference({ line }: { line: CountLine }) {
  const { i18n } = useLingui()
  const format = useFormats()
  const { expected, counted } = line
  if (counted === null)
    return (
      <span className={styles.quiet}>
        {i18n._(
          /*i18n*/ {
            id: 'counts.not_counted',
            message: 'Sayılmadı; beklenen {expected, number}',
            values: { expected },
          },
        )}
      </span>
    )
  const values = { expected, counted, difference: format.change(counted - expected) }
  return (
    <span className={differs(line) ? styles.failed : styles.quiet}>
      {i18n._(
        /*i18n*/ {
          id: 'counts.difference',
          message: 'Beklenen {expected, number}, sayılan {counted, number}: {difference}',
          values,
        },
      )}
    </span>
  )
}

function Reason({ actor, line: { line, name, reason } }: { actor: CountActor; line: CountLine }) {
  const { i18n } = useLingui()
  const typed = useSelector(actor, ({ context }) => context.reasons[line])
  const label = i18n._(/*i18n*/ { id: 'counts.reason', message: 'Farkın nedeni: {name}', values: { name } })
  return (
    <Field name={`reasons.${line}`} label={label} bare>
      <TextInput
        value={typed ?? reason}
        maxLength={255}
        placeholder={i18n._(/*i18n*/ { id: 'counts.why', message: 'Neden?' })}
        onChange={(to) => actor.send({ type: 'SET_REASON', line, reason: to })}
      />
    </Field>
  )
}
