import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useLocation, useSearch } from 'wouter'
import { failureMessages } from '#api/rules/platform/outcomes.ts'
import { ariaKeysOf, useShortcut } from '#screens/platform/frame/shortcuts.ts'
import { sentencesOf } from '#screens/platform/sentences.ts'
import { pickingQueue } from '#screens/sales/wiring/picking-queue.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { useWords } from '#ui/Kit.tsx'
import { pickingPath, queueIn } from './queue.ts'

/** The way to the order that is picked next: of those that were chosen in the list, else the one that has waited longest. */
export function NextOrder({ id }: { id: number }) {
  const queue = queueIn(useSearch())
  if (queue.length > 0) return <NextLink ids={queue} waiting={queue.length} />
  return <Oldest id={id} />
}

function Oldest({ id }: { id: number }) {
  const { i18n } = useLingui()
  const words = useWords()
  const actor = useActorRef(pickingQueue, { input: { query: { beside: id } } })
  const { data, failure } = useSelector(actor, ({ context }) => context)
  const [first] = data?.orders ?? []
  if (data && first) return <NextLink ids={[first.id]} waiting={data.waiting} />
  if (data) return <span>{i18n._(/*i18n*/ { id: 'picking.none_left', message: 'Toplanacak başka sipariş yok.' })}</span>
  if (!failure) return null
  return (
    <>
      <span role="alert">{sentencesOf(i18n, failureMessages(failure, 'notLoaded'))}</span>
      <Button onPress={() => actor.send({ type: 'RETRY' })}>{words.retry}</Button>
    </>
  )
}

function NextLink({ ids, waiting }: { ids: readonly number[]; waiting: number }) {
  const { i18n } = useLingui()
  const [, navigate] = useLocation()
  const path = pickingPath(ids)
  useShortcut('nextOrder', () => navigate(path))
  const values = { count: waiting }
  return (
    <ButtonLink variant="primary" href={path} aria-keyshortcuts={ariaKeysOf('nextOrder')}>
      {i18n._(/*i18n*/ { id: 'picking.next', message: 'Sıradaki siparişi topla ({count})', values })}
    </ButtonLink>
  )
}
