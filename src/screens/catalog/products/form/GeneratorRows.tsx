import { useLingui } from '@lingui/react'
import type { OptionValue } from '#api/contract/catalog/catalogue.ts'
import type { GivenCode } from '#api/rules/catalog/variant-codes.ts'
import type { Combination } from '#machines/catalog/product-form/generator.ts'
import { Swatch } from '#screens/platform/gallery/Swatch.tsx'
import { Badge } from '#ui/Badge.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { CheckIcon } from '#ui/icons.ts'
import { useForm, usePart } from './form-actor.ts'
import styles from './Generator.module.css'
import { RowCodes } from './RowCodes.tsx'
import { ScrolledRows, type Tick } from './ScrolledRows.tsx'

/** The combinations, each with its tick and the codes that it gets. */
export function GeneratorRows({ rows, codes }: { rows: readonly Combination[]; codes: CodesByRow }) {
  const { i18n } = useLingui()
  const values = useValues()
  return (
    <ScrolledRows
      label={i18n._(/*i18n*/ { id: 'generator.preview', message: 'Kombinasyonlar' })}
      keys={rows.map(({ key }) => key)}
      ticks={rows.flatMap(({ kind }, at) => (kind === 'kept' ? [] : [at]))}
    >
      {(at, tick) => {
        const row = rows[at]
        return (
          row && (
            <>
              <Row row={row} values={values} tick={tick} />
              <RowCodes codes={codes.get(row.key)} />
            </>
          )
        )
      }}
    </ScrolledRows>
  )
}

/** What the patterns make for a combination, by its key. */
export type CodesByRow = ReadonlyMap<string, readonly GivenCode[]>

type Values = ReadonlyMap<number, OptionValue>

interface RowProps {
  row: Combination
  values: Values
  tick: Tick
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
