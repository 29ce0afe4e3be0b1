import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import type { Import } from '#api/contract/platform/imports.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { CloseIcon } from '#ui/icons.ts'
import { useColumnName } from './column-name.ts'
import styles from './imports.module.css'
import { withReplaced } from './RepeatedValues.tsx'
import type { ImportActor } from './use-import.ts'

/** Values of the file that are taken for others in every row: nothing where there are none. */
export function Replaced({ actor, staged }: { actor: ImportActor; staged: Import }) {
  const { i18n } = useLingui()
  const name = useColumnName()
  const choices = useSelector(actor, ({ context }) => context.choices)
  const replaced = staged.columns.flatMap((column) =>
    Object.entries(choices.replaced?.[column.key] ?? {}).map(([from, to]) => ({ column, from, to })),
  )
  if (replaced.length === 0) return null
  return (
    <fieldset className={styles.forAll}>
      <legend>{i18n._(/*i18n*/ { id: 'imports.replaced', message: 'Her satırda değiştirilen değerler' })}</legend>
      {replaced.map(({ column, from, to }) => (
        <div key={`${column.key} ${from}`} className={styles.fixed}>
          <p className={styles.sample}>
            {name(column)}: “{from}” → “{to}”
          </p>
          <IconButton
            icon={CloseIcon}
            label={i18n._(
              /*i18n*/ {
                id: 'imports.fixed_remove',
                message: 'Kaldır: {name}',
                values: { name: `${name(column)}: ${from}` },
              },
            )}
            onPress={() => actor.send({ type: 'CHOOSE', choices: withReplaced(choices, column.key, from, '') })}
          />
        </div>
      ))}
    </fieldset>
  )
}
