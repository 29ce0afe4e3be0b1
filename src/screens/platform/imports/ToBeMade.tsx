import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { type Making, makeables } from '#api/contract/platform/imports.ts'
import { madeFor, makeableFor } from '#api/registry/import-kinds.ts'
import { unknownName } from '#api/rules/platform/imports.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { Button } from '#ui/Button.tsx'
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

/** Where rows name what the shop lacks, and it could be made: the way to have it made. */
export function Missing({ actor }: { actor: ImportActor }) {
  const { i18n } = useLingui()
  const holder = useHolder()
  const { kind, choices, rows } = useSelector(actor, ({ context }) => context)
  const lacking = makeableFor(kind, holder).filter(
    (one) =>
      !choices.make.includes(one) &&
      rows.some(({ refusals }) => refusals.some(({ id, columns }) => id === unknownName.id && columns.includes(one))),
  )
  if (lacking.length === 0) return null
  return (
    <p className={styles.missing}>
      {i18n._(
        /*i18n*/ {
          id: 'imports.could_make',
          message: 'Mağazada olmayanlar içe aktarırken oluşturulabilir: {names}.',
          values: { names: lacking.map((one) => i18n._(madeFor[one].title)).join(', ') },
        },
      )}{' '}
      <Button variant="link" onPress={() => actor.send({ type: 'BACK' })}>
        {i18n._(/*i18n*/ { id: 'imports.choose_making', message: 'Oluşturulacakları seç' })}
      </Button>
    </p>
  )
}
