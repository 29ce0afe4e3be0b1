import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import type { ListName } from '#api/registry/lists.ts'
import { listNamed } from '#api/registry/lists.ts'
import { openPath } from '#api/resources/platform/resource.ts'
import { isDialogOpen } from '#screens/platform/frame/dialog-open.ts'
import { openOrAsk } from '#screens/platform/frame/place.ts'
import type { ShortcutName } from '#screens/platform/frame/shortcut-table.ts'
import { shortcutWords } from '#screens/platform/frame/shortcut-words.ts'
import { ariaKeysOf, keysOf, useShortcut } from '#screens/platform/frame/shortcuts.ts'
import type { Neighbour } from '#screens/platform/wiring/list-walk.ts'
import { neighbours } from '#screens/platform/wiring/neighbours.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon, RetryIcon } from '#ui/icons.ts'
import styles from './neighbours.module.css'

interface NeighboursProps {
  list: ListName
  id: number
}

/** From record to record in the list that this one was opened from; going back leads to that list all the same. */
export function Neighbours({ list, id }: NeighboursProps) {
  const { i18n } = useLingui()
  const actor = useActorRef(neighbours, { input: { query: { list, id } } })
  const { state, data } = useSelector(actor, ({ value, context }) => ({ state: value, data: context.data }), sameParts)
  const to = (one: Neighbour | null | undefined) => one && openPath(listNamed(list), one.id)
  const [previous, next] = [to(data?.previous), to(data?.next)]
  useShortcut(previous ? 'previousRecord' : undefined, () => leadTo(previous))
  useShortcut(next ? 'nextRecord' : undefined, () => leadTo(next))
  if (state === 'failed')
    return (
      <IconButton
        icon={RetryIcon}
        label={i18n._(
          /*i18n*/ { id: 'neighbours.failed', message: 'Önceki ve sonraki kayıt alınamadı. Yeniden deneyin' },
        )}
        onPress={() => actor.send({ type: 'RETRY' })}
      />
    )
  if (!data || (!previous && !next)) return null
  return (
    <nav
      className={styles.neighbours}
      aria-label={i18n._(/*i18n*/ { id: 'neighbours.title', message: 'Listedeki yeri' })}
    >
      <Way to={previous} name={data.previous?.label} keys="previousRecord" icon={ChevronLeftIcon} />
      <span className={styles.place}>
        {i18n.number(data.place)} / {i18n.number(data.total)}
      </span>
      <Way to={next} name={data.next?.label} keys="nextRecord" icon={ChevronRightIcon} />
    </nav>
  )
}

interface WayProps {
  to: string | null | undefined
  name: string | undefined
  keys: ShortcutName
  icon: typeof ChevronLeftIcon
}

/** At the ends of the list its place stays empty. */
function Way({ to, name, keys, icon: Icon }: WayProps) {
  const { i18n } = useLingui()
  const says = i18n._(shortcutWords[keys])
  if (!to) return <span className={styles.nowhere} />
  return (
    <ButtonLink
      variant="ghost"
      size="compact"
      href={to}
      aria-label={`${says}: ${name}`}
      aria-keyshortcuts={ariaKeysOf(keys)}
      title={`${name} (${keysOf(keys).join('+')})`}
      onClick={(event) => {
        event.preventDefault()
        openOrAsk(to, { replace: true })
      }}
    >
      <Icon aria-hidden />
    </ButtonLink>
  )
}

function leadTo(to: string | null | undefined): void {
  if (to && !isDialogOpen()) openOrAsk(to, { replace: true })
}

function sameParts(was: object, now: object): boolean {
  const before = new Map(Object.entries(was))
  return Object.entries(now).every(([name, value]) => before.get(name) === value)
}
