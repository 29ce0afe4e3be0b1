import { useLingui } from '@lingui/react'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { OptionValue } from '#api/contract/catalog/catalogue.ts'
import type { Combination } from '#machines/catalog/product-form/generator.ts'
import { Swatch } from '#screens/platform/gallery/Swatch.tsx'
import { Badge } from '#ui/Badge.tsx'
import { usePart } from './form-actor.ts'
import styles from './Generator.module.css'

const height = 32

/** The combinations, new ones marked; only those in sight are drawn. */
export function GeneratorPreview({ rows }: { rows: readonly Combination[] }) {
  const scroller = useRef<HTMLDivElement>(null)
  const { i18n } = useLingui()
  const values = useValues()
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 8,
    initialRect: { width: 480, height: 320 },
  })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must be able to
    <div ref={scroller} className={styles.scroller} tabIndex={0}>
      <ul
        className={styles.rows}
        style={{ height: virtual.getTotalSize() }}
        aria-label={i18n._(/*i18n*/ { id: 'generator.preview', message: 'Kombinasyonlar' })}
      >
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index]
          return row ? (
            <li
              key={item.key}
              className={styles.row}
              aria-setsize={rows.length}
              aria-posinset={item.index + 1}
              style={{ transform: `translateY(${item.start}px)` }}
            >
              <span className={styles.name}>
                {row.options.map(({ option_value_id }, at) => (
                  <span key={option_value_id}>
                    {at > 0 && ' / '}
                    <Swatch value={values.get(option_value_id)?.swatch ?? ''} />{' '}
                    {values.get(option_value_id)?.name ?? `#${option_value_id}`}
                  </span>
                ))}
              </span>
              <Kind row={row} />
            </li>
          ) : null
        })}
      </ul>
    </div>
  )
}

function Kind({ row: { kind, variant } }: { row: Combination }) {
  const { i18n } = useLingui()
  if (kind === 'new') {
    return <Badge tone="grass">{i18n._(/*i18n*/ { id: 'generator.new', message: 'Yeni' })}</Badge>
  }
  if (kind === 'kept') return <Badge>{i18n._(/*i18n*/ { id: 'generator.kept', message: 'Var' })}</Badge>
  return (
    <Badge tone="accent">
      {i18n._(/*i18n*/ { id: 'generator.filled', message: '{nth}. varyanta', values: { nth: (variant ?? 0) + 1 } })}
    </Badge>
  )
}

function useValues(): ReadonlyMap<number, OptionValue> {
  const options = usePart(({ lists }) => lists.options)
  return new Map(options.flatMap((option) => option.values.map((value) => [value.id, value] as const)))
}
