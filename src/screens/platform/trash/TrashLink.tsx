import { useLingui } from '@lingui/react'
import { useActorRef, useSelector } from '@xstate/react'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useSearch } from 'wouter'
import { type ListName, listNamed, trashable } from '#api/registry/lists.ts'
import { permits } from '#api/rules/platform/session.ts'
import { dismissUndo, taken } from '#screens/platform/frame/offer-undo.ts'
import { offer, useOffers } from '#screens/platform/frame/offers.ts'
import { useHolder } from '#screens/platform/session/use-session.ts'
import { toast } from '#screens/platform/wiring/toasts.ts'
import { trash } from '#screens/platform/wiring/trash.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { ArchiveIcon } from '#ui/icons.ts'
import { useTrashAddress } from './use-trash-address.ts'

const TrashDialog = lazy(async () => ({ default: (await import('./TrashDialog.tsx')).TrashDialog }))
const words = /*i18n*/ { id: 'bin.title', message: 'Çöp kutusu' }

interface TrashLinkProps {
  list: ListName
  /** A record is back in the list. */
  onRestored: (id: number) => void
}

/** Opens what was deleted from a list: `/brands?bin=1`. Nothing for whoever may not delete there. */
export function TrashLink(props: TrashLinkProps) {
  const holder = useHolder()
  if (!trashable.some((name) => name === props.list) || !permits(holder, listNamed(props.list).codes.delete))
    return null
  return <Link {...props} />
}

function Link({ list, onRestored }: TrashLinkProps) {
  const { i18n } = useLingui()
  const actor = useActorRef(trash, { input: { list, holder: useHolder() } })
  const open = useSelector(actor, ({ value }) => value !== 'closed')
  const isWanted = new URLSearchParams(useSearch()).has('bin')
  const restored = useEffectEvent(onRestored)
  useTrashAddress(actor, isWanted)
  useOffers([offer(actor, { type: 'OPEN' }, words)])
  useEffect(
    function hearOfRestored() {
      const hearing = actor.on('restored', ({ id, label }) => {
        dismissUndo(list, id)
        toast({ type: 'success', message: taken, about: { count: 1, name: label } })
        restored(id)
      })
      return () => hearing.unsubscribe()
    },
    [actor, list],
  )
  return (
    <>
      <IconButton icon={ArchiveIcon} label={i18n._(words)} onPress={() => actor.send({ type: 'OPEN' })} />
      {open && (
        <Suspense fallback={null}>
          <TrashDialog actor={actor} />
        </Suspense>
      )}
    </>
  )
}
