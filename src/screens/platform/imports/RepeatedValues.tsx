import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Import, ImportChoices, ImportRow, RowRefusal } from '#api/contract/platform/imports.ts'
import { sentenceOf } from '#screens/platform/sentences.ts'
import { Field } from '#ui/Field.tsx'
import { TextInput } from '#ui/TextInput.tsx'
import { useColumnName } from './column-name.ts'
import styles from './imports.module.css'
import type { ImportActor } from './use-import.ts'

interface RepeatedValuesProps {
  actor: ImportActor
  staged: Import
}

/** Values that are wrong in several rows, to be replaced in all of them at once. */
export function RepeatedValues({ actor, staged }: RepeatedValuesProps) {
  const { i18n } = useLingui()
  const name = useColumnName()
  const { rows, choices } = useSelector(actor, ({ context }) => context)
  const repeated = repeatedIn(rows, staged.mapping)
  if (repeated.length === 0) return null
  const labels = new Map(staged.columns.map((column) => [column.key, name(column)]))
  return (
    <fieldset className={styles.forAll} data-apart>
      <legend>{i18n._(/*i18n*/ { id: 'imports.repeated', message: 'Birçok satırda aynı hata' })}</legend>
      <p className={styles.note}>
        {i18n._(
          /*i18n*/ {
            id: 'imports.repeated_why',
            message: 'Yerine yazdığınız, bu değerin geçtiği tüm satırlarda kullanılır. Sonra yeniden denetleyin.',
          },
        )}
      </p>
      <div className={styles.cells}>
        {repeated.map(({ key, value, count, refusal }) => (
          <Field
            key={`${key} ${value}`}
            name={`replaced.${key}.${value}`}
            label={i18n._(
              /*i18n*/ {
                id: 'imports.repeated_value',
                message: '{field}: “{value}” ({count} satır)',
                values: { field: labels.get(key) ?? key, value: excerptOf(value), count: i18n.number(count) },
              },
            )}
            hint={sentenceOf(i18n, { id: refusal.id, about: { field: labels.get(key) ?? key, ...refusal.about } })}
          >
            <TextInput
              placeholder={i18n._(/*i18n*/ { id: 'imports.replace_by', message: 'Yerine ne yazılsın?' })}
              value={choices.replaced?.[key]?.[value] ?? ''}
              onChange={(text) => actor.send({ type: 'CHOOSE', choices: withReplaced(choices, key, value, text) })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  )
}

/** The choices with this value replaced; an empty text takes the replacement away. */
export function withReplaced(choices: ImportChoices, key: string, value: string, text: string): ImportChoices {
  const { [value]: _, ...others } = choices.replaced?.[key] ?? {}
  const own = text === '' ? others : { ...others, [value]: text }
  const { [key]: __, ...fields } = choices.replaced ?? {}
  return { ...choices, replaced: Object.keys(own).length > 0 ? { ...fields, [key]: own } : fields }
}

interface Repeated {
  readonly key: string
  readonly value: string
  readonly count: number
  readonly refusal: RowRefusal
}

/** As many are offered at once. */
const most = 30

/** The wrong values that stand in more than one row, the most frequent first. */
function repeatedIn(rows: readonly ImportRow[], mapping: Import['mapping']): Repeated[] {
  const found = new Map<string, Repeated>()
  for (const { cells, refusals } of rows)
    for (const key of new Set(refusals.flatMap(({ columns }) => columns))) {
      const value = (cells[mapping.indexOf(key)] ?? '').trim()
      const refusal = refusals.find(({ columns }) => columns.includes(key))
      if (value === '' || !refusal) continue
      const count = (found.get(`${key} ${value}`)?.count ?? 0) + 1
      found.set(`${key} ${value}`, { key, value, count, refusal })
    }
  return [...found.values()]
    .filter(({ count }) => count > 1)
    .sort((one, other) => other.count - one.count)
    .slice(0, most)
}

function excerptOf(value: string): string {
  return value.length > 60 ? `${value.slice(0, 59)}…` : value
}
