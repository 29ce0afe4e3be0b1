import { useLingui } from '@lingui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import type { Actor } from 'xstate'
import type { LabelTheme } from '#api/contract/content/labels.ts'
import { labelsIn } from '#api/rules/content/label-print.ts'
import type { Refusal } from '#api/rules/platform/rule.ts'
import { unreadable } from '#machines/content/label/codes.ts'
import { filledText } from '#machines/content/label/draw.ts'
import {
  chosenTheme,
  type LabelRow,
  type labelPrintMachine,
} from '#machines/content/label-print/label-print.machine.ts'
import { useFormats } from '#screens/platform/formats.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { useRefusals } from '#screens/platform/useRefusals.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Field } from '#ui/Field.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { CloseIcon } from '#ui/icons.ts'
import { NumberInput } from '#ui/NumberInput.tsx'
import styles from './print.module.css'

/** The products whose labels are printed, how many of each, and what a scanner would not read. Only those in sight are drawn. */
export function LabelRows({ actor }: { actor: Actor<typeof labelPrintMachine> }) {
  const { i18n } = useLingui()
  const context = useSelector(actor, (snapshot) => snapshot.context)
  const { rows } = context
  const scroller = useRef<HTMLElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: (at) => rows[at]?.variant.id ?? at,
    estimateSize: () => 64,
    overscan: 4,
    initialRect: { width: 700, height: 560 },
  })
  const wrong = useRefusals(actor, { type: 'PRINT' })
  if (rows.length === 0) return <EmptyState title={i18n._(words.none)}>{i18n._(words.how)}</EmptyState>
  const labels = labelsIn(rows.map(({ count }) => count))
  return (
    <>
      <SameForAll actor={actor} />
      <section ref={scroller} className={styles.rows} aria-label={i18n._({ ...words.rows, values: { labels } })}>
        <ul style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, start, key }) => {
            const row = rows[index]
            return (
              row && (
                <li
                  key={key}
                  data-index={index}
                  ref={virtual.measureElement}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  <Row actor={actor} at={index} row={row} wrong={wrong} />
                </li>
              )
            )
          })}
        </ul>
      </section>
      <p className={styles.quiet} role="status">
        {i18n._({ ...words.sum, values: { labels, products: rows.length } })}
      </p>
    </>
  )
}

interface RowProps {
  actor: Actor<typeof labelPrintMachine>
  at: number
  row: LabelRow
  wrong: readonly Refusal[]
}

function Row({ actor, at, row: { variant, count }, wrong }: RowProps) {
  const { i18n } = useLingui()
  const theme = useSelector(actor, ({ context }) => chosenTheme(context))
  const name = [variant.name, variant.options].filter(Boolean).join(' · ')
  const field = `count.${at}`
  const errors = wrong.filter((refusal) => refusal.at?.includes(field)).map((refusal) => sentenceOf(i18n, refusal))
  return (
    <>
      <div className={styles.product}>
        <div>{name}</div>
        <div className={styles.code}>{variant.barcode || variant.stock_code}</div>
      </div>
      <Field name={field} bare label={i18n._({ ...words.count, values: { name } })} error={errors}>
        <NumberInput whole value={count} onChange={(next) => actor.send({ type: 'COUNT', at, count: next })} />
      </Field>
      <IconButton
        icon={CloseIcon}
        label={i18n._({ ...words.remove, values: { name } })}
        onPress={() => actor.send({ type: 'REMOVE', at })}
      />
      {theme && <Unreadable theme={theme} row={variant} actor={actor} />}
    </>
  )
}

/** What no scanner would read of this product's label, beforehand. */
function Unreadable({ theme, row, actor }: { theme: LabelTheme; row: LabelRow['variant']; actor: RowProps['actor'] }) {
  const { i18n } = useLingui()
  const writing = useFormats()
  const shop = useSelector(actor, ({ context }) => context.found?.shop)
  if (!shop) return null
  const wrong = theme.components
    .filter(({ kind }) => kind === 'barcode')
    .flatMap((part) => unreadable(part, filledText(part.content, { variant: row, shop, writing }), theme.dpi))
  if (wrong.length === 0) return null
  return <p className={styles.note}>{[...new Set(wrong.map((one) => sentenceOf(i18n, one)))].join(' ')}</p>
}

/** The same number for every product. */
function SameForAll({ actor }: Pick<RowProps, 'actor'>) {
  const { i18n } = useLingui()
  const [count, setCount] = useState('1')
  return (
    <form
      className={styles.waiting}
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'COUNT_ALL', count })
      }}
    >
      <Field name="count-all" bare label={i18n._(words.all)}>
        <NumberInput whole value={count} onChange={setCount} />
      </Field>
      <Button type="submit">{i18n._(words.fill)}</Button>
    </form>
  )
}

const words = {
  none: /*i18n*/ { id: 'label_print.none', message: 'Etiketi yazdırılacak ürünler burada görünür' },
  how: /*i18n*/ {
    id: 'label_print.how',
    message: 'Yukarıdan ürün ekleyin ya da ürün listesinde seçip “Etiket yazdır” deyin.',
  },
  rows: /*i18n*/ { id: 'label_print.rows', message: 'Etiketi yazdırılacak ürünler: {labels} etiket' },
  sum: /*i18n*/ {
    id: 'label_print.sum',
    message: '{products, plural, other {# ürün}}, {labels, plural, other {# etiket}}',
  },
  count: /*i18n*/ { id: 'label_print.count', message: '{name}: etiket sayısı' },
  remove: /*i18n*/ { id: 'label_print.remove', message: '{name} ürününü çıkar' },
  all: /*i18n*/ { id: 'label_print.all', message: 'Her üründen' },
  fill: /*i18n*/ { id: 'label_print.fill', message: 'Hepsinden bu kadar' },
}
