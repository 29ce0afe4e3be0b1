import { useLingui } from '@lingui/react'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { OptionValue } from '#api/contract/catalog/catalogue.ts'
import type { Combination } from '#machines/catalog/product-form/generator.ts'
import { Swatch } from '#screens/platform/gallery/Swatch.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { CheckIcon } from '#ui/icons.ts'
import { useTickKeys } from '#ui/useTickKeys.ts'
import { useForm, usePart } from './form-actor.ts'
import styles from './Generator.module.css'

const height = 32

/** The combinations, each with its tick; only those in sight are drawn. The arrows lead from tick to tick. */
export function GeneratorRows({ rows }: { rows: readonly Combination[] }) {
  const scroller = useRef<HTMLDivElement>(null)
  const { i18n } = useLingui()
  const values = useValues()
  const ticks = rows.flatMap(({ kind }, at) => (kind === 'kept' ? [] : [at]))
  const keys = useTickKeys(ticks, (at) => virtual.scrollToIndex(at))
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    initialRect: { width: 480, height: 320 },
    // The tick that holds the focus stays drawn, wherever the list is scrolled to.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(keys.active < range.count ? [keys.active] : [])])].sort(
        (a, b) => a - b,
      ),
  })
  return (
    <div ref={scroller} className={styles.scroller} {...(ticks.length === 0 ? { tabIndex: 0 } : {})}>
      <ul
        ref={keys.list}
        className={styles.rows}
        style={{ height: virtual.getTotalSize() }}
        aria-label={i18n._(/*i18n*/ { id: 'generator.preview', message: 'Kombinasyonlar' })}
        onKeyDown={keys.onKeyDown}
      >
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index]
          return row ? (
            <li
              key={row.key}
              className={styles.row}
              aria-setsize={rows.length}
              aria-posinset={item.index + 1}
              style={{ transform: `translateY(${item.start}px)` }}
            >
              <Row row={row} values={values} tick={keys.tick(item.index)} />
            </li>
          ) : null
        })}
      </ul>
    </div>
  )
}

type Values = ReadonlyMap<number, OptionValue>

interface RowProps {
  row: Combination
  values: Values
  tick: ReturnType<ReturnType<typeof useTickKeys>['tick']>
}

function Row({ row, values, tick }: RowProps) {
  const form = useForm()
  const name = nameOf(row, values)
  const parts = (
    <>
      <span className={row.kind === 'omitted' ? styles.omitted : styles.name}>
        {row.options.map(({ option_value_id }, at) => (
          <span key={option_value_id}>
            {at > 0 && ' / '}
            <Swatch value={values.get(option_value_id)?.swatch ?? ''} /> {valueName(values, option_value_id)}
          </span>
        ))}
      </span>
      <Kind row={row} />
    </>
  )
  if (row.kind === 'kept') {
    return (
      <span className={styles.ticked}>
        <CheckIcon className={styles.there} aria-hidden />
        {parts}
      </span>
    )
  }
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the tick stands in it
    <label className={styles.ticked}>
      <Checkbox
        {...tick}
        aria-label={name}
        checked={row.kind !== 'omitted'}
        onChange={(chosen) => form.send({ type: 'CHOOSE_COMBINATIONS', combinations: [row.key], chosen })}
      />
      {parts}
    </label>
  )
}

function Kind({ row: { kind, variant } }: { row: Combination }) {
  const { i18n } = useLingui()
  if (kind === 'new') {
    return <Badge tone="grass">{i18n._(/*i18n*/ { id: 'generator.new', message: 'Yeni' })}</Badge>
  }
  if (kind === 'omitted') return <Badge>{i18n._(/*i18n*/ { id: 'generator.omitted', message: 'Çıkarıldı' })}</Badge>
  if (kind === 'kept') return <Badge>{i18n._(/*i18n*/ { id: 'generator.kept', message: 'Var' })}</Badge>
  return (
    <Badge tone="accent">
      {i18n._(/*i18n*/ { id: 'generator.filled', message: '{nth}. varyanta', values: { nth: (variant ?? 0) + 1 } })}
    </Badge>
  )
}

function nameOf({ options }: Combination, values: Values): string {
  return options.map(({ option_value_id }) => valueName(values, option_value_id)).join(' / ')
}

function valueName(values: Values, id: number): string {
  return values.get(id)?.name ?? `#${id}`
}

function useValues(): Values {
  const options = usePart(({ lists }) => lists.options)
  return new Map(options.flatMap((option) => option.values.map((value) => [value.id, value] as const)))
}
