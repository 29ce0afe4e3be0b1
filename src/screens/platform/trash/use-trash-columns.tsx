import { useLingui } from '@lingui/react'
import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { Actor } from 'xstate'
import type { TrashRow } from '#api/contract/platform/trash.ts'
import type { trashMachine } from '#machines/platform/trash/trash.machine.ts'
import { formatsOf } from '#screens/platform/formats.ts'
import { Button } from '#ui/Button.tsx'
import type { Column } from '#ui/data-table.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { UndoIcon } from '#ui/icons.ts'
import { useMedia } from '#ui/useMedia.ts'
import styles from './trash.module.css'

/** The columns of a bin, the act last. */
export function useTrashColumns(actor: Actor<typeof trashMachine>): readonly Column<TrashRow>[] {
  const { i18n } = useLingui()
  const { locale } = i18n
  return useMemo(() => {
    void locale
    return [
      {
        id: 'label',
        header: i18n._(/*i18n*/ { id: 'bin.name', message: 'Kayıt' }),
        cell: ({ label, id }) => label || `#${id}`,
        matters: true,
      },
      {
        id: 'deleted_at',
        header: i18n._(/*i18n*/ { id: 'bin.deleted_at', message: 'Silinme' }),
        cell: ({ deleted_at }) => formatsOf(i18n).moment(deleted_at),
        width: 150,
      },
      {
        id: 'user',
        header: i18n._(/*i18n*/ { id: 'bin.user', message: 'Silen' }),
        cell: ({ user }) => user,
        width: 160,
        matters: true,
      },
      {
        id: 'days_left',
        header: i18n._(/*i18n*/ { id: 'bin.days_left', message: 'Kalan süre' }),
        cell: ({ days_left }) => (
          <span className={styles.days}>
            {i18n._(/*i18n*/ { id: 'bin.days', message: '{days, plural, other {# gün}}', values: { days: days_left } })}
          </span>
        ),
        width: 110,
        align: 'right',
        matters: true,
      },
      {
        id: 'restore',
        header: '',
        cell: (row) => <Restore actor={actor} row={row} />,
        width: 120,
        align: 'right',
        acts: true,
      },
    ]
  }, [actor, i18n, locale])
}

function Restore({ actor, row: { id, label } }: { actor: Actor<typeof trashMachine>; row: TrashRow }) {
  const { i18n } = useLingui()
  const busy = useSelector(
    actor,
    (snapshot) => snapshot.matches({ open: { restoring: 'restoring' } }) && snapshot.context.wanted?.id === id,
  )
  const narrow = useMedia('(max-width: 600px)')
  const words = i18n._(/*i18n*/ { id: 'bin.restore_one', message: 'Geri al: {name}', values: { name: label } })
  const restore = () => actor.send({ type: 'RESTORE', id, label })
  if (narrow) return <IconButton icon={UndoIcon} label={words} busy={busy} onPress={restore} />
  return (
    <Button size="compact" icon={UndoIcon} busy={busy} aria-label={words} onPress={restore}>
      {i18n._(/*i18n*/ { id: 'bin.restore', message: 'Geri al' })}
    </Button>
  )
}
