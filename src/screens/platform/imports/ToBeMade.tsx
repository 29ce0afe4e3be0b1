import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { type Making, makeables } from '#api/contract/platform/imports.ts'
import { madeFor, makeableFor } from '#api/registry/import-kinds.ts'
import { unknownName } from '#api/rules/platform/imports.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import styles from './imports.module.css'
import type { ImportActor } from './use-import.ts'

/** What the good rows have made beside their own records, by name. */
export function ToBeMade({ making: { total, first } }: { making: Making }) {
  const { i18n } = useLingui()
  if (total === 0) return null
  const more = total - first.length
  return (
    <div className={styles.made}>
      <p>{i18n._(/*i18n*/ { id: 'imports.will_make', message: 'Bunlarla birlikte şunlar oluşturulacak:' })}</p>
      <ul>
        {makeables.map((kind) => {
          const names = first.filter((one) => one.kind === kind).map(({ name }) => name)
          return (
            names.length > 0 && (
              <li key={kind}>
                <span>{i18n._(madeFor[kind].title)}:</span> {names.join(', ')}
              </li>
            )
          )
        })}
      </ul>
      {more > 0 && (
        <p className={styles.note}>
          {i18n._(
            /*i18n*/ {
              id: 'imports.makes_more',
              message: '{count, plural, other {# tane daha}}',
              values: { count: more },
            },
          )}
        </p>
      )}
    </div>
  )
}

/** Where rows name what the shop lacks, and it could be made: what is to be. */
export function Missing({ actor }: { actor: ImportActor }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const { kind, choices, staged, rows } = useSelector(actor, ({ context }) => context)
  const lacking = makeableFor(kind, holder).filter(
    (one) =>
      !staged?.choices.make.includes(one) &&
      rows.some(({ refusals }) => refusals.some(({ id, columns }) => id === unknownName.id && columns.includes(one))),
  )
  if (lacking.length === 0) return null
  return (
    <fieldset className={styles.forAll} data-apart>
      <legend>{i18n._(/*i18n*/ { id: 'imports.make', message: 'Mağazada olmayanları oluştur' })}</legend>
      <div className={styles.make}>
        {lacking.map((one) => (
          <Checkbox
            key={one}
            checked={choices.make.includes(one)}
            onChange={(on) => {
              const make = on ? [...choices.make, one] : choices.make.filter((kept) => kept !== one)
              actor.send({ type: 'CHOOSE', choices: { ...choices, make } })
            }}
            label={i18n._(madeFor[one].title)}
          />
        ))}
      </div>
      <p className={styles.note}>
        {i18n._(
          /*i18n*/ {
            id: 'imports.make_then',
            message: 'Seçtikten sonra yeniden denetleyin: oluşturulacaklar burada tek tek yazılır.',
          },
        )}
      </p>
    </fieldset>
  )
}
