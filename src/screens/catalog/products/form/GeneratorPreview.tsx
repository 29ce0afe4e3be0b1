import { useLingui } from '@lingui/react'
import { useMemo, useState } from 'react'
import { mostCombinations } from '#api/contract/catalog/products.ts'
import { combinationCount } from '#api/rules/catalog/variant-generator.ts'
import { type Coding, codingOf } from '#machines/catalog/product-form/codes.ts'
import { type Combination, combinationsOf } from '#machines/catalog/product-form/generator.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Select } from '#ui/Select.tsx'
import { useForm, usePart } from './form-actor.ts'
import styles from './Generator.module.css'
import { type CodesByRow, GeneratorRows } from './GeneratorRows.tsx'

/** What pressing the button will do, before it is pressed: each combination, to be left out or taken in. */
export function GeneratorPreview() {
  const { i18n } = useLingui()
  const { draft, chosen, omitted } = usePart((form) => ({
    draft: form.draft,
    chosen: form.chosen,
    omitted: form.omitted,
  }))
  const [narrowed, setNarrowed] = useState<Narrowed>({})
  const count = combinationCount(chosen)
  const rows = useMemo(
    () => (count > 0 && count <= mostCombinations ? combinationsOf(draft, chosen, omitted) : []),
    [draft, chosen, omitted, count],
  )
  const coding = usePart((form) => codingOf(form, 'GENERATE'))
  const codes = useMemo(() => byRow(rows, coding), [rows, coding])
  const shown = useMemo(() => rows.filter((row) => isShown(row, narrowed)), [rows, narrowed])
  if (count === 0) {
    return (
      <EmptyState
        title={i18n._(/*i18n*/ { id: 'generator.empty', message: 'Seçtiğiniz kombinasyonlar burada görünür.' })}
      />
    )
  }
  return (
    <div className={styles.preview}>
      <p className={styles.sum} aria-live="polite">
        {count > mostCombinations
          ? i18n._(
              /*i18n*/ {
                id: 'generator.too_many',
                message: '{count, plural, other {# kombinasyon}}; en çok {max} varyant oluşturulabilir.',
                values: { count, max: i18n.number(mostCombinations) },
              },
            )
          : i18n._(
              /*i18n*/ {
                id: 'generator.sum',
                message:
                  '{count} kombinasyondan {made} tanesi oluşturulacak{kept, plural, =0 {} other {; # tanesi zaten var}}',
                values: { count, made: numberOf(rows, 'new', 'filled'), kept: numberOf(rows, 'kept') },
              },
            )}
      </p>
      {rows.length > 0 && (
        <>
          <div className={styles.tools}>
            <Values narrowed={narrowed} onChange={setNarrowed} />
            <EveryShown rows={shown} all={shown.length === rows.length} />
          </div>
          <GeneratorRows rows={shown} codes={codes} />
        </>
      )}
    </div>
  )
}

/** The codes of what is made, which come in the order of the rows. */
function byRow(rows: readonly Combination[], { places, codes }: Coding): CodesByRow {
  const byPlace = Map.groupBy(codes, ({ index }) => index)
  const made = rows.filter(({ kind }) => kind === 'new' || kind === 'filled')
  return new Map(made.map(({ key }, at) => [key, byPlace.get(places[at] ?? -1) ?? []]))
}

/** The value of an option that the combinations are narrowed to, by the option. */
type Narrowed = Readonly<Record<number, number>>

function isShown({ options }: Combination, narrowed: Narrowed): boolean {
  return options.every(({ option_id, option_value_id }) => (narrowed[option_id] ?? option_value_id) === option_value_id)
}

function numberOf(rows: readonly Combination[], ...kinds: Combination['kind'][]): number {
  return rows.filter(({ kind }) => kinds.includes(kind)).length
}

/** Narrows the combinations to one value of an option, such as all in red. */
function Values({ narrowed, onChange }: { narrowed: Narrowed; onChange: (narrowed: Narrowed) => void }) {
  const { i18n } = useLingui()
  const options = usePart(({ chosen, lists }) =>
    chosen.flatMap(({ option_id, values }) => {
      const option = lists.options.find(({ id }) => id === option_id)
      return option ? [{ ...option, values: option.values.filter(({ id }) => values.includes(id)) }] : []
    }),
  )
  if (options.length < 2) return null
  return options
    .filter(({ values }) => values.length > 1)
    .map(({ id, name, values }) => (
      <span key={id} className={styles.narrow}>
        <Select
          aria-label={i18n._(
            /*i18n*/ { id: 'generator.narrow', message: 'Gösterilen: {option}', values: { option: name } },
          )}
          value={values.some((one) => one.id === narrowed[id]) ? String(narrowed[id]) : ''}
          onChange={(value) => onChange(without(narrowed, id, value))}
          options={[
            {
              value: '',
              label: i18n._(
                /*i18n*/ { id: 'generator.every_value', message: '{option}: hepsi', values: { option: name } },
              ),
            },
            ...values.map((one) => ({ value: String(one.id), label: one.name })),
          ]}
        />
      </span>
    ))
}

function without(narrowed: Narrowed, option_id: number, value: string): Narrowed {
  const { [option_id]: _, ...others } = narrowed
  return value === '' ? others : { ...others, [option_id]: Number(value) }
}

/** Ticks or unticks all combinations in sight at once; what exists stays as it is. */
function EveryShown({ rows, all }: { rows: readonly Combination[]; all: boolean }) {
  const form = useForm()
  const { i18n } = useLingui()
  const open = rows.filter(({ kind }) => kind !== 'kept')
  const out = numberOf(open, 'omitted')
  if (open.length < 2) return null
  return (
    <Checkbox
      checked={out === 0 ? true : out === open.length ? false : 'mixed'}
      onChange={(chosen) =>
        form.send({ type: 'CHOOSE_COMBINATIONS', combinations: open.map(({ key }) => key), chosen })
      }
      label={
        all
          ? i18n._(/*i18n*/ { id: 'generator.tick_all', message: 'Hepsi' })
          : i18n._(
              /*i18n*/ {
                id: 'generator.tick_shown',
                message: 'Görünen {count} kombinasyon',
                values: { count: i18n.number(open.length) },
              },
            )
      }
    />
  )
}
